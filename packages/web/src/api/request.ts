import { errorBodySchema } from '@housestyle/contract';
import { webErrorBodySchema } from '@housestyle/contract/web';
import type * as z from 'zod';

/** A request that the service refused, or that never got an answer. The message is for the person. */
export class RequestError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.name = 'RequestError';
    this.code = code;
    this.status = status;
  }
}

export interface RequestOptions<T> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** What a good answer is; without it the answer has no body. */
  readonly schema?: z.ZodType<T>;
  readonly signal?: AbortSignal;
}

/** Called when the session has ended, wherever that is noticed. */
export const onSignedOut: { handler: () => void } = { handler: () => undefined };

/** A request to the service's own API, with the session's cookie. Throws `RequestError`, or what aborted it. */
export async function request<T = undefined>(path: string, options: RequestOptions<T> = {}): Promise<T> {
  return readAnswer(await send(path, options), options.schema);
}

/** What the service sends back, as it is. Throws `RequestError` where nothing comes, or what aborted it. */
export async function send(
  path: string,
  { method = 'GET', body, signal, accept }: Omit<RequestOptions<unknown>, 'schema'> & { accept?: string },
): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'same-origin',
    ...(signal && { signal }),
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(accept && { Accept: accept }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new RequestError(
      'NETWORK_ERROR',
      'The service does not answer. Check your connection and try again.',
      0,
    );
  });
}

/** The body of an answer as `schema` says; without one, the answer has none. Throws `RequestError`. */
export async function readAnswer<T = undefined>(response: Response, schema?: z.ZodType<T>): Promise<T> {
  const text = await response.text();
  if (!response.ok) throw readFailure(text, response.status);
  if (!schema) return undefined as T;
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw strangeAnswer(response.status);
}

/** The page and the service do not speak the same version. */
export function strangeAnswer(status: number): RequestError {
  const message = 'The service gave an answer that this page does not know. Reload the page.';
  return new RequestError('BAD_RESPONSE', message, status);
}

function readFailure(text: string, status: number): RequestError {
  const body = parseJson(text);
  const known = webErrorBodySchema.safeParse(body);
  const error = known.success ? known.data.error : errorBodySchema.safeParse(body).data?.error;
  if (error?.code === 'SIGN_IN_REQUIRED') onSignedOut.handler();
  return new RequestError(
    error?.code ?? 'BAD_RESPONSE',
    error?.message ?? `The service answered with status ${status}.`,
    status,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A path of `WEB_PATHS` with its values put in. */
export function fill(path: string, values: Readonly<Record<string, string | number>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
