import type { AnalyzeFailure } from '@housestyle/contract';

/** What the person can do, by code; the service's own message stands before it. */
const WAYS_OUT: Partial<Record<AnalyzeFailure['code'], string>> = {
  UNAUTHORIZED:
    'Check SERVICE_API_KEY in the configuration of this server, or create a new key in the web app.',
  API_KEY_REQUIRED: 'Ask for a Pro or Team plan, or use the web app.',
  RATE_LIMIT_EXCEEDED: 'Wait for the reset, or ask the administrator for a higher limit.',
  INVALID_INPUT: 'Change the arguments and call again.',
  UPSTREAM_ERROR: 'Nothing was counted. Try again, or use another mode.',
  OVERLOADED: 'Nothing was counted. Try again in a few seconds.',
  TIMEOUT: 'Try again with a shorter text.',
  NETWORK_ERROR: 'Check that the service runs and that SERVICE_API_BASE is its address.',
  BAD_RESPONSE: 'Check that SERVICE_API_BASE is the address of a Housestyle service.',
};

/** A failure as one line for the model and the person: code, reason, reset, way out. */
export function describeFailure({ code, message, rateLimit }: AnalyzeFailure): string {
  const reset = code === 'RATE_LIMIT_EXCEEDED' && rateLimit ? `The limit resets at ${rateLimit.reset}.` : '';
  return [`${code}: ${message}`, reset, WAYS_OUT[code] ?? ''].filter(Boolean).join(' ');
}
