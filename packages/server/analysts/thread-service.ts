/** A thread's end of `Threads`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer, ThreadJob, WARM_UP } from './builtin-job.ts';
import { markStart, type StartMark } from './thread-mark.ts';

export interface ThreadSettings {
  readonly mark: StartMark;
}

export type ThreadReport = { readonly answer: ThreadAnswer } | { readonly error: unknown };

type Order = ThreadJob | typeof WARM_UP;

/** Answers one job after the other with what `run` makes of it. */
export function serveJobs(run: (order: Order) => ThreadAnswer | Promise<ThreadAnswer>): void {
  const port = parentPort;
  if (port === null) throw new Error('Jobs are served by a worker thread.');
  const { mark } = workerData as ThreadSettings;
  port.on('message', async ([id, order]: [number, Order]) => {
    markStart(mark, id);
    let report: ThreadReport;
    try {
      report = { answer: await run(order) };
    } catch (error) {
      report = { error };
    }
    port.postMessage(report);
  });
}
