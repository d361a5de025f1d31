import type { ChatTurn } from './chat-wire.ts';

/** Why a model of the editor did not answer. */
export type ModelFault = 'not-permitted' | 'blocked' | 'gone' | 'failed';

export class ChatModelError extends Error {
  readonly fault: ModelFault;

  constructor(fault: ModelFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** A language model of the editor, for the bridge that the local service asks. */
export interface ChatModel {
  readonly name: string;
  /** The answer, piece by piece. Throws a `ChatModelError`. */
  answer(turns: readonly ChatTurn[], signal: AbortSignal): AsyncIterable<string>;
  /** Tokens of a text. */
  count(text: string): Promise<number>;
}
