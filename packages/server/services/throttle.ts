import type { Clock } from '../clock.ts';

interface Window {
  count: number;
  readonly until: number;
}

/** Names that are remembered; beyond, those whose window is over go first, then the oldest. */
const MOST_NAMES = 20_000;

/** Counts attempts by name (an address, an account) in windows of time, in this process. */
export class Throttle {
  readonly #clock: Clock;
  readonly #most: number;
  readonly #length: number;
  readonly #windows = new Map<string, Window>();

  /** At most `most` attempts in `length` milliseconds. */
  constructor(clock: Clock, most: number, length: number) {
    this.#clock = clock;
    this.#most = most;
    this.#length = length;
  }

  /** Counts an attempt. Answers the seconds to wait where there were too many, else null. */
  take(name: string): number | null {
    const now = this.#clock().getTime();
    const found = this.#windows.get(name);
    if (found === undefined || found.until <= now) {
      this.#windows.delete(name);
      this.#windows.set(name, { count: 1, until: now + this.#length });
      if (this.#windows.size > MOST_NAMES) this.#forget(now);
      return null;
    }
    if (found.count >= this.#most) return Math.ceil((found.until - now) / 1000);
    found.count += 1;
    return null;
  }

  /** Takes an attempt back: it succeeded. */
  giveBack(name: string): void {
    const found = this.#windows.get(name);
    if (found !== undefined && found.count > 0) found.count -= 1;
  }

  clear(name: string): void {
    this.#windows.delete(name);
  }

  #forget(now: number): void {
    for (const [name, { until }] of this.#windows) if (until <= now) this.#windows.delete(name);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > MOST_NAMES && oldest !== undefined) this.#windows.delete(oldest);
  }
}
