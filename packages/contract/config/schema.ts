import * as z from 'zod';
import { AUDIENCES } from '../analyze-terms.ts';
import { SEVERITIES } from '../severity.ts';
import { styleRuleSchema } from '../style.ts';
import { PRESET_IDS } from './presets.ts';

/** The parts of a house style, by their names in the file. */
export const STYLE_PARTS = ['rules', 'terms', 'glossary'] as const;
export type StylePart = (typeof STYLE_PARTS)[number];

const text = z.string().trim().min(1);
const texts = z.array(text);

const rule = z
  .union([
    text.describe("A rule in plain words, such as \"Use 'sign in' instead of 'log in'\"."),
    styleRuleSchema.extend({ label: text }).strict(),
  ])
  .meta({ id: 'rule' });
const severity = z.record(z.string(), z.enum([...SEVERITIES, 'off'])).meta({ id: 'severity' });

const gate = z.strictObject({
  failOn: z
    .enum([...SEVERITIES, 'none'])
    .optional()
    .describe('The least severity of a finding that fails the run.'),
  minScore: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('The least style score of a document, in percent.'),
});

const term = z.strictObject({
  preferred: text.describe('The term to use.'),
  avoid: z.union([text, texts]).describe('The term, or the list of terms, that it replaces.'),
});

const entry = z.strictObject({
  term: text.describe('The name to use.'),
  definition: z.string().default('').describe('What it means.'),
  synonyms: texts.default([]).describe('Other names of the same concept, which it replaces.'),
});

/** What a file says for all its documents, and an override for some. */
const parts = {
  presets: z
    .array(z.enum(PRESET_IDS))
    .optional()
    .describe('Presets whose rules come after your own, such as "google".'),
  vale: z
    .union([text, texts])
    .optional()
    .describe('A .vale.ini, or folders of Vale styles, below this folder: their rules come after your own.'),
  rules: z.array(rule).optional().describe('Style rules.'),
  terms: z.array(term).optional().describe('Terms to use, and the terms they replace.'),
  words: texts.optional().describe('Words that are right as they are: names, and words no dictionary has.'),
  glossary: z.array(entry).optional().describe("Names of the product's vocabulary."),
  docType: text.optional().describe('What kind of documents these are.'),
  audience: z.enum(AUDIENCES).optional().describe('For whom they are written.'),
  severity: severity.optional().describe('Another severity by the id of a rule, or "off".'),
  gate: gate.optional().describe('When a run of the lint job fails.'),
};
export const partsSchema = z.strictObject(parts);

/** What a `.housestyle.yaml` may hold. Everything is optional; a part that is absent is the account's. */
export const configSchema = z.strictObject({
  $schema: z.string().optional(),
  extends: z
    .union([z.literal('account'), z.array(z.enum(STYLE_PARTS))])
    .optional()
    .describe(
      "The parts of the account's style that come after this file's, instead of being replaced by them; “account” means all.",
    ),
  ...parts,
  files: texts.optional().describe('Globs of the documents to check when none are named, from this folder.'),
  ignore: texts.optional().describe('Globs of documents that are never checked, from this folder.'),
  baseline: text
    .optional()
    .describe('The file of accepted findings, from this folder. They are not reported.'),
  overrides: z
    .array(
      z.strictObject({
        files: texts.min(1).describe('Globs of the documents that this is for, from this folder.'),
        ...parts,
      }),
    )
    .optional()
    .describe('More, or something else, for some documents. The later entry counts before the earlier one.'),
});
