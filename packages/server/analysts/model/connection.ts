import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { getCACertificates } from 'node:tls';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { EnvHttpProxyAgent, request, type Dispatcher } from 'undici';
import { ModelError } from './types.ts';

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
}

export interface Connection {
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/**
 * A `fetch` that reaches the model's provider and nothing else: no other origin, no redirect, no answer without bound.
 * Follows `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`.
 */
export function openConnection(options: ConnectionOptions): Connection {
  const { baseUrl, connections, stallTimeout, caFile, answerLimit } = options;
  const { origin } = new URL(baseUrl);
  const ca =
    caFile === undefined ? undefined : [...getCACertificates('default'), readFileSync(caFile, 'utf8')];
  const dispatcher = new EnvHttpProxyAgent({
    connections,
    headersTimeout: stallTimeout,
    bodyTimeout: stallTimeout,
    connect: { timeout: 10_000, ...(ca && { ca }) },
    ...(ca && { requestTls: { ca } }),
  });
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin)
      throw new ModelError('refused', 'A request to another place than MODEL_BASE_URL was stopped.');
    const { method = 'GET', headers, body, signal } = init;
    const answer = await request(url, {
      dispatcher,
      method: method as 'POST',
      headers: { accept: '*/*', 'accept-encoding': 'identity', ...(headers as Record<string, string>) },
      body: body as string,
      signal: signal ?? null,
    });
    return responseOf(answer, answerLimit);
  };
  return { fetch: fetch as typeof globalThis.fetch, close: () => dispatcher.destroy() };
}

/** What the AI SDK's providers read of a response; the rest of one would cost as much as the call itself. */
function responseOf({ statusCode, headers, body }: Dispatcher.ResponseData, limit: number): Response {
  // Nobody reads on where a call is given up.
  body.on('error', () => {});
  if (statusCode >= 300 && statusCode < 400) {
    body.destroy();
    throw new ModelError('misplaced', `The model's provider sends its callers elsewhere (${statusCode}).`);
  }
  const light = {
    ok: statusCode >= 200 && statusCode < 300,
    status: statusCode,
    statusText: STATUS_CODES[statusCode] ?? '',
    headers: new Map(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: streamOf(unpacked(body, headers['content-encoding']), limit),
  };
  return light as unknown as Response;
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
      throw new ModelError('oversized', 'The answer was too long.');
    }
    controller.enqueue(value);
  };
  return new ReadableStream({ pull, cancel: () => void body.destroy() }, { highWaterMark: 0 });
}
