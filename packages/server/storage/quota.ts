import { sql, type Kysely, type OnConflictDatabase, type OnConflictUpdateBuilder } from 'kysely';
import { prepare, type ShortWays } from './prepared.ts';
import type { Database } from './types.ts';

type CounterUpdate = OnConflictUpdateBuilder<OnConflictDatabase<Database, 'quota'>, 'quota' | 'excluded'>;

export interface QuotaRepository {
  /**
   * Counts one request, unless `limit` requests are counted already. Answers the new count once it outlives the process, or null
   * where the limit is reached. One statement: exact under any number of parallel calls and processes.
   */
  take(accountId: string, period: string, limit: number | null): Promise<number | null>;
  /** Takes one request off the count and answers the new one. */
  giveBack(accountId: string, period: string): Promise<number>;
  used(accountId: string, period: string): Promise<number>;
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
  type Counter = { accountId: string; period: string };
  const count = (
    { accountId, period }: Counter,
    where: (update: CounterUpdate) => CounterUpdate = (update) => update,
  ) =>
    db
      .insertInto('quota')
      .values({ account_id: accountId, period, used: 1 })
      .onConflict((conflict) =>
        where(conflict.columns(['account_id', 'period']).doUpdateSet({ used: sql<number>`quota.used + 1` })),
      )
      .returning('used');
  const takeUnlimited = prepare(db, (counter: Counter) => count(counter), short.count);
  const takeLimited = prepare(
    db,
    (counter: Counter & { limit: number }) =>
      count(counter, (update) => update.where('quota.used', '<', counter.limit)),
    short.count,
  );
  return {
    used,

    async take(accountId, period, limit) {
      if (limit !== null && limit < 1) return null;
      const [row] =
        limit === null
          ? await takeUnlimited({ accountId, period })
          : await takeLimited({ accountId, period, limit });
      return row?.used ?? null;
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
