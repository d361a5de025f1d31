import type { Kysely } from 'kysely';
import { inTurns } from './in-turns.ts';
import { prepare, whenThere, type ShortWays, type Soon } from './prepared.ts';
import type { Database, Tier } from './types.ts';

export const MAX_ACTIVE_KEYS = 5;

/** An API key without its value, which is not stored. */
export interface ApiKey {
  readonly id: string;
  readonly accountId: string;
  readonly label: string | null;
  readonly lastFour: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

export interface NewApiKey {
  readonly id: string;
  readonly accountId: string;
  readonly hash: string;
  readonly lastFour: string;
  readonly label: string | null;
  readonly createdAt: string;
}

/** An account with what its month and its saved style look like. */
export interface AccountState {
  readonly accountId: string;
  readonly tier: Tier;
  /** The account's own monthly limit; null: its tier's. */
  readonly ownLimit: number | null;
  readonly used: number;
  /** Revision of the saved style; null: nothing saved. */
  readonly styleRevision: number | null;
}

/** Who a key speaks for: one read. */
export interface KeyOwner extends AccountState {
  readonly keyId: string;
}

export interface KeyRepository {
  /** False where the account holds five active keys; exact however many are made in parallel. */
  insert(key: NewApiKey): Promise<boolean>;
  /** The owner of an active key, by the key's hash. */
  findOwner(hash: string, period: string): Soon<KeyOwner | null>;
  list(accountId: string): Promise<ApiKey[]>;
  /** Null: no such key. A key that was revoked before keeps its time. */
  revoke(id: string, at: string): Promise<ApiKey | null>;
  /** Times of last use by key id. */
  recordUse(uses: ReadonlyMap<string, string>): Promise<void>;
}

const PUBLIC_COLUMNS = [
  'id',
  'account_id as accountId',
  'label',
  'last_four as lastFour',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'revoked_at as revokedAt',
] as const;

export function keyRepository(db: Kysely<Database>, { read }: ShortWays = {}): KeyRepository {
  const findOwners = ({ hash, period }: { hash: string; period: string }) =>
    db
      .selectFrom('api_key')
      .innerJoin('account', 'account.id', 'api_key.account_id')
      .leftJoin('quota', (join) =>
        join.onRef('quota.account_id', '=', 'account.id').on('quota.period', '=', period),
      )
      .leftJoin('style', 'style.account_id', 'account.id')
      .select([
        'api_key.id as keyId',
        'account.id as accountId',
        'account.tier as tier',
        'account.monthly_limit as ownLimit',
        'style.revision as styleRevision',
      ])
      .select(({ fn, lit }) => fn.coalesce('quota.used', lit(0)).as('used'))
      .where('api_key.hash', '=', hash)
      .where('api_key.revoked_at', 'is', null);
  const owners = prepare(db, findOwners, read);
  return {
    async insert({ id, accountId, hash, lastFour, label, createdAt }) {
      const row = {
        id,
        account_id: accountId,
        hash,
        last_four: lastFour,
        label,
        created_at: createdAt,
        last_used_at: null,
        revoked_at: null,
      };
      for (let slot = 1; slot <= MAX_ACTIVE_KEYS; slot++) {
        const inserted = await db
          .insertInto('api_key')
          .values({ ...row, slot })
          .onConflict((conflict) => conflict.columns(['account_id', 'slot']).doNothing())
          .returning('id')
          .execute();
        if (inserted.length > 0) return true;
      }
      return false;
    },

    findOwner: (hash, period) => whenThere(owners({ hash, period }), ([row]) => row ?? null),

    list(accountId) {
      return db
        .selectFrom('api_key')
        .select(PUBLIC_COLUMNS)
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    },

    async revoke(id, at) {
      await db
        .updateTable('api_key')
        .set({ revoked_at: at, slot: null })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .execute();
      const [row] = await db.selectFrom('api_key').select(PUBLIC_COLUMNS).where('id', '=', id).execute();
      return row ?? null;
    },

    recordUse(uses) {
      return inTurns(uses, ([id, at]) =>
        db
          .updateTable('api_key')
          .set({ last_used_at: at })
          .where('id', '=', id)
          // Another process may have seen the key later.
          .where((is) => is.or([is('last_used_at', 'is', null), is('last_used_at', '<', at)]))
          .execute(),
      );
    },
  };
}
