import type { ErrorCode, Mode, RateLimit } from '@housestyle/contract';
import type { WebErrorCode } from '@housestyle/contract/web';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { unknownRateLimit } from '../services/quota.ts';
import type { KeyOwner } from '../storage/keys.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose key the request carries; null: nobody's. */
    caller: KeyOwner | null;
    /** What the rate-limit headers of the answer say. */
    rateLimit: RateLimit;
    /** Whether pages of any origin may read the answer. */
    anyOrigin: boolean;
    mode: Mode | null;
    /** The code of the error that is answered. */
    failure: ErrorCode | WebErrorCode | null;
  }

  interface FastifyContextConfig {
    /** A probe for machines: no key is looked up, and only the debug log mentions it. */
    probe?: boolean;
    /** For a page: what it may load, instead of nothing. */
    contentSecurityPolicy?: string;
    /** A route of the web app: it knows people by their session, and reads no key. */
    web?: boolean;
  }
}

/** What hooks and routes tell each other about a request. */
export function addRequestState(app: FastifyInstance, clock: Clock): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('rateLimit', null as unknown as RateLimit);
  app.decorateRequest('anyOrigin', false);
  app.decorateRequest('mode', null);
  app.decorateRequest('failure', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.rateLimit = unknownRateLimit(clock());
    done();
  });
}
