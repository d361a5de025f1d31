import { combinePresets, PRESETS, toStyleRules, type Preset } from '@housestyle/engine/presets';
import type { WebPresets } from '@housestyle/contract/web';
import type { StyleVersion } from '../storage/styles.ts';
import { Refusal } from './refusal.ts';
import { replaceParts, type StyleActor, type StyleWorld } from './saved-styles.ts';

/** All presets with what a person chooses by. */
export function listPresets(): WebPresets {
  const presets = PRESETS.map(({ id, name, description, rules }) => ({
    id,
    name,
    description,
    rules: rules.map(({ topic, label, description, severity, reason, bad, good, link }) => ({
      topic,
      label,
      description,
      ...(severity && { severity }),
      reason,
      bad,
      good,
      link,
    })),
  }));
  return { presets };
}

/**
 * Saves the rules of one or several presets, each topic once, in place of the account's rules; its terms and glossary stay.
 * Throws a `Refusal` for an id that no preset has, and like `saveStyle`.
 */
export async function applyPresets(
  world: StyleWorld,
  actor: StyleActor,
  ids: readonly string[],
): Promise<StyleVersion> {
  const rules = toStyleRules(combinePresets(ids.map(presetWith)));
  return replaceParts(world, actor, { parts: { rules: [...rules] } });
}

function presetWith(id: string): Preset {
  const preset = PRESETS.find((one) => one.id === id);
  if (preset) return preset;
  const known = PRESETS.map((one) => one.id).join(', ');
  throw new Refusal(`There is no preset "${id}": expected one of ${known}.`);
}
