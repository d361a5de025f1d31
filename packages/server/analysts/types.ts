import type { Analysis, Job } from '@housestyle/engine';

/** Who turns a job into an analysis: the built-in engine, or a language model. */
export interface Analyst {
  /**
   * Rejects with an `AnalystError`, or with the signal's reason once that is aborted: the job is then off the queue and no
   * longer runs.
   */
  analyze(job: Job, signal: AbortSignal): Promise<Analysis>;
  /** Resolves when the first job would be served without delay. */
  warmUp(): Promise<void>;
  /** Jobs that wait for their turn. */
  readonly queueLength: number;
  close(): Promise<void>;
}

/** `unserved`: this analyst does not serve the mode. `busy`: too many jobs wait. `slow`: out of time. `failed`: a fault. */
export type AnalystFailure = 'unserved' | 'busy' | 'slow' | 'failed';

/** The message is for the caller; the cause is for the log. */
export class AnalystError extends Error {
  override readonly name = 'AnalystError';
  readonly failure: AnalystFailure;

  constructor(failure: AnalystFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
