import * as z from 'zod';
import { severitySchema } from './finding.ts';
import { valeCheckSchema } from './vale/check.ts';

/** A rule of a team's house style, in plain words, or with a check in Vale's form that decides in their place. */
export const styleRuleSchema = z.object({
  label: z.string(),
  description: z.string(),
  /** How grave its findings are; without it, the words of the rule or the kind of rule decide. */
  severity: severitySchema.optional(),
  check: valeCheckSchema.optional(),
});
export type StyleRule = z.infer<typeof styleRuleSchema>;

/** A term to use (`preferred`) and the terms it replaces (`avoid`). */
export const termSubSchema = z.object({
  preferred: z.string(),
  avoid: z.array(z.string()),
});
export type TermSub = z.infer<typeof termSubSchema>;

/** A name of the product's vocabulary; its `synonyms` are other names for the same concept. */
export const glossaryEntrySchema = z.object({
  term: z.string(),
  definition: z.string(),
  synonyms: z.array(z.string()),
});
export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;

/** The three parts of a saved style configuration. */
export const houseStyleSchema = z.object({
  rules: z.array(styleRuleSchema),
  termSubs: z.array(termSubSchema),
  glossary: z.array(glossaryEntrySchema),
});
export type HouseStyle = z.infer<typeof houseStyleSchema>;
