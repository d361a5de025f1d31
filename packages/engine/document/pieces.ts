import type { Range } from '@housestyle/contract';
import type { Remembering } from './memory.ts';
import type { Block, CodeBlock, Link, ProtectedRange, Sentence, Word } from './types.ts';

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
  readonly blocks: readonly Block[];
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
    blocks: origin.blocks.map((block) => new MovedBlock(block, by, listsBefore - origin.listsBefore)),
    codeBlocks: origin.codeBlocks.map((block) => moved(block, by)),
    links: origin.links.map((link) => ({ ...moved(link, by), label: moved(link.label, by) })),
    protectedRanges: origin.protectedRanges.map(({ start, end, kind }) => ({
      start: start + by,
      end: end + by,
      kind,
    })),
  };
}

/** A block at another place. Its words, most of what a document holds, are only written anew for who asks for them. */
class MovedBlock implements Block {
  readonly kind: Block['kind'];
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
  readonly prose: string;
  declare readonly level?: number;
  declare readonly list?: NonNullable<Block['list']>;
  declare readonly quotation?: true;
  declare readonly tableHeader?: boolean;
  declare readonly value?: NonNullable<Block['value']>;
  readonly #origin: Block;
  readonly #by: number;
  #words: readonly Word[] | undefined;
  #sentences: readonly Sentence[] | undefined;

  constructor(origin: Block, by: number, lists: number) {
    const { kind, level, list, quotation, tableHeader, value } = origin;
    this.kind = kind;
    this.start = origin.start + by;
    this.end = origin.end + by;
    this.quoted = origin.quoted;
    this.prose = origin.prose;
    if (level !== undefined) this.level = level;
    if (list) this.list = { ...list, list: list.list + lists };
    if (quotation) this.quotation = quotation;
    if (tableHeader !== undefined) this.tableHeader = tableHeader;
    if (value) this.value = value;
    this.#origin = origin;
    this.#by = by;
  }

  get words(): readonly Word[] {
    return (this.#words ??= this.#origin.words.map((word) => moved(word, this.#by)));
  }

  get sentences(): readonly Sentence[] {
    if (this.#sentences) return this.#sentences;
    let reached = 0;
    return (this.#sentences = this.#origin.sentences.map((sentence) => {
      const words = this.words.slice(reached, (reached += sentence.words.length));
      return { ...moved(sentence, this.#by), words };
    }));
  }
}
