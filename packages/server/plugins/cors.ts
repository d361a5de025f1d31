import { AUTHORIZATION_HEADER, CLIENT_HEADER, RATE_LIMIT_HEADERS } from '@housestyle/contract';
import type { FastifyInstance } from 'fastify';

/** Addresses that pages of any origin may use: they need an API key, or tell nothing that is not public. */
const OPEN = /^\/api\/(?:v1\/|openapi\.json(?:$|\?))/;

/** The headers of what such pages may read. */
export const ANY_ORIGIN = Object.freeze({
  'access-control-allow-origin': '*',
  'access-control-expose-headers': [...Object.values(RATE_LIMIT_HEADERS), 'Retry-After', 'X-Request-Id'].join(
    ', ',
  ),
});

const PREFLIGHT = Object.freeze({
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': `${AUTHORIZATION_HEADER}, ${CLIENT_HEADER}, Content-Type, X-Request-Id`,
  'Access-Control-Max-Age': '86400',
});

/**
 * Lets pages of any origin call the routes that take a key, and no other: never with cookies, because the browser sends
 * none to an answer for any origin. A preflight is answered before anything looks at who calls or counts the request.
 */
export function addCors(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!OPEN.test(request.url)) return done();
    request.anyOrigin = true;
    const { origin, 'access-control-request-method': wish } = request.headers;
    if (request.method !== 'OPTIONS' || origin === undefined || wish === undefined) return done();
    void reply.code(204).headers(PREFLIGHT).send();
  });
}
