import { ServiceError } from '@housestyle/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { describeFault, type Log } from '../log.ts';
import { DatabaseUnavailableError } from '../storage/postgres/faults.ts';
import { BODY_LIMIT } from './json-body.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Seconds after which a caller may try again when too many wait. */
const BUSY_RETRY = 5;

/** What Fastify says of a body that it does not read, in our words. */
const BODY_ERRORS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON: send it with "Content-Type: application/json".',
  FST_ERR_CTP_BODY_TOO_LARGE: `The body is too large: expected at most ${BODY_LIMIT} bytes.`,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: expected a JSON object.',
};

/** Every failure has the contract's shape; an unexpected one is logged and tells nothing. */
export function addErrors(app: FastifyInstance, clock: Clock, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toServiceError(error);
    if (failure.code === 'INTERNAL_ERROR' || error instanceof DatabaseUnavailableError)
      log.error({ requestId: request.id, ...describeFault(error) }, 'fault');
    if (failure.code === 'RATE_LIMIT_EXCEEDED') {
      const seconds = (Date.parse(request.rateLimit.reset) - clock().getTime()) / 1000;
      reply.header('Retry-After', String(Math.max(1, Math.ceil(seconds))));
    }
    if (failure.code === 'OVERLOADED') reply.header('Retry-After', String(BUSY_RETRY));
    sendError(request, reply, failure);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*$/s, '');
    const allowed = METHODS.filter((method) => app.hasRoute({ method, url: path }));
    if (allowed.length > 0) reply.header('Allow', allowed.join(', '));
    sendError(request, reply, new ServiceError(allowed.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'));
  });
}

/** Any error as one of the catalogue. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof DatabaseUnavailableError) {
    const message = 'The service cannot reach its database. Try again in a few seconds.';
    return new ServiceError('OVERLOADED', message, { cause: error });
  }
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const message = BODY_ERRORS[code];
  if (message !== undefined) return new ServiceError('INVALID_INPUT', message);
  // The caller hung up while sending: nobody reads this.
  if (code === 'ECONNRESET' || (statusCode >= 400 && statusCode < 500))
    return new ServiceError('INVALID_INPUT');
  return new ServiceError('INTERNAL_ERROR', undefined, { cause: error });
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: ServiceError): void {
  request.failure = error.code;
  void reply.code(error.status).type('application/json; charset=utf-8').send(error.toBody());
}
