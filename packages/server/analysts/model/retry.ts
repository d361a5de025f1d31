import type { Circuit } from './circuit.ts';
import { toModelError } from './provider-errors.ts';
import type { Time } from './time.ts';
import { ModelError } from './types.ts';

/** Times that a call is repeated after 429, 5xx or no connection. */
const RETRIES = 2;
/** Milliseconds before the first repetition where the provider names none; twice as many before the next. */
const FIRST_DELAY = 500;

export interface RetryOptions {
  readonly circuit: Circuit;
  readonly time: Time;
  /** When the call has to be over, by the clock of `time`. */
  readonly until: number;
  readonly signal: AbortSignal;
}

/**
 * Calls until it works, three times at most, after the delay that the provider names. What it would have to wait for too long
 * is not waited for. `mayRepeat`: whether the call has not shown anything yet. Rejects with what failed, as a `ModelError`.
 */
export async function withRetries<Result>(
  call: () => Promise<Result>,
  mayRepeat: () => boolean,
  { circuit, time, until, signal }: RetryOptions,
): Promise<Result> {
  let notBefore = 0;
  for (let repeated = 0; ; repeated++) {
    await waitFor(Math.max(circuit.enter(), notBefore - time.now()));
    try {
      const result = await call();
      circuit.succeeded();
      return result;
    } catch (error) {
      signal.throwIfAborted();
      const failure = toModelError(error);
      const delay = delayNamed(error);
      if (isAlive(failure, error)) circuit.succeeded();
      else circuit.failed();
      if (delay !== null) circuit.pause(delay);
      if (failure.failure !== 'unavailable' || repeated === RETRIES || !mayRepeat()) throw failure;
      notBefore = time.now() + (delay ?? FIRST_DELAY * 2 ** repeated);
      if (notBefore >= until) throw failure;
    }
  }

  async function waitFor(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    if (time.now() + milliseconds >= until)
      throw new ModelError('unavailable', "The model's provider asked for a long pause.");
    await time.wait(milliseconds, signal);
  }
}

/** Whether somebody was there who answered, be it with a refusal. */
function isAlive({ failure }: ModelError, error: unknown): boolean {
  if (failure === 'unavailable') return statusOf(error) === 429;
  if (failure === 'misplaced') return statusOf(error) !== undefined;
  return failure === 'refused' || failure === 'denied' || failure === 'oversized';
}

function statusOf(error: unknown): number | undefined {
  return (error as { statusCode?: number } | null)?.statusCode;
}

/** Milliseconds after which the provider wants to be asked again; null: it names none. */
function delayNamed(error: unknown): number | null {
  const headers = (error as { responseHeaders?: Readonly<Record<string, string>> } | null)?.responseHeaders;
  const milliseconds = Number(headers?.['retry-after-ms'] ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const after = headers?.['retry-after']?.trim();
  if (!after) return null;
  const seconds = Number(after);
  if (seconds >= 0) return seconds * 1000;
  const moment = Date.parse(after);
  return Number.isNaN(moment) ? null : Math.max(0, moment - Date.now());
}
