import type { Finding } from '@housestyle/contract';

export type Understanding = 'whole' | 'part' | 'none';

/**
 * How much of the one rule of a style check its engine understood: what needs a person carries `[VERIFY]` in the report's
 * checklist.
 */
export function readUnderstanding(report: string): Understanding {
  const lines = report.split('\n').filter((line) => line.startsWith('- ['));
  const judged = lines.some((line) => /^- \[[ x]\]/i.test(line));
  const open = lines.some((line) => line.startsWith('- [VERIFY]'));
  if (!open) return 'whole';
  return judged ? 'part' : 'none';
}

/** A text in pieces, the ones that a finding covers marked; findings that overlap an earlier one are left out. */
export function markFindings(
  text: string,
  findings: readonly Pick<Finding, 'range'>[],
): { readonly text: string; readonly marked: boolean }[] {
  const pieces: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const { range } of [...findings].sort((a, b) => a.range.start - b.range.start)) {
    if (range.start < at || range.end <= range.start) continue;
    pieces.push({ text: text.slice(at, range.start), marked: false });
    pieces.push({ text: text.slice(range.start, range.end), marked: true });
    at = range.end;
  }
  pieces.push({ text: text.slice(at), marked: false });
  return pieces.filter((piece) => piece.text !== '');
}
