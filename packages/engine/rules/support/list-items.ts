import { lastStartingBy } from '../../checks/ranges.ts';
import type { Block, Link, SourceDocument } from '../../document/types.ts';

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

/** The link that a block consists of, as in a table of contents or a list of projects. */
export function onlyLink({ links }: SourceDocument, block: Block): Link | undefined {
  const link = links[lastStartingBy(links, block.start)];
  return link && endOf(block) <= link.end ? link : undefined;
}

/** The leading paragraphs of all list items. */
export const leadsOf = (document: SourceDocument): readonly Block[] => listsOf(document).flat();

/** The first item of each list that is no list in a list, and what stands in front of it. */
export function introductionsOf({ blocks, text }: SourceDocument): readonly {
  readonly first: Block;
  /** The block before the list, whatever it is. */
  readonly before: Block | undefined;
  /** Whether it is a paragraph that nothing parts from the list, neither code nor a picture. */
  readonly introduces: boolean;
}[] {
  return blocks.flatMap((first, index) => {
    if (first.kind !== 'paragraph' || !first.list?.leads || first.list.item !== 0 || first.list.depth > 1)
      return [];
    const before = blocks[index - 1];
    const introduces =
      before?.kind === 'paragraph' &&
      !before.list &&
      before.quoted === first.quoted &&
      !/\S/.test(text.slice(before.end, first.start).replace(/[-*+\d.)>\s]/g, ''));
    return [{ first, before, introduces }];
  });
}
