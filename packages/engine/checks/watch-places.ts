import type { Block } from '../document/types.ts';
import { Chains } from './chains.ts';
import type { EachStart } from './kind.ts';
import type { Watches } from './watches.ts';

/** Where watched patterns may match in one text; the memory serves one text after the other. */
export class WatchPlaces {
  readonly #watches: Watches;
  readonly #called = new Chains();
  readonly #started = new Chains();
  /** By watch, one more than the block that has called it last. */
  #calledIn = new Int32Array(0);
  /** By watch, 1 where it may match in the text, and 1 where it may match in any. */
  #may = new Uint8Array(0);
  #always = new Uint8Array(0);

  constructor(watches: Watches) {
    this.#watches = watches;
  }

  /** Forgets the last text. */
  reset(): void {
    const { size } = this.#watches;
    if (this.#calledIn.length < size) {
      this.#calledIn = new Int32Array(size);
      this.#always = Uint8Array.from({ length: size }, (_, watch) => (this.#watches.isFree(watch) ? 1 : 0));
      this.#may = this.#always.slice();
    } else {
      this.#calledIn.fill(0);
      this.#may.set(this.#always);
    }
    this.#called.reset(size);
    this.#started.reset(size);
  }

  /** Notes that a block calls a watch. @returns whether the pattern is one that is told where it may match */
  call(watch: number, block: number): boolean {
    if (this.#calledIn[watch] === block + 1) return false;
    this.#calledIn[watch] = block + 1;
    // Of those, nobody asks which blocks call them.
    if (this.#watches.isLed(watch)) return true;
    this.#called.add(watch, block, 0);
    this.#may[watch] = 1;
    return false;
  }

  /** Whether the block that called last has called the watch. */
  isCalledIn(watch: number, block: number): boolean {
    return this.#calledIn[watch] === block + 1;
  }

  /** Notes that it may match at an offset into a block's prose. */
  start(watch: number, block: number, offset: number): void {
    this.#started.add(watch, block, offset);
    this.#may[watch] = 1;
  }

  mayMatch(watch: number): boolean {
    return this.#may[watch] === 1;
  }

  blocksFor(watch: number, blocks: readonly Block[]): readonly Block[] {
    if (this.#watches.isFree(watch)) return blocks;
    const found: Block[] = [];
    const chains = this.#watches.isLed(watch) ? this.#started : this.#called;
    let last: Block | undefined;
    chains.each(watch, blocks, (block) => {
      if (block !== last) found.push((last = block));
    });
    return found;
  }

  startsFor(watch: number, blocks: readonly Block[]): EachStart | undefined {
    if (!this.#watches.isLed(watch)) return undefined;
    return (visit) => this.#started.each(watch, blocks, visit);
  }
}
