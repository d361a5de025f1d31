const FIRST_ROOM = 1024;

/** The tokens of all blocks of a text, one after the other. The memory serves one text after the other. */
export class TokenLog {
  /** What each token is, as a number. */
  forms = new Int32Array(FIRST_ROOM);
  /** Where it starts in its block. */
  starts = new Int32Array(FIRST_ROOM);
  #count = 0;
  /** Where the tokens of each block begin. */
  readonly #firsts: number[] = [];

  clear(): void {
    this.#count = 0;
    this.#firsts.length = 0;
  }

  /** Makes room for the tokens of the next block, and for one behind them. Where the first of them goes. */
  open(tokens: number): number {
    const first = this.#count;
    this.#firsts.push(first);
    this.#count += tokens;
    if (this.#count >= this.forms.length) {
      this.forms = grown(this.forms, this.#count * 2);
      this.starts = grown(this.starts, this.#count * 2);
    }
    return first;
  }

  firstOf(block: number): number {
    return this.#firsts[block] ?? this.#count;
  }

  /** Behind the last. */
  endOf(block: number): number {
    return this.firstOf(block + 1);
  }
}

function grown(from: Int32Array<ArrayBuffer>, room: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(room);
  to.set(from);
  return to;
}
