import * as z from 'zod';
import { accountSchema, roleSchema, tierSchema } from './account.ts';
import { lineSchema, timeSchema } from './text.ts';

const limitSchema = z.int().min(0).max(1_000_000_000).nullable();

/** Answer of `GET /api/web/admin/accounts`, in order of their email addresses. */
export const accountsSchema = z.object({
  accounts: z.array(accountSchema.extend({ used: z.int().nonnegative() })),
  /** Requests a month by tier; null: unlimited. */
  limits: z.record(tierSchema, z.int().nonnegative().nullable()),
});
export type WebAccounts = z.infer<typeof accountsSchema>;

/** Body of `POST /api/web/admin/accounts`. */
export const newAccountSchema = z.object({
  email: lineSchema(254),
  tier: tierSchema,
  limit: limitSchema.optional(),
  role: roleSchema.optional(),
});
export type NewWebAccount = z.infer<typeof newAccountSchema>;

/** Body of `PATCH /api/web/admin/accounts/:id`: what changes. */
export const accountChangeSchema = z.object({
  tier: tierSchema.optional(),
  limit: limitSchema.optional(),
  role: roleSchema.optional(),
});
export type WebAccountChange = z.infer<typeof accountChangeSchema>;

/** Answer of `POST /api/web/admin/accounts/:id/sign-in-link`: an address that signs the account in, once. */
export const signInLinkSchema = z.object({ url: z.string(), expiresAt: timeSchema });
export type SignInLink = z.infer<typeof signInLinkSchema>;

/** What the audit trail tells of. */
export const AUDIT_ACTIONS = [
  'account.created',
  'account.changed',
  'sign-in',
  'sign-in-link.created',
  'sign-out',
  'session.ended',
  'password.changed',
  'identity.linked',
  'key.created',
  'key.revoked',
  'style.saved',
  'style.restored',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditEntrySchema = z.object({
  id: z.string(),
  at: timeSchema,
  /** Email address of who did it, `command line`, or null where nobody is known. */
  actor: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  /** What it was done to: an email address, the id of a key or a session. */
  target: z.string().nullable(),
  /** Address of the caller; null: the command line. */
  from: z.string().nullable(),
  result: z.enum(['ok', 'failed']),
  /** What changed, such as `tier: free to pro`. Never a secret. */
  detail: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Query of `GET /api/web/admin/audit`. */
export const auditQuerySchema = z.object({
  /** Entries older than the one with this id. */
  before: lineSchema(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /** Only entries of this actor or target. */
  about: lineSchema(254).optional(),
});

/** Its answer: newest first. `next` is the `before` of the following page; null: there is none. */
export const auditPageSchema = z.object({ entries: z.array(auditEntrySchema), next: z.string().nullable() });
export type AuditPage = z.infer<typeof auditPageSchema>;
