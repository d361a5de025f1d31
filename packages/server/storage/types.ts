import type { AuditAction, Door, Role, SignInMethod } from '@housestyle/contract/web';
import type { Generated } from 'kysely';

/** What an account pays for. Free has no API access. */
export const TIERS = ['free', 'pro', 'team'] as const;
export type Tier = (typeof TIERS)[number];

/** The tables. Times are ISO 8601 in UTC; ids are UUIDs. */
export interface Database {
  account: AccountTable;
  api_key: ApiKeyTable;
  quota: QuotaTable;
  style: StyleTable;
  style_version: StyleVersionTable;
  probe: ProbeTable;
  password: PasswordTable;
  session: SessionTable;
  sign_in_link: SignInLinkTable;
  identity: IdentityTable;
  oidc_attempt: OidcAttemptTable;
  audit: AuditTable;
  usage: UsageTable;
}

interface AccountTable {
  id: string;
  email: string;
  /** The email in lower case: unique. */
  email_key: string;
  tier: Tier;
  /** The account's own monthly limit; null: its tier's. */
  monthly_limit: number | null;
  created_at: string;
  role: Generated<Role>;
}

interface ApiKeyTable {
  id: string;
  account_id: string;
  /** 1 to 5 while the key is active, unique within the account; null once revoked. */
  slot: number | null;
  /** SHA-256 of the whole key, in hex. */
  hash: string;
  last_four: string;
  label: string | null;
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
}

interface QuotaTable {
  account_id: string;
  /** Calendar month in UTC, like `2026-11`. */
  period: string;
  used: number;
}

/** Each part is JSON, or null where the account has not saved that part. */
interface StyleTable {
  account_id: string;
  rules: string | null;
  term_subs: string | null;
  glossary: string | null;
  /** Grows by one with each change. */
  revision: number;
  updated_at: string;
}

/** Every save of a style, the current one included. */
interface StyleVersionTable {
  account_id: string;
  revision: number;
  rules: string | null;
  term_subs: string | null;
  glossary: string | null;
  rule_count: number | null;
  term_sub_count: number | null;
  glossary_count: number | null;
  saved_at: string;
  /** Account id, or `admin` for the command line. */
  saved_by: string;
  restored_from: number | null;
}

/** One row, written to see that writing works. */
interface ProbeTable {
  id: Generated<number>;
  checked_at: string;
}

interface PasswordTable {
  account_id: string;
  /** PHC string: algorithm, parameters, salt, hash. */
  hash: string;
  changed_at: string;
}

/** A session that has ended is no longer here. */
interface SessionTable {
  id: string;
  account_id: string;
  /** SHA-256 of the token in the cookie, in hex. */
  token_hash: string;
  method: SignInMethod;
  client: string;
  created_at: string;
  last_seen_at: string;
}

/** A link that was used is no longer here. */
interface SignInLinkTable {
  token_hash: string;
  account_id: string;
  expires_at: string;
}

/** Who an OpenID Connect provider calls an account. */
interface IdentityTable {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: string;
}

interface OidcAttemptTable {
  state_hash: string;
  verifier: string;
  nonce: string;
  return_to: string;
  expires_at: string;
}

/** Rows are added, never changed. */
interface AuditTable {
  /** Grows with the time. */
  id: string;
  at: string;
  actor: string | null;
  action: AuditAction;
  target: string | null;
  caller_address: string | null;
  result: 'ok' | 'failed';
  detail: string | null;
}

interface UsageTable {
  account_id: string;
  period: string;
  door: Door;
  mode: string;
  requests: number;
}
