import type { Finding } from '@housestyle/contract';
import { findingOn } from '../../../../packages/contract/test/support/findings.ts';
import { LiveFindings, type LiveFinding } from '../../../../src/findings/live-findings.ts';

export { findingOn };

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
