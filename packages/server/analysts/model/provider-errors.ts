import { ModelError, type ModelFailure } from './types.ts';

/** Codes of the system and of its HTTP client for a place that can't be reached. */
const UNREACHABLE =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS)/;
const STALLED = /^UND_ERR_(?:BODY|HEADERS)_TIMEOUT$/;

/** Any failure of a call, in our words: what the provider said may hold the key or the document. */
export function toModelError(error: unknown): ModelError {
  for (const cause of causes(error)) {
    if (cause instanceof ModelError) return cause;
    const { statusCode } = cause as { statusCode?: number };
    if (statusCode !== undefined && !(statusCode >= 200 && statusCode < 300))
      return new ModelError(failureOf(statusCode), `The model's provider answered ${statusCode}.`);
    const { code } = cause as NodeJS.ErrnoException;
    if (typeof code !== 'string') continue;
    if (STALLED.test(code)) return new ModelError('slow', `The model's provider stalled (${code}).`);
    if (UNREACHABLE.test(code))
      return new ModelError('unavailable', `The model's provider can't be reached (${code}).`);
    if (/^(?:UND_ERR_|ECONNRESET|EPIPE)/.test(code))
      return new ModelError('interrupted', `The connection to the model's provider broke (${code}).`);
  }
  return new ModelError('interrupted', 'The call to the model failed.');
}

function failureOf(status: number): ModelFailure {
  if (status === 401 || status === 402 || status === 403) return 'denied';
  if (status === 408 || status === 409 || status === 429 || status >= 500) return 'unavailable';
  return 'refused';
}

/** The error and what caused it, outermost first. */
function* causes(error: unknown): Generator<object> {
  let next: unknown = error;
  for (let depth = 0; depth < 8 && typeof next === 'object' && next !== null; depth++) {
    yield next;
    next = (next as { cause?: unknown }).cause;
  }
}
