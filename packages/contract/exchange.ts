import type * as z from 'zod';
import type { AnalyzeRequest } from './analyze.ts';
import { AUTHORIZATION_HEADER } from './analyze-terms.ts';
import { CLIENT_HEADER, type Door } from './doors.ts';
import { errorBodySchema } from './error-body.ts';
import type { ErrorCode } from './errors.ts';
import { parseRateLimit, type RateLimit } from './rate-limit.ts';
import type { ByteStream } from './stream/index.ts';

/** The part of the standard `fetch` that the client uses; pass the host's own. */
export type Fetch = (url: string, init: RequestInit) => Promise<FetchResponse>;

export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** Absent or null: a streamed analysis is heard all at its end. */
  readonly body?: ByteStream | null;
  text(): Promise<string>;
}

export interface ClientOptions {
  /** Origin of the service, with or without a trailing slash or `/api`, such as `https://docs.example.com`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: Fetch;
  /** Which door the requests count for in the account's usage. Default: `api`. */
  readonly door?: Door;
  /** Milliseconds until a request is given up; of a streamed one, without a sign of life. Default 120,000. */
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

const DEFAULT_TIMEOUT = 120_000;

export interface Answer<T> {
  readonly ok: true;
  readonly body: T;
  readonly rateLimit?: RateLimit;
}

interface Sent {
  readonly body?: AnalyzeRequest;
  readonly accept?: string;
}

/** A POST with a body, a GET without. `read` calls `alive` where time begins anew. */
export type Exchange = <T>(
  path: string,
  signal: AbortSignal | undefined,
  read: (response: FetchResponse, alive: () => void) => Promise<Answer<T> | ServiceFailure>,
  sent?: Sent,
) => Promise<Answer<T> | ServiceFailure>;

export function createExchange({
  baseUrl,
  apiKey,
  fetch,
  door,
  timeout = DEFAULT_TIMEOUT,
}: ClientOptions): Exchange {
  return async (path, signal, read, { body, accept } = {}) => {
    if (signal?.aborted) return aborted();
    const url = originOf(baseUrl) + path;
    const deadline = createDeadline(timeout);
    try {
      const response = await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'Content-Type': 'application/json',
          [AUTHORIZATION_HEADER]: `Bearer ${apiKey}`,
          ...(door && { [CLIENT_HEADER]: door }),
          ...(accept && { Accept: accept }),
        },
        signal: eitherSignal(signal, deadline.signal),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return await read(response, deadline.extend);
    } catch (error) {
      if (signal?.aborted) return aborted();
      if (deadline.signal.aborted) {
        return failure('TIMEOUT', `The service did not answer within ${timeout / 1000} seconds.`);
      }
      return failure('NETWORK_ERROR', `The service at ${url} could not be reached: ${rootCause(error)}.`);
    } finally {
      deadline.clear();
    }
  };
}

/** Parts of the time after which it is looked whether there was a sign of life. */
const TICKS = 4;

/** Aborts `timeout` milliseconds after it was made; once extended, when there was no sign of life for about as long. */
function createDeadline(timeout: number): { signal: AbortSignal; extend(): void; clear(): void } {
  const controller = new AbortController();
  let left = TICKS;
  let cleared = false;
  const tick = (): void => {
    if (cleared) return;
    if (left === 0) return controller.abort();
    left -= 1;
    AbortSignal.timeout(Math.ceil(timeout / TICKS)).addEventListener('abort', tick, { once: true });
  };
  tick();
  return {
    signal: controller.signal,
    extend: () => void (left = TICKS),
    clear: () => void (cleared = true),
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

export function originOf(baseUrl: string): string {
  return baseUrl
    .trim()
    .replace(/\/+$/, '')
    .replace(/\/api(?:\/v1)?$/, '');
}

export function readAnswer<T>(
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
  return { ...strange(status), ...extras };
}

/** What answered does not speak the contract. */
export function strange(status: number): ServiceFailure {
  const message = `What answered (status ${status}) is not a Housestyle service, or speaks another version of its API.`;
  return { ...failure('BAD_RESPONSE', message), status };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function failure(code: TransportFailure, message: string): ServiceFailure {
  return { ok: false, code, message };
}

function aborted(): ServiceFailure {
  return failure('ABORTED', 'The request was cancelled.');
}

/** `fetch` hides the reason ("ECONNREFUSED 127.0.0.1:8787") in the cause of "fetch failed". */
function rootCause(error: unknown): string {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  if (current instanceof AggregateError && current.errors.length > 0) current = current.errors[0];
  return current instanceof Error ? current.message || current.name : String(current);
}
