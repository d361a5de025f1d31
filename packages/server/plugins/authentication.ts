import { AUTHORIZATION_HEADER, ServiceError } from '@housestyle/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { createIdentification } from '../services/identify.ts';
import type { KeyUse } from '../services/key-use.ts';
import { rateLimitOf, type QuotaService } from '../services/quota.ts';
import type { Storage } from '../storage/index.ts';
import type { KeyOwner } from '../storage/keys.ts';

interface Deps {
  readonly storage: Storage;
  readonly quota: QuotaService;
  readonly keyUse: KeyUse;
  readonly clock: Clock;
}

/** Finds out who calls, before any of the body is read. Refusing is up to the routes: `requireApiAccess`. */
export function addAuthentication(app: FastifyInstance, { storage, quota, keyUse, clock }: Deps): void {
  const name = AUTHORIZATION_HEADER.toLowerCase();
  const identify = createIdentification(storage);
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers[name];
    const { probe, web } = request.routeOptions.config ?? {};
    if (header === undefined || probe || web) return done();
    const now = clock();
    const goOn = (caller: KeyOwner | null): void => {
      if (caller !== null) {
        request.caller = caller;
        request.rateLimit = rateLimitOf(quota.monthOf(caller, now));
        keyUse.record(caller.keyId);
      }
      done();
    };
    const found = identify(header, now);
    if (found instanceof Promise) found.then(goOn, done);
    else goOn(found);
  });
}

/** The caller, who has a valid key (else 401) and a tier with API access (else 403). */
export function requireApiAccess({ caller }: FastifyRequest): KeyOwner {
  if (caller === null) throw new ServiceError('UNAUTHORIZED');
  if (caller.tier === 'free') throw new ServiceError('API_KEY_REQUIRED');
  return caller;
}
