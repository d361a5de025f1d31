import { monthOf, monthReset } from '@housestyle/contract';
import { CLIENT_HEADER, DOORS, type Door, type UsageReport } from '@housestyle/contract/web';
import type { Clock } from '../clock.ts';
import type { Storage } from '../storage/index.ts';
import type { UsageCount } from '../storage/usage.ts';
import { quotaOf, type Month } from './quota.ts';

const MONTHS = 12;

/** Counts requests by account, month, door and mode, and writes them down now and then: no request waits for it. */
export class UsageLog {
  readonly #storage: Storage;
  readonly #timer: NodeJS.Timeout;
  #counts = new Map<string, UsageCount & { count: number }>();

  /** `interval`: milliseconds between two writes. */
  constructor(storage: Storage, interval: number, onError: (error: unknown) => void) {
    this.#storage = storage;
    this.#timer = setInterval(() => void this.flush().catch(onError), interval).unref();
  }

  record({ accountId, period }: Month, door: Door, mode: string): void {
    const name = `${accountId} ${period} ${door} ${mode}`;
    const known = this.#counts.get(name);
    if (known) known.count += 1;
    else this.#counts.set(name, { accountId, period, door, mode, count: 1 });
  }

  async flush(): Promise<void> {
    const counts = [...this.#counts.values()];
    if (counts.length === 0) return;
    this.#counts = new Map();
    await this.#storage.usage.add(counts);
  }

  /** Ends the timer and writes what is left. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}

/** The door that a caller of the API names; `api` where it names none. */
export function doorOf(headers: Readonly<Record<string, string | string[] | undefined>>): Door {
  const named = headers[CLIENT_HEADER.toLowerCase()];
  return DOORS.find((door) => door === named && door !== 'web') ?? 'api';
}

/** The account's last twelve months. */
export async function reportUsage(storage: Storage, clock: Clock, month: Month): Promise<UsageReport> {
  const now = clock();
  const months = Array.from({ length: MONTHS }, (_, index) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - index), 1))),
  );
  const [first = ''] = months;
  const [counters, requests] = await Promise.all([
    storage.usage.months(month.accountId, first),
    storage.usage.list(month.accountId, first),
  ]);
  return {
    quota: quotaOf(month),
    quotaReset: monthReset(now),
    months: months.map((name) => ({
      month: name,
      used: counters.find(({ period }) => period === name)?.used ?? 0,
      requests: requests
        .filter(({ period }) => period === name)
        .map(({ door, mode, count }) => ({ door, mode, count })),
    })),
  };
}
