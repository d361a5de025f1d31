import type { Range } from '@housestyle/contract';
import type { ValeBlock, ValeDocument } from './types.ts';

/** Elements inside a line that a scope can leave out: `~link`. */
export const INLINE = new Set(['link', 'code', 'strong', 'emphasis', 'strikethrough']);

/** A block in which the text of some inline elements is masked; all else stays where it is. */
export function blanked(block: ValeBlock, sections: readonly string[], document: ValeDocument): ValeBlock {
  const { view } = block;
  const { start, end } = view.toDocument(0, view.text.length);
  const inside = sections
    .flatMap((section) => rangesOf(section, document))
    .filter((range) => range.start < end && start < range.end);
  if (inside.length === 0) return block;
  const units = view.text.split('').map((unit, index) => {
    const at = view.toDocument(index, index + 1).start;
    return unit !== '\n' && inside.some((range) => range.start <= at && at < range.end) ? '*' : unit;
  });
  return {
    ...block,
    view: { text: units.join(''), ascii: view.ascii, toDocument: (from, to) => view.toDocument(from, to) },
  };
}

const ranges = new WeakMap<ValeDocument, Map<string, readonly Range[]>>();

/** Where the elements of a section stand. */
function rangesOf(section: string, document: ValeDocument): readonly Range[] {
  const known = ranges.get(document) ?? new Map<string, readonly Range[]>();
  ranges.set(document, known);
  const found =
    known.get(section) ??
    document.blocks
      .filter(({ scope }) => scope.has(section) && !scope.has('text'))
      .map(({ view }) => view.toDocument(0, view.text.length));
  known.set(section, found);
  return found;
}
