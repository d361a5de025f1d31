import { sql, type Kysely, type OnConflictDatabase, type OnConflictUpdateBuilder } from 'kysely';
import { prepare, type ShortWays } from './prepared.ts';
import { together } from './together.ts';
import type { Database } from './types.ts';

type CounterUpdate = OnConflictUpdateBuilder<OnConflictDatabase<Database, 'quota'>, 'quota' | 'excluded'>;

export interface QuotaRepository {
  /**
   * Counts one request, unless `limit` requests are counted already. Answers the new count once it outlives the process, or null
   * where the limit is reached. Exact under any number of parallel calls and processes: one statement counts one request, or
   * several if all of them are within the limit.
   */
  take(accountId: string, period: string, limit: number | null): Promise<number | null>;
  /** Takes one request off the count and answers the new one. */
  giveBack(accountId: string, period: string): Promise<number>;
  used(accountId: string, period: string): Promise<number>;
}

/** Who counts a request, and up to which count. */
interface Wish {
  readonly accountId: string;
  readonly period: string;
  readonly limit: number | null;
}

export function quotaRepository(db: Kysely<Database>, short: ShortWays = {}): QuotaRepository {
  const used = async (accountId: string, period: string): Promise<number> => {
    const [row] = await db
      .selectFrom('quota')
      .select('used')
      .where('account_id', '=', accountId)
      .where('period', '=', period)
      .execute();
    return row?.used ?? 0;
  };
  type Counter = { accountId: string; period: string; by: number };
  const count = (
    { accountId, period, by }: Counter,
    where: (update: CounterUpdate) => CounterUpdate = (update) => update,
  ) =>
    db
      .insertInto('quota')
      .values({ account_id: accountId, period, used: by })
      .onConflict((conflict) =>
        where(
          conflict.columns(['account_id', 'period']).doUpdateSet({ used: sql<number>`quota.used + ${by}` }),
        ),
      )
      .returning('used');
  const takeUnlimited = prepare(db, (counter: Counter) => count(counter), short.count);
  const takeLimited = prepare(
    db,
    (counter: Counter & { most: number }) =>
      count(counter, (update) => update.where('quota.used', '<=', counter.most)),
    short.count,
  );
  /** The count after `by` more, or null where they are not all within the limit. */
  const take = async ({ accountId, period, limit }: Wish, by: number): Promise<number | null> => {
    if (limit !== null && limit < by) return null;
    const [row] =
      limit === null
        ? await takeUnlimited({ accountId, period, by })
        : await takeLimited({ accountId, period, by, most: limit - by });
    return row?.used ?? null;
  };
  const takeTogether = together<Wish, number | null>({
    nameOf: ({ accountId, period, limit }) => `${accountId} ${period} ${limit}`,
    oneAtATime: true,
    ...(short.atEndOfTurn && { atEndOfTurn: short.atEndOfTurn }),
    async run(wish, times) {
      const used = await take(wish, times);
      if (used !== null) return Array.from({ length: times }, (_, index) => used - times + 1 + index);
      return times === 1 ? [null] : Array.from({ length: times }, () => take(wish, 1));
    },
  });
  return {
    used,

    take(accountId, period, limit) {
      const wish = { accountId, period, limit };
      return short.atEndOfTurn ? takeTogether(wish) : take(wish, 1);
    },

    async giveBack(accountId, period) {
      const [row] = await db
        .updateTable('quota')
        .set({ used: sql<number>`used - 1` })
        .where('account_id', '=', accountId)
        .where('period', '=', period)
        .where('used', '>', 0)
        .returning('used')
        .execute();
      return row?.used ?? 0;
    },
  };
}
