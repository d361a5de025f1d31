import { fileURLToPath } from 'node:url';
import type { Analysis, Job } from '@housestyle/engine';
import { Piscina } from 'piscina';
import { workerUrl } from '../worker-url.ts';
import { createStylePacker, WARM_UP, type ThreadAnswer, type ThreadJob } from './builtin-job.ts';
import { Lanes } from './lanes.ts';
import { AnalystError, type Analyst } from './types.ts';

export interface BuiltinOptions {
  /** Jobs that run at once. At least two, so that one slow document never blocks the others. */
  readonly threads: number;
  /** Jobs that may wait for a thread. */
  readonly queueLimit: number;
  /** Milliseconds a job may run. */
  readonly timeout: number;
  /** A thread's file; tests pass their own. */
  readonly worker?: URL;
}

/** Inputs longer than this count as large: they never hold all threads. In UTF-16 code units. */
const LARGE_INPUT = 40_000;

/** A thread that needs more memory than this is stopped, and the service goes on. */
const resourceLimits = { maxOldGenerationSizeMb: 768 };

/** The built-in engine in threads. A job that is aborted, or out of time, is stopped together with its thread. */
export function createBuiltinAnalyst(options: BuiltinOptions): Analyst {
  const { threads, queueLimit, timeout } = options;
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
  const lanes = new Lanes(threads, queueLimit);

  const packStyle = createStylePacker();

  const run = async (job: Job, signal: AbortSignal): Promise<ThreadAnswer> => {
    const limit = new AbortController();
    const stop = (): void => limit.abort(signal.reason);
    const timer = setTimeout(() => limit.abort(), timeout);
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await pool.run({ ...job, style: packStyle(job.style) }, { signal: limit.signal });
    } catch (cause) {
      signal.throwIfAborted();
      if (limit.signal.aborted) {
        throw new AnalystError(
          'slow',
          `The analysis took more than ${timeout / 1000} seconds and was stopped.`,
        );
      }
      throw new AnalystError('failed', 'The analysis failed.', { cause });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  };

  return {
    get queueLength() {
      return lanes.queueLength;
    },

    async analyze(job, signal): Promise<Analysis> {
      const place = lanes.enter(job.input.length > LARGE_INPUT, signal);
      if (place === null) throw new AnalystError('busy', 'Too many documents wait for their analysis.');
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
