import type { ErrorCode } from '@housestyle/contract';
import { WebError, type WebErrorCode } from '@housestyle/contract/web';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Refusal } from '../services/refusal.ts';

/** The codes of the web app's API in the common shape; everything else is answered like anywhere. */
export function addWebErrors(web: FastifyInstance): void {
  web.setErrorHandler((error: FastifyError | WebError | Refusal, request, reply) => {
    const failure = error instanceof Refusal ? new WebError(error.code, error.message) : error;
    if (!(failure instanceof WebError)) throw error;
    request.failure = failure.code satisfies ErrorCode | WebErrorCode;
    if (failure.retryAfter !== null) reply.header('Retry-After', String(failure.retryAfter));
    return reply.code(failure.status).type('application/json; charset=utf-8').send(failure.toBody());
  });
}
