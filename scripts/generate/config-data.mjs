// What `packages/contract/config` knows of the engine without importing it: its presets in words, and its rules' ids.
import { format, resolveConfig } from 'prettier';
import { PRESETS } from '../../packages/engine/style/presets/index.ts';
import { RULES } from '../../packages/engine/rules/index.ts';

/** The presets as Prettier writes them: what a request needs of each rule. */
export function configPresets() {
  return json(
    PRESETS.map(({ id, name, description, rules }) => ({
      id,
      name,
      description,
      rules: rules.map(({ topic, label, description, severity }) => ({
        topic,
        label,
        description,
        ...(severity && { severity }),
      })),
    })),
  );
}

/** The built-in rules by id, with their labels. */
export function configRules() {
  const words = [
    ['terms', 'Terms'],
    ['glossary', 'Glossary'],
  ];
  return json(Object.fromEntries([...words, ...RULES.map(({ id, label }) => [id, label])]));
}

async function json(value) {
  const options = await resolveConfig(new URL('../../packages/contract/config/x.json', import.meta.url));
  return format(JSON.stringify(value), { ...options, parser: 'json' });
}
