import { cellsOf, isTableRow } from '../../../document/table-row.ts';

/** A line of a document, with what it stands under. */
export interface Line {
  readonly text: string;
  readonly kind: 'code' | 'row' | 'prose';
  /** The title over it. */
  readonly title: string;
  /** The titles of the columns, for a row. */
  readonly columns: readonly string[];
}

export function linesOf(text: string): readonly Line[] {
  let fence: string | undefined;
  let title = '';
  let columns: readonly string[] = [];
  let isLiteral = false;
  const all = text.split('\n');
  return all.map((line, at): Line => {
    const mark = /^\s*(```+|~~~+|-{4,}$|\.{4,}$)/.exec(line)?.[1];
    if (mark && (/^[`~]/.test(mark) || fence === mark || /^\[source/.test(all[at - 1] ?? ''))) {
      const isEnd = fence !== undefined && mark.startsWith(fence);
      fence = isEnd ? undefined : (fence ?? mark);
      return { text: line, kind: 'code', title, columns: [] };
    }
    if (fence !== undefined) return { text: line, kind: 'code', title, columns: [] };
    // What is indented behind "::" is code in reStructuredText.
    if (/::\s*$|^\.\. code(?:-block)?::/.test(all[at - 1] ?? '')) isLiteral = true;
    else if (/^\S/.test(line)) isLiteral = false;
    if (isLiteral && /^\s/.test(line)) return { text: line, kind: 'code', title, columns: [] };
    const isRow = isTableRow(line);
    if (!isRow) columns = [];
    else if (columns.length === 0) columns = cellsOf(line);
    title = /^#{1,6} +(.*)/.exec(line)?.[1] ?? title;
    return { text: line, kind: isRow ? 'row' : 'prose', title, columns };
  });
}

export const SENTENCE_END = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** Sentences, and the cells of a row with what tells what they are of. */
export function sentencesOf(
  text: string,
  { kind, title, columns }: Line,
): readonly { text: string; around: string }[] {
  if (kind !== 'row') return text.split(SENTENCE_END).map((one) => ({ text: one, around: title }));
  const [head = '', ...cells] = cellsOf(text);
  return [
    { text: head, around: title },
    ...cells.map((cell, at) => ({ text: cell, around: `${title} ${columns[at + 1] ?? ''} ${head}` })),
  ];
}
