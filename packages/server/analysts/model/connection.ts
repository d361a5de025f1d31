import { readFileSync } from 'node:fs';
import { getCACertificates } from 'node:tls';
import { EnvHttpProxyAgent, fetch as undiciFetch } from 'undici';
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
  /** Bytes of an answer, its frames included. */
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
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input);
    if (new URL(url).origin !== origin)
      throw new ModelError('refused', 'A request to another place than MODEL_BASE_URL was stopped.');
    const settings = { ...init, redirect: 'error', dispatcher } as Parameters<typeof undiciFetch>[1];
    const response = (await undiciFetch(url, settings)) as unknown as Response;
    const { body, status, statusText, headers } = response;
    // A whole answer of a good length needs no second look at each of its pieces.
    const length = Number(headers.get('content-length') ?? Number.NaN);
    const packed = headers.has('content-encoding');
    if (body === null || (!packed && length <= answerLimit)) return response;
    return new Response(body.pipeThrough(bounded(answerLimit)), { status, statusText, headers });
  };
  return { fetch: fetch as typeof globalThis.fetch, close: () => dispatcher.destroy() };
}

function bounded(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(piece, controller) {
      size += piece.byteLength;
      if (size > limit) controller.error(new ModelError('oversized', 'The answer was too long.'));
      else controller.enqueue(piece);
    },
  });
}
