import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import type { QuotaService, TierLimits } from '../../services/quota.ts';
import type { Storage } from '../../storage/index.ts';
import type { WebParts } from '../../web.ts';
import type { AnswerAnalysis } from '../answer-analysis.ts';

export interface WebDeps {
  readonly storage: Storage;
  readonly quota: QuotaService;
  readonly limits: TierLimits;
  readonly answerAnalysis: AnswerAnalysis;
  readonly web: WebParts;
  readonly clock: Clock;
  readonly log: Log;
}

/** The routes of one resource of the web app's API. */
export type WebRoutes = (scope: FastifyInstance, deps: WebDeps) => void;
