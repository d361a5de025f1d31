import type { Role, SignInMethod } from '@housestyle/contract/web';
import type { Kysely } from 'kysely';
import type { AccountState } from './keys.ts';
import type { Database } from './types.ts';

export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly method: SignInMethod;
  /** Browser and system in a few words. */
  readonly client: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

/** Whose session it is, with what the month and the saved style look like: one read. */
export interface SessionOwner extends AccountState {
  readonly session: Session;
  readonly email: string;
  readonly role: Role;
}

/** Sessions that began before `created` or were last seen before `seen` have ended. */
export interface SessionAge {
  readonly created: string;
  readonly seen: string;
}

export interface SessionRepository {
  insert(session: Session, tokenHash: string): Promise<void>;
  /** The owner of a session by its token's hash, ended ones included. */
  findOwner(tokenHash: string, period: string): Promise<SessionOwner | null>;
  touch(id: string, at: string): Promise<void>;
  /** Those that have not ended, the last seen first. */
  list(accountId: string, age: SessionAge): Promise<Session[]>;
  /** Ends one session of an account; false: it has none with this id. */
  end(accountId: string, id: string): Promise<boolean>;
  /** Ends all sessions of an account but one, and answers their ids. */
  endOthers(accountId: string, keptId: string | null): Promise<string[]>;
  /** Forgets what has ended by its age. */
  forgetEnded(age: SessionAge): Promise<void>;
}

const COLUMNS = [
  'session.id as id',
  'session.account_id as accountId',
  'session.method as method',
  'session.client as client',
  'session.created_at as createdAt',
  'session.last_seen_at as lastSeenAt',
] as const;

export function sessionRepository(db: Kysely<Database>): SessionRepository {
  return {
    async insert({ id, accountId, method, client, createdAt, lastSeenAt }, tokenHash) {
      await db
        .insertInto('session')
        .values({
          id,
          account_id: accountId,
          token_hash: tokenHash,
          method,
          client,
          created_at: createdAt,
          last_seen_at: lastSeenAt,
        })
        .execute();
    },

    async findOwner(tokenHash, period) {
      const [row] = await db
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .leftJoin('quota', (join) =>
          join.onRef('quota.account_id', '=', 'account.id').on('quota.period', '=', period),
        )
        .leftJoin('style', 'style.account_id', 'account.id')
        .select(COLUMNS)
        .select([
          'account.email as email',
          'account.role as role',
          'account.tier as tier',
          'account.monthly_limit as ownLimit',
          'quota.used as used',
          'style.revision as styleRevision',
        ])
        .where('session.token_hash', '=', tokenHash)
        .execute();
      if (!row) return null;
      const { email, role, tier, ownLimit, used, styleRevision, ...session } = row;
      return {
        session,
        accountId: session.accountId,
        email,
        role,
        tier,
        ownLimit,
        used: used ?? 0,
        styleRevision,
      };
    },

    async touch(id, at) {
      await db.updateTable('session').set({ last_seen_at: at }).where('id', '=', id).execute();
    },

    list(accountId, { created, seen }) {
      return db
        .selectFrom('session')
        .select(COLUMNS)
        .where('account_id', '=', accountId)
        .where('created_at', '>', created)
        .where('last_seen_at', '>', seen)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute();
    },

    async end(accountId, id) {
      const ended = await db
        .deleteFrom('session')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning('id')
        .execute();
      return ended.length > 0;
    },

    async endOthers(accountId, keptId) {
      const ended = await db
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .$if(keptId !== null, (query) => query.where('id', '!=', keptId ?? ''))
        .returning('id')
        .execute();
      return ended.map(({ id }) => id);
    },

    async forgetEnded({ created, seen }) {
      await db
        .deleteFrom('session')
        .where((where) => where.or([where('created_at', '<=', created), where('last_seen_at', '<=', seen)]))
        .execute();
    },
  };
}
