import type { ErrorBody } from './error-body.ts';

interface ErrorDefinition {
  readonly status: number;
  /** What is said when nothing more exact is known. */
  readonly message: string;
}

/** Every code the service answers with. Codes are never reused and never change their meaning. */
export const ERRORS = {
  INVALID_MODE: { status: 400, message: 'The mode is missing or not one of the modes of this service.' },
  INVALID_INPUT: { status: 400, message: 'The request is not valid.' },
  UNAUTHORIZED: {
    status: 401,
    message: 'The API key is missing or not valid. Send it as "X-Authorization: Bearer <API_KEY>".',
  },
  API_KEY_REQUIRED: {
    status: 403,
    message: 'API access requires a Pro or Team subscription. This account is on the Free tier.',
  },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not accept that method.' },
  RATE_LIMIT_EXCEEDED: { status: 429, message: 'The monthly request limit is used up.' },
  INTERNAL_ERROR: { status: 500, message: 'Something went wrong in the service. Try again later.' },
  UPSTREAM_ERROR: { status: 502, message: 'The upstream AI service failed. The request was not counted.' },
  OVERLOADED: {
    status: 503,
    message: 'Too many requests wait. The request was not counted. Try again in a few seconds.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** A failure that the service answers with: thrown by code, put into words once, at the edge. */
export class ServiceError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string = ERRORS[code].message, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ServiceError';
    this.code = code;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  toBody(): ErrorBody {
    return { error: { message: this.message, code: this.code } };
  }
}
