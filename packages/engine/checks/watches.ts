import { clueFor } from './clues.ts';
import type { Literal } from './literals.ts';

/** Letters, digits and underscores: what literals are compared with. */
const RUNS = /[a-z0-9_]+/g;
const ASCII_RUNS = /[A-Za-z0-9_]+/g;

const LED = 1;
const CALLED = 2;

/**
 * Patterns that are only tried where a word begins that their matches begin with, or on the blocks that hold one of the
 * words or marks without which they can't match, or both. Which these are is told by the pattern itself.
 */
export class Watches {
  /** By their literal: the watches that a whole run, the beginning, the end or the inside of one calls. */
  readonly #whole = new Map<string, number[]>();
  readonly #beginnings = new Map<string, number[]>();
  readonly #ends = new Map<string, number[]>();
  readonly #insides = new Map<string, number[]>();
  /** By what matches begin with: the watches that a whole run, or the beginning of one, starts. */
  readonly #leads = new Map<string, number[]>();
  readonly #openLeads = new Map<string, number[]>();
  /** By watch, what tells of it, as bits. */
  readonly #clues: number[] = [];
  readonly #known = new Map<string, number>();
  #longest = 0;

  get size(): number {
    return this.#known.size;
  }

  add(pattern: RegExp): number {
    const known = this.#known.get(String(pattern));
    if (known !== undefined) return known;
    const watch = this.#known.size;
    this.#known.set(String(pattern), watch);
    const { leads, literals } = clueFor(pattern);
    this.#clues.push((leads ? LED : 0) | (literals ? CALLED : 0));
    for (const { text, whole } of leads ?? []) plant(whole ? this.#leads : this.#openLeads, text, watch);
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

  /**
   * The watches whose patterns may match in a token, each followed by how far in it that is; apart those that are `due`
   * only where something calls them.
   */
  startsIn(token: string): { readonly free: readonly number[]; readonly due: readonly number[] } {
    const free: number[] = [];
    const due: number[] = [];
    for (const { 0: found, index: offset } of token.matchAll(ASCII_RUNS)) {
      const run = found.toLowerCase();
      const watches = new Set(this.#leads.get(run));
      for (let size = 1; size <= run.length; size++)
        for (const watch of this.#openLeads.get(run.slice(0, size)) ?? []) watches.add(watch);
      for (const watch of watches) (this.isCalled(watch) ? due : free).push(watch, offset);
    }
    return { free, due };
  }

  /** The watches that a token calls. */
  calledBy(token: string): readonly number[] {
    const text = token.toLowerCase();
    const called = new Set<number>();
    const call = (watches: readonly number[] | undefined) => {
      for (const watch of watches ?? []) called.add(watch);
    };
    const runs = text.match(RUNS);
    if (!runs) call(this.#whole.get(text));
    for (const run of runs ?? []) {
      call(this.#whole.get(run));
      for (let size = Math.min(run.length, this.#longest); size > 0; size--) {
        call(this.#beginnings.get(run.slice(0, size)));
        call(this.#ends.get(run.slice(run.length - size)));
      }
      if (this.#insides.size > 0) this.#callInsides(run, call);
    }
    return [...called];
  }

  #callInsides(run: string, call: (watches: readonly number[] | undefined) => void): void {
    for (let from = 0; from < run.length; from++) {
      for (let to = from + 1; to <= Math.min(run.length, from + this.#longest); to++)
        call(this.#insides.get(run.slice(from, to)));
    }
  }

  #plant({ text, opens, closes }: Literal, watch: number): void {
    const places = opens ? (closes ? this.#whole : this.#beginnings) : closes ? this.#ends : this.#insides;
    plant(places, text, watch);
    if (places !== this.#whole) this.#longest = Math.max(this.#longest, text.length);
  }
}

function plant(places: Map<string, number[]>, text: string, watch: number): void {
  const watches = places.get(text);
  if (watches) watches.push(watch);
  else places.set(text, [watch]);
}
