// What `packages/contract/config` knows of the engine without importing it: its presets in words, and the ids of its rules.
import { format, resolveConfig } from 'prettier';
import { RULES } from '../../packages/engine/rules/index.ts';
import { PRESETS } from '../../packages/engine/style/presets/index.ts';

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

/** The ids that findings of documents have, whatever the style. */
export function configRuleIds() {
  return json([...RULES.map(({ id }) => id), 'terms', 'glossary', 'model'].sort());
}

async function json(value) {
  const options = await resolveConfig(new URL('../../packages/contract/config/x.json', import.meta.url));
  return format(JSON.stringify(value), { ...options, parser: 'json' });
}
