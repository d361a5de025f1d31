import type { OidcFailure } from '@housestyle/contract/web';
import type { Clock } from '../clock.ts';
import type { OidcConfig } from '../config-web.ts';
import type { Account } from '../storage/accounts.ts';
import type { Storage } from '../storage/index.ts';
import { createAccount, updateAccount } from './accounts.ts';
import type { RecordDeed } from './audit.ts';
import { createOidcClient, type OidcClaims } from './oidc-client.ts';
import { hashToken, newToken } from './tokens.ts';

/** Milliseconds between leaving for the provider and coming back. */
export const ATTEMPT_TIME = 10 * 60_000;

/** Sign-in by OpenID Connect failed; `reason` is for the page, the cause for the log. */
export class OidcError extends Error {
  override readonly name = 'OidcError';
  readonly reason: OidcFailure;

  constructor(reason: OidcFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

export interface OidcService {
  readonly label: string;
  /** Where to send the browser, and the state for its cookie. Throws an `OidcError`. */
  begin(redirectUri: string, returnTo: string): Promise<{ readonly url: string; readonly state: string }>;
  /** The account of who comes back, and where they wanted to go. Throws an `OidcError`. */
  finish(
    callback: URL,
    cookieState: unknown,
    address: string,
  ): Promise<{ readonly account: Account; readonly returnTo: string }>;
}

interface Deps {
  readonly config: OidcConfig;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly record: RecordDeed;
}

export function createOidcService({ config, storage, clock, record }: Deps): OidcService {
  const client = createOidcClient(config);

  const accountOf = async (claims: OidcClaims, address: string): Promise<Account> => {
    const { issuer, subject, email, emailVerified } = claims;
    const identity = await storage.credentials.findIdentity(issuer, subject);
    const known = identity === null ? null : await storage.accounts.findById(identity.id);
    if (known !== null) return known;
    if (email === null || !emailVerified) {
      throw new OidcError('unverified', 'The provider does not vouch for an email address.');
    }
    const account = (await storage.accounts.findByEmail(email)) ?? (await provision(email, address));
    await storage.credentials.linkIdentity(issuer, subject, account.id, clock().toISOString());
    await record({ action: 'identity.linked', actor: account.email, target: issuer, from: address });
    return account;
  };

  const provision = async (email: string, address: string): Promise<Account> => {
    if (!config.autoProvision) throw new OidcError('unknown-account', 'There is no account with this email.');
    const account = await createAccount(storage, clock, { email, tier: config.tier, limit: null });
    const detail = `OpenID Connect, ${config.tier}`;
    await record({ action: 'account.created', actor: email, target: email, from: address, detail });
    return account;
  };

  /** The provider decides who is an administrator, where it was told to. */
  const withRole = async (account: Account, claims: OidcClaims, address: string): Promise<Account> => {
    if (config.adminClaim === null) return account;
    const { name, value } = config.adminClaim;
    const said = claims.all[name];
    const role = [said].flat().some((one) => String(one) === value) ? 'admin' : 'member';
    if (account.role === role) return account;
    const detail = `role: ${account.role} to ${role}`;
    await record({
      action: 'account.changed',
      actor: 'OpenID Connect',
      target: account.email,
      from: address,
      detail,
    });
    return updateAccount(storage, account.email, { role });
  };

  return {
    label: config.label,

    async begin(redirectUri, returnTo) {
      const state = newToken();
      try {
        const { url, verifier, nonce } = await client.begin(redirectUri, state);
        const expiresAt = new Date(clock().getTime() + ATTEMPT_TIME).toISOString();
        await storage.credentials.saveAttempt(hashToken(state) ?? '', {
          verifier,
          nonce,
          returnTo,
          expiresAt,
        });
        return { url, state };
      } catch (cause) {
        throw new OidcError('failed', 'The provider cannot be asked.', { cause });
      }
    },

    async finish(callback, cookieState, address) {
      const state = callback.searchParams.get('state');
      const hash = hashToken(state);
      if (hash === null || state === null || state !== cookieState) {
        throw new OidcError('failed', 'The state is not that of this browser.');
      }
      // Taken out: the same answer never counts twice.
      const attempt = await storage.credentials.takeAttempt(hash);
      if (attempt === null || attempt.expiresAt <= clock().toISOString()) {
        throw new OidcError('expired', 'The attempt is too old, or was used already.');
      }
      const claims = await client.finish(callback, { state, ...attempt }).catch((cause: unknown) => {
        throw new OidcError('failed', "The provider's answer is not valid.", { cause });
      });
      const account = await accountOf(claims, address);
      return { account: await withRole(account, claims, address), returnTo: attempt.returnTo };
    },
  };
}
