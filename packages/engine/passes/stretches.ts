import type { Range } from '@housestyle/contract';

/** Units of text for which ranges are kept together. */
const STRETCH = 64;
const NONE: readonly never[] = [];

/** Ranges by where they stand, so that those around a place are found without a look at all of them. */
export class Stretches<R extends Range> {
  readonly #stretches = new Map<number, R[]>();

  add(range: R): void {
    for (let index = first(range); index <= last(range); index++) {
      const stretch = this.#stretches.get(index);
      if (stretch) stretch.push(range);
      else this.#stretches.set(index, [range]);
    }
  }

  /** Those that a range may overlap: all that do, and others. One that is long may be named several times. */
  near(range: Range): readonly R[] {
    const [from, to] = [first(range), last(range)];
    if (from === to) return this.#stretches.get(from) ?? NONE;
    const found: R[] = [];
    for (let index = from; index <= to; index++) found.push(...(this.#stretches.get(index) ?? NONE));
    return found;
  }
}

const first = ({ start }: Range) => Math.floor(start / STRETCH);
const last = ({ start, end }: Range) => Math.floor(Math.max(start, end - 1) / STRETCH);
