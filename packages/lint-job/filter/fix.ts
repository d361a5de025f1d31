import type { Finding } from '@housestyle/contract';

/** The text with every replacement made, from the end backwards so that ranges hold; overlaps are left alone. */
export function applyFixes(text: string, findings: readonly Finding[]): { text: string; count: number } {
  const fixes = findings
    .filter(({ suggestion }) => suggestion !== null)
    .sort((a, b) => b.range.start - a.range.start || b.range.end - a.range.end);
  let fixed = text;
  let from = Infinity;
  let count = 0;
  for (const { range, original, suggestion } of fixes) {
    if (range.end > from || text.slice(range.start, range.end) !== original) continue;
    fixed = fixed.slice(0, range.start) + suggestion + fixed.slice(range.end);
    from = range.start;
    count++;
  }
  return { text: fixed, count };
}
