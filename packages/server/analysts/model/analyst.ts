import type { StreamListener } from '@housestyle/contract';
import type { Analysis, Job } from '@housestyle/engine';
import { Lanes, type Refused } from '../lanes.ts';
import { AnalystError, type Analyst } from '../types.ts';
import { UsageSum } from './ask.ts';
import { boundWork } from './bounds.ts';
import { runFindingsJob } from './findings-job.ts';
import { createLeakGuard } from './guards/leaks.ts';
import { createJobTools } from './job-tools.ts';
import { createLadder } from './ladder.ts';
import { FINDING_MODES, KEEPS_MARKUP } from './modes.ts';
import type { PromptWriter } from './prompts/types.ts';
import { runKeepingJob, runMakingJob } from './text-job.ts';
import { createStyleWriter } from './style-text.ts';
import { REAL_TIME } from './time.ts';
import { ModelError, type ModelProvider } from './types.ts';

export interface ModelAnalystOptions {
  readonly provider: ModelProvider;
  /** The built-in engine: finds first, writes the reports, has the last word on the house style. */
  readonly builtin: Analyst;
  readonly write: PromptWriter;
  /** Calls to the provider at once, and jobs at once. */
  readonly concurrency: number;
  /** Jobs that may wait, and those of one owner that may wait and run. */
  readonly queueLimit: number;
  readonly ownerLimit: number;
  /** Milliseconds for a whole job. */
  readonly jobTimeout: number;
  /** Units of text that are rewritten at once. */
  readonly partLength: number;
  /** Hears what the probe at the start found, and why it could not ask. */
  readonly onProbe?: (result: { form: string } | { error: unknown }) => void;
  /** Hears how many findings of a job could not be located or read. */
  readonly onDropped?: (count: number) => void;
}

/** Milliseconds that the probe at the start may take. */
const PROBE_TIMEOUT = 30_000;

/** A language model that is not believed: what it says passes the guards, or the job fails. Serves all modes. */
export function createModelAnalyst(options: ModelAnalystOptions): Analyst {
  const { provider, builtin, write, concurrency, queueLimit, ownerLimit, jobTimeout, partLength } = options;
  const lanes = new Lanes({ places: concurrency, waiting: queueLimit, perOwner: ownerLimit });
  // Calls of all jobs take turns: a long document does not hold up a short one.
  const slots = new Lanes({ places: concurrency, waiting: Infinity });
  let jobs = 0;
  const ladder = createLadder(provider);
  const leakGuard = createLeakGuard();
  const styleText = createStyleWriter();
  const closing = new AbortController();

  const run = async (
    job: Job,
    signal: AbortSignal,
    owner: string,
    listener: StreamListener | null,
  ): Promise<Analysis> => {
    let dropped = 0;
    const context = createJobTools(job, {
      provider,
      ladder,
      slots,
      leakGuard,
      job: String(jobs++),
      write,
      styleText,
      partLength,
      signal,
      listener,
      builtin: (inner) => builtin.analyze(inner, signal, owner),
      usage: new UsageSum(),
      countDropped: (count) => (dropped += count),
    });
    const kind = FINDING_MODES.has(job.mode)
      ? runFindingsJob
      : KEEPS_MARKUP.has(job.mode)
        ? runKeepingJob
        : runMakingJob;
    const analysis = await kind(job, context);
    if (dropped > 0) options.onDropped?.(dropped);
    return analysis;
  };

  return {
    get queueLength() {
      return lanes.queueLength + builtin.queueLength;
    },
    get running() {
      return lanes.running;
    },

    refusal(job, owner) {
      const refused = lanes.refusal({ owner, size: job.input.length });
      return refused && busy(refused);
    },

    async analyze(job, signal, owner, listener) {
      const place = lanes.enter({ owner, size: job.input.length }, signal);
      if (typeof place === 'string') throw busy(place);
      const release = await place;
      const bounds = boundWork([signal, closing.signal], jobTimeout, REAL_TIME);
      let left: 'nothing' | undefined;
      try {
        const analysis = await run(job, bounds.signal, owner, listener ?? null);
        left = 'nothing';
        return analysis;
      } catch (error) {
        signal.throwIfAborted();
        if (bounds.expired) throw slow(jobTimeout / 1000, error);
        throw toAnalystError(error);
      } finally {
        // The other parts of a job that failed are not wanted any more.
        bounds.end(left);
        release();
      }
    },

    async warmUp() {
      await builtin.warmUp();
      // The service is ready without the provider, which may come later.
      const signal = AbortSignal.any([AbortSignal.timeout(PROBE_TIMEOUT), closing.signal]);
      ladder.probe(signal).then(
        () => options.onProbe?.({ form: ladder.form }),
        (error: unknown) => options.onProbe?.({ error }),
      );
    },

    heapSize: () => builtin.heapSize?.() ?? Promise.resolve({ used: 0, total: 0 }),

    async close() {
      closing.abort();
      await Promise.allSettled([provider.close(), builtin.close()]);
    },
  };
}

function busy(refused: Refused): AnalystError {
  return refused === 'queue'
    ? new AnalystError('busy', 'Too many documents wait for the language model.')
    : new AnalystError('owner-busy', 'Too many documents of this account wait for the language model.');
}

function slow(seconds: number, cause: unknown): AnalystError {
  return new AnalystError('slow', `The analysis took more than ${seconds} seconds and was stopped.`, {
    cause,
  });
}

function toAnalystError(error: unknown): AnalystError {
  if (error instanceof AnalystError) return error;
  const message = 'The language model gave no usable answer.';
  if (error instanceof ModelError && error.failure === 'slow')
    return new AnalystError('slow', 'The language model took too long.', { cause: error });
  return new AnalystError('failed', message, { cause: error });
}
