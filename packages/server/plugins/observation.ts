import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

/** One log line and one count per request, also where the caller hung up: method, route, status, time, never text. */
export function addObservation(app: FastifyInstance, metrics: Metrics, log: Log): void {
  app.addHook('onRequest', (request, reply, done) => {
    const started = performance.now();
    reply.raw.once('close', () => {
      const seconds = (performance.now() - started) / 1000;
      const { probe } = request.routeOptions.config ?? {};
      const outcome = reply.raw.writableFinished ? (request.failure ?? 'OK') : 'ABORTED';
      if (!probe) metrics.countRequest(request.mode, outcome, seconds);
      const line = {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.raw.statusCode,
        outcome,
        mode: request.mode,
        ms: Math.round(seconds * 1e6) / 1000,
      };
      if (probe) log.debug(line, 'probe');
      else log.info(line, 'request');
    });
    done();
  });
}
