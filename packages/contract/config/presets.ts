import type { StyleRule } from '../style.ts';
import type { Severity } from '../finding.ts';
import presets from './presets.json' with { type: 'json' };

export interface PresetSummary {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

interface ListedPreset extends PresetSummary {
  readonly rules: readonly (StyleRule & { readonly topic: string })[];
}

/** Generated from the engine's presets: their rules in words, by which every service knows them. */
const PRESETS = presets as readonly (Omit<ListedPreset, 'rules'> & {
  readonly rules: readonly { topic: string; label: string; description: string; severity?: Severity }[];
})[];

export const PRESET_IDS = PRESETS.map(({ id }) => id);
export const PRESET_SUMMARIES: readonly PresetSummary[] = PRESETS;

/** The rules of presets, each topic once: the first preset that has one decides. Ids that no preset has say nothing. */
export function presetRules(ids: readonly string[]): readonly StyleRule[] {
  const topics = new Set<string>();
  return ids.flatMap((id) =>
    (PRESETS.find((preset) => preset.id === id)?.rules ?? []).flatMap(({ topic, ...rule }) => {
      if (topics.has(topic)) return [];
      topics.add(topic);
      return [rule];
    }),
  );
}
