/** Memory in which a thread says which job it began, and the milliseconds of its processor time until then. */
export type StartMark = Int32Array<SharedArrayBuffer>;

export function newMark(): StartMark {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
}

/** Called by the thread when it begins. */
export function markStart(mark: StartMark, job: number): void {
  Atomics.store(mark, 1, milliseconds(process.threadCpuUsage()));
  Atomics.store(mark, 0, job);
}

/** The thread's processor time when it began the job; null: it did not yet. */
export function startOf(mark: StartMark, job: number): number | null {
  return Atomics.load(mark, 0) === job ? Atomics.load(mark, 1) : null;
}

export function beganAnything(mark: StartMark): boolean {
  return Atomics.load(mark, 0) !== 0;
}

export function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return Math.round((user + system) / 1000);
}
