import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type { Analyst } from './analysts/types.ts';
import type { Clock } from './clock.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { addAuthentication } from './plugins/authentication.ts';
import { addCors } from './plugins/cors.ts';
import { addErrors } from './plugins/errors.ts';
import { addJsonBody, BODY_LIMIT } from './plugins/json-body.ts';
import { answerBadAddress, answerMalformed } from './plugins/malformed.ts';
import { addObservation } from './plugins/observation.ts';
import { addRequestState } from './plugins/request-state.ts';
import { addResponseHeaders, Answer } from './plugins/response-headers.ts';
import { addSlowReaders } from './plugins/slow-readers.ts';
import { addAnalyzeRoute } from './routes/analyze.ts';
import { createAnalysisAnswer } from './routes/answer-analysis.ts';
import { addDocsRoutes } from './routes/docs.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addMetricsRoute } from './routes/metrics.ts';
import { addOpenapiRoute } from './routes/openapi.ts';
import { addPages } from './routes/pages.ts';
import { addSignInRoutes } from './routes/sign-in.ts';
import { addStyleRoute } from './routes/style.ts';
import { addWebRoutes } from './routes/web/index.ts';
import type { KeyUse } from './services/key-use.ts';
import { createQuotaService, type TierLimits } from './services/quota.ts';
import { createStyleResolver } from './services/resolve-style.ts';
import type { Storage } from './storage/index.ts';
import type { WebFile } from './web-files.ts';
import type { WebParts } from './web.ts';

export interface AppDeps {
  readonly storage: Storage;
  readonly analyst: Analyst;
  readonly limits: TierLimits;
  readonly keyUse: KeyUse;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly log: Log;
  readonly web: WebParts;
  /** The built web app by address; without it, the service has no pages. */
  readonly webFiles?: ReadonlyMap<string, WebFile>;
  /** Hears of every route, for the test that asks who may use it. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** Milliseconds in which a caller takes at least some of a long answer. */
const READER_TIMEOUT = 30_000;

/** What a caller may name a request. No part of a key: the log holds it. */
const REQUEST_ID = /^(?!.*housestyle_)[A-Za-z0-9_-]{8,64}$/i;

/** The service over its parts: hooks in the order in which they run, then the routes. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const { storage, limits, clock, lifecycle, metrics, log, web } = deps;
  const app = Fastify({
    logger: false,
    trustProxy: web.config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    // A missing Host header would be answered by Node alone, without any of our headers.
    http: {
      ServerResponse: Answer,
      headersTimeout: 10_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
      // How often Node looks for requests that arrive too slowly; its default would let them take three times as long.
      connectionsCheckingInterval: 2000,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: ({ headers }) => {
      const sent = headers['x-request-id'];
      return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
    },
    frameworkErrors: answerBadAddress(clock),
    clientErrorHandler: answerMalformed(clock),
  });
  // `Expect` with anything but 100-continue is a request like any other.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  if (deps.onRoute) app.addHook('onRoute', deps.onRoute);
  const quota = createQuotaService(storage, clock, limits);

  addRequestState(app, clock);
  addCors(app);
  addObservation(app, metrics, log);
  addResponseHeaders(app, lifecycle);
  addSlowReaders(app, READER_TIMEOUT);
  addErrors(app, clock, log);
  addJsonBody(app);
  addAuthentication(app, { ...deps, quota });

  addHealthRoutes(app, deps);
  addMetricsRoute(app, metrics);
  addOpenapiRoute(app);
  addDocsRoutes(app);
  addSignInRoutes(app);
  addPages(app, deps.webFiles ?? new Map());
  const answerAnalysis = createAnalysisAnswer({
    ...deps,
    quota,
    resolveStyle: createStyleResolver(storage),
    usage: web.usage,
  });
  addAnalyzeRoute(app, answerAnalysis);
  addStyleRoute(app, { storage, clock });
  addWebRoutes(app, { ...deps, quota, answerAnalysis });
  return app;
}
