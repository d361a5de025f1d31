import { ANALYZE_PATH } from '@housestyle/contract';
import type { FastifyInstance } from 'fastify';

/** `GET /` tells who opens the address in a browser what this is. */
export function addRootRoute(app: FastifyInstance): void {
  app.get('/', async () => ({
    service: 'housestyle',
    analyze: `POST ${ANALYZE_PATH}`,
    health: 'GET /healthz, GET /readyz, GET /metrics',
  }));
}
