import { isMode, parseAnalyzeRequest, ServiceError, type AnalyzeResponse } from '@housestyle/contract';
import type { Door } from '@housestyle/contract/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Analyst } from '../analysts/types.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { describeFault, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { analyse, failureOf, jobOf, refuseIfOverloaded } from '../services/analyse.ts';
import { quotaOf, rateLimitOf, type QuotaService } from '../services/quota.ts';
import type { ResolveStyle } from '../services/resolve-style.ts';
import type { UsageLog } from '../services/usage.ts';
import type { AccountState } from '../storage/keys.ts';
import { createEventStream, wantsEvents } from './event-stream.ts';
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

export function createAnalysisAnswer(deps: AnalysisDeps): AnswerAnalysis {
  const { quota, resolveStyle, analyst, lifecycle, metrics, usage: usageLog, log } = deps;

  return async (request, reply, caller, door) => {
    const { mode } = (request.body ?? {}) as { mode?: unknown };
    if (isMode(mode)) request.mode = mode;
    const body = parseAnalyzeRequest(request.body);
    const signal = jobSignal(reply, lifecycle);
    const job = jobOf(body, await resolveStyle(caller, body));
    // A month that is used up answers first; `admit` decides that exactly.
    if (request.rateLimit.remaining !== 0) refuseIfOverloaded(analyst, job, caller.accountId);

    const admitted = await quota.admit(caller).catch((error: unknown) => {
      if (error instanceof ServiceError) request.rateLimit = { ...request.rateLimit, remaining: 0 };
      throw error;
    });
    request.rateLimit = rateLimitOf(admitted);
    const events = wantsEvents(request) ? createEventStream(reply) : null;
    const listener = events ? tellEvents(events) : undefined;
    try {
      const analysis = await analyse(analyst, job, signal, caller.accountId, listener);
      const { content, usage, suggestions } = analysis;
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
      const fail = (failure: ServiceError): FastifyReply => {
        if (!events?.begun) {
          events?.drop();
          throw failure;
        }
        request.failure = failure.code;
        events.end('error', failure.toBody());
        return reply;
      };
      // Who hangs up after being admitted has used the unit: else a caller could have work done for nothing.
      if (signal.aborted && !lifecycle.graceOver) {
        usageLog.record(admitted, door, body.mode);
        return fail(new ServiceError('UPSTREAM_ERROR'));
      }
      const failure = failureOf(error) ?? 'failed';
      if (failure !== 'busy' && failure !== 'owner-busy') metrics.countFailure(failure);
      log.warn({ requestId: request.id, mode: body.mode, ...describeFault(error) }, 'analysis failed');
      await quota.giveBack(admitted).then(
        (month) => (request.rateLimit = rateLimitOf(month)),
        (fault: unknown) => log.error(describeFault(fault), 'a unit was not given back'),
      );
      if (error instanceof ServiceError) return fail(error);
      return fail(
        new ServiceError('UPSTREAM_ERROR', 'The service is stopping. The request was not counted.'),
      );
    }
  };
}

/** Aborted when the caller hangs up before the answer is sent, and when the service stops and can't wait any longer. */
function jobSignal(reply: FastifyReply, lifecycle: Lifecycle): AbortSignal {
  const controller = new AbortController();
  lifecycle.enter(controller);
  reply.raw.once('close', () => {
    lifecycle.leave(controller);
    if (!reply.raw.writableFinished) controller.abort(new Error('The caller hung up.'));
  });
  return controller.signal;
}
