// The JSON Schema of .housestyle.yaml, for editors, from the schema that reads it.
import { readFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import * as z from 'zod';

/** The schema as Prettier writes it. */
export async function configSchemaFile() {
  // Loaded only now: it reads the presets, which are written before.
  const { CONFIG_FILE, configSchema } = await import('../../packages/contract/config/schema.ts');
  const rules = new URL('../../packages/contract/config/rules.json', import.meta.url);
  const schema = z.toJSONSchema(configSchema, { target: 'draft-7', io: 'input' });
  addRules(schema, JSON.parse(await readFile(rules, 'utf8')));
  const options = await resolveConfig(new URL('../../packages/contract/config/x.json', import.meta.url));
  return format(JSON.stringify({ title: CONFIG_FILE, ...schema }), { ...options, parser: 'json' });
}

/** The built-in rules by name, so that editors offer them; other rules have ids that only their style knows. */
function addRules({ definitions: { severity } }, rules) {
  const entries = Object.entries(rules);
  const value = severity.additionalProperties;
  severity.properties = Object.fromEntries(
    entries.map(([id, label]) => [id, { description: label, ...value }]),
  );
}
