import { WebError, type SignInMethod } from '@housestyle/contract/web';
import type { Clock } from '../clock.ts';
import type { Account } from '../storage/accounts.ts';
import type { Storage } from '../storage/index.ts';
import type { RecordDeed } from './audit.ts';
import { verifyPassword } from './passwords.ts';
import type { NewSession, SessionService } from './sessions.ts';
import { useSignInLink } from './sign-in-links.ts';
import { Throttle } from './throttle.ts';

const WINDOW = 15 * 60_000;
const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 50;

/** Longer is no password of ours, and hashing it would be work for nothing. */
const MOST_CHARACTERS = 1024;

/** Who asks: for the throttle, the audit trail and the list of sessions. */
export interface Visitor {
  readonly address: string;
  /** Browser and system in a few words. */
  readonly client: string;
  /** Token of the session the browser had before, which ends. */
  readonly token: unknown;
}

export interface SignedIn extends NewSession {
  readonly account: Account;
}

export interface SignInService {
  /** Throws `SIGN_IN_FAILED`, alike for a wrong password and an unknown account, or `SIGN_IN_THROTTLED`. */
  byPassword(email: string, password: string, visitor: Visitor): Promise<SignedIn>;
  byLink(token: string, visitor: Visitor): Promise<SignedIn>;
  /** For an account that proved itself in another way. */
  begin(account: Account, method: SignInMethod, visitor: Visitor): Promise<SignedIn>;
  /** Counts one more guess at the password of a signed-in account; throws `SIGN_IN_THROTTLED`. */
  guess(email: string, address: string): void;
  /** The guess was right. */
  guessed(email: string, address: string): void;
}

interface Deps {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly sessions: SessionService;
  readonly record: RecordDeed;
}

export function createSignInService({ storage, clock, sessions, record }: Deps): SignInService {
  const accounts = new Throttle(clock, MOST_PER_ACCOUNT, WINDOW);
  const addresses = new Throttle(clock, MOST_PER_ADDRESS, WINDOW);

  // Attempts are counted before they are made, so that many at once don't pass; a success takes its count back.
  const guess = (email: string, address: string): void => {
    const wait = addresses.take(networkOf(address)) ?? accounts.take(email.toLowerCase());
    if (wait !== null) throw new WebError('SIGN_IN_THROTTLED', undefined, { retryAfter: wait });
  };
  const guessed = (email: string, address: string): void => {
    addresses.giveBack(networkOf(address));
    accounts.clear(email.toLowerCase());
  };
  const begin: SignInService['begin'] = async (account, method, visitor) => {
    const before = await sessions.find(visitor.token);
    if (before !== null) await sessions.end(before.accountId, before.session.id);
    const started = await sessions.start(account.id, method, visitor.client);
    await record({
      action: 'sign-in',
      actor: account.email,
      target: started.session.id,
      from: visitor.address,
      detail: method,
    });
    return { ...started, account };
  };

  return {
    guess,
    guessed,
    begin,

    async byPassword(typed, password, visitor) {
      const email = typed.trim();
      guess(email.slice(0, 254), visitor.address);
      // What no database takes is nobody's email; the work that follows is the same.
      const known = isStorable(email) ? await storage.credentials.findPassword(email) : null;
      const right = await verifyPassword(password.slice(0, MOST_CHARACTERS), known?.hash ?? null);
      const account = known === null ? null : await storage.accounts.findById(known.accountId);
      if (!right || account === null || password.length > MOST_CHARACTERS) {
        await record({
          action: 'sign-in',
          // People type passwords into the wrong field: only what is an account's email is written down.
          actor: account?.email ?? null,
          from: visitor.address,
          result: 'failed',
          detail: 'password',
        });
        throw new WebError('SIGN_IN_FAILED');
      }
      guessed(email, visitor.address);
      return begin(account, 'password', visitor);
    },

    async byLink(token, visitor) {
      const wait = addresses.take(networkOf(visitor.address));
      if (wait !== null) throw new WebError('SIGN_IN_THROTTLED', undefined, { retryAfter: wait });
      const accountId = await useSignInLink(storage, clock, token);
      const account = accountId === null ? null : await storage.accounts.findById(accountId);
      if (account === null) {
        await record({
          action: 'sign-in',
          actor: null,
          from: visitor.address,
          result: 'failed',
          detail: 'link',
        });
        throw new WebError(
          'SIGN_IN_FAILED',
          'This link was used already, or it is too old. Ask for a new one.',
        );
      }
      addresses.giveBack(networkOf(visitor.address));
      return begin(account, 'link', visitor);
    },
  };
}

/** Whoever has one IPv6 address has 2^64 of them: their network counts. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')].slice(0, 4).join(':');
}

function isStorable(email: string): boolean {
  return email.length <= 254 && email.isWellFormed() && !/\u0000/.test(email);
}
