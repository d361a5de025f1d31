import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';

/** `GET /metrics`, for Prometheus. */
export function addMetricsRoute(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', { config: { probe: true } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
}
