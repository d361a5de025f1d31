import type { FastifyInstance } from 'fastify';
import { createOpenapiDocument } from './openapi-document.ts';

export const OPENAPI_PATH = '/api/openapi.json';

/** Version of the API that the document describes. */
export const API_VERSION = '1.0.0';

/** `GET /api/openapi.json`: the API's description, made once from the contract. */
export function addOpenapiRoute(app: FastifyInstance): void {
  const text = JSON.stringify(createOpenapiDocument(API_VERSION));
  app.get(OPENAPI_PATH, { config: { probe: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  );
}
