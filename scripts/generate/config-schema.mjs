// The JSON Schema of .housestyle.yaml, for editors, from the schema that reads it.
import { format, resolveConfig } from 'prettier';
import * as z from 'zod';
import { CONFIG_FILE } from '../../packages/contract/config/files.ts';
import { RULES } from '../../packages/engine/rules/index.ts';

/** The schema as Prettier writes it. */
export async function configSchemaFile() {
  // Loaded only now: it reads the presets, which are written before.
  const { configSchema } = await import('../../packages/contract/config/schema.ts');
  const schema = z.toJSONSchema(configSchema, { target: 'draft-7', io: 'input' });
  addRules(schema);
  const options = await resolveConfig(new URL('../../packages/contract/config/x.json', import.meta.url));
  return format(JSON.stringify({ title: CONFIG_FILE, ...schema }), { ...options, parser: 'json' });
}

/** The built-in rules by name, so that editors offer them; other rules have ids that only their style knows. */
function addRules({ definitions: { severity } }) {
  const entries = [
    ['terms', 'Terms'],
    ['glossary', 'Glossary'],
    ...RULES.map(({ id, label }) => [id, label]),
  ];
  const value = severity.additionalProperties;
  severity.properties = Object.fromEntries(
    entries.map(([id, label]) => [id, { description: label, ...value }]),
  );
}
