import type { DocumentFinding } from '../../types.ts';

const GRAVEST_WORD = /(crit)ical/gi;

/**
 * Build jobs fail when a report contains the word for the gravest severity, in any letter case (`interface.md`,
 * pipeline client). Where no finding has that severity, quotes and labels must not say it either: it is shortened to
 * "crit…", and a last line says so.
 */
export function guardGravestWord(report: string, findings: readonly DocumentFinding[]): string {
  if (findings.some(({ severity }) => severity === 'critical')) return report;
  const guarded = report.replace(GRAVEST_WORD, '$1…');
  if (guarded === report) return report;
  return `${guarded}\n\n“crit…” shortens a word of the text that this report keeps for findings of the gravest severity.`;
}
