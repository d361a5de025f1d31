// What `packages/contract/config` knows of the engine without importing it: its presets in words.
import { format, resolveConfig } from 'prettier';
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

async function json(value) {
  const options = await resolveConfig(new URL('../../packages/contract/config/x.json', import.meta.url));
  return format(JSON.stringify(value), { ...options, parser: 'json' });
}
