import { GUIDELINES_LINE, type StyleRule } from '@housestyle/contract';
import { createEngine, type Analysis, type Job } from '@housestyle/engine';
import { workerUrl } from '../worker-url.ts';
import { AtOnce } from './at-once.ts';
import { createStylePacker, styleSize, type ThreadAnswer } from './builtin-job.ts';
import { Lanes, type Refused } from './lanes.ts';
import { Threads, type JobLimits, type Seat } from './threads.ts';
import { AnalystError, type Analyst } from './types.ts';
import { warmUpEngine } from './warm-up.ts';

/** How much processor time a job may take: it grows with its text. */
export interface TimeBudget {
  /** Milliseconds that every job has. */
  readonly base: number;
  /** Milliseconds for each 1,000 UTF-16 code units of its document and its style. */
  readonly perThousand: number;
}

export interface BuiltinOptions {
  /** Threads. At least two, so that one slow document never blocks the others. */
  readonly threads: number;
  /**
   * Processors there are; default: one for each thread. No more jobs run at once, until one of them takes long: threads
   * that take turns on a processor slow each other down.
   */
  readonly processors?: number;
  /** Jobs that may wait for a thread. */
  readonly queueLimit: number;
  /** Jobs of one owner that may wait and run; default: no bound of its own. */
  readonly ownerLimit?: number;
  /** Milliseconds a job may run. */
  readonly timeout: number;
  /** Processor time a job may take; default: no bound but `timeout`. */
  readonly budget?: TimeBudget;
  /** Short checks are done on the calling thread where no other job is there: `AtOnce`. */
  readonly atOnce?: boolean;
  /** A thread's file; tests pass their own. */
  readonly worker?: URL;
}

/** Quick jobs that cross to a thread together. More of them would save little, and make the first one wait. */
const TOGETHER = 8;

/**
 * Milliseconds more for a job with rules in plain words, and for each of the first of them: a new thread makes ready what reads
 * them when it meets them, which takes a slow machine half of that.
 */
const READER_MS = 2000;
const RULE_MS = 250;
/** How many times its processor time a job may take whose rules are watched: those that are stopped take one of them. */
const WATCHED = 3;
/** Rules behind which everything is ready. */
const MOST_NEW = 10;

/** The built-in engine in threads. A job that is aborted, or out of time, is stopped together with its thread. */
export function createBuiltinAnalyst(options: BuiltinOptions): Analyst {
  const { threads, processors = threads, queueLimit, ownerLimit = Infinity, timeout, budget } = options;
  const worker = options.worker ?? workerUrl('./builtin-worker', import.meta.url);
  const pool = new Threads(worker, threads);
  // A thread does one job at a time: jobs wait here.
  const lanes = new Lanes({
    places: threads,
    quickPlaces: Math.min(threads, processors),
    together: TOGETHER,
    waiting: queueLimit,
    perOwner: ownerLimit,
  });
  const packStyle = createStylePacker();
  const engine = options.atOnce ? createEngine() : null;
  const atOnce = engine && new AtOnce(engine, () => lanes.running === 0);
  /** Rules of which one has taken too long on some text: saved ones come again. */
  const runaways = new WeakSet<readonly StyleRule[]>();
  const limitsFor = (size: number, rules: number): JobLimits => ({
    time: timeout,
    processorTime: budget
      ? budget.base +
        (budget.perThousand * size) / 1000 +
        (rules > 0 ? READER_MS + RULE_MS * Math.min(rules, MOST_NEW) : 0)
      : Infinity,
    tooSlow: () => slow(timeout),
    runaway,
  });

  /** Runs a job; where rules in Vale's form may be why it takes too long, once more with each of them watched. */
  const runWatched = async (job: Job, signal: AbortSignal, seat: Seat): Promise<ThreadAnswer> => {
    const { rules } = job.style;
    const style = packStyle(job.style);
    const limits = limitsFor(job.input.length + styleSize(style), plainRules(job));
    const patience = Math.min(limits.processorTime, limits.time);
    const watched = (time: number): Promise<ThreadAnswer> =>
      pool.run(
        { ...job, style, patience },
        { ...limits, time, processorTime: WATCHED * limits.processorTime },
        signal,
        seat,
      );
    if (rules && runaways.has(rules)) return watched(timeout);
    const started = performance.now();
    try {
      return await pool.run({ ...job, style }, limits, signal, seat);
    } catch (error) {
      const left = timeout - (performance.now() - started);
      if (!isTooLong(error) || !rules?.some(hasPatterns) || left <= 0) throw error;
      runaways.add(rules);
      return watched(left);
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

    async analyze(job, signal, owner, listener): Promise<Analysis> {
      const soon = atOnce?.run(job, signal);
      const analysis = soon ? await soon : null;
      if (analysis) {
        listener?.onProgress?.({ done: 1, total: 1 });
        return analysis;
      }
      const place = lanes.enter({ owner, size: job.input.length }, signal);
      if (typeof place === 'string') throw busy(place);
      const release = await place;
      try {
        listener?.onProgress?.({ done: 0, total: 1 });
        const answer = await runWatched(job, signal, release).catch(async (error: unknown) => {
          throw await withSuspects(error, job.style.rules ?? []);
        });
        if ('unserved' in answer) throw new AnalystError('unserved', answer.unserved);
        if ('ready' in answer) throw new AnalystError('failed', 'The analysis failed.');
        listener?.onProgress?.({ done: 1, total: 1 });
        return answer.analysis;
      } finally {
        release();
      }
    },

    async warmUp() {
      await pool.warmUp();
      if (engine) warmUpEngine(engine);
    },
    heapSize: () => pool.heapSize(),

    close: () => pool.close(),
  };
}

/** How many rules in plain words a job asks to read: those of its style, its instructions, and the guidelines of a merge. */
function plainRules({ mode, input, style, customInstructions = '' }: Job): number {
  if (mode === 'rewrite' && input.includes(GUIDELINES_LINE)) return MOST_NEW;
  const own = style.rules?.filter(({ check }) => check === undefined).length ?? 0;
  return own + (customInstructions.match(/[^.;\n]+/g)?.length ?? 0);
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

function isTooLong(error: unknown): error is AnalystError {
  return error instanceof AnalystError && (error.failure === 'slow' || error.failure === 'runaway');
}

const hasPatterns = ({ check }: StyleRule): boolean => check !== undefined;

/** An analysis that took too long, with the rules named whose patterns can take very long on some texts. */
async function withSuspects(error: unknown, rules: readonly StyleRule[]): Promise<unknown> {
  if (!isTooLong(error)) return error;
  const { slowPatterns } = await import('@housestyle/contract/vale');
  const suspects = rules.filter(
    ({ check }) => check && check.extends !== 'configuration' && slowPatterns(check).length > 0,
  );
  if (suspects.length === 0) return error;
  const names = suspects.map(({ label }) => label).join(', ');
  return new AnalystError(
    error.failure,
    `${error.message} Patterns of these rules can take very long: ${names}.`,
  );
}
