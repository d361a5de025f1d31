import { rateLimitHeaders, type RateLimit } from '@housestyle/contract';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from '../lifecycle.ts';

/** One frozen set, set by one hook: helmet computes the same for each answer and halves the rate. */
export const SECURITY_HEADERS = Object.freeze({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/** The headers of every answer, also where no hook runs. */
export function standardHeaders(requestId: string, rateLimit: RateLimit): Record<string, string> {
  return { ...SECURITY_HEADERS, 'X-Request-Id': requestId, ...rateLimitHeaders(rateLimit) };
}

/** Security, request id and rate limit on every answer; while the service stops, connections are told to close. */
export function addResponseHeaders(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const caching = reply.getHeader('cache-control');
    reply.headers(SECURITY_HEADERS);
    if (caching !== undefined) reply.header('cache-control', caching);
    const { contentSecurityPolicy } = request.routeOptions.config ?? {};
    if (contentSecurityPolicy !== undefined) reply.header('content-security-policy', contentSecurityPolicy);
    reply.header('x-request-id', request.id);
    reply.headers(rateLimitHeaders(request.rateLimit));
    if (lifecycle.state === 'draining') reply.header('Connection', 'close');
    done();
  });
}
