import {
  isMode,
  parseAnalyzeRequest,
  ServiceError,
  type AnalyzeResponse,
  type Mode,
} from '@housestyle/contract';
import type { Door } from '@housestyle/contract/web';
import type { Analysis } from '@housestyle/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Analyst } from '../analysts/types.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { describeFault, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { toServiceError } from '../plugins/errors.ts';
import { analyse, failureOf, jobOf, refuseIfOverloaded } from '../services/analyse.ts';
import { quotaOf, rateLimitOf, type Month, type QuotaService } from '../services/quota.ts';
import type { ResolveStyle } from '../services/resolve-style.ts';
import type { UsageLog } from '../services/usage.ts';
import type { AccountState } from '../storage/keys.ts';
import { createEventStream, wantsEvents, type EventStream } from './event-stream.ts';
import { tellEvents } from './tell-events.ts';

export interface AnalysisDeps {
  readonly quota: QuotaService;
  readonly resolveStyle: ResolveStyle;
  readonly analyst: Analyst;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
  readonly usage: UsageLog;
  readonly log: Log;
}

/**
 * Answers an analyze request of an account that may make it, whichever door it came in by: 400, 429, 503, 502. Who accepts
 * `text/event-stream` hears of it while it runs: `STREAM_EVENTS`. What fails before the first event answers with its status.
 */
export type AnswerAnalysis = (
  request: FastifyRequest,
  reply: FastifyReply,
  caller: AccountState,
  door: Door,
) => Promise<AnalyzeResponse | FastifyReply>;

/** An analysis that was counted and failed. */
interface Failed {
  readonly request: FastifyRequest;
  readonly mode: Mode;
  readonly admitted: Month;
  readonly door: Door;
  readonly signal: AbortSignal;
}

export function createAnalysisAnswer(deps: AnalysisDeps): AnswerAnalysis {
  const { quota, resolveStyle, analyst, lifecycle, metrics, usage: usageLog, log } = deps;

  /** Takes back the unit of an analysis that failed, and answers what its caller hears. */
  const refund = async (
    { request, mode, admitted, door, signal }: Failed,
    error: unknown,
  ): Promise<ServiceError> => {
    // Who hangs up after being admitted has used the unit: else a caller could have work done for nothing.
    if (signal.aborted && !lifecycle.graceOver) {
      usageLog.record(admitted, door, mode);
      return new ServiceError('UPSTREAM_ERROR');
    }
    const failure = failureOf(error) ?? 'failed';
    if (failure !== 'busy' && failure !== 'owner-busy') metrics.countFailure(failure);
    log.warn({ requestId: request.id, mode, ...describeFault(error) }, 'analysis failed');
    await quota.giveBack(admitted).then(
      (month) => (request.rateLimit = rateLimitOf(month)),
      (fault: unknown) => log.error(describeFault(fault), 'a unit was not given back'),
    );
    if (error instanceof ServiceError) return error;
    return new ServiceError('UPSTREAM_ERROR', 'The service is stopping. The request was not counted.');
  };

  return async (request, reply, caller, door) => {
    const { mode } = (request.body ?? {}) as { mode?: unknown };
    if (isMode(mode)) request.mode = mode;
    const body = parseAnalyzeRequest(request.body);
    const work = createWork(reply, lifecycle);
    const { signal } = work;
    const style = resolveStyle(caller, body);
    const job = jobOf(body, style instanceof Promise ? await style : style);
    // A month that is used up answers first; `admit` decides that exactly.
    if (request.rateLimit.remaining !== 0) refuseIfOverloaded(analyst, job, caller.accountId);

    let events: EventStream | null = null;
    try {
      const admitting = quota.admit(caller);
      const admission = admitting instanceof Promise ? await admitting : admitting;
      request.rateLimit = rateLimitOf(admission.month);
      // Who hears of the work while it is done hears of it once it is counted.
      if (wantsEvents(request)) {
        await admission.kept;
        events = createEventStream(reply);
      }
      const listener = events ? tellEvents(events) : undefined;
      const pending = outcomeOf(analyse(analyst, job, signal, caller.accountId, listener));
      const admitted = await admission.kept.catch((error: unknown) => {
        work.abandon(error);
        throw error;
      });
      request.rateLimit = rateLimitOf(admitted);
      const outcome = await pending;
      if ('error' in outcome)
        throw await refund({ request, mode: body.mode, admitted, door, signal }, outcome.error);
      const { content, usage, suggestions } = outcome.analysis;
      usageLog.record(admitted, door, body.mode);
      metrics.countTokens(body.mode, usage);
      const answer: AnalyzeResponse = {
        content,
        mode: body.mode,
        usage,
        quota: quotaOf(admitted),
        ...(suggestions && { suggestions: [...suggestions] }),
      };
      if (events === null) return answer;
      events.end('result', answer);
      return reply;
    } catch (error) {
      const failure = toServiceError(error);
      if (failure.code === 'RATE_LIMIT_EXCEEDED') request.rateLimit = { ...request.rateLimit, remaining: 0 };
      if (!events?.begun) {
        events?.drop();
        throw error;
      }
      if (failure.code === 'INTERNAL_ERROR')
        log.error({ requestId: request.id, ...describeFault(error) }, 'fault');
      request.failure = failure.code;
      events.end('error', failure.toBody());
      return reply;
    }
  };
}

type Outcome = { readonly analysis: Analysis } | { readonly error: unknown };

function outcomeOf(analysis: Promise<Analysis>): Promise<Outcome> {
  return analysis.then(
    (analysis) => ({ analysis }),
    (error: unknown) => ({ error }),
  );
}

interface Work {
  /** Aborted when the caller hangs up before the answer is sent, and when the service stops and can't wait any longer. */
  readonly signal: AbortSignal;
  /** It is not wanted after all. */
  abandon(reason: unknown): void;
}

function createWork(reply: FastifyReply, lifecycle: Lifecycle): Work {
  const controller = new AbortController();
  lifecycle.enter(controller);
  reply.raw.once('close', () => {
    lifecycle.leave(controller);
    if (!reply.raw.writableFinished) controller.abort(new Error('The caller hung up.'));
  });
  return { signal: controller.signal, abandon: (reason) => controller.abort(reason) };
}
