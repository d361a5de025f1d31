import { fileURLToPath } from 'node:url';
import type { Analysis, Job } from '@housestyle/engine';
import { Piscina } from 'piscina';
import { workerUrl } from '../worker-url.ts';
import { createStylePacker, styleSize, WARM_UP, type ThreadAnswer, type ThreadJob } from './builtin-job.ts';
import { Lanes, type Refused } from './lanes.ts';
import { budgetFor, createStartMark, watchBudget, type TimeBudget } from './runaway.ts';
import { AnalystError, type Analyst } from './types.ts';

export interface BuiltinOptions {
  /** Jobs that run at once. At least two, so that one slow document never blocks the others. */
  readonly threads: number;
  /** Jobs that may wait for a thread. */
  readonly queueLimit: number;
  /** Jobs of one owner that may wait and run; default: no bound of its own. */
  readonly ownerLimit?: number;
  /** Milliseconds a job may run. */
  readonly timeout: number;
  /** Processor time a job may take; default: no bound but `timeout`. */
  readonly budget?: TimeBudget;
  /** A thread's file; tests pass their own. */
  readonly worker?: URL;
}

/** A thread that needs more memory than this is stopped, and the service goes on. */
const resourceLimits = { maxOldGenerationSizeMb: 768 };

/** The built-in engine in threads. A job that is aborted, or out of time, is stopped together with its thread. */
export function createBuiltinAnalyst(options: BuiltinOptions): Analyst {
  const { threads, queueLimit, ownerLimit = Infinity, timeout, budget } = options;
  const worker = options.worker ?? workerUrl('./builtin-worker', import.meta.url);
  const pool = new Piscina<ThreadJob | typeof WARM_UP, ThreadAnswer>({
    filename: fileURLToPath(worker),
    minThreads: threads,
    maxThreads: threads,
    resourceLimits,
  });
  // A thread that fails while it has no job; the next job reports what is wrong.
  pool.on('error', () => {});
  // The pool does not bound its queue for jobs that can be aborted, and may reorder it: jobs wait here instead.
  const lanes = new Lanes({ places: threads, waiting: queueLimit, perOwner: ownerLimit });

  const packStyle = createStylePacker();

  const run = async (job: Job, signal: AbortSignal): Promise<ThreadAnswer> => {
    const limit = new AbortController();
    const style = packStyle(job.style);
    const mark = createStartMark();
    const stop = (): void => limit.abort(signal.reason);
    const timer = setTimeout(() => limit.abort(slow(timeout)), timeout);
    const endWatch =
      budget &&
      watchBudget(
        mark,
        () => pool.threads,
        budgetFor(budget, job.input.length + styleSize(style)),
        () => limit.abort(runaway()),
      );
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await pool.run({ ...job, style, mark }, { signal: limit.signal });
    } catch (cause) {
      signal.throwIfAborted();
      throw limit.signal.aborted
        ? limit.signal.reason
        : new AnalystError('failed', 'The analysis failed.', { cause });
    } finally {
      clearTimeout(timer);
      endWatch?.();
      signal.removeEventListener('abort', stop);
    }
  };

  return {
    get queueLength() {
      return lanes.queueLength;
    },

    get running() {
      return lanes.running;
    },

    refusal(job, owner) {
      const refused = lanes.refusal({ owner, size: job.input.length });
      return refused && busy(refused);
    },

    async analyze(job, signal, owner): Promise<Analysis> {
      const place = lanes.enter({ owner, size: job.input.length }, signal);
      if (typeof place === 'string') throw busy(place);
      const release = await place;
      try {
        const answer = await run(job, signal);
        if ('unserved' in answer) throw new AnalystError('unserved', answer.unserved);
        if ('ready' in answer) throw new AnalystError('failed', 'The analysis failed.');
        return answer.analysis;
      } finally {
        release();
      }
    },

    async warmUp() {
      await Promise.all(Array.from({ length: threads }, () => pool.run(WARM_UP)));
    },

    close: () => pool.destroy(),
  };
}

function busy(refused: Refused): AnalystError {
  return refused === 'queue'
    ? new AnalystError('busy', 'Too many documents wait for their analysis.')
    : new AnalystError('owner-busy', 'Too many documents of this account wait for their analysis.');
}

function slow(timeout: number): AnalystError {
  return new AnalystError('slow', `The analysis took more than ${timeout / 1000} seconds and was stopped.`);
}

function runaway(): AnalystError {
  const message = 'The analysis took more processor time than a text of this size may take and was stopped.';
  return new AnalystError('runaway', message);
}
