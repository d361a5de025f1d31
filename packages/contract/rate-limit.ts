/** Header names of the monthly quota, on every response. */
export const RATE_LIMIT_HEADERS = {
  limit: 'X-RateLimit-Limit',
  remaining: 'X-RateLimit-Remaining',
  reset: 'X-RateLimit-Reset',
} as const;

/** The month as the headers tell it. `limit` and `remaining` are null for unlimited accounts, whose headers are absent. */
export interface RateLimit {
  readonly limit: number | null;
  readonly remaining: number | null;
  /** ISO 8601, the first moment of the next calendar month in UTC. */
  readonly reset: string;
}

export function rateLimitHeaders(rateLimit: RateLimit): Record<string, string> {
  const headers: Record<string, string> = { [RATE_LIMIT_HEADERS.reset]: rateLimit.reset };
  if (rateLimit.limit !== null) headers[RATE_LIMIT_HEADERS.limit] = String(rateLimit.limit);
  if (rateLimit.remaining !== null) headers[RATE_LIMIT_HEADERS.remaining] = String(rateLimit.remaining);
  return headers;
}

/** Reads the headers back; undefined where the reset is missing or no date (an answer that is not the service's). */
export function parseRateLimit(get: (name: string) => string | null | undefined): RateLimit | undefined {
  const reset = get(RATE_LIMIT_HEADERS.reset);
  if (!reset || Number.isNaN(Date.parse(reset))) return undefined;
  return {
    limit: wholeNumber(get(RATE_LIMIT_HEADERS.limit)),
    remaining: wholeNumber(get(RATE_LIMIT_HEADERS.remaining)),
    reset,
  };
}

function wholeNumber(value: string | null | undefined): number | null {
  return value && /^\d+$/.test(value) ? Number(value) : null;
}

/** First moment of the next calendar month in UTC, like `2026-12-01T00:00:00.000Z`. */
export function monthReset(now: Date): string {
  return `${monthName(now.getUTCFullYear(), now.getUTCMonth() + 1)}-01T00:00:00.000Z`;
}

/** The calendar month in UTC, like `2026-11`: the period of a quota counter. */
export function monthOf(now: Date): string {
  return monthName(now.getUTCFullYear(), now.getUTCMonth());
}

/** `month` counts from 0; 12 is the next year's first. Every answer needs it: `toISOString` takes ten times as long. */
function monthName(year: number, month: number): string {
  if (month === 12) return monthName(year + 1, 0);
  return `${String(year).padStart(4, '0')}-${month < 9 ? '0' : ''}${month + 1}`;
}
