import type { StyleRule } from '@housestyle/contract';
import * as z from 'zod';
import { ConfigError } from '../failure.ts';

const presetsSchema = z.array(
  z.object({
    id: z.string(),
    rules: z.array(
      z.object({
        topic: z.string(),
        label: z.string(),
        description: z.string(),
        severity: z.enum(['critical', 'important', 'minor']).optional(),
      }),
    ),
  }),
);

/**
 * The rules of presets, each topic once: the first preset that has one decides. `listed` is the list that the service's
 * command line prints. Throws a `ConfigError` for an id that no preset has.
 */
export function presetRules(listed: unknown, ids: readonly string[]): readonly StyleRule[] {
  const presets = presetsSchema.parse(listed);
  const topics = new Set<string>();
  return ids.flatMap((id) => {
    const preset = presets.find((one) => one.id === id);
    if (!preset)
      throw new ConfigError(
        `There is no preset "${id}". The presets are ${presets.map((one) => one.id).join(', ')}.`,
      );
    return preset.rules.flatMap(({ topic, label, description, severity }) => {
      if (topics.has(topic)) return [];
      topics.add(topic);
      return [{ label, description, ...(severity && { severity }) }];
    });
  });
}
