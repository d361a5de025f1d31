import type { Block } from '../document/types.ts';
import type { WordFacts } from './word-facts.ts';

const FIRST_ROOM = 1024;
/** The bit of a word behind which nothing but space stands before the next of its block. */
const JOINED = 1;

/** The words of all blocks that were read, one after the other: one memory for all documents. */
export class WordTable {
  /** By the numbers that words have. */
  readonly facts: readonly WordFacts[];
  /** The number of each word times two, and `JOINED`. */
  #packed = new Int32Array(FIRST_ROOM);
  count = 0;

  constructor(facts: readonly WordFacts[]) {
    this.facts = facts;
  }

  /** Room for so many words more, which the caller writes from `count` on: each as its number times two, and `JOINED`. */
  roomFor(words: number): Int32Array {
    if (this.count + words > this.#packed.length) {
      const packed = new Int32Array((this.count + words) * 2);
      packed.set(this.#packed);
      this.#packed = packed;
    }
    return this.#packed;
  }

  /** Notes that nothing but space stands between a word and the next. */
  join(place: number): void {
    this.#packed[place] = (this.#packed[place] ?? 0) | JOINED;
  }

  factsAt(place: number): WordFacts | undefined {
    return this.facts[(this.#packed[place] ?? 0) >> 1];
  }

  isJoinedAt(place: number): boolean {
    return ((this.#packed[place] ?? 0) & JOINED) !== 0;
  }
}

/** The words of a block, each with its facts; hold until the vocabulary reads another document. */
export class BlockWords {
  readonly block: Block;
  readonly count: number;
  /** Whether one of them is in no dictionary. */
  readonly hasUnknown: boolean;
  readonly #table: WordTable;
  readonly #from: number;

  /** The words of a table from a place on. */
  constructor(block: Block, table: WordTable, from: number, hasUnknown: boolean) {
    this.block = block;
    this.count = table.count - from;
    this.hasUnknown = hasUnknown;
    this.#table = table;
    this.#from = from;
  }

  /** Past either end, undefined. */
  factsOf(index: number): WordFacts | undefined {
    return index >= 0 && index < this.count ? this.#table.factsAt(this.#from + index) : undefined;
  }

  /** Whether nothing but space stands between the word and the next. Past either end, not. */
  isJoined(index: number): boolean {
    return index >= 0 && index < this.count && this.#table.isJoinedAt(this.#from + index);
  }
}
