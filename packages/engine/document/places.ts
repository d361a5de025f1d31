/** What a word is, as a number. */
export const WORD = 0;
export const NUMBER = 1;
export const CODE = 2;
const KIND_BITS = 2;
const KIND_MASK = 3;

/** Where the words of a block stand in its prose, in order, and what each is: plain numbers, which cost next to nothing. */
export class WordPlaces {
  /** Of each word, its start with its kind, and its end. */
  readonly #packed: number[] = [];

  get count(): number {
    return this.#packed.length >> 1;
  }

  add(start: number, end: number, kind: number): void {
    this.#packed.push((start << KIND_BITS) | kind, end);
  }

  /** Past the last word, 0. */
  startOf(index: number): number {
    return (this.#packed[index * 2] ?? 0) >> KIND_BITS;
  }

  /** Past the last word, 0. */
  endOf(index: number): number {
    return this.#packed[index * 2 + 1] ?? 0;
  }

  /** Past either end, -1. */
  kindOf(index: number): number {
    const packed = this.#packed[index * 2];
    return packed === undefined ? -1 : packed & KIND_MASK;
  }
}

/** Where the sentences of a block stand in its prose, in order, and which of its words are theirs. */
export class SentencePlaces {
  readonly #packed: number[] = [];

  get count(): number {
    return this.#packed.length >> 2;
  }

  /** @param firstWord index of its first word @param lastWord index behind its last one */
  add(start: number, end: number, firstWord: number, lastWord: number): void {
    this.#packed.push(start, end, firstWord, lastWord);
  }

  startOf(index: number): number {
    return this.#packed[index * 4] ?? 0;
  }

  endOf(index: number): number {
    return this.#packed[index * 4 + 1] ?? 0;
  }

  firstWordOf(index: number): number {
    return this.#packed[index * 4 + 2] ?? 0;
  }

  /** Index behind the last word. */
  wordsEndOf(index: number): number {
    return this.#packed[index * 4 + 3] ?? 0;
  }
}
