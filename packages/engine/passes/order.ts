import type { DocumentFinding } from '../types.ts';
import { compareText } from './gravity.ts';

/** By start, end, rule; what two findings of one rule at one place differ in decides last, so that order is total. */
export function order(findings: readonly DocumentFinding[]): readonly DocumentFinding[] {
  return [...findings].sort(
    (a, b) =>
      a.start - b.start ||
      a.end - b.end ||
      compareText(a.ruleId, b.ruleId) ||
      compareText(a.message, b.message) ||
      compareText(a.replacement ?? '', b.replacement ?? ''),
  );
}
