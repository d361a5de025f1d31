import { setTimeout as sleep } from 'node:timers/promises';
import { WARM_UP, type ThreadAnswer, type ThreadJob } from './builtin-job.ts';
import type { ThreadReport } from './thread-service.ts';
import { Thread, type Current, type Given, type JobLimits } from './thread.ts';
import { AnalystError, type HeapSize } from './types.ts';

export type { JobLimits };

/** What jobs have in common that go to a thread together; `lend` is called when the one that runs takes long. */
export interface Seat {
  readonly place: object;
  lend(): void;
}

/** Milliseconds between two looks at what runs. */
const LOOK = 20;

/** Milliseconds of processor time from which on a job takes long; or of any time, where it does not get the processor. */
const LONG = 20;
const LONG_WAIT = 100;

/**
 * Milliseconds of processor time that a job has left when nobody waits for it, or of any time: most end by themselves, and
 * keep their thread alive.
 */
const AFTERLIFE = 50;
const AFTERLIFE_WAIT = 1000;

/** Milliseconds in which a thread tells how much memory it holds. */
const TELL_WITHIN = 500;
const NONE: HeapSize = { used: 0, total: 0 };

/** Milliseconds until a thread is replaced that ended before it began any job: the next one may end like it. */
const PAUSE = 1000;

const UNLIMITED: JobLimits = {
  time: Infinity,
  processorTime: Infinity,
  tooSlow: () => new Error('unlimited'),
  runaway: () => new Error('unlimited'),
};

/**
 * Threads that do one job at a time. A job that takes too long is stopped together with its thread, which is replaced;
 * no other job is harmed: those that share its place go to another thread as soon as it is seen to take long. Whoever
 * calls keeps to the number of threads: `Lanes`.
 */
export class Threads {
  readonly #file: URL;
  readonly #threads: Thread[] = [];
  #look: NodeJS.Timeout | null = null;
  #closing = false;

  constructor(file: URL, count: number) {
    this.#file = file;
    for (let index = 0; index < count; index++) this.#threads.push(this.#start());
  }

  /** Resolves when every thread is ready for a job. */
  async warmUp(): Promise<void> {
    const free = this.#threads.filter(isFree);
    await Promise.all(
      free.map((thread) => {
        const { promise, ...settle } = Promise.withResolvers<ThreadAnswer>();
        this.#give(thread, { order: WARM_UP, limits: UNLIMITED, lend() {}, ...settle, gone: null });
        return promise;
      }),
    );
  }

  /** Rejects with the signal's reason, an error of the limits, or `AnalystError` where the thread failed. */
  async run(
    order: ThreadJob,
    limits: JobLimits,
    signal: AbortSignal,
    { place, lend }: Seat,
  ): Promise<ThreadAnswer> {
    const thread = this.#threads.find((one) => one.place === place && !one.ended) ?? this.#least();
    if (!thread) throw new AnalystError('failed', 'No thread is free.');
    const { promise, ...settle } = Promise.withResolvers<ThreadAnswer>();
    const job: Given = { order, limits, lend, ...settle, gone: null };
    thread.place = place;
    this.#give(thread, job);
    const leave = (): void => {
      job.gone ??= { since: performance.now(), reason: signal.reason };
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave);
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** What all threads hold; one that just ends, or can't tell in time, counts for nothing. */
  async heapSize(): Promise<HeapSize> {
    const late = new AbortController();
    const sizes = this.#threads.map((thread) =>
      Promise.race([thread.heapSize(), sleep(TELL_WITHIN, NONE, { signal: late.signal, ref: false })]).catch(
        () => NONE,
      ),
    );
    const known = await Promise.all(sizes);
    late.abort();
    return known.reduce(
      (sum, { used, total }) => ({ used: sum.used + used, total: sum.total + total }),
      NONE,
    );
  }

  async close(): Promise<void> {
    this.#closing = true;
    if (this.#look) clearInterval(this.#look);
    await Promise.all(
      this.#threads.map((thread) => {
        const ended = thread.terminate();
        for (const job of thread.takeAll()) job.reject(failed());
        return ended;
      }),
    );
  }

  #start(): Thread {
    return new Thread(this.#file, {
      onReport: (thread, job, report) => this.#settle(thread, job, report),
      onExit: (thread, cause) => this.#replaceEnded(thread, cause),
    });
  }

  #give(thread: Thread, job: Given): void {
    this.#look ??= setInterval(() => this.#lookAtAll(), LOOK).unref();
    thread.give(job);
  }

  #settle(thread: Thread, job: Given, report: ThreadReport): void {
    // The engine throws for no input: where it does, what it holds may be broken, and the thread goes with it.
    if ('error' in report) this.#stop(thread, job, failed(report.error));
    else if (job.gone) job.reject(job.gone.reason);
    else if ('skipped' in report) this.#give(thread, job);
    else job.resolve(report.answer);
  }

  #lookAtAll(): void {
    const now = performance.now();
    let idle = true;
    for (const thread of [...this.#threads]) {
      const current = thread.current();
      if (current === null) continue;
      idle = false;
      this.#lookAt(thread, current, now);
    }
    if (!idle || this.#look === null) return;
    clearInterval(this.#look);
    this.#look = null;
  }

  #lookAt(thread: Thread, current: Current, now: number): void {
    const passed = now - current.since;
    const { limits } = current.job;
    if (passed >= limits.time) this.#stop(thread, current.job, limits.tooSlow());
    else if (passed >= LOOK) {
      thread.processorTime(current).then(
        (used) => {
          if (used !== null) this.#judge(thread, current, used);
        },
        // The thread ended: so did the job.
        () => {},
      );
    }
  }

  #judge(thread: Thread, { job, since }: Current, used: number): void {
    const { limits, gone } = job;
    const now = performance.now();
    if (used >= LONG || now - since >= LONG_WAIT) {
      job.lend();
      this.#spread(thread);
    }
    if (used >= limits.processorTime) this.#stop(thread, job, limits.runaway());
    if (!gone) return;
    gone.used ??= used;
    if (used - gone.used >= AFTERLIFE || now - gone.since >= AFTERLIFE_WAIT)
      this.#stop(thread, job, gone.reason);
  }

  /** Gives the jobs that wait behind a long one to the thread that has the fewest. */
  #spread(thread: Thread): void {
    const least = this.#least(thread);
    if (least) for (const job of thread.takeOthers()) this.#give(least, job);
  }

  /** The thread that has the fewest jobs: none, unless it was given those that waited behind a long one. */
  #least(but?: Thread): Thread | undefined {
    let least: Thread | undefined;
    for (const thread of this.#threads)
      if (thread !== but && !thread.ended && thread.load < (least?.load ?? Infinity)) least = thread;
    return least;
  }

  /** Ends a thread for the sake of one job; its other jobs go to another one. */
  #stop(thread: Thread, job: Given, reason: unknown): void {
    if (thread.ended) return;
    const others = thread.takeAll().filter((one) => one !== job);
    void thread.terminate();
    this.#replace(thread, others);
    job.reject(job.gone?.reason ?? reason);
  }

  #replaceEnded(thread: Thread, cause: unknown): void {
    const { beganAnything } = thread;
    const culprit = thread.current()?.job;
    const others = thread.takeAll().filter((one) => one !== culprit);
    // Before the caller hears of it: another job may follow at once.
    if (beganAnything) this.#replace(thread, others);
    else setTimeout(() => this.#replace(thread, []), PAUSE).unref();
    const lost = beganAnything ? [culprit] : [culprit, ...others];
    for (const job of lost) job?.reject(failed(cause));
  }

  #replace(thread: Thread, jobs: readonly Given[]): void {
    const index = this.#threads.indexOf(thread);
    if (this.#closing || index < 0) return;
    const next = this.#start();
    next.place = thread.place;
    this.#threads[index] = next;
    // One that runs is quicker than one that starts.
    const other = this.#least(next) ?? next;
    for (const job of jobs) {
      if (job.gone) job.reject(job.gone.reason);
      else this.#give(other, job);
    }
  }
}

function failed(cause?: unknown): AnalystError {
  return new AnalystError('failed', 'The analysis failed.', { cause });
}

function isFree({ load, ended }: Thread): boolean {
  return load === 0 && !ended;
}
