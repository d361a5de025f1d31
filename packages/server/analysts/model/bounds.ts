import type { Time } from './time.ts';

/** Why a signal ends whose work is done: one for all, since an error with a stack costs as much as the rest. */
const OVER = new Error('The work is over.');
const EXPIRED = new Error('The time for the work is over.');

/** A signal that is aborted with the first of others, or when time runs out. */
export interface Bounds {
  readonly signal: AbortSignal;
  /** It was time that ran out. */
  readonly expired: boolean;
  /**
   * Lets go of the others, and aborts what is still on its way; `nothing` is where all has come to its end, which need not
   * hear of it. To be called in any case.
   */
  end(left?: 'nothing'): void;
}

/** What `AbortSignal.any` and `AbortSignal.timeout` would give, without what these leave to the collection of garbage. */
export function boundWork(
  others: readonly AbortSignal[],
  milliseconds: number,
  time: Pick<Time, 'after'>,
): Bounds {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = (): void => controller.abort(others.find(({ aborted }) => aborted)?.reason);
  for (const other of others) other.addEventListener('abort', follow);
  if (others.some(({ aborted }) => aborted)) follow();
  const cancel = time.after(milliseconds, () => controller.abort(EXPIRED));
  return {
    signal,
    get expired() {
      return signal.reason === EXPIRED;
    },
    end(left) {
      cancel();
      for (const other of others) other.removeEventListener('abort', follow);
      if (left !== 'nothing') controller.abort(OVER);
    },
  };
}
