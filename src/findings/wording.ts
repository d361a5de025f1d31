import type { Finding, Severity } from '@housestyle/contract';
import { l10n } from '../l10n.ts';

const LONGEST = 60;

/** A text as one short line. */
export function brief(text: string, longest = LONGEST): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** What a problem list says of a finding: the reason, and the correction where there is one. */
export function problemMessage({ reason, original, suggestion }: Finding): string {
  if (suggestion === null) return reason;
  const correction =
    suggestion === '' ? l10n.t('remove “{0}”', brief(original)) : `“${brief(suggestion, 80)}”`;
  return `${reason.trimEnd()} → ${correction}`;
}

/** Title of the quick fix for one finding. */
export function fixTitle({ original, suggestion }: Finding & { suggestion: string }): string {
  if (suggestion.trim() === '') {
    return original.trim() === ''
      ? l10n.t('Correct the white space')
      : l10n.t('Remove “{0}”', brief(original));
  }
  if (original.trim() === '') return l10n.t('Insert “{0}”', brief(suggestion));
  return l10n.t('Change “{0}” to “{1}”', brief(original, 30), brief(suggestion, 40));
}

export function severityName(severity: Severity): string {
  switch (severity) {
    case 'critical':
      return l10n.t('critical');
    case 'important':
      return l10n.t('important');
    case 'minor':
      return l10n.t('minor');
  }
}

/** “12 findings (2 critical, 7 important, 3 minor)” */
export function summary(findings: readonly { readonly severity: Severity }[]): string {
  if (findings.length === 0) return l10n.t('no findings');
  const counts = (['critical', 'important', 'minor'] as const)
    .map((severity) => ({ severity, count: findings.filter((one) => one.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => `${count} ${severityName(severity)}`);
  return `${findingCount(findings.length)} (${counts.join(', ')})`;
}

/** “1 finding”, “1,234 findings” */
export function findingCount(count: number): string {
  return count === 1 ? l10n.t('1 finding') : l10n.t('{0} findings', count.toLocaleString('en'));
}
