import { ServiceError, type AnalyzeRequest } from '@housestyle/contract';
import type { Analysis, Job, ResolvedStyle } from '@housestyle/engine';
import { AnalystError, type Analyst } from '../analysts/types.ts';

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

/** Runs a job. Throws `UPSTREAM_ERROR` for every failure of the analyst, or the reason of an aborted signal. */
export async function analyse(analyst: Analyst, job: Job, signal: AbortSignal): Promise<Analysis> {
  try {
    return await analyst.analyze(job, signal);
  } catch (cause) {
    signal.throwIfAborted();
    throw upstreamError(cause);
  }
}

function upstreamError(cause: unknown): ServiceError {
  if (!(cause instanceof AnalystError) || cause.failure === 'failed') {
    return new ServiceError('UPSTREAM_ERROR', undefined, { cause });
  }
  const counted = 'The request was not counted.';
  const advice = cause.failure === 'busy' ? 'Try again in a few seconds. ' : '';
  const message = cause.failure === 'unserved' ? cause.message : `${cause.message} ${advice}${counted}`;
  return new ServiceError('UPSTREAM_ERROR', message, { cause });
}

/** True for a failure that passes by itself within seconds. */
export function isBusy(error: unknown): boolean {
  return (
    error instanceof ServiceError && error.cause instanceof AnalystError && error.cause.failure === 'busy'
  );
}
