import {
  analyzeResponseSchema,
  ERRORS,
  EVENT_STREAM,
  isEventStream,
  readEventStream,
  type AnalyzeRequest,
  type AnalyzeResponse,
  type StreamListener,
} from '@housestyle/contract';
import { WEB_PATHS } from '@housestyle/contract/web';
import { readAnswer, RequestError, send, strangeAnswer } from './request.ts';

/** Asks for an analysis; `listener` hears of it while it runs. Throws `RequestError`, or what aborted it. */
export async function analyze(
  body: AnalyzeRequest,
  listener: StreamListener,
  signal: AbortSignal,
): Promise<AnalyzeResponse> {
  const response = await send(WEB_PATHS.analyze, { method: 'POST', body, signal, accept: EVENT_STREAM });
  if (!isEventStream(response)) return readAnswer(response, analyzeResponseSchema);
  const end = await readEventStream(response, listener).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return { event: 'broken' } as const;
  });
  switch (end.event) {
    case 'result':
      return end.data;
    case 'error': {
      const { code, message } = end.data.error;
      throw new RequestError(code, message, ERRORS[code].status);
    }
    case 'strange':
      throw strangeAnswer(response.status);
    case 'broken':
      throw new RequestError(
        'NETWORK_ERROR',
        'The connection broke before the result came. Check your connection and run it again.',
        0,
      );
  }
}
