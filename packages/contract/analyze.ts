import * as z from 'zod';
import { AUDIENCES, MAX_INPUT_LENGTH } from './analyze-terms.ts';
import { findingSchema } from './finding.ts';
import { FORMATS, MODES, type Mode } from './modes.ts';
import { glossaryEntrySchema, styleRuleSchema, termSubSchema } from './style.ts';

const modeNames = MODES.map((mode) => mode.name) as [Mode, ...Mode[]];

/** Body of `POST /api/v1/analyze`. Unknown fields are ignored. */
export const analyzeRequestSchema = z.object({
  mode: z.enum(modeNames),
  /** Text to analyze, or the prompt for generation. Not empty, at most `MAX_INPUT_LENGTH`. */
  input: z
    .string()
    .max(MAX_INPUT_LENGTH)
    .refine((input) => input.trim() !== ''),
  docType: z.string().optional(),
  audience: z.enum(AUDIENCES).optional(),
  /** Absent: the account's saved rules. Empty: none for this request. Likewise `termSubs` and `glossary`. */
  rules: z.array(styleRuleSchema).optional(),
  termSubs: z.array(termSubSchema).optional(),
  glossary: z.array(glossaryEntrySchema).optional(),
  customInstructions: z.string().optional(),
  /** Allowed values depend on the mode: see `MODES`. */
  format: z.enum(FORMATS).optional(),
  /** A hint for output framework or structure, for example `docusaurus`. */
  framework: z.string().optional(),
});
export type AnalyzeRequest = z.infer<typeof analyzeRequestSchema>;

/** Tokens read and written. The built-in engine counts words, numbers and punctuation marks. */
export const usageSchema = z.object({
  inputTokens: z.int().nonnegative(),
  outputTokens: z.int().nonnegative(),
});
export type Usage = z.infer<typeof usageSchema>;

/** The account's month. `limit` and `remaining` are null for unlimited tiers. */
export const quotaSchema = z.object({
  limit: z.int().nonnegative().nullable(),
  used: z.int().nonnegative(),
  remaining: z.int().nonnegative().nullable(),
});
export type Quota = z.infer<typeof quotaSchema>;

export const analyzeResponseSchema = z.object({
  content: z.string(),
  mode: z.enum(modeNames),
  usage: usageSchema,
  quota: quotaSchema,
  /** Present exactly when the request asked for `format: "suggestions"`. */
  suggestions: z.array(findingSchema).optional(),
});
export type AnalyzeResponse = z.infer<typeof analyzeResponseSchema>;
