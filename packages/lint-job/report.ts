import type { Finding, Severity } from '@housestyle/contract';

/** Counted from 1. */
export interface Place {
  readonly line: number;
  /** In UTF-16 code units. */
  readonly column: number;
  /** In bytes of UTF-8. */
  readonly byteColumn: number;
}

/** A finding where it stands. */
export interface Problem extends Omit<Finding, 'range'> {
  readonly path: string;
  readonly range: { readonly start: number; readonly end: number };
  readonly start: Place;
  /** Just after the last character. */
  readonly end: Place;
  /** Stays the same while lines move: the hash of path, rule, quote and its neighbours. */
  readonly fingerprint: string;
  /** Whether it stands on a line that was changed; true where nothing is known of changes. */
  readonly changed: boolean;
}

export interface DocumentReport {
  readonly path: string;
  /** `skipped`: the limit of the service was reached; `failed`: no usable answer. */
  readonly outcome: 'checked' | 'skipped' | 'failed';
  /** Why there is no answer; empty for `checked`. */
  readonly reason: string;
  /** The service's own text. */
  readonly content: string;
  /** Style score in percent, where the answer states one. */
  readonly score: number | null;
  /** Whether the service answered with findings as data. */
  readonly structured: boolean;
  readonly problems: readonly Problem[];
  /** Why this document is over the gate; empty where it is not. */
  readonly overGate: readonly string[];
}

export interface Report {
  readonly version: string;
  readonly mode: string;
  readonly documents: readonly DocumentReport[];
}

export function problemsOf(report: Report): readonly Problem[] {
  return report.documents.flatMap(({ problems }) => problems);
}

export function countBySeverity(problems: readonly Problem[]): Record<Severity, number> {
  const counts = { critical: 0, important: 0, minor: 0 };
  for (const { severity } of problems) counts[severity]++;
  return counts;
}

const WEIGHT: Record<Severity, number> = { critical: 0, important: 1, minor: 2 };

/** The most important first: by severity, of changed lines before others, then in reading order. */
export function ranked(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort(
    (a, b) => WEIGHT[a.severity] - WEIGHT[b.severity] || Number(b.changed) - Number(a.changed),
  );
}

export function isAtLeast(severity: Severity, least: Severity): boolean {
  return WEIGHT[severity] <= WEIGHT[least];
}

/** `1 finding`, `2 findings`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `2 critical, 1 minor`; empty for none. */
export function describeCounts(problems: readonly Problem[]): string {
  return Object.entries(countBySeverity(problems))
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}`)
    .join(', ');
}

/** `3 findings in 2 documents: 1 critical, 2 minor; 1 not checked.` */
export function describeTotal(report: Report): string {
  const problems = problemsOf(report);
  const unchecked = report.documents.filter(({ outcome }) => outcome !== 'checked').length;
  return [
    `${counted(problems.length, 'finding')} in ${counted(report.documents.length, 'document')}`,
    problems.length > 0 ? `: ${describeCounts(problems)}` : '',
    unchecked > 0 ? `; ${unchecked} not checked` : '',
    '.',
  ].join('');
}
