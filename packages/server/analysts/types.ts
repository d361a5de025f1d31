import type { StreamListener } from '@housestyle/contract';
import type { Analysis, Job } from '@housestyle/engine';

/** Who turns a job into an analysis: the built-in engine, or a language model. */
export interface Analyst {
  /**
   * Runs a job of an owner. Rejects with an `AnalystError`, or with the signal's reason once that is aborted: the job is
   * then off the queue and no longer runs. `listener` hears of it on the way; without one, nothing is prepared for it.
   */
  analyze(job: Job, signal: AbortSignal, owner: string, listener?: StreamListener): Promise<Analysis>;
  /** Why a job would be refused now, without a place among those that wait; null: it would not be. */
  refusal(job: Job, owner: string): AnalystError | null;
  /** Resolves when the first job would be served without delay. */
  warmUp(): Promise<void>;
  /** Jobs that wait for their turn. */
  readonly queueLength: number;
  /** Jobs that run. */
  readonly running: number;
  /** What its threads hold; absent: it has no threads. */
  heapSize?(): Promise<HeapSize>;
  close(): Promise<void>;
}

/** Memory of V8, in bytes. */
export interface HeapSize {
  /** Of objects, those included that the next collection frees. */
  readonly used: number;
  /** What it has for objects, used or not. */
  readonly total: number;
}

/**
 * `unserved`: this analyst does not serve the mode. `busy`: too many jobs wait. `owner-busy`: too many of the owner's do.
 * `slow`: out of time. `runaway`: more processor time than a text of its size may take. `failed`: a fault.
 */
export type AnalystFailure = 'unserved' | 'busy' | 'owner-busy' | 'slow' | 'runaway' | 'failed';

/** The message is for the caller; the cause is for the log. */
export class AnalystError extends Error {
  override readonly name = 'AnalystError';
  readonly failure: AnalystFailure;

  constructor(failure: AnalystFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
