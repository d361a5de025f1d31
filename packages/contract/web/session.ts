import * as z from 'zod';
import { timeSchema } from './text.ts';

/** Answer of `GET /api/web/sign-in`: how one can sign in here. */
export const signInMethodsSchema = z.object({
  local: z.boolean(),
  /** OpenID Connect; null: not set up. `label` stands on the button that leads to `start`. */
  oidc: z.object({ label: z.string(), start: z.string() }).nullable(),
});
export type SignInMethods = z.infer<typeof signInMethodsSchema>;

/** Body of `POST /api/web/sign-in`. */
export const signInSchema = z.object({ email: z.string().max(1000), password: z.string().max(10_000) });
export type SignIn = z.infer<typeof signInSchema>;

/** Body of `POST /api/web/sign-in/link`: the token of a one-time link. */
export const signInByLinkSchema = z.object({ token: z.string().max(1000) });
export type SignInByLink = z.infer<typeof signInByLinkSchema>;

/** How a session began. */
export const SIGN_IN_METHODS = ['password', 'link', 'oidc'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

export const sessionSchema = z.object({
  id: z.string(),
  createdAt: timeSchema,
  /** Exact to a minute. */
  lastSeenAt: timeSchema,
  /** Browser and system in a few words, such as `Firefox on Linux`. */
  client: z.string(),
  method: z.enum(SIGN_IN_METHODS),
  /** The session that asks. */
  current: z.boolean(),
});
export type WebSession = z.infer<typeof sessionSchema>;

/** Answer of `GET /api/web/sessions`: those that have not ended, the last seen first. */
export const sessionsSchema = z.object({ sessions: z.array(sessionSchema) });
export type WebSessions = z.infer<typeof sessionsSchema>;

/** Reasons in `#error=…` of the page that signs in, after OpenID Connect failed. */
export const OIDC_FAILURES = ['failed', 'expired', 'unverified', 'unknown-account'] as const;
export type OidcFailure = (typeof OIDC_FAILURES)[number];
