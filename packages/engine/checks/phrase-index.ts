import type { Block, SourceDocument } from '../document/types.ts';
import { closesWord, opensWord } from './boundaries.ts';
import type { Hit, PhraseOptions, ReadingPlan } from './kind.ts';
import { fold, straighten, Tokenizer, tokensOf, type Tokens } from './tokens.ts';
import { Watches } from './watches.ts';

interface Entry {
  readonly slot: number;
  readonly payload: number;
  /** The phrase's tokens as written, where letter case counts. */
  readonly exact: readonly string[] | undefined;
}

/** What is known of a token as it is written: worked out once. */
interface Fact {
  /** 0 for a token that no phrase contains. */
  readonly id: number;
  /** The node that it leads to from the root. */
  readonly root: number | undefined;
  readonly calls: Uint16Array | undefined;
}

/** What was read in one document. */
export interface Findings {
  /** The hits of every slot, each in order of `start`. */
  readonly hits: readonly (readonly Hit[] | undefined)[];
  /** By watch, the blocks that call it; undefined where none does. */
  readonly called: readonly (readonly Block[] | undefined)[];
}

/** More than any vocabulary: room for a word's id and the white space before it in one number. */
const FAN = 0x400000;
const ROOT = 0;
/** Token spellings that are remembered; more than a large documentation site has. */
const REMEMBERED = 100_000;
/** Longer tokens are data of some kind and not worth remembering. */
const LONGEST = 40;

/**
 * The phrases and watched patterns of all checks of a style over interned tokens. A document is read once, whatever
 * their number.
 */
export class PhraseIndex implements Omit<ReadingPlan, 'gather'> {
  readonly #ids = new Map<string, number>();
  readonly #edges = new Map<number, number>();
  /** Where each phrase ends, since several lists may name it. */
  readonly #nodes = new Map<string, number>();
  readonly #entries: (Entry[] | undefined)[] = [undefined];
  readonly #keepAll: boolean[] = [];
  readonly #watches = new Watches();
  readonly #facts = new Map<string, Fact>();
  readonly #tokenizer = new Tokenizer();
  #read: (Fact | undefined)[] = [];
  readonly names = this.slot('all');

  slot(keep: 'longest' | 'all'): number {
    return this.#keepAll.push(keep === 'all') - 1;
  }

  add(slot: number, phrase: string, { caseSensitive = false, payload = 0 }: PhraseOptions = {}): void {
    let node = this.#nodes.get(phrase);
    if (node === undefined) this.#nodes.set(phrase, (node = this.#plant(phrase)));
    if (node === ROOT) return;
    (this.#entries[node] ??= []).push({
      slot,
      payload,
      exact: caseSensitive ? this.#spell(phrase) : undefined,
    });
  }

  watch(pattern: RegExp): number {
    return this.#watches.add(pattern);
  }

  isBlind(watch: number): boolean {
    return this.#watches.isBlind(watch);
  }

  /** The node that a phrase ends in, with the way to it. */
  #plant(phrase: string): number {
    let node = ROOT;
    for (const { token, spaced } of tokensOf(phrase, this.#tokenizer)) {
      const key = node * FAN + this.#intern(fold(token)) * 2 + (spaced ? 1 : 0);
      let next = this.#edges.get(key);
      if (next === undefined) {
        next = this.#entries.push(undefined) - 1;
        this.#edges.set(key, next);
      }
      node = next;
    }
    return node;
  }

  /** The tokens of a phrase in its own letter case. */
  #spell(phrase: string): string[] {
    return tokensOf(phrase, this.#tokenizer).map(({ token }) => straighten(token));
  }

  #intern(token: string): number {
    let id = this.#ids.get(token);
    if (id === undefined) this.#ids.set(token, (id = this.#ids.size + 1));
    return id;
  }

  read({ blocks }: SourceDocument): Findings {
    const hits: Hit[][] = [];
    const called: Block[][] = [];
    for (const block of blocks) {
      const tokens = this.#tokenizer.read(block.prose);
      const facts = this.#factsOf(block.prose, tokens);
      for (let from = 0; from < tokens.count; from++) {
        const fact = facts[from];
        if (fact?.calls) {
          for (let index = 0; index < fact.calls.length; index++) {
            const list = (called[fact.calls[index] ?? 0] ??= []);
            if (list[list.length - 1] !== block) list.push(block);
          }
        }
        if (fact?.root !== undefined && opensWord(block.prose, tokens, from))
          this.#match(block, tokens, from, fact.root, hits);
      }
    }
    return { hits, called };
  }

  #factsOf(text: string, tokens: Tokens): readonly (Fact | undefined)[] {
    const read = this.#read;
    for (let index = 0; index < tokens.count; index++) {
      const token = text.slice(tokens.starts[index], tokens.ends[index]);
      read[index] = this.#facts.get(token) ?? this.#learn(token);
    }
    read[tokens.count] = undefined;
    return read;
  }

  #learn(token: string): Fact {
    const id = this.#ids.get(fold(token)) ?? 0;
    const fact = {
      id,
      root: id > 0 ? this.#edges.get(ROOT * FAN + id * 2) : undefined,
      calls: this.#watches.calledBy(token),
    };
    if (this.#facts.size >= REMEMBERED) this.#facts.clear();
    // Joined anew, since a slice would keep its whole document in memory.
    if (token.length <= LONGEST) this.#facts.set(Array.from(token).join(''), fact);
    return fact;
  }

  #match(block: Block, tokens: Tokens, from: number, root: number, hits: Hit[][]): void {
    const text = block.prose;
    let node: number | undefined = root;
    for (let to = from; node !== undefined;) {
      const entries = this.#entries[node];
      if (entries && closesWord(text, tokens, to)) {
        const start = block.start + (tokens.starts[from] ?? 0);
        const end = block.start + (tokens.ends[to] ?? 0);
        for (const entry of entries) {
          const { slot, payload } = entry;
          if (isExact(entry, text, tokens, from))
            keep((hits[slot] ??= []), this.#keepAll[slot] === true, { start, end, block, payload });
        }
      }
      to++;
      const id = this.#read[to]?.id;
      if (!id) break;
      const gap = (tokens.starts[to] ?? 0) > (tokens.ends[to - 1] ?? 0) ? 1 : 0;
      node = this.#edges.get(node * FAN + id * 2 + gap);
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

function isExact({ exact }: Entry, text: string, { starts, ends }: Tokens, from: number): boolean {
  return (
    exact?.every(
      (token, index) => straighten(text.slice(starts[from + index], ends[from + index])) === token,
    ) ?? true
  );
}
