import { threadId, type Worker } from 'node:worker_threads';

/** How much processor time a job may take: it grows with its text. */
export interface TimeBudget {
  /** Milliseconds that every job has. */
  readonly base: number;
  /** Milliseconds for each 1,000 UTF-16 code units of its document and its style. */
  readonly perThousand: number;
}

/** Milliseconds of processor time for a job with so much text. */
export function budgetFor({ base, perThousand }: TimeBudget, size: number): number {
  return base + (perThousand * size) / 1000;
}

/** Memory in which a thread says that it began a job: its id, and the milliseconds of its processor time until then. */
export type StartMark = SharedArrayBuffer;

export function createStartMark(): StartMark {
  return new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
}

/** Called by the thread when it begins. */
export function markStart(mark: StartMark): void {
  const cells = new Int32Array(mark);
  Atomics.store(cells, 1, milliseconds(process.threadCpuUsage()));
  Atomics.store(cells, 0, threadId);
}

/** Shortest milliseconds between two looks at a thread. */
const INTERVAL = 20;

/**
 * Calls `over` once a job has used its processor time, and never before: what else the machine did, and the start of a
 * thread, do not count. Answers a function that ends the watch.
 */
export function watchBudget(
  mark: StartMark,
  threads: () => readonly Worker[],
  budget: number,
  over: () => void,
): () => void {
  const cells = new Int32Array(mark);
  let ended = false;
  let timer = setTimeout(look, Math.max(budget, INTERVAL));

  function look(): void {
    const id = Atomics.load(cells, 0);
    const thread = threads().find((one) => one.threadId === id);
    if (id === 0 || thread === undefined) {
      timer = setTimeout(look, INTERVAL);
      return;
    }
    thread.cpuUsage().then(
      (usage) => {
        if (ended) return;
        const left = budget - (milliseconds(usage) - Atomics.load(cells, 1));
        if (left <= 0) over();
        else timer = setTimeout(look, Math.max(left, INTERVAL));
      },
      // The thread ended: so did the job.
      () => {},
    );
  }

  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return Math.round((user + system) / 1000);
}
