import * as z from 'zod';
import { AUDIENCES } from '../analyze.ts';
import { SEVERITIES } from '../severity.ts';
import { styleRuleSchema } from '../style.ts';

/** The name of the file; the nearest one above a document counts. */
export const CONFIG_FILE = '.housestyle.yaml';

const text = z.string().trim().min(1);
const globs = z.array(text);

const rule = z.union([
  text.describe("A rule in plain words, such as \"Use 'sign in' instead of 'log in'\"."),
  styleRuleSchema.extend({ label: text }).strict(),
]);

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

/** What a `.housestyle.yaml` may hold. Everything is optional; a part that is absent is the account's. */
export const configSchema = z.strictObject({
  $schema: z.string().optional(),
  presets: z.array(text).optional().describe('Presets whose rules come after your own, such as "google".'),
  rules: z.array(rule).optional().describe('Style rules.'),
  terms: z
    .array(z.strictObject({ preferred: text, avoid: z.union([text, z.array(text)]) }))
    .optional()
    .describe('Terms to use, and the terms they replace.'),
  glossary: z
    .array(z.strictObject({ term: text, definition: z.string().default(''), synonyms: globs.default([]) }))
    .optional()
    .describe("Names of the product's vocabulary."),
  files: globs.optional().describe('Globs of the documents to check when none are named, from this folder.'),
  ignore: globs.optional().describe('Globs of documents that are never checked, from this folder.'),
  docType: text.optional().describe('What kind of documents these are.'),
  audience: z.enum(AUDIENCES).optional().describe('For whom they are written.'),
  severity: z
    .record(z.string(), z.enum([...SEVERITIES, 'off']))
    .optional()
    .describe('Another severity by the id of a rule, or "off".'),
  gate: gate.optional().describe('When a run fails.'),
});
