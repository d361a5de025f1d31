import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { ServiceError } from '@housestyle/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { unknownRateLimit } from '../services/quota.ts';
import { standardHeaders } from './response-headers.ts';

/** Answers what is not even HTTP: no request exists, no hook runs. */
export function answerMalformed(clock: Clock): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const failure = new ServiceError('INVALID_INPUT', messageOf(error.code));
    const body = JSON.stringify(failure.toBody());
    const headers = {
      ...standardHeaders(randomUUID(), unknownRateLimit(clock())),
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const status = `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`;
    socket.end([status, ...lines, '', body].join('\r\n'));
  };
}

/** Answers an address that is not one (`/%zz`): a request exists, but hooks don't run. */
export function answerBadAddress(
  clock: Clock,
): (error: Error, request: FastifyRequest, reply: FastifyReply) => void {
  return (_error, request, reply) => {
    const failure = new ServiceError('NOT_FOUND');
    void reply
      .code(failure.status)
      .headers(standardHeaders(request.id, unknownRateLimit(clock())))
      .type('application/json; charset=utf-8')
      .send(failure.toBody());
  };
}

function messageOf(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW') return 'The headers of the request are too large.';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'The request did not arrive in time.';
  return 'The request is not valid HTTP.';
}
