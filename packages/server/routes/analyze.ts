import { ANALYZE_PATH } from '@housestyle/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireApiAccess } from '../plugins/authentication.ts';
import { doorOf } from '../services/usage.ts';
import type { AnswerAnalysis } from './answer-analysis.ts';

/** `POST /api/v1/analyze`: 401, 403, 400, 429, 503, 502, in this order. */
export function addAnalyzeRoute(app: FastifyInstance, answer: AnswerAnalysis): void {
  const access = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
    requireApiAccess(request);
    done();
  };

  app.post(ANALYZE_PATH, { onRequest: access }, (request, reply) =>
    answer(request, reply, requireApiAccess(request), doorOf(request.headers)),
  );
}
