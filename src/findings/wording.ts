import type { Finding, Severity } from '@housestyle/contract';

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
  const correction = correctionOf(original, suggestion);
  return correction.length === 0 ? reason : `${reason.trimEnd()} → ${correction}`;
}

function correctionOf(original: string, suggestion: string): string {
  if (suggestion === '') return `remove “${brief(original)}”`;
  return `“${brief(suggestion, 80)}”`;
}

/** Title of the quick fix for one finding. */
export function fixTitle({ original, suggestion }: Finding & { suggestion: string }): string {
  if (suggestion.trim() === '') {
    return original.trim() === '' ? 'Correct the white space' : `Remove “${brief(original)}”`;
  }
  if (original.trim() === '') return `Insert “${brief(suggestion)}”`;
  return `Change “${brief(original, 30)}” to “${brief(suggestion, 40)}”`;
}

/** “12 findings: 2 critical, 7 important, 3 minor” */
export function summary(findings: readonly { readonly severity: Severity }[]): string {
  if (findings.length === 0) return 'no findings';
  const counts = (['critical', 'important', 'minor'] as const)
    .map((severity) => ({ severity, count: findings.filter((one) => one.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => `${count} ${severity}`);
  return `${plural(findings.length, 'finding')} (${counts.join(', ')})`;
}

export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
