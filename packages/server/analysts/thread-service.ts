/** A thread's end of `Thread`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer, ThreadJob, WARM_UP } from './builtin-job.ts';
import { markStart, type StartMark } from './thread-mark.ts';

export interface ThreadSettings {
  readonly mark: StartMark;
}

export type Order = ThreadJob | typeof WARM_UP;

/** Orders that were given together, each with its number. */
export type Orders = readonly (readonly [id: number, order: Order])[];

export type ThreadReport = { readonly id: number } & (
  { readonly answer: ThreadAnswer } | { readonly error: unknown } | { readonly skipped: true }
);

/** Answers one job after the other with what `run` makes of it; those that came together, together. */
export function serveJobs(run: (order: Order) => ThreadAnswer | Promise<ThreadAnswer>): void {
  const port = parentPort;
  if (port === null) throw new Error('Jobs are served by a worker thread.');
  const { mark } = workerData as ThreadSettings;
  let last: Promise<void> = Promise.resolve();

  const report = async (id: number, order: Order): Promise<ThreadReport> => {
    if (!markStart(mark, id)) return { id, skipped: true };
    try {
      return { id, answer: await run(order) };
    } catch (error) {
      return { id, error };
    }
  };
  const serve = async (orders: Orders): Promise<void> => {
    const reports: ThreadReport[] = [];
    for (const [id, order] of orders) {
      const done = await report(id, order);
      reports.push(done);
      // What the engine holds may be broken: the rest is done elsewhere.
      if ('error' in done) break;
    }
    port.postMessage(reports);
  };
  port.on('message', (orders: Orders) => (last = last.then(() => serve(orders))));
}
