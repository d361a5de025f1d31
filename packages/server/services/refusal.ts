import type { ErrorCode } from '@housestyle/contract';
import type { WebErrorCode } from '@housestyle/contract/web';

/** A wish that the service does not grant; the message says why and what to do, the code is for the web app's API. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode | WebErrorCode;

  constructor(message: string, code: ErrorCode | WebErrorCode = 'INVALID_INPUT') {
    super(message);
    this.code = code;
  }
}
