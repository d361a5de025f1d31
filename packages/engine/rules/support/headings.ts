import type { Block, SourceDocument, Word } from '../../document/types.ts';

/** The headings of a document that begin with a plain word; the title of the page (a first H1) where `withTitle`. */
export function headingsOf(
  { blocks }: SourceDocument,
  withTitle = false,
): readonly { block: Block; first: Word }[] {
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'heading' || (!withTitle && index === 0 && block.level === 1)) return [];
    const [first] = block.words;
    return first?.kind === 'word' && block.prose.slice(0, first.start - block.start).trim() === ''
      ? [{ block, first }]
      : [];
  });
}
