import * as z from 'zod';
import { lineSchema, timeSchema } from './text.ts';

export const MAX_LABEL_LENGTH = 100;

/** An API key without its value. */
export const keySchema = z.object({
  id: z.string(),
  label: z.string().nullable(),
  lastFour: z.string(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema.nullable(),
  revokedAt: timeSchema.nullable(),
});
export type WebKey = z.infer<typeof keySchema>;

/** Answer of `GET /api/web/keys`. */
export const keysSchema = z.object({
  keys: z.array(keySchema),
  /** The most active keys that an account can hold. */
  limit: z.int(),
  /** False on the Free tier: keys are not made, and existing ones are refused. */
  allowed: z.boolean(),
});
export type WebKeys = z.infer<typeof keysSchema>;

/** Body of `POST /api/web/keys`. */
export const newKeySchema = z.object({ label: lineSchema(MAX_LABEL_LENGTH).nullish() });
export type NewWebKey = z.infer<typeof newKeySchema>;

/** Its answer: the only time that the value is shown. */
export const createdKeySchema = keySchema.extend({ key: z.string() });
export type CreatedWebKey = z.infer<typeof createdKeySchema>;
