import type { Kysely } from 'kysely';
import type { Account } from './accounts.ts';
import type { Database } from './types.ts';

/** One attempt to sign in by OpenID Connect, between leaving and coming back. */
export interface OidcAttempt {
  readonly verifier: string;
  readonly nonce: string;
  readonly returnTo: string;
  readonly expiresAt: string;
}

/** How accounts prove who they are: passwords, one-time links, identities at a provider. */
export interface CredentialRepository {
  /** The account's id and password hash by email; `hash` is null where the account has no password. */
  findPassword(email: string): Promise<{ readonly accountId: string; readonly hash: string | null } | null>;
  passwordHash(accountId: string): Promise<string | null>;
  savePassword(accountId: string, hash: string, at: string): Promise<void>;
  saveLink(accountId: string, tokenHash: string, expiresAt: string): Promise<void>;
  /** Takes a link out: whoever gets it is the only one who ever does. */
  takeLink(tokenHash: string): Promise<{ readonly accountId: string; readonly expiresAt: string } | null>;
  /** The account of an identity; null: nobody's yet. */
  findIdentity(issuer: string, subject: string): Promise<Pick<Account, 'id'> | null>;
  linkIdentity(issuer: string, subject: string, accountId: string, at: string): Promise<void>;
  saveAttempt(stateHash: string, attempt: OidcAttempt): Promise<void>;
  /** Takes an attempt out, like `takeLink`. */
  takeAttempt(stateHash: string): Promise<OidcAttempt | null>;
  /** Forgets links and attempts that nobody used in time. */
  forgetExpired(now: string): Promise<void>;
}

export function credentialRepository(db: Kysely<Database>): CredentialRepository {
  return {
    async findPassword(email) {
      const [row] = await db
        .selectFrom('account')
        .leftJoin('password', 'password.account_id', 'account.id')
        .select(['account.id as accountId', 'password.hash as hash'])
        .where('account.email_key', '=', email.toLowerCase())
        .execute();
      return row ?? null;
    },

    async passwordHash(accountId) {
      const [row] = await db
        .selectFrom('password')
        .select('hash')
        .where('account_id', '=', accountId)
        .execute();
      return row?.hash ?? null;
    },

    async savePassword(accountId, hash, at) {
      await db
        .insertInto('password')
        .values({ account_id: accountId, hash, changed_at: at })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ hash, changed_at: at }))
        .execute();
    },

    async saveLink(accountId, tokenHash, expiresAt) {
      await db
        .insertInto('sign_in_link')
        .values({ token_hash: tokenHash, account_id: accountId, expires_at: expiresAt })
        .execute();
    },

    async takeLink(tokenHash) {
      const [row] = await db
        .deleteFrom('sign_in_link')
        .where('token_hash', '=', tokenHash)
        .returning(['account_id as accountId', 'expires_at as expiresAt'])
        .execute();
      return row ?? null;
    },

    async findIdentity(issuer, subject) {
      const [row] = await db
        .selectFrom('identity')
        .select('account_id as id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .execute();
      return row ?? null;
    },

    async linkIdentity(issuer, subject, accountId, at) {
      await db
        .insertInto('identity')
        .values({ issuer, subject, account_id: accountId, created_at: at })
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
        .execute();
    },

    async saveAttempt(stateHash, { verifier, nonce, returnTo, expiresAt }) {
      const row = { state_hash: stateHash, verifier, nonce, return_to: returnTo, expires_at: expiresAt };
      await db.insertInto('oidc_attempt').values(row).execute();
    },

    async takeAttempt(stateHash) {
      const [row] = await db
        .deleteFrom('oidc_attempt')
        .where('state_hash', '=', stateHash)
        .returning(['verifier', 'nonce', 'return_to as returnTo', 'expires_at as expiresAt'])
        .execute();
      return row ?? null;
    },

    async forgetExpired(now) {
      await db.deleteFrom('sign_in_link').where('expires_at', '<=', now).execute();
      await db.deleteFrom('oidc_attempt').where('expires_at', '<=', now).execute();
    },
  };
}
