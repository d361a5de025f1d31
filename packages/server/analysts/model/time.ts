import { setTimeout as sleep } from 'node:timers/promises';

/** The passing of time, so that tests need not wait for it. */
export interface Time {
  /** Milliseconds since some moment. */
  now(): number;
  /** Resolves after so many milliseconds; rejects once the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Does something after so many milliseconds, unless what it answers is called before. */
  after(milliseconds: number, action: () => void): () => void;
}

export const REAL_TIME: Time = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
