import type { Finding } from '@housestyle/contract';
import { withLineEnds, type TextEdit } from '../text/edit.ts';
import type { LiveFinding } from './live-findings.ts';

export type FixableFinding = LiveFinding & { readonly finding: Finding & { readonly suggestion: string } };

/** Has a correction that can be put in as it is. */
export function isFixable(live: LiveFinding): live is FixableFinding {
  return live.finding.suggestion !== null;
}

/** Can be put in unread: the built-in engine's corrections are deterministic, a model's are not. */
export function isSafe(live: LiveFinding): live is FixableFinding {
  return isFixable(live) && live.finding.source === 'builtin';
}

/**
 * The edits that correct these findings in `text`, in order and without overlap: of two that overlap, the first is
 * taken. Whatever does not stand in the text as it was found is left out.
 */
export function editsFor(findings: readonly LiveFinding[], text: string): TextEdit[] {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const edits: TextEdit[] = [];
  const inOrder = findings.filter(isFixable).toSorted((a, b) => a.range.start - b.range.start);
  for (const { range, finding } of inOrder) {
    const stands = text.slice(range.start, range.end) === withLineEnds(finding.original, eol);
    if (!stands || range.start < (edits.at(-1)?.end ?? 0)) continue;
    edits.push({ start: range.start, end: range.end, text: withLineEnds(finding.suggestion, eol) });
  }
  return edits;
}
