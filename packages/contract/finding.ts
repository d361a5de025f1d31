import * as z from 'zod';
import { rangeSchema } from './range.ts';
import { SEVERITIES } from './severity.ts';

export type { Severity } from './severity.ts';
export const severitySchema = z.enum(SEVERITIES);

/** One problem found in a text. */
export const findingSchema = z.object({
  severity: severitySchema,
  /** Exactly `input.slice(range.start, range.end)`. */
  original: z.string(),
  /** The text that replaces `original`; null where only a person can decide. */
  suggestion: z.string().nullable(),
  /** Why, in one or two sentences. */
  reason: z.string(),
  /** UTF-16 code units into `input`, end exclusive. */
  range: rangeSchema,
  rule: z.object({
    id: z.string(),
    label: z.string(),
    /** Where a rule in a team's or a preset's words asks for built-in rules: their ids. */
    builtIn: z.array(z.string()).optional(),
  }),
  source: z.enum(['builtin', 'model']),
});
export type Finding = z.infer<typeof findingSchema>;
