import type { Block, SourceDocument } from '../../document/types.ts';

/** Words of a text that no interface shows on one line. */
const LONG = 20;

/**
 * Whether a document is the texts of an interface, such as buttons and messages, and no documentation: there, what
 * looks like a label is a list, a cell of a table or a short description.
 */
export function isInterfaceText({ blocks, codeBlocks }: SourceDocument): boolean {
  return codeBlocks.length === 0 && blocks.every(isShort);
}

function isShort({ sentencePlaces: places }: Block): boolean {
  for (let index = 0; index < places.count; index++)
    if (places.wordsEndOf(index) - places.firstWordOf(index) > LONG) return false;
  return true;
}
