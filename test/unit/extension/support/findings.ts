import type { Finding } from '@housestyle/contract';
import { LiveFindings, type LiveFinding } from '../../../../src/findings/live-findings.ts';

/** A finding on the first place in the text where this stands. */
export function findingOn(text: string, original: string, more: Partial<Finding> = {}): Finding {
  const start = text.indexOf(original);
  return {
    severity: 'important',
    original,
    suggestion: null,
    reason: 'A reason.',
    range: { start, end: start + original.length },
    rule: { id: 'test.rule', label: 'Test rule' },
    source: 'builtin',
    ...more,
  };
}

/** A finding on every place in the text where this stands. */
export function findingsOn(text: string, original: string, more: Partial<Finding> = {}): Finding[] {
  return [...text.matchAll(new RegExp(original, 'g'))].map(({ index }) => ({
    ...findingOn(text, original, more),
    range: { start: index, end: index + original.length },
  }));
}

/** A finding as it stands in the text it was found in. */
export function liveOn(text: string, finding: Finding): LiveFinding {
  const live = new LiveFindings(text);
  live.replace({ text, scope: { start: 0, end: text.length } }, [finding]);
  return live.list()[0] as LiveFinding;
}
