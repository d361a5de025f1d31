const FIRST_ROOM = 256;

/** Pairs of numbers in lists by key, each in the order in which they came. The memory serves one text after the other. */
export class Chains {
  /** One more than the place of a key's first and last pair. */
  #firsts = new Int32Array(0);
  #lasts = new Int32Array(0);
  #count = 0;
  /** One more than the place of the next pair of the same key. */
  #next = new Int32Array(FIRST_ROOM);
  #ones = new Int32Array(FIRST_ROOM);
  #others = new Int32Array(FIRST_ROOM);

  /** Forgets all; keys are below `keys` from now on. */
  reset(keys: number): void {
    if (keys > this.#firsts.length) {
      this.#firsts = new Int32Array(keys);
      this.#lasts = new Int32Array(keys);
    } else {
      this.#firsts.fill(0);
      this.#lasts.fill(0);
    }
    this.#count = 0;
  }

  add(key: number, one: number, other: number): void {
    const place = this.#count++;
    if (place === this.#next.length) this.#grow();
    this.#ones[place] = one;
    this.#others[place] = other;
    this.#next[place] = 0;
    const last = this.#lasts[key] ?? 0;
    if (last === 0) this.#firsts[key] = place + 1;
    else this.#next[last - 1] = place + 1;
    this.#lasts[key] = place + 1;
  }

  has(key: number): boolean {
    return (this.#firsts[key] ?? 0) > 0;
  }

  /** Whether the pair of the key that came last begins with this number. */
  endsWith(key: number, one: number): boolean {
    const last = this.#lasts[key] ?? 0;
    return last > 0 && this.#ones[last - 1] === one;
  }

  /** Visits the pairs of a key; the first of each is the index of one of the things. */
  each<Thing>(key: number, things: readonly Thing[], visit: (thing: Thing, other: number) => void): void {
    for (let at = this.#firsts[key] ?? 0; at > 0; at = this.#next[at - 1] ?? 0) {
      const thing = things[this.#ones[at - 1] ?? 0];
      if (thing !== undefined) visit(thing, this.#others[at - 1] ?? 0);
    }
  }

  #grow(): void {
    this.#next = doubled(this.#next);
    this.#ones = doubled(this.#ones);
    this.#others = doubled(this.#others);
  }
}

function doubled(from: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const to = new Int32Array(from.length * 2);
  to.set(from);
  return to;
}
