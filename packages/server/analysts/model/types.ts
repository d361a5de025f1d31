import type { Usage } from '@housestyle/contract';

/** How an answer is asked for: plain text, or JSON by one of the ways that providers know. */
export type AnswerForm = 'text' | 'object' | 'schema';

export interface CompletionRequest {
  readonly system: string;
  readonly user: string;
  /** `object` and `schema`: JSON; with `schema` the provider itself sees to the answer's schema. */
  readonly form: AnswerForm;
  /** Hears of the whole text so far with each piece. May throw: the call then ends with what it threw. */
  readonly onText?: (text: string) => void;
}

export interface Completion {
  readonly text: string;
  readonly usage: Usage;
  /** Whether the model came to its end, and was not cut off by a limit. */
  readonly complete: boolean;
}

/** A language model somewhere. The port: only `provider.ts` knows who is behind it. */
export interface ModelProvider {
  /** Rejects with a `ModelError`, with the signal's reason, or with what `onText` threw. */
  complete(request: CompletionRequest, signal: AbortSignal): Promise<Completion>;
  close(): Promise<void>;
}

/**
 * `refused`: the request is not to its taste (400, 422). `denied`: key or payment. `misplaced`: no such host, certificate, path
 * or model (404): asking again is of no use. `unavailable`: overloaded, down or not to be reached. `interrupted`: the answer broke off. `slow`: out of time. `oversized`: more than any answer may hold.
 * `unusable`: an answer that no guard lets through.
 */
export type ModelFailure =
  'refused' | 'denied' | 'misplaced' | 'unavailable' | 'interrupted' | 'slow' | 'oversized' | 'unusable';

/** For the log alone. Its message is ours and holds nothing that the provider, the model or a document said. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  /** Lets the log show the message. */
  readonly code: string;
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
    this.code = `MODEL_${failure.toUpperCase()}`;
  }
}
