import { ServiceError, type AnalyzeRequest, type StreamListener } from '@housestyle/contract';
import type { Analysis, Job, ResolvedStyle } from '@housestyle/engine';
import { AnalystError, type Analyst, type AnalystFailure } from '../analysts/types.ts';

/** The job of a request: only what is set. */
export function jobOf(request: AnalyzeRequest, style: ResolvedStyle): Job {
  const { mode, input, docType, audience, format, framework, customInstructions } = request;
  return {
    mode,
    input,
    style,
    ...(docType !== undefined && { docType }),
    ...(audience !== undefined && { audience }),
    ...(format !== undefined && { format }),
    ...(framework !== undefined && { framework }),
    ...(customInstructions !== undefined && { customInstructions }),
  };
}

/** Throws `OVERLOADED` where a job of this account could not even wait: before it is counted, at no cost. */
export function refuseIfOverloaded(analyst: Analyst, job: Job, accountId: string): void {
  const refusal = analyst.refusal(job, accountId);
  if (refusal !== null) throw toServiceError(refusal);
}

/**
 * Runs a job of an account. Throws `OVERLOADED` where too many wait, `UPSTREAM_ERROR` for every other failure of the
 * analyst, or the reason of an aborted signal.
 */
export async function analyse(
  analyst: Analyst,
  job: Job,
  signal: AbortSignal,
  accountId: string,
  listener?: StreamListener,
): Promise<Analysis> {
  try {
    return await analyst.analyze(job, signal, accountId, listener);
  } catch (cause) {
    signal.throwIfAborted();
    throw toServiceError(cause);
  }
}

function toServiceError(cause: unknown): ServiceError {
  if (!(cause instanceof AnalystError) || cause.failure === 'failed') {
    return new ServiceError('UPSTREAM_ERROR', undefined, { cause });
  }
  const { failure, message } = cause;
  const counted = 'The request was not counted.';
  if (failure === 'busy' || failure === 'owner-busy') {
    return new ServiceError('OVERLOADED', `${message} Try again in a few seconds. ${counted}`, { cause });
  }
  return new ServiceError('UPSTREAM_ERROR', failure === 'unserved' ? message : `${message} ${counted}`, {
    cause,
  });
}

/** Why the analyst failed, where it is an analyst's failure. */
export function failureOf(error: unknown): AnalystFailure | null {
  const cause = error instanceof ServiceError ? error.cause : null;
  return cause instanceof AnalystError ? cause.failure : null;
}
