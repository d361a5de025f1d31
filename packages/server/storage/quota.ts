import { sql, type Kysely } from 'kysely';
import type { Database } from './types.ts';

export interface QuotaRepository {
  /**
   * Counts one request, unless `limit` requests are counted already. Answers the new count once it is on disk, or null
   * where the limit is reached. One statement: exact under any number of parallel calls and processes.
   */
  take(accountId: string, period: string, limit: number | null): Promise<number | null>;
  /** Takes one request off the count and answers the new one. */
  giveBack(accountId: string, period: string): Promise<number>;
  used(accountId: string, period: string): Promise<number>;
}

export function quotaRepository(db: Kysely<Database>): QuotaRepository {
  const used = async (accountId: string, period: string): Promise<number> => {
    const [row] = await db
      .selectFrom('quota')
      .select('used')
      .where('account_id', '=', accountId)
      .where('period', '=', period)
      .execute();
    return row?.used ?? 0;
  };
  return {
    used,

    async take(accountId, period, limit) {
      if (limit !== null && limit < 1) return null;
      const [row] = await db
        .insertInto('quota')
        .values({ account_id: accountId, period, used: 1 })
        .onConflict((conflict) => {
          const counted = conflict
            .columns(['account_id', 'period'])
            .doUpdateSet({ used: sql<number>`quota.used + 1` });
          return limit === null ? counted : counted.where('quota.used', '<', limit);
        })
        .returning('used')
        .execute();
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
