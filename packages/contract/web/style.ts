import * as z from 'zod';
import { houseStyleSchema, styleRuleSchema } from '../style.ts';
import { timeSchema } from './text.ts';

/** The whole style as JSON, or one part of it as a table of comma-separated values. */
export const STYLE_FILE_FORMATS = ['json', 'rules', 'terms', 'glossary'] as const;

const countSchema = z.int().nonnegative().nullable();

/** A version of a saved style without its parts. */
export const styleVersionSchema = z.object({
  /** Grows by one with each save; 0: nothing is saved. */
  revision: z.int().nonnegative(),
  savedAt: timeSchema,
  /** The id of the account that saved it, or `admin` for the command line. */
  savedBy: z.string(),
  /** The revision that was restored; null: something new was saved. */
  restoredFrom: z.int().nullable(),
  /** Entries by part; null: the part is not saved. */
  counts: z.object({ rules: countSchema, termSubs: countSchema, glossary: countSchema }),
});
export type WebStyleVersion = z.infer<typeof styleVersionSchema>;

/** Answer of `GET /api/web/style` and of one version: a part that is absent is not saved. */
export const savedStyleSchema = styleVersionSchema.extend({ style: houseStyleSchema.partial() });
export type WebSavedStyle = z.infer<typeof savedStyleSchema>;

/** Answer of `GET /api/web/style/versions`: the newest first. */
export const styleVersionsSchema = z.object({ versions: z.array(styleVersionSchema) });
export type WebStyleVersions = z.infer<typeof styleVersionsSchema>;

/** A rule of a preset: what a team takes over is its label, description and severity. */
export const presetRuleSchema = styleRuleSchema
  .pick({ label: true, description: true, severity: true })
  .extend({
    /** What it is about: presets that are put together keep the first rule on each topic. */
    topic: z.string(),
    reason: z.string(),
    /** A Markdown text that breaks the rule, and one that says the same and does not. */
    bad: z.string(),
    good: z.string(),
    /** A page of a public guide that asks for the same. */
    link: z.url(),
  });
export type WebPresetRule = z.infer<typeof presetRuleSchema>;

/** Answer of `GET /api/web/style/presets`: house styles to start from. */
export const presetsSchema = z.object({
  presets: z.array(
    z.object({ id: z.string(), name: z.string(), description: z.string(), rules: z.array(presetRuleSchema) }),
  ),
});
export type WebPresets = z.infer<typeof presetsSchema>;

/** The revision that the caller has seen: where there is a newer one, nothing is saved and the answer is `CONFLICT`. */
const expectedSchema = z.int().min(0).max(2_147_483_647).optional();

/** Body of `PUT /api/web/style`: replaces the whole style. The answer is its version. */
export const styleSaveSchema = z.object({ style: z.unknown(), expectedRevision: expectedSchema });
export type WebStyleSave = z.infer<typeof styleSaveSchema>;

/** Body of `POST /api/web/style/versions/:revision/restore`. */
export const styleRestoreSchema = z.object({ expectedRevision: expectedSchema });

/** Body of `POST /api/web/style/import`: JSON replaces the whole style, a table one part of it. */
export const styleImportSchema = z.object({
  format: z.enum(STYLE_FILE_FORMATS),
  text: z.string(),
  expectedRevision: expectedSchema,
});
export type WebStyleImport = z.infer<typeof styleImportSchema>;

/** Query of `GET /api/web/style/export`, whose answer is a file. */
export const styleExportQuerySchema = z.object({ format: z.enum(STYLE_FILE_FORMATS) });
