import type { AnalyzeRequest, AnalyzeResponse } from '@housestyle/contract';
import type { Connection } from '../connection.ts';
import { ConfigError } from '../failure.ts';

/** Milliseconds before a request that was refused for too many is sent again. */
export const RETRY_DELAY = 30_000;
export const ATTEMPTS = 3;

export type Answer =
  | { readonly outcome: 'checked'; readonly response: AnalyzeResponse }
  | { readonly outcome: 'skipped' | 'failed'; readonly reason: string };

/**
 * Sends one request. On 429 it waits and tries again, three times in all, then answers `skipped`. Throws a `ConfigError`
 * on 401 and 403: no other document would fare better.
 */
export async function analyze(
  client: Connection['client'],
  request: AnalyzeRequest,
  sleep: (milliseconds: number) => Promise<void>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const result = await client.analyze(request);
    if (result.ok) return { outcome: 'checked', response: result.response };
    const { status, code, message } = result;
    if (status === 401 || status === 403)
      throw new ConfigError(`The service refused the key (${status} ${code}): ${message}`);
    if (status !== 429) return { outcome: 'failed', reason: `${code}: ${message}` };
    if (attempt === ATTEMPTS)
      return { outcome: 'skipped', reason: `still rate limited after ${ATTEMPTS} attempts: ${message}` };
    await sleep(RETRY_DELAY);
  }
}
