import fc from 'fast-check';
import type { TextEdit } from '../../../../src/text/edit.ts';

const pieces = ['use', 'utilize', ' ', ' ', '.', 'é', 'e\u0301', '🚀', '👩‍👩‍👧', 'x', '-', '`', '日本'];

/** Short texts in which the same words come back, with one kind of line end. */
export const prose = fc
  .tuple(fc.array(fc.constantFrom(...pieces, '\n', '\n\n'), { maxLength: 40 }), fc.constantFrom('\n', '\r\n'))
  .map(([parts, eol]) => parts.join('').replaceAll('\n', eol));

/** Edits of a text, in order and without overlap, as one event of an editor brings them. */
export function editsOf(text: string): fc.Arbitrary<TextEdit[]> {
  const offset = fc.nat(text.length);
  return fc
    .array(fc.tuple(offset, offset, fc.constantFrom('', '', 'x', 'use', ' ', '\n', '🚀 ')), { maxLength: 4 })
    .map((list) => {
      const edits: TextEdit[] = [];
      const sorted = list
        .map(([a, b, replacement]) => ({ start: Math.min(a, b), end: Math.max(a, b), text: replacement }))
        .sort((a, b) => a.start - b.start || a.end - b.end);
      for (const edit of sorted) if (edit.start >= (edits.at(-1)?.end ?? 0)) edits.push(edit);
      return edits;
    });
}

/** The edits that undo these. */
export function inverse(text: string, edits: readonly TextEdit[]): TextEdit[] {
  let shift = 0;
  return edits.map(({ start, end, text: replacement }) => {
    const undo = {
      start: start + shift,
      end: start + shift + replacement.length,
      text: text.slice(start, end),
    };
    shift += replacement.length - (end - start);
    return undo;
  });
}
