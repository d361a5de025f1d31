import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadJob, WARM_UP } from './builtin-job.ts';
import { beganAnything, milliseconds, newMark, startOf, type StartMark } from './thread-mark.ts';
import type { ThreadReport, ThreadSettings } from './thread-service.ts';
import { AnalystError } from './types.ts';

export interface JobLimits {
  /** Milliseconds that the job may take, whatever the thread does. */
  readonly time: number;
  /** Milliseconds of processor time that the job may take; what the machine does elsewhere does not count. */
  readonly processorTime: number;
  readonly tooSlow: () => Error;
  readonly runaway: () => Error;
}

type Order = ThreadJob | typeof WARM_UP;

interface Running {
  readonly id: number;
  readonly started: number;
  readonly limits: JobLimits;
  readonly resolve: (answer: ThreadAnswer) => void;
  readonly reject: (error: unknown) => void;
  /** Nobody waits for the answer any more; when that came about, and why. */
  gone: { readonly since: number; readonly reason: unknown } | null;
}

interface Thread {
  readonly worker: Worker;
  readonly mark: StartMark;
  running: Running | null;
  ended: boolean;
}

/** Milliseconds between two looks at what runs. */
const LOOK = 20;

/** Milliseconds that a job has left when nobody waits for it: most end by themselves, and keep their thread alive. */
const AFTERLIFE = 50;

/** Milliseconds in which a thread tells how much memory it holds. */
const TELL_WITHIN = 500;

/** Milliseconds until a thread is replaced that ended before it began any job: the next one may end like it. */
const PAUSE = 1000;

/** A thread that needs more memory than this is stopped, and the service goes on. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 };

const UNLIMITED: JobLimits = {
  time: Infinity,
  processorTime: Infinity,
  tooSlow: () => new Error('unlimited'),
  runaway: () => new Error('unlimited'),
};

/**
 * Threads that do one job at a time. A job that takes too long is stopped together with its thread, which is replaced;
 * no other job notices. Whoever calls keeps to the number of threads: `Lanes`.
 */
export class Threads {
  readonly #file: URL;
  readonly #threads: Thread[] = [];
  #look: NodeJS.Timeout | null = null;
  #lastId = 0;
  #closing = false;

  constructor(file: URL, count: number) {
    this.#file = file;
    for (let index = 0; index < count; index++) this.#threads.push(this.#start(index));
  }

  /** Resolves when every thread is ready for a job. */
  async warmUp(order: typeof WARM_UP): Promise<void> {
    await Promise.all(this.#threads.filter(isFree).map((thread) => this.#give(thread, order, UNLIMITED)));
  }

  /** Rejects with the signal's reason, an error of the limits, or `AnalystError` where the thread failed. */
  async run(job: ThreadJob, limits: JobLimits, signal: AbortSignal): Promise<ThreadAnswer> {
    const thread = this.#threads.find(isFree);
    if (!thread) throw new AnalystError('failed', 'No thread is free.');
    const answer = this.#give(thread, job, limits);
    const { running } = thread;
    const leave = (): void => {
      if (running) running.gone ??= { since: performance.now(), reason: signal.reason };
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave);
    try {
      return await answer;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** Bytes of the objects that all threads hold; one that just ends, or can't tell in time, counts for none. */
  async heapSize(): Promise<number> {
    const late = new AbortController();
    const sizes = this.#threads.map(({ worker }) =>
      Promise.race([
        worker.getHeapStatistics().then(({ used_heap_size }) => used_heap_size),
        sleep(TELL_WITHIN, 0, { signal: late.signal, ref: false }),
      ]).catch(() => 0),
    );
    const known = await Promise.all(sizes);
    late.abort();
    return known.reduce((total, size) => total + size, 0);
  }

  async close(): Promise<void> {
    this.#closing = true;
    if (this.#look) clearInterval(this.#look);
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #start(index: number): Thread {
    const mark = newMark();
    const workerData: ThreadSettings = { mark };
    const worker = new Worker(this.#file, { workerData, resourceLimits });
    const thread: Thread = { worker, mark, running: null, ended: false };
    let cause: unknown;
    worker.on('message', (report: ThreadReport) => this.#settle(thread, report));
    worker.on('error', (error) => (cause = error));
    worker.on('exit', () => {
      thread.ended = true;
      // Before the caller hears of it: another job may follow at once.
      if (beganAnything(mark)) this.#replace(index);
      else setTimeout(() => this.#replace(index), PAUSE).unref();
      this.#end(thread)?.reject(new AnalystError('failed', 'The analysis failed.', { cause }));
    });
    return thread;
  }

  #replace(index: number): void {
    if (!this.#closing) this.#threads[index] = this.#start(index);
  }

  #give(thread: Thread, order: Order, limits: JobLimits): Promise<ThreadAnswer> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      thread.running = { id, started: performance.now(), limits, resolve, reject, gone: null };
      this.#look ??= setInterval(() => this.#lookAtAll(), LOOK).unref();
      thread.worker.postMessage([id, order]);
    });
  }

  #settle(thread: Thread, report: ThreadReport): void {
    const { running } = thread;
    if (running === null) return;
    // The engine throws for no input: where it does, what it holds may be broken, and the thread goes with it.
    if ('error' in report) {
      const cause = report.error;
      this.#stop(
        thread,
        running.gone?.reason ?? new AnalystError('failed', 'The analysis failed.', { cause }),
      );
      return;
    }
    this.#end(thread);
    if (running.gone) running.reject(running.gone.reason);
    else running.resolve(report.answer);
  }

  #end(thread: Thread): Running | null {
    const { running } = thread;
    thread.running = null;
    if (this.#look && this.#threads.every((one) => one.running === null)) {
      clearInterval(this.#look);
      this.#look = null;
    }
    return running;
  }

  #lookAtAll(): void {
    const now = performance.now();
    for (const thread of this.#threads) {
      const { running } = thread;
      if (running === null) continue;
      const { limits, gone, started } = running;
      if (gone && now - gone.since >= AFTERLIFE) this.#stop(thread, gone.reason);
      else if (now - started >= limits.time) this.#stop(thread, limits.tooSlow());
      else if (now - started >= limits.processorTime) this.#lookAtProcessorTime(thread, running);
    }
  }

  #lookAtProcessorTime(thread: Thread, running: Running): void {
    const before = startOf(thread.mark, running.id);
    if (before === null) return;
    thread.worker.cpuUsage().then(
      (usage) => {
        const used = milliseconds(usage) - before;
        if (thread.running === running && used >= running.limits.processorTime)
          this.#stop(thread, running.limits.runaway());
      },
      // The thread ended: so did the job.
      () => {},
    );
  }

  #stop(thread: Thread, reason: unknown): void {
    const index = this.#threads.indexOf(thread);
    thread.worker.removeAllListeners('exit');
    this.#replace(index);
    this.#end(thread)?.reject(reason);
    void thread.worker.terminate();
  }
}

function isFree({ running, ended }: Thread): boolean {
  return running === null && !ended;
}
