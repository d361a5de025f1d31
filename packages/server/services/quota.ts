import { monthOf, monthReset, ServiceError, type Quota, type RateLimit } from '@housestyle/contract';
import type { Clock } from '../clock.ts';
import type { AccountState } from '../storage/keys.ts';
import type { Storage } from '../storage/index.ts';
import type { Soon } from '../storage/prepared.ts';
import type { Tier } from '../storage/types.ts';

/** Requests a month by tier; null: unlimited. */
export type TierLimits = Readonly<Record<Tier, number | null>>;

/** The state of an account's month. */
export interface Month {
  readonly accountId: string;
  /** Like `2026-11`. */
  readonly period: string;
  readonly reset: string;
  readonly limit: number | null;
  readonly used: number;
}

/** A request that may be worked on. */
export interface Admission {
  /** The month with this request, good enough to begin. */
  readonly month: Month;
  /** The month once this request is counted for good. Rejects where it could not be: then nobody may hear of the work. */
  readonly kept: Promise<Month>;
}

/**
 * Requests left in a month that can't all be used up in the moment until a count is kept: work begins meanwhile. With fewer
 * left, it begins after.
 */
const PLENTY = 1000;

/** Counts requests and gives them back. */
export interface QuotaService {
  monthOf(owner: AccountState, now: Date): Month;
  /** Counts one request for its analysis; throws `RATE_LIMIT_EXCEEDED` where none is left, now or when it is `kept`. */
  admit(owner: AccountState): Soon<Admission>;
  /** Takes back what `admit` counted, from the month in which it did. */
  giveBack(admitted: Month): Promise<Month>;
}

export function createQuotaService(storage: Storage, clock: Clock, limits: TierLimits): QuotaService {
  const month = ({ accountId, tier, ownLimit, used }: AccountState, now: Date): Month => {
    return {
      accountId,
      period: monthOf(now),
      reset: monthReset(now),
      limit: ownLimit ?? limits[tier],
      used,
    };
  };
  const count = async (current: Month): Promise<Month> => {
    const used = await storage.quota.take(current.accountId, current.period, current.limit);
    if (used !== null) return { ...current, used };
    const message = `The monthly limit of ${current.limit} requests is used up. It resets on ${current.reset}.`;
    throw new ServiceError('RATE_LIMIT_EXCEEDED', message);
  };
  return {
    monthOf: month,

    admit(owner) {
      const current = month(owner, clock());
      const kept = count(current);
      if (current.limit !== null && current.used > current.limit - PLENTY)
        return kept.then((month) => ({ month, kept }));
      // Whoever awaits it hears of a failure; the work may end by itself before that.
      kept.catch(() => {});
      return { month: { ...current, used: current.used + 1 }, kept };
    },

    async giveBack(admitted) {
      return { ...admitted, used: await storage.quota.giveBack(admitted.accountId, admitted.period) };
    },
  };
}

export function remainingOf({ limit, used }: Month): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}

export function quotaOf(month: Month): Quota {
  return { limit: month.limit, used: month.used, remaining: remainingOf(month) };
}

export function rateLimitOf(month: Month): RateLimit {
  return { limit: month.limit, remaining: remainingOf(month), reset: month.reset };
}

/** What a caller is told whom the service does not know. */
export function unknownRateLimit(now: Date): RateLimit {
  return { limit: 0, remaining: 0, reset: monthReset(now) };
}
