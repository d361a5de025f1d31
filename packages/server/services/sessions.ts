import { randomUUID } from 'node:crypto';
import { monthOf } from '@housestyle/contract';
import type { SignInMethod } from '@housestyle/contract/web';
import type { Clock } from '../clock.ts';
import type { Storage } from '../storage/index.ts';
import type { Session, SessionAge, SessionOwner } from '../storage/sessions.ts';
import { hashToken, newToken } from './tokens.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds: a session ends that long after it was last seen, and that long after it began. */
export const IDLE_TIME = 7 * DAY;
export const ABSOLUTE_TIME = 30 * DAY;

/** Milliseconds to which `lastSeenAt` is exact: not every request writes. */
const SEEN_STEP = MINUTE;

export interface NewSession {
  readonly session: Session;
  /** For the cookie, this once. */
  readonly token: string;
}

/** Sessions of the web app: found by the token in a cookie, ended on the server. */
export interface SessionService {
  start(accountId: string, method: SignInMethod, client: string): Promise<NewSession>;
  /** Whose session a cookie's token stands for; null: no session, or one that has ended. */
  find(token: unknown): Promise<SessionOwner | null>;
  list(accountId: string): Promise<Session[]>;
  /** False where the account has no such session. */
  end(accountId: string, id: string): Promise<boolean>;
  /** Ends all but one (null: all) and answers their ids. */
  endOthers(accountId: string, keptId: string | null): Promise<string[]>;
  /** Removes what nobody can use any more. */
  tidy(): Promise<void>;
}

/** `onError` hears of a time of last use that could not be written: no request fails for it. */
export function createSessionService(
  storage: Storage,
  clock: Clock,
  onError: (error: unknown) => void,
): SessionService {
  const age = (): SessionAge => {
    const now = clock().getTime();
    return {
      created: new Date(now - ABSOLUTE_TIME).toISOString(),
      seen: new Date(now - IDLE_TIME).toISOString(),
    };
  };
  return {
    async start(accountId, method, client) {
      const token = newToken();
      const at = clock().toISOString();
      const session = { id: randomUUID(), accountId, method, client, createdAt: at, lastSeenAt: at };
      await storage.sessions.insert(session, hashToken(token) ?? '');
      return { session, token };
    },

    async find(token) {
      const hash = hashToken(token);
      if (hash === null) return null;
      const now = clock();
      const owner = await storage.sessions.findOwner(hash, monthOf(now));
      if (owner === null) return null;
      const { id, accountId, createdAt, lastSeenAt } = owner.session;
      const { created, seen } = age();
      if (createdAt <= created || lastSeenAt <= seen) {
        await storage.sessions.end(accountId, id);
        return null;
      }
      if (now.getTime() - Date.parse(lastSeenAt) >= SEEN_STEP) {
        await storage.sessions.touch(id, now.toISOString()).catch(onError);
      }
      return owner;
    },

    list: (accountId) => storage.sessions.list(accountId, age()),
    end: (accountId, id) => storage.sessions.end(accountId, id),
    endOthers: (accountId, keptId) => storage.sessions.endOthers(accountId, keptId),

    async tidy() {
      await storage.sessions.forgetEnded(age());
      await storage.credentials.forgetExpired(clock().toISOString());
    },
  };
}
