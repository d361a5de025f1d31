import { clueFor } from './clues.ts';
import type { Literal } from './literals.ts';
import { ANY, eitherOf, type NextWords } from './next-words.ts';

/** Letters, digits and underscores: what literals are compared with. */
const RUNS = /[a-z0-9_]+/g;
const ASCII_RUNS = /[A-Za-z0-9_]+/g;
/** Most tokens are one. */
const ONE_RUN = /^[A-Za-z0-9_]+$/;

const LED = 1;
const CALLED = 2;

/**
 * Patterns that are only tried where a word begins that their matches begin with, or on the blocks that hold one of the
 * words or marks without which they can't match, or both. Which these are is told by the pattern itself.
 */
export class Watches {
  /** By their literal: the watches that a whole run, the beginning, the end or the inside of one calls. */
  readonly #whole = new ByText<number>();
  readonly #beginnings = new ByText<number>();
  readonly #ends = new ByText<number>();
  readonly #insides = new ByText<number>();
  /** By what matches begin with: the watches that a whole run, or the beginning of one, starts. */
  readonly #leads = new ByText<Start>();
  readonly #openLeads = new ByText<Start>();
  /** By watch, what tells of it, as bits. */
  readonly #clues: number[] = [];
  readonly #known = new Map<string, number>();

  get size(): number {
    return this.#known.size;
  }

  add(pattern: RegExp): number {
    const key = String(pattern);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const watch = this.#known.size;
    this.#known.set(key, watch);
    const { leads, literals } = clueFor(pattern);
    this.#clues.push((leads ? LED : 0) | (literals ? CALLED : 0));
    for (const { text, whole, next = ANY } of leads ?? [])
      (whole ? this.#leads : this.#openLeads).add(text, { watch, next });
    for (const literal of literals ?? []) this.#plant(literal, watch);
    return watch;
  }

  /** Whether the pattern is told where in a text it may match. */
  isLed(watch: number): boolean {
    return ((this.#clues[watch] ?? 0) & LED) !== 0;
  }

  /** Whether it only matches in blocks that hold a word which calls the watch. */
  isCalled(watch: number): boolean {
    return ((this.#clues[watch] ?? 0) & CALLED) !== 0;
  }

  /** Whether nothing tells where it may match. */
  isFree(watch: number): boolean {
    return this.#clues[watch] === 0;
  }

  /**
   * The watches whose patterns may match in a token, each followed by how far in it that is and by the halves of
   * `NextWords`; apart those that are `due` only where something calls them.
   */
  startsIn(token: string): { readonly free: readonly number[]; readonly due: readonly number[] } {
    const free: number[] = [];
    const due: number[] = [];
    const startAt = (found: string, offset: number) => {
      const run = found.toLowerCase();
      const begun = new Map<number, NextWords>();
      const begin = ({ watch, next }: Start) => {
        const known = begun.get(watch);
        begun.set(watch, known ? eitherOf(known, next) : next);
      };
      this.#leads.get(run).forEach(begin);
      for (const size of this.#openLeads.sizes)
        if (size <= run.length) this.#openLeads.get(run.slice(0, size)).forEach(begin);
      for (const [watch, { low, high }] of begun)
        (this.isCalled(watch) ? due : free).push(watch, offset, low, high);
    };
    if (ONE_RUN.test(token)) startAt(token, 0);
    else for (const { 0: run, index } of token.matchAll(ASCII_RUNS)) startAt(run, index);
    return { free, due };
  }

  /** The watches that a token calls. */
  calledBy(token: string): readonly number[] {
    const text = token.toLowerCase();
    const called = new Set<number>();
    const call = (watches: readonly number[]) => {
      for (const watch of watches) called.add(watch);
    };
    const runs = ONE_RUN.test(text) ? [text] : text.match(RUNS);
    if (!runs) call(this.#whole.get(text));
    for (const run of runs ?? []) {
      call(this.#whole.get(run));
      for (const size of this.#beginnings.sizes)
        if (size <= run.length) call(this.#beginnings.get(run.slice(0, size)));
      for (const size of this.#ends.sizes) if (size <= run.length) call(this.#ends.get(run.slice(-size)));
      for (const size of this.#insides.sizes)
        for (let to = size; to <= run.length; to++) call(this.#insides.get(run.slice(to - size, to)));
    }
    return [...called];
  }

  #plant({ text, opens, closes }: Literal, watch: number): void {
    const places = opens ? (closes ? this.#whole : this.#beginnings) : closes ? this.#ends : this.#insides;
    places.add(text, watch);
  }
}

/** A watch that a word starts, and what must stand behind the word. */
interface Start {
  readonly watch: number;
  readonly next: NextWords;
}

/** Watches by a text. */
class ByText<T> {
  readonly #watches = new Map<string, T[]>();
  /** How long the texts are: each length once. */
  readonly sizes: number[] = [];

  add(text: string, watch: T): void {
    const watches = this.#watches.get(text);
    if (watches) watches.push(watch);
    else this.#watches.set(text, [watch]);
    if (!this.sizes.includes(text.length)) this.sizes.push(text.length);
  }

  get(text: string): readonly T[] {
    return this.#watches.get(text) ?? NONE;
  }
}

const NONE: readonly never[] = [];
