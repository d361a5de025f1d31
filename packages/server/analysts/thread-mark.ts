/**
 * Memory in which a thread says which job it began last, and the milliseconds of its processor time until then; and in
 * which it is told which jobs it need not begin any more. Jobs have ascending numbers from 1 on.
 */
export type StartMark = BigInt64Array<SharedArrayBuffer>;

const JOB = 0;
const BEFORE = 1;
const SKIPPED = 2;

export function newMark(): StartMark {
  return new BigInt64Array(new SharedArrayBuffer(3 * BigInt64Array.BYTES_PER_ELEMENT));
}

/** Called by the thread before it begins; false: it shall not, and says so in its report. */
export function markStart(mark: StartMark, job: number): boolean {
  write(mark, BEFORE, milliseconds(process.threadCpuUsage()));
  write(mark, JOB, job);
  // In this order: of the thread and who skips its jobs, one at least sees what the other did.
  return job > read(mark, SKIPPED);
}

/** Tells the thread to begin neither this job nor any before it. Answers which one it began last. */
export function skipTo(mark: StartMark, job: number): number {
  write(mark, SKIPPED, job);
  return lastBegun(mark);
}

/** The thread's processor time when it began the job; null: it did not yet, or began another since. */
export function startOf(mark: StartMark, job: number): number | null {
  return read(mark, JOB) === job ? read(mark, BEFORE) : null;
}

/** The job that the thread began last; 0: none yet. */
export function lastBegun(mark: StartMark): number {
  return read(mark, JOB);
}

export function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return Math.round((user + system) / 1000);
}

function read(mark: StartMark, index: number): number {
  return Number(Atomics.load(mark, index));
}

function write(mark: StartMark, index: number, value: number): void {
  Atomics.store(mark, index, BigInt(value));
}
