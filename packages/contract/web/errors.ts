import * as z from 'zod';
import { ERROR_CODES, ERRORS, type ErrorCode } from '../errors.ts';

/**
 * What only the web app's own API answers, beside the codes of the public one. Clients of the public API never see
 * these; the shape of the body is the same.
 */
export const WEB_ERRORS = {
  SIGN_IN_REQUIRED: { status: 401, message: 'Sign in first: there is no session, or it has ended.' },
  SIGN_IN_FAILED: { status: 401, message: 'The email address or the password is wrong.' },
  FORBIDDEN: { status: 403, message: 'This is not allowed.' },
  CONFLICT: { status: 409, message: 'This does not go with what is there already.' },
  SIGN_IN_THROTTLED: {
    status: 429,
    message: 'There were too many attempts to sign in. Wait before you try again.',
  },
} as const;

export type WebErrorCode = keyof typeof WEB_ERRORS;

export const WEB_ERROR_CODES = Object.keys(WEB_ERRORS) as [WebErrorCode, ...WebErrorCode[]];

/** Body of every error response of the web app's API. */
export const webErrorBodySchema = z.object({
  error: z.object({ message: z.string(), code: z.enum([...ERROR_CODES, ...WEB_ERROR_CODES]) }),
});
export type WebErrorBody = z.infer<typeof webErrorBodySchema>;

/** A failure of the web app's API: thrown by code, like `ServiceError`. */
export class WebError extends Error {
  readonly code: WebErrorCode | ErrorCode;
  /** Seconds after which another attempt makes sense. */
  readonly retryAfter: number | null;

  constructor(
    code: WebErrorCode | ErrorCode,
    message?: string,
    { retryAfter = null }: { readonly retryAfter?: number | null } = {},
  ) {
    super(message ?? definition(code).message);
    this.name = 'WebError';
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return definition(this.code).status;
  }

  toBody(): WebErrorBody {
    return { error: { message: this.message, code: this.code } };
  }
}

function definition(code: WebErrorCode | ErrorCode): { readonly status: number; readonly message: string } {
  return { ...ERRORS, ...WEB_ERRORS }[code];
}
