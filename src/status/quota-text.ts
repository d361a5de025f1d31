import type { AnalyzeResult } from '@housestyle/contract';
import { l10n } from '../l10n.ts';

/** The account's month, as far as it is known. `limit` is null for unlimited accounts. */
export interface QuotaState {
  readonly limit: number | null;
  /** Undefined for an unlimited account of which only the headers are known. */
  readonly used?: number;
  readonly remaining: number | null;
  /** ISO 8601 */
  readonly reset?: string;
}

/** What an answer tells of the month; undefined where it tells nothing of this account's. */
export function quotaOf(result: AnalyzeResult): QuotaState | undefined {
  const reset = result.rateLimit && { reset: result.rateLimit.reset };
  if (result.ok) return { ...result.response.quota, ...reset };
  // An unknown or unpaid caller is told of a limit of nothing, which is not this account's month.
  if (!result.rateLimit || result.code === 'UNAUTHORIZED' || result.code === 'API_KEY_REQUIRED')
    return undefined;
  const { limit, remaining } = result.rateLimit;
  return {
    limit,
    remaining,
    ...(limit !== null && remaining !== null && { used: limit - remaining }),
    ...reset,
  };
}

export function isUsedUp({ remaining }: QuotaState): boolean {
  return remaining !== null && remaining <= 0;
}

/** “3/20”, or “3/∞”; empty where nothing is known. */
export function quotaShort(quota: QuotaState | undefined): string {
  if (!quota || (quota.limit === null && quota.used === undefined)) return '';
  return `${quota.used ?? 0}/${quota.limit ?? '∞'}`;
}

/** One sentence or two for tooltips, menus and screen readers. */
export function quotaSentence(quota: QuotaState | undefined, locale?: string): string {
  if (!quota) return l10n.t('The quota is known after the first request.');
  const { limit, used, remaining, reset } = quota;
  const when = reset ? ` ${l10n.t('Resets on {0}.', formatMoment(reset, locale))}` : '';
  if (limit === null) {
    if (used === undefined) return l10n.t('Unlimited requests.');
    return l10n.t('{0} requests used this month, no limit.', used) + when;
  }
  if (isUsedUp(quota))
    return l10n.t('{0} of {1} requests used this month, none are left.', used ?? 0, limit) + when;
  return (
    l10n.t('{0} of {1} requests used this month, {2} left.', used ?? 0, limit, remaining ?? limit) + when
  );
}

/** A moment in the person's own time zone and language. */
export function formatMoment(iso: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
