import type { SourceDocument } from '../document/types.ts';
import { closesWord, opensWord } from './boundaries.ts';
import type { Hit, PhraseOptions, PhraseRegistry } from './kind.ts';
import { fold, straighten, tokenize, type Tokens } from './tokens.ts';

interface Entry {
  readonly slot: number;
  readonly payload: number;
  /** The phrase's tokens as written, where letter case counts. */
  readonly exact: readonly string[] | undefined;
}

/** More than any vocabulary: room for a word's id and the white space before it in one number. */
const FAN = 0x400000;
const ROOT = 0;
/** A token that folding leaves as it is. */
const PLAIN = /^[a-z0-9]*$/;

/**
 * The phrases of all checks of a style, in one trie over interned tokens. A document is read once, whatever the number
 * of phrases.
 */
export class PhraseIndex implements PhraseRegistry {
  readonly #ids = new Map<string, number>();
  readonly #edges = new Map<number, number>();
  /** The node that each token leads to from the root, by its id. */
  readonly #roots: (number | undefined)[] = [undefined];
  /** Where each phrase ends, since several lists may name it. */
  readonly #nodes = new Map<string, number>();
  readonly #entries: (Entry[] | undefined)[] = [undefined];
  readonly #keepAll: boolean[] = [];
  readonly names = this.slot('all');

  slot(keep: 'longest' | 'all'): number {
    return this.#keepAll.push(keep === 'all') - 1;
  }

  add(slot: number, phrase: string, { caseSensitive = false, payload = 0 }: PhraseOptions = {}): void {
    let node = this.#nodes.get(phrase);
    if (node === undefined) this.#nodes.set(phrase, (node = this.#plant(phrase)));
    if (node === ROOT) return;
    (this.#entries[node] ??= []).push({ slot, payload, exact: caseSensitive ? spell(phrase) : undefined });
  }

  /** The node that a phrase ends in, with the way to it. */
  #plant(phrase: string): number {
    const { starts, ends } = tokenize(phrase);
    let node = ROOT;
    for (let index = 0; index < starts.length; index++) {
      const start = starts[index] ?? 0;
      const gap = index > 0 && start > (ends[index - 1] ?? start) ? 1 : 0;
      const id = this.#intern(fold(phrase.slice(start, ends[index])));
      const key = node * FAN + id * 2 + gap;
      let next = this.#edges.get(key);
      if (next === undefined) {
        next = this.#entries.push(undefined) - 1;
        this.#edges.set(key, next);
        if (node === ROOT) this.#roots[id] = next;
      }
      node = next;
    }
    return node;
  }

  /** The hits of every slot, each in order of `start`. */
  read(document: SourceDocument): readonly (readonly Hit[])[] {
    const hits: Hit[][] = this.#keepAll.map(() => []);
    if (this.#edges.size === 0) return hits;
    for (const block of document.blocks) {
      const tokens = tokenize(block.prose);
      this.#match(block.prose, tokens, (entry, from, to) => {
        const start = block.start + (tokens.starts[from] ?? 0);
        const end = block.start + (tokens.ends[to] ?? 0);
        keep(hits[entry.slot] ?? [], this.#keepAll[entry.slot] === true, {
          start,
          end,
          block,
          payload: entry.payload,
        });
      });
    }
    return hits;
  }

  #intern(token: string): number {
    let id = this.#ids.get(token);
    if (id === undefined) {
      this.#ids.set(token, (id = this.#ids.size + 1));
      this.#roots.push(undefined);
    }
    return id;
  }

  /** Ids of the tokens; 0 for a token that no phrase contains. */
  #identify(text: string, tokens: Tokens): number[] {
    return tokens.starts.map((start, index) => {
      const token = text.slice(start, tokens.ends[index]);
      const id = this.#ids.get(token);
      if (id !== undefined || PLAIN.test(token)) return id ?? 0;
      return this.#ids.get(fold(token)) ?? 0;
    });
  }

  #match(text: string, tokens: Tokens, report: (entry: Entry, from: number, to: number) => void): void {
    const ids = this.#identify(text, tokens);
    for (let from = 0; from < ids.length; from++) {
      if (ids[from] === 0) continue;
      let node = this.#roots[ids[from] ?? 0];
      if (node === undefined || !opensWord(text, tokens, from)) continue;
      for (let to = from; node !== undefined;) {
        const entries = this.#entries[node];
        if (entries && closesWord(text, tokens, to)) {
          for (const entry of entries) if (isExact(entry, text, tokens, from)) report(entry, from, to);
        }
        to++;
        const id: number | undefined = ids[to];
        if (!id) break;
        const gap = (tokens.starts[to] ?? 0) > (tokens.ends[to - 1] ?? 0) ? 1 : 0;
        node = this.#edges.get(node * FAN + id * 2 + gap);
      }
    }
  }
}

/** Keeps the longest of the hits that start together and, unless all are wanted, drops what overlaps an earlier one. */
function keep(hits: Hit[], all: boolean, hit: Hit): void {
  const last = hits.at(-1);
  if (last?.start === hit.start) {
    if (hit.end > last.end) hits[hits.length - 1] = hit;
  } else if (all || !last || hit.start >= last.end) hits.push(hit);
}

/** The tokens of a phrase in its own letter case. */
function spell(phrase: string): string[] {
  const { starts, ends } = tokenize(phrase);
  return starts.map((start, index) => straighten(phrase.slice(start, ends[index])));
}

function isExact({ exact }: Entry, text: string, { starts, ends }: Tokens, from: number): boolean {
  return (
    exact?.every(
      (token, index) => straighten(text.slice(starts[from + index], ends[from + index])) === token,
    ) ?? true
  );
}
