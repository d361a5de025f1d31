import * as z from 'zod';
import { glossaryEntrySchema, styleRuleSchema, termSubSchema } from './style.ts';

export const STYLE_PATH = '/api/v1/style';

/** Answer of `GET /api/v1/style`: what requests of the account use where they name no part of their own. */
export const savedStyleSchema = z.object({
  /** Counts the versions that were saved; 0 where none was. */
  revision: z.int().nonnegative(),
  /** Null: none saved, so the default preset applies. */
  rules: z.array(styleRuleSchema).nullable(),
  termSubs: z.array(termSubSchema),
  glossary: z.array(glossaryEntrySchema),
});
export type SavedStyle = z.infer<typeof savedStyleSchema>;
