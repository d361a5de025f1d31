import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { ThreadAnswer } from './builtin-job.ts';
import { lastBegun, milliseconds, newMark, skipTo, startOf } from './thread-mark.ts';
import type { Order, Orders, ThreadReport, ThreadSettings } from './thread-service.ts';
import type { HeapSize } from './types.ts';

/** A job that a thread was given, or will be given again. */
export interface Given {
  readonly order: Order;
  readonly limits: JobLimits;
  /** Called when it takes long: others need not wait for it. */
  readonly lend: () => void;
  readonly resolve: (answer: ThreadAnswer) => void;
  readonly reject: (error: unknown) => void;
  /** Nobody waits for the answer any more: why, when that came about, and what processor time it had used by then. */
  gone: { readonly reason: unknown; readonly since: number; used?: number } | null;
}

export interface JobLimits {
  /** Milliseconds that the job may take, whatever the thread does. */
  readonly time: number;
  /** Milliseconds of processor time that the job may take; what the machine does elsewhere does not count. */
  readonly processorTime: number;
  readonly tooSlow: () => Error;
  readonly runaway: () => Error;
}

export interface ThreadEvents {
  /** A job ended by itself, with `error` where the engine threw; or it was skipped without need. */
  onReport(thread: Thread, job: Given, report: ThreadReport): void;
  /** The thread ended, nobody asked for it. */
  onExit(thread: Thread, cause: unknown): void;
}

/** What runs on a thread, and since when. */
export interface Current {
  readonly id: number;
  readonly job: Given;
  readonly since: number;
}

// V8 would learn to put parts of documents where only a full collection finds them, and keep whole documents with them.
setFlagsFromString('--no-allocation-site-pretenuring');

/** A thread that needs more memory than this is stopped, and the service goes on. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 };

/** One worker thread. It does the jobs that it was given one after the other; those of one turn cross in one message. */
export class Thread {
  readonly #worker: Worker;
  readonly #mark = newMark();
  readonly #jobs = new Map<number, Given>();
  #unsent: [number, Order][] = [];
  #lastId = 0;
  #current: Current | null = null;
  /** What the jobs that it holds now have in common. */
  place: object | null = null;
  ended = false;

  constructor(file: URL, events: ThreadEvents) {
    const workerData: ThreadSettings = { mark: this.#mark };
    this.#worker = new Worker(file, { workerData, resourceLimits });
    let cause: unknown;
    this.#worker.on('message', (reports: readonly ThreadReport[]) => {
      for (const report of reports) {
        const job = this.#jobs.get(report.id);
        this.#jobs.delete(report.id);
        if (job) events.onReport(this, job, report);
      }
    });
    this.#worker.on('error', (error) => (cause = error));
    this.#worker.on('exit', () => {
      this.ended = true;
      events.onExit(this, cause);
    });
  }

  /** Jobs that it was given and did not report. */
  get load(): number {
    return this.#jobs.size;
  }

  get beganAnything(): boolean {
    return lastBegun(this.#mark) !== 0;
  }

  give(job: Given): void {
    const id = ++this.#lastId;
    if (this.#jobs.size === 0) this.#current = { id, job, since: performance.now() };
    this.#jobs.set(id, job);
    if (this.#unsent.push([id, job.order]) === 1) queueMicrotask(() => this.#send());
  }

  #send(): void {
    const orders: Orders = this.#unsent;
    this.#unsent = [];
    if (orders.length > 0) this.#worker.postMessage(orders);
  }

  /** What it does now, or will do next; null: nothing. A job that follows another counts from the first look at it. */
  current(): Current | null {
    const [first] = this.#jobs.keys();
    const begun = lastBegun(this.#mark);
    const id = this.#jobs.has(begun) ? begun : first;
    const job = id === undefined ? undefined : this.#jobs.get(id);
    if (id === undefined || !job) return (this.#current = null);
    if (this.#current?.id !== id) this.#current = { id, job, since: performance.now() };
    return this.#current;
  }

  /** Milliseconds of processor time that the current job used; null: it did not begin, or is done. */
  async processorTime({ id }: Current): Promise<number | null> {
    if (startOf(this.#mark, id) === null) return null;
    const used = milliseconds(await this.#worker.cpuUsage());
    const before = startOf(this.#mark, id);
    return before === null || !this.#jobs.has(id) ? null : used - before;
  }

  /** Takes away all jobs but the one that runs. */
  takeOthers(): Given[] {
    if (this.#jobs.size < 2) return [];
    const running = skipTo(this.#mark, this.#lastId);
    const others = [...this.#jobs].filter(([id]) => id !== running);
    for (const [id] of others) this.#jobs.delete(id);
    return others.map(([, job]) => job);
  }

  /** Takes away every job. */
  takeAll(): Given[] {
    const jobs = [...this.#jobs.values()];
    this.#jobs.clear();
    return jobs;
  }

  async heapSize(): Promise<HeapSize> {
    const { used_heap_size: used, total_heap_size: total } = await this.#worker.getHeapStatistics();
    return { used, total };
  }

  /** Ends it, whatever it does; `onExit` is not called. */
  async terminate(): Promise<void> {
    this.ended = true;
    this.#worker.removeAllListeners('exit');
    await this.#worker.terminate();
  }
}
