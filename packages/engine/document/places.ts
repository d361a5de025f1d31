/** What a word is, as a number. */
export const WORD = 0;
export const NUMBER = 1;
export const CODE = 2;
const KIND_BITS = 2;
const KIND_MASK = 3;

export const packStart = (start: number, kind: number) => (start << KIND_BITS) | kind;

/**
 * Where the words of a block stand in its prose, in order, and what each is: plain numbers, which cost next to nothing as long
 * as nobody asks an array for a negative index. V8 looks for a property of that name, and from then on for every index.
 */
export class WordPlaces {
  readonly #packed: readonly number[];

  /** @param packed of each word, its start with its kind, by `packStart`, and its end */
  constructor(packed: readonly number[]) {
    this.#packed = packed;
  }

  get count(): number {
    return this.#packed.length >> 1;
  }

  /** Past either end, 0. */
  startOf(index: number): number {
    return index < 0 ? 0 : (this.#packed[index * 2] ?? 0) >> KIND_BITS;
  }

  /** Past either end, 0. */
  endOf(index: number): number {
    return index < 0 ? 0 : (this.#packed[index * 2 + 1] ?? 0);
  }

  /** Past either end, -1. */
  kindOf(index: number): number {
    if (index < 0) return -1;
    const packed = this.#packed[index * 2];
    return packed === undefined ? -1 : packed & KIND_MASK;
  }
}

const NO_NUMBERS: number[] = [];

/** Where the sentences of a block stand in its prose, in order, and which of its words are theirs. */
export class SentencePlaces {
  #packed = NO_NUMBERS;

  get count(): number {
    return this.#packed.length >> 2;
  }

  /** @param firstWord index of its first word @param lastWord index behind its last one */
  add(start: number, end: number, firstWord: number, lastWord: number): void {
    // Most blocks hold one sentence, for which there is no need of an array that may grow.
    if (this.#packed === NO_NUMBERS) this.#packed = [start, end, firstWord, lastWord];
    else this.#packed.push(start, end, firstWord, lastWord);
  }

  startOf(index: number): number {
    return this.#packed[index * 4] ?? 0;
  }

  endOf(index: number): number {
    return this.#packed[index * 4 + 1] ?? 0;
  }

  /** Index of the last sentence that starts at or before a position; -1 where none does. */
  lastStartingBy(position: number): number {
    let low = -1;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.startOf(middle) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  firstWordOf(index: number): number {
    return this.#packed[index * 4 + 2] ?? 0;
  }

  /** Index behind the last word. */
  wordsEndOf(index: number): number {
    return this.#packed[index * 4 + 3] ?? 0;
  }
}
