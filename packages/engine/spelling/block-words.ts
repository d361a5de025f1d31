import { grown } from '../checks/edges.ts';
import type { Block } from '../document/types.ts';
import type { WordFacts } from './word-facts.ts';

const FIRST_ROOM = 1024;

/** The words of all blocks that were read, one after the other: one memory for all documents. */
export class WordTable {
  /** By the numbers that words have. */
  readonly facts: readonly WordFacts[];
  /** The number of each word. */
  numbers = new Int32Array(FIRST_ROOM);
  /** The run of each word: of words between which nothing but space stands, the place of the first. */
  runs = new Int32Array(FIRST_ROOM);
  count = 0;

  constructor(facts: readonly WordFacts[]) {
    this.facts = facts;
  }

  /** Makes room for so many words more, which the caller writes from `count` on. */
  makeRoom(words: number): void {
    if (this.count + words <= this.numbers.length) return;
    this.numbers = grown(this.numbers, (this.count + words) * 2);
    this.runs = grown(this.runs, (this.count + words) * 2);
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

  /** The number that the vocabulary gave to the word; past either end, 0. */
  numberOf(index: number): number {
    return index < 0 || index >= this.count ? 0 : (this.#table.numbers[this.#from + index] ?? 0);
  }

  /** Past either end, undefined. */
  factsOf(index: number): WordFacts | undefined {
    if (index < 0 || index >= this.count) return undefined;
    const table = this.#table;
    return table.facts[table.numbers[this.#from + index] ?? 0];
  }

  /** The facts of a word that nothing but space and words part from another; undefined of any other, and past either end. */
  factsBeside(index: number, other: number): WordFacts | undefined {
    if (index < 0 || index >= this.count) return undefined;
    const table = this.#table;
    const from = this.#from;
    return table.runs[from + index] === table.runs[from + other]
      ? table.facts[table.numbers[from + index] ?? 0]
      : undefined;
  }

  /** Whether nothing but space stands between the word and the next. Past either end, not. */
  isJoined(index: number): boolean {
    if (index < 0 || index + 1 >= this.count) return false;
    const { runs } = this.#table;
    return runs[this.#from + index] === runs[this.#from + index + 1];
  }
}
