/** Lets at most `width` run at once and `queue` wait. */
export class Semaphore {
  #free: number;
  readonly #queue: number;
  readonly #waiting: (() => void)[] = [];

  constructor(width: number, queue: number) {
    this.#free = width;
    this.#queue = queue;
  }

  /** Null where too many wait already: `work` did not run. */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.#free === 0) {
      if (this.#waiting.length >= this.#queue) return null;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#free -= 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
