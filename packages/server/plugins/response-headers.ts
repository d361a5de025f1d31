import { rateLimitHeaders, type RateLimit } from '@housestyle/contract';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from '../lifecycle.ts';

/** One frozen set, set by one hook: helmet computes the same for each answer and halves the rate. */
export const SECURITY_HEADERS = Object.freeze({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** The headers of every answer, also where no hook runs. */
export function standardHeaders(requestId: string, rateLimit: RateLimit): Record<string, string> {
  return { ...SECURITY_HEADERS, 'X-Request-Id': requestId, ...rateLimitHeaders(rateLimit) };
}

/** Security, request id and rate limit on every answer; while the service stops, connections are told to close. */
export function addResponseHeaders(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(SECURITY_HEADERS);
    const { contentSecurityPolicy } = request.routeOptions.config ?? {};
    if (contentSecurityPolicy !== undefined) reply.header('Content-Security-Policy', contentSecurityPolicy);
    reply.header('X-Request-Id', request.id);
    reply.headers(rateLimitHeaders(request.rateLimit));
    if (lifecycle.state === 'draining') reply.header('Connection', 'close');
    done();
  });
}
