import type { DocumentFinding } from '../types.ts';
import { compareSeverity, compareText } from './gravity.ts';

/** More characters than any text has. */
const LONGEST = 2 ** 26;

/**
 * Leaves one finding for each range (and each rule in Vale's form): the gravest, then one that can be fixed, then the first by rule. Findings of
 * different rules stay where they tell a writer different things to do.
 */
export function deDuplicate(findings: readonly DocumentFinding[]): readonly DocumentFinding[] {
  const best = new Map<number | string, DocumentFinding>();
  for (const finding of findings) {
    const range = finding.start * LONGEST + finding.end - finding.start;
    const key = finding.asIs ? `${range}:${finding.ruleId}` : range;
    const rival = best.get(key);
    if (!rival || precedes(finding, rival)) best.set(key, finding);
  }
  return [...best.values()];
}

function precedes(a: DocumentFinding, b: DocumentFinding): boolean {
  const fixable = (finding: DocumentFinding) => (finding.replacement === null ? 1 : 0);
  const verdict =
    compareSeverity(a, b) ||
    fixable(a) - fixable(b) ||
    compareText(a.ruleId, b.ruleId) ||
    compareText(a.message, b.message) ||
    compareText(a.replacement ?? '', b.replacement ?? '');
  return verdict < 0;
}
