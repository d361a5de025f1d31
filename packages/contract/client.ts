import { analyzeResponseSchema, type AnalyzeRequest, type AnalyzeResponse } from './analyze.ts';
import { ANALYZE_PATH } from './analyze-terms.ts';
import { ERRORS } from './errors.ts';
import {
  createExchange,
  failure,
  originOf,
  readAnswer,
  strange,
  type Answer,
  type ClientOptions,
  type FetchResponse,
  type ServiceFailure,
} from './exchange.ts';
import { parseRateLimit, type RateLimit } from './rate-limit.ts';
import { savedStyleSchema, STYLE_PATH, type SavedStyle } from './saved-style.ts';
import { EVENT_STREAM, isEventStream, readEventStream, type StreamListener } from './stream/index.ts';

export type AnalyzeFailure = ServiceFailure;

export interface AnalyzeSuccess {
  readonly ok: true;
  readonly response: AnalyzeResponse;
  readonly rateLimit?: RateLimit;
}

export type AnalyzeResult = AnalyzeSuccess | AnalyzeFailure;

export interface StyleSuccess {
  readonly ok: true;
  readonly style: SavedStyle;
}

export type StyleResult = StyleSuccess | ServiceFailure;

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface Client {
  /** Never rejects: every failure is a result. */
  analyze(request: AnalyzeRequest, options?: CallOptions): Promise<AnalyzeResult>;
  /**
   * The same, and `listener` hears of it while it runs. The result is the same as that of `analyze` and replaces what was
   * heard. A service that does not stream answers all at once. Never rejects.
   */
  analyzeStream(
    request: AnalyzeRequest,
    listener: StreamListener,
    options?: CallOptions,
  ): Promise<AnalyzeResult>;
  /** The account's saved style; not counted. Never rejects. */
  readStyle(options?: CallOptions): Promise<StyleResult>;
}

export function createClient(options: ClientOptions): Client {
  const exchange = createExchange(options);
  return {
    async analyze(request, { signal } = {}) {
      const answer = await exchange(
        ANALYZE_PATH,
        signal,
        async (response) => readAnswer(response, await response.text(), analyzeResponseSchema),
        { body: request },
      );
      return analysisOf(answer);
    },
    async analyzeStream(request, listener, { signal } = {}) {
      const answer = await exchange(
        ANALYZE_PATH,
        signal,
        (response, alive) => readStream(response, listener, alive),
        {
          body: request,
          accept: EVENT_STREAM,
        },
      );
      return analysisOf(answer);
    },
    async readStyle({ signal } = {}) {
      const answer = await exchange(STYLE_PATH, signal, async (response) =>
        readAnswer(response, await response.text(), savedStyleSchema),
      );
      return answer.ok ? { ok: true, style: answer.body } : answer;
    },
  };
}

function analysisOf(answer: Answer<AnalyzeResponse> | ServiceFailure): AnalyzeResult {
  if (!answer.ok) return answer;
  const { body, rateLimit } = answer;
  return { ok: true, response: body, ...(rateLimit && { rateLimit }) };
}

async function readStream(
  response: FetchResponse,
  listener: StreamListener,
  alive: () => void,
): Promise<Answer<AnalyzeResponse> | ServiceFailure> {
  if (!isEventStream(response)) return readAnswer(response, await response.text(), analyzeResponseSchema);
  const end = await readEventStream(response, listener, alive);
  const rateLimit = parseRateLimit((name) => response.headers.get(name));
  const extras = rateLimit && { rateLimit };
  switch (end.event) {
    case 'result':
      return { ok: true, body: end.data, ...extras };
    case 'error': {
      const { error } = end.data;
      return { ok: false, ...error, status: ERRORS[error.code].status, ...extras };
    }
    case 'strange':
      return { ...strange(response.status), ...extras };
    case 'broken':
      return {
        ...failure('NETWORK_ERROR', 'The connection to the service broke before the result came.'),
        ...extras,
      };
  }
}

/** The analyze address of a service given by its origin, with or without `/api`. */
export function analyzeUrl(baseUrl: string): string {
  return originOf(baseUrl) + ANALYZE_PATH;
}
