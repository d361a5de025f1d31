import { Script } from 'node:vm';

const CALLED = Symbol.for('housestyle.guarded');
/** Only a script can be stopped from outside, inside a regular expression too. */
const CALL = new Script('globalThis[Symbol.for("housestyle.guarded")]()');
/** Milliseconds of processor time that every piece of work has. */
const LEAST = 50;
/** The clock of a script goes on while others have the processor: what had less than this part of its time begins anew. */
const SERVED = 0.5;

/** Stops what takes too long of a thread's work and goes on with the rest, where a job has patience for it; else it stops nothing. */
export class RuleGuard {
  #patience: number | undefined;

  /** Does a job. What is stopped within it takes `patience` milliseconds of processor time all together, or a little more for each. */
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
    const share = Math.max(LEAST, Math.ceil(this.#patience / 2));
    const holder = globalThis as { [CALLED]?: () => unknown };
    holder[CALLED] = work;
    try {
      for (let timeout = share; ; timeout *= 2) {
        const before = process.threadCpuUsage();
        try {
          return CALL.runInThisContext({ timeout }) as Result;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
        }
        const { user, system } = process.threadCpuUsage(before);
        // An older Node.js can't tell.
        const used = (user + system) / 1000 || timeout;
        this.#patience -= used;
        if (used >= SERVED * share) return undefined;
      }
    } finally {
      delete holder[CALLED];
    }
  };
}
