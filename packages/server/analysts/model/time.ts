import { setTimeout } from 'node:timers/promises';

/** The passing of time, so that tests need not wait for it. */
export interface Time {
  /** Milliseconds since some moment. */
  now(): number;
  /** Resolves after so many milliseconds; rejects once the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Aborted after so many milliseconds. */
  deadline(milliseconds: number): AbortSignal;
}

export const REAL_TIME: Time = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
  deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
};
