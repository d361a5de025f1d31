import type { Finding } from '../../finding.ts';

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
