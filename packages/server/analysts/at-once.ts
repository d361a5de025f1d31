import type { Analysis, Engine, Job } from '@housestyle/engine';
import { milliseconds } from './thread-mark.ts';
import { AnalystError } from './types.ts';

/** Longest text and longest terms, in UTF-16 code units. None was found that takes 100 ms of processor time. */
const LONGEST = 4000;

/** Milliseconds since others were there, until a check counts as the only one. */
const QUIET = 10;

/** Milliseconds of processor time from which on a check took long, and how many times as long none is done here after it. */
const LONG = 10;
const REST = 100;

/**
 * Short checks of a service that does nothing else just then. They are done on the thread that was asked: to wake up another
 * one and to be woken up by it takes a tenth of the time. Nothing stops what runs here, so it is what can't take long: no
 * rules but our own.
 */
export class AtOnce {
  readonly #engine: Pick<Engine, 'analyze'>;
  readonly #isIdle: () => boolean;
  readonly #clock: () => number;
  /** The one that came in this turn of the event loop, and may turn out to be the only one. */
  #candidate: ((alone: boolean) => void) | null = null;
  #notBefore = 0;
  #broken = false;

  /** `isIdle`: whether no thread has a job. `clock`: milliseconds that pass. */
  constructor(engine: Pick<Engine, 'analyze'>, isIdle: () => boolean, clock = () => performance.now()) {
    this.#engine = engine;
    this.#isIdle = isIdle;
    this.#clock = clock;
  }

  /**
   * Does the job at the end of this turn of the event loop, when it is known which others came. Null, at once or later: it
   * is for a thread. Rejects where the engine threw: after that, every job is for a thread.
   */
  run(job: Job, signal: AbortSignal): Promise<Analysis | null> | null {
    const now = this.#clock();
    if (this.#candidate || !this.#isIdle()) {
      this.#candidate?.(false);
      this.#rest(now + QUIET);
      return null;
    }
    if (this.#broken || now < this.#notBefore || !isShort(job)) return null;
    return new Promise<boolean>((resolve) => {
      const turn = setImmediate(() => this.#candidate?.(true));
      this.#candidate = (alone) => {
        clearImmediate(turn);
        this.#candidate = null;
        resolve(alone && this.#isIdle() && !signal.aborted);
      };
    }).then((alone) => (alone ? this.#analyze(job) : null));
  }

  #analyze(job: Job): Analysis {
    const [began, before] = [this.#clock(), process.threadCpuUsage()];
    try {
      return this.#engine.analyze(job);
    } catch (cause) {
      // The engine throws for no input: where it does, what it holds may be broken.
      this.#broken = true;
      throw new AnalystError('failed', 'The analysis failed.', { cause });
    } finally {
      const now = this.#clock();
      if (now - began >= LONG) {
        const used = milliseconds(process.threadCpuUsage(before));
        if (used >= LONG) this.#rest(now + REST * used);
      }
    }
  }

  #rest(until: number): void {
    this.#notBefore = Math.max(this.#notBefore, until);
  }
}

function isShort({ mode, input, style, customInstructions = '' }: Job): boolean {
  return (
    (mode === 'review' || mode === 'style-check') &&
    input.length <= LONGEST &&
    style.rules === null &&
    customInstructions === '' &&
    sizeOf(style.termSubs) + sizeOf(style.glossary) <= LONGEST
  );
}

function sizeOf(terms: readonly unknown[]): number {
  if (terms.length === 0) return 0;
  // The size of long lists is not worth looking at.
  return terms.length > 100 ? Infinity : JSON.stringify(terms).length;
}
