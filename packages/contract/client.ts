import type * as z from 'zod';
import {
  ANALYZE_PATH,
  analyzeResponseSchema,
  AUTHORIZATION_HEADER,
  type AnalyzeRequest,
  type AnalyzeResponse,
} from './analyze.ts';
import { CLIENT_HEADER, type Door } from './doors.ts';
import { errorBodySchema, type ErrorCode } from './errors.ts';
import { parseRateLimit, type RateLimit } from './rate-limit.ts';
import { savedStyleSchema, STYLE_PATH, type SavedStyle } from './saved-style.ts';

/** The part of the standard `fetch` that the client uses; pass the host's own. */
export type Fetch = (url: string, init: RequestInit) => Promise<FetchResponse>;

export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

export interface ClientOptions {
  /** Origin of the service, with or without a trailing slash or `/api`, such as `https://docs.example.com`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: Fetch;
  /** Which door the requests count for in the account's usage. Default: `api`. */
  readonly door?: Door;
  /** Milliseconds until a request is given up. Default 120,000. */
  readonly timeout?: number;
}

/**
 * Why there is no answer of the service: the caller aborted, time ran out, the connection failed, or what answered
 * does not speak the contract.
 */
export type TransportFailure = 'ABORTED' | 'TIMEOUT' | 'NETWORK_ERROR' | 'BAD_RESPONSE';

export interface ServiceFailure {
  readonly ok: false;
  readonly code: ErrorCode | TransportFailure;
  /** For a person; never parse it. */
  readonly message: string;
  /** HTTP status, where there was an answer. */
  readonly status?: number;
  readonly rateLimit?: RateLimit;
}

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
  /** The account's saved style; not counted. Never rejects. */
  readStyle(options?: CallOptions): Promise<StyleResult>;
}

const DEFAULT_TIMEOUT = 120_000;

export function createClient(options: ClientOptions): Client {
  const send = createSender(options);
  return {
    async analyze(request, { signal } = {}) {
      const answer = await send(ANALYZE_PATH, analyzeResponseSchema, signal, JSON.stringify(request));
      if (!answer.ok) return answer;
      const { body, rateLimit } = answer;
      return { ok: true, response: body, ...(rateLimit && { rateLimit }) };
    },
    async readStyle({ signal } = {}) {
      const answer = await send(STYLE_PATH, savedStyleSchema, signal);
      return answer.ok ? { ok: true, style: answer.body } : answer;
    },
  };
}

interface Answer<T> {
  readonly ok: true;
  readonly body: T;
  readonly rateLimit?: RateLimit;
}

type Send = <T>(
  path: string,
  schema: z.ZodType<T>,
  signal: AbortSignal | undefined,
  body?: string,
) => Promise<Answer<T> | ServiceFailure>;

/** A POST with a body, a GET without. */
function createSender({ baseUrl, apiKey, fetch, door, timeout = DEFAULT_TIMEOUT }: ClientOptions): Send {
  const headers = {
    'Content-Type': 'application/json',
    [AUTHORIZATION_HEADER]: `Bearer ${apiKey}`,
    ...(door && { [CLIENT_HEADER]: door }),
  };
  return async (path, schema, signal, body) => {
    if (signal?.aborted) return aborted();
    const url = originOf(baseUrl) + path;
    const deadline = AbortSignal.timeout(timeout);
    const either = eitherSignal(signal, deadline);
    try {
      const method = body === undefined ? 'GET' : 'POST';
      const response = await fetch(url, {
        method,
        headers,
        signal: either,
        ...(body !== undefined && { body }),
      });
      return readAnswer(response, await response.text(), schema);
    } catch (error) {
      if (signal?.aborted) return aborted();
      if (deadline.aborted) {
        return failure('TIMEOUT', `The service did not answer within ${timeout / 1000} seconds.`);
      }
      return failure('NETWORK_ERROR', `The service at ${url} could not be reached: ${rootCause(error)}.`);
    }
  };
}

/** A signal that aborts with the first of two. `AbortSignal.any` is younger than the oldest Node.js we run on. */
function eitherSignal(one: AbortSignal | undefined, other: AbortSignal): AbortSignal {
  if (!one) return other;
  if ('any' in AbortSignal) return AbortSignal.any([one, other]);
  const controller = new AbortController();
  for (const signal of [one, other]) {
    signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
}

/** The analyze address of a service given by its origin, with or without `/api`. */
export function analyzeUrl(baseUrl: string): string {
  return originOf(baseUrl) + ANALYZE_PATH;
}

function originOf(baseUrl: string): string {
  return baseUrl
    .trim()
    .replace(/\/+$/, '')
    .replace(/\/api(?:\/v1)?$/, '');
}

function readAnswer<T>(
  response: FetchResponse,
  text: string,
  schema: z.ZodType<T>,
): Answer<T> | ServiceFailure {
  const { status } = response;
  const rateLimit = parseRateLimit((name) => response.headers.get(name));
  const extras = { status, ...(rateLimit && { rateLimit }) };
  const body = parseJson(text);
  if (status === 200) {
    const parsed = schema.safeParse(body);
    if (parsed.success) return { ok: true, body: parsed.data, ...(rateLimit && { rateLimit }) };
  } else {
    const parsed = errorBodySchema.safeParse(body);
    if (parsed.success) return { ok: false, ...parsed.data.error, ...extras };
  }
  const message = `What answered (status ${status}) is not a Housestyle service, or speaks another version of its API.`;
  return { ok: false, code: 'BAD_RESPONSE', message, ...extras };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failure(code: TransportFailure, message: string): AnalyzeFailure {
  return { ok: false, code, message };
}

function aborted(): AnalyzeFailure {
  return failure('ABORTED', 'The request was cancelled.');
}

/** `fetch` hides the reason ("ECONNREFUSED 127.0.0.1:8787") in the cause of "fetch failed". */
function rootCause(error: unknown): string {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  if (current instanceof AggregateError && current.errors.length > 0) current = current.errors[0];
  return current instanceof Error ? current.message || current.name : String(current);
}
