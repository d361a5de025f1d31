import { Script } from 'node:vm';

const CALLED = Symbol.for('housestyle.guarded');
/** Only a script can be stopped from outside, inside a regular expression too. */
const CALL = new Script('globalThis[Symbol.for("housestyle.guarded")]()');
/** Milliseconds that every piece of work has. */
const LEAST = 50;

/** Stops what takes too long of a thread's work and goes on with the rest, where a job has patience for it; else it stops nothing. */
export class RuleGuard {
  #patience: number | undefined;

  /** Does a job. What is stopped within it takes `patience` milliseconds all together, or a little more for each. */
  within<Result>(patience: number | undefined, job: () => Result): Result {
    this.#patience = patience;
    try {
      return job();
    } finally {
      this.#patience = undefined;
    }
  }

  readonly guard = <Result>(work: () => Result): Result | undefined => {
    if (this.#patience === undefined) return work();
    // Half of what is left: a second and a third one have their share.
    const timeout = Math.max(LEAST, Math.ceil(this.#patience / 2));
    const holder = globalThis as { [CALLED]?: () => unknown };
    holder[CALLED] = work;
    try {
      return CALL.runInThisContext({ timeout }) as Result;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      this.#patience -= timeout;
      return undefined;
    } finally {
      delete holder[CALLED];
    }
  };
}
