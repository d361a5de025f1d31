import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { getCACertificates } from 'node:tls';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { EnvHttpProxyAgent, Pool, request, type Dispatcher } from 'undici';
import { ModelError } from './types.ts';
import { askWhole, oversized, plainHeaders, redirected, type WholeAnswer } from './whole-answer.ts';

export interface ConnectionOptions {
  /** The only place that is ever connected to, besides a proxy of the environment. */
  readonly baseUrl: string;
  /** Requests at once. */
  readonly connections: number;
  /** Milliseconds without a byte after which an answer counts as stalled. */
  readonly stallTimeout: number;
  /** A file with certificates of authorities to trust besides the usual ones. */
  readonly caFile?: string;
  /** Bytes of an answer, its frames included and unpacked. */
  readonly answerLimit: number;
  /** Whether answers are read as they come; else `fetch` resolves when they are whole, which costs much less. Default true. */
  readonly streaming?: boolean;
}

export interface Connection {
  readonly fetch: typeof globalThis.fetch;
  /** Posts to an address of the same origin, and reads the whole answer. */
  post(
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal | null,
  ): Promise<WholeAnswer>;
  close(): Promise<void>;
}

/**
 * A `fetch` that reaches the model's provider and nothing else: no other origin, no redirect, no answer without bound.
 * Follows `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`.
 */
export function openConnection(options: ConnectionOptions): Connection {
  const { baseUrl, connections, stallTimeout, caFile, answerLimit, streaming = true } = options;
  const { origin } = new URL(baseUrl);
  const ca =
    caFile === undefined ? undefined : [...getCACertificates('default'), readFileSync(caFile, 'utf8')];
  const dispatcher = openDispatcher(origin, {
    connections,
    headersTimeout: stallTimeout,
    bodyTimeout: stallTimeout,
    connect: { timeout: 10_000, ...(ca && { ca }) },
    ...(ca && { requestTls: { ca } }),
  });
  const refuseOthers = (url: URL): void => {
    if (url.origin !== origin)
      throw new ModelError('refused', 'A request to another place than MODEL_BASE_URL was stopped.');
  };
  const whole = (url: URL, { method = 'GET', headers, body, signal }: RequestInit): Promise<WholeAnswer> => {
    refuseOthers(url);
    const request = {
      origin,
      path: url.pathname + url.search,
      method: method as 'POST',
      headers: { ...ACCEPT, ...(headers as Record<string, string>) },
      body: body as string,
    };
    return askWhole(dispatcher, { request, limit: answerLimit, signal: signal ?? null });
  };
  const streamed = async (url: URL, { method = 'GET', headers, body, signal }: RequestInit) => {
    refuseOthers(url);
    const answer = await request(url, {
      dispatcher,
      method: method as 'POST',
      headers: { ...ACCEPT, ...(headers as Record<string, string>) },
      body: body as string,
      signal: signal ?? null,
    });
    return responseOf(answer, answerLimit);
  };
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    return streaming ? streamed(url, init) : responseOfWhole(await whole(url, init));
  };
  return {
    fetch: fetch as typeof globalThis.fetch,
    post: (url, headers, body, signal) => whole(url, { method: 'POST', headers, body, signal }),
    close: () => dispatcher.destroy(),
  };
}

const ACCEPT = { accept: '*/*', 'accept-encoding': 'identity' };

const PROXIES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'] as const;

/** Where no proxy is set, nobody has to look with each call whether it goes by one. */
function openDispatcher(origin: string, options: EnvHttpProxyAgent.Options): Dispatcher {
  const proxied = PROXIES.some((name) => process.env[name]);
  return proxied ? new EnvHttpProxyAgent(options) : new Pool(origin, options);
}

/** What the AI SDK's providers read of a response; the rest of one would cost as much as the call itself. */
function lightResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Pick<ReadableStream, 'getReader' | 'cancel'>,
): Response {
  const light = {
    ok: status >= 200 && status < 300,
    status,
    statusText: STATUS_CODES[status] ?? '',
    headers: new Map(Object.entries(headers)),
    body,
  };
  return light as unknown as Response;
}

function responseOfWhole({ status, headers, body }: WholeAnswer): Response {
  let read = false;
  const reader = {
    read: async () => {
      if (read) return { done: true };
      read = true;
      return { done: false, value: body };
    },
    cancel: async () => {},
    releaseLock: () => {},
  };
  const stream = { getReader: () => reader, cancel: async () => {} };
  return lightResponse(status, headers, stream as unknown as ReadableStream);
}

function responseOf({ statusCode, headers, body }: Dispatcher.ResponseData, limit: number): Response {
  // Nobody reads on where a call is given up.
  body.on('error', () => {});
  if (statusCode >= 300 && statusCode < 400) {
    body.destroy();
    throw redirected(statusCode);
  }
  const stream = streamOf(unpacked(body, headers['content-encoding']), limit);
  return lightResponse(statusCode, plainHeaders(headers), stream);
}

const UNPACKERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Some gateways pack answers that were asked for as they are. */
function unpacked(body: Readable, encoding: string | string[] | undefined): Readable {
  const unpacker = UNPACKERS[String(encoding).trim().toLowerCase()];
  return unpacker ? pipeline(body, unpacker(), () => {}) : body;
}

function streamOf(body: Readable, limit: number): ReadableStream<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  let size = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const { done, value } = await pieces.next();
    if (done) return controller.close();
    size += value.byteLength;
    if (size > limit) {
      body.destroy();
      throw oversized();
    }
    controller.enqueue(value);
  };
  return new ReadableStream({ pull, cancel: () => void body.destroy() }, { highWaterMark: 0 });
}
