import * as z from 'zod';
import { quotaSchema } from '../analyze.ts';
import { timeSchema } from './text.ts';

export const TIER_NAMES = ['free', 'pro', 'team'] as const;
export const tierSchema = z.enum(TIER_NAMES);

/** An administrator changes accounts and reads the audit trail. */
export const ROLES = ['member', 'admin'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 256;

export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  tier: tierSchema,
  role: roleSchema,
  /** The account's own monthly limit; null: its tier's. */
  limit: z.int().nonnegative().nullable(),
  createdAt: timeSchema,
});
export type WebAccount = z.infer<typeof accountSchema>;

/** Answer of `GET /api/web/me`, and of every way to sign in. */
export const meSchema = z.object({
  account: z.object({ id: z.string(), email: z.string(), tier: tierSchema, role: roleSchema }),
  quota: quotaSchema,
  /** The first moment of the next month. */
  quotaReset: timeSchema,
  sessionId: z.string(),
  /** False: the account signs in by a link or by OpenID Connect, and may set a password soon after it did. */
  hasPassword: z.boolean(),
});
export type Me = z.infer<typeof meSchema>;

/** Body of `POST /api/web/account/password`. */
export const passwordChangeSchema = z.object({
  /** Required where the account has a password. */
  currentPassword: z.string().max(10_000).optional(),
  newPassword: z.string().max(10_000),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
