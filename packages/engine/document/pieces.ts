import type { Range } from '@housestyle/contract';
import type { Remembering } from './memory.ts';
import type { ReadBlock } from './read-block.ts';
import type { CodeBlock, Link, ProtectedRange } from './types.ts';

/**
 * The parts of a document that one node at the top of its syntax tree gave: a paragraph, a heading, a whole list. What is
 * read in it depends on nothing outside it but where it stands and how many lists stand before it.
 */
export interface Piece extends Remembering {
  /** Shared by the same piece of a text and of the texts edited from it. */
  readonly origin: Piece | undefined;
  readonly start: number;
  /** Lists of the document before this piece. */
  readonly listsBefore: number;
  /** Lists that begin in it. */
  readonly lists: number;
  readonly blocks: readonly ReadBlock[];
  readonly codeBlocks: readonly CodeBlock[];
  readonly links: readonly Link[];
  readonly protectedRanges: readonly ProtectedRange[];
}

/** The piece as it was first read: the same for all that were moved from it, and what remembers for all of them. */
export const originOf = (piece: Piece): Piece => piece.origin ?? piece;

export const moved = <R extends Range>(range: R, by: number): R =>
  by === 0 ? range : { ...range, start: range.start + by, end: range.end + by };

/** The same piece at another place of another text. */
export function movePiece(piece: Piece, start: number, listsBefore: number): Piece {
  if (piece.start === start && piece.listsBefore === listsBefore) return piece;
  const origin = originOf(piece);
  const by = start - origin.start;
  return {
    origin,
    start,
    listsBefore,
    lists: origin.lists,
    blocks: origin.blocks.map((block) => block.moved(by, listsBefore - origin.listsBefore)),
    codeBlocks: origin.codeBlocks.map((block) => moved(block, by)),
    links: origin.links.map((link) => ({ ...moved(link, by), label: moved(link.label, by) })),
    protectedRanges: origin.protectedRanges.map((range) => moved(range, by)),
  };
}
