import type { Door } from '@housestyle/contract/web';
import { sql, type Kysely } from 'kysely';
import { inTurns } from './in-turns.ts';
import type { Database } from './types.ts';

export interface UsageCount {
  readonly accountId: string;
  readonly period: string;
  readonly door: Door;
  readonly mode: string;
  readonly count: number;
}

export interface MonthUsage {
  readonly period: string;
  readonly used: number;
}

/** Requests by door and mode: for charts. The quota counter is the one that decides. */
export interface UsageRepository {
  add(counts: readonly UsageCount[]): Promise<void>;
  /** From a month on. */
  list(accountId: string, fromPeriod: string): Promise<Omit<UsageCount, 'accountId'>[]>;
  /** The quota counters of an account from a month on. */
  months(accountId: string, fromPeriod: string): Promise<MonthUsage[]>;
}

export function usageRepository(db: Kysely<Database>): UsageRepository {
  return {
    add(counts) {
      return inTurns(counts, ({ accountId, period, door, mode, count }) =>
        db
          .insertInto('usage')
          .values({ account_id: accountId, period, door, mode, requests: count })
          .onConflict((conflict) =>
            conflict
              .columns(['account_id', 'period', 'door', 'mode'])
              .doUpdateSet({ requests: sql<number>`usage.requests + excluded.requests` }),
          )
          .execute(),
      );
    },

    list(accountId, fromPeriod) {
      return db
        .selectFrom('usage')
        .select(['period', 'door', 'mode', 'requests as count'])
        .where('account_id', '=', accountId)
        .where('period', '>=', fromPeriod)
        .orderBy('period')
        .orderBy('door')
        .orderBy('mode')
        .execute();
    },

    months(accountId, fromPeriod) {
      return db
        .selectFrom('quota')
        .select(['period', 'used'])
        .where('account_id', '=', accountId)
        .where('period', '>=', fromPeriod)
        .execute();
    },
  };
}
