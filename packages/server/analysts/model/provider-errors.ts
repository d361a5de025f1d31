import { ModelError, type ModelFailure } from './types.ts';

/** Codes of the system and of its HTTP client for a place that can't be reached now. */
const UNREACHABLE = /^(?:ECONNREFUSED|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/;
/** And for one that can't be reached however often one tries: no such host, no certificate to trust, no TLS. */
const NEVER =
  /^(?:ENOTFOUND|EPROTO|CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_(?:CA|PURPOSE)|ERR_(?:TLS|SSL)_)/;
const STALLED = /^UND_ERR_(?:BODY|HEADERS)_TIMEOUT$/;

/** Any failure of a call, in our words: what the provider said may hold the key or the document. */
export function toModelError(error: unknown): ModelError {
  for (const cause of causes(error)) {
    if (cause instanceof ModelError) return cause;
    const { statusCode } = cause as { statusCode?: number };
    if (statusCode !== undefined && !(statusCode >= 200 && statusCode < 300))
      return new ModelError(
        failureOf(statusCode),
        `The model's provider answered ${statusCode}${statusCode === 404 ? ': it has no such model or path' : ''}.`,
      );
    const { code } = cause as NodeJS.ErrnoException;
    if (typeof code !== 'string') continue;
    if (STALLED.test(code)) return new ModelError('slow', `The model's provider stalled (${code}).`);
    if (NEVER.test(code))
      return new ModelError(
        'misplaced',
        `The model's provider can't be reached (${code}). Look at MODEL_BASE_URL and MODEL_CA_FILE.`,
      );
    if (UNREACHABLE.test(code))
      return new ModelError('unavailable', `The model's provider can't be reached (${code}).`);
    if (/^(?:UND_ERR_|ECONNRESET|EPIPE)/.test(code))
      return new ModelError('interrupted', `The connection to the model's provider broke (${code}).`);
  }
  return new ModelError('interrupted', 'The call to the model failed.');
}

function failureOf(status: number): ModelFailure {
  if (status === 401 || status === 402 || status === 403) return 'denied';
  if (status === 404 || status === 405 || status === 410) return 'misplaced';
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
