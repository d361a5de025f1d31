import type { Block, SourceDocument } from '../../document/types.ts';

/** The leading paragraphs of each list's items, list by list. */
export function listsOf({ blocks }: SourceDocument): readonly (readonly Block[])[] {
  const lists = Map.groupBy(
    blocks.filter((block) => block.kind === 'paragraph' && block.list?.leads),
    (block) => block.list?.list,
  );
  return [...lists.values()];
}

/** Where the visible text of a block ends, after its last mark. */
export function endOf(block: Block): number {
  return block.start + block.prose.trimEnd().length;
}
