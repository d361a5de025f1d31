import type { StyleRule } from '@housestyle/contract';
import { google } from './google.ts';
import { inclusive } from './inclusive.ts';
import { microsoft } from './microsoft.ts';
import { plainLanguage } from './plain-language.ts';
import type { Preset, PresetRule } from './types.ts';
import { uiText } from './ui-text.ts';

export type { Preset, PresetRule } from './types.ts';

/** House styles to start from, as they are offered. */
export const PRESETS: readonly Preset[] = [google, microsoft, plainLanguage, inclusive, uiText];

/** The rules of several presets, each topic once: the first preset that speaks of it decides. */
export function combinePresets(presets: readonly Preset[]): readonly PresetRule[] {
  const byTopic = new Map<string, PresetRule>();
  for (const rule of presets.flatMap(({ rules }) => rules)) {
    if (!byTopic.has(rule.topic)) byTopic.set(rule.topic, rule);
  }
  return [...byTopic.values()];
}

/** Rules as a team saves and changes them. */
export function toStyleRules(rules: readonly PresetRule[]): readonly StyleRule[] {
  return rules.map(({ label, description, severity }) =>
    severity ? { label, description, severity } : { label, description },
  );
}
