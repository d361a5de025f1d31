import type { Block, SourceDocument } from '../document/types.ts';
import type { BlockWords } from '../spelling/block-words.ts';
import type { DocumentWords, Vocabulary } from '../spelling/vocabulary.ts';
import { closesWord, opensWord } from './boundaries.ts';
import { Edges, grown, ROOT } from './edges.ts';
import { Forms } from './forms.ts';
import type { EachStart, Hit, ListedPhrase, PhraseOptions, ReadingPlan } from './kind.ts';
import { listedBy } from './listed-phrases.ts';
import { bitOf, mayBe, NO_WORD } from './next-words.ts';
import { NumberLists } from './number-lists.ts';
import { firstToken, fold, straighten, Tokenizer, tokensOf, type Tokens } from './tokens.ts';
import { WatchPlaces } from './watch-places.ts';
import { Watches } from './watches.ts';

/** A phrase as a check adds it. */
interface Addition extends ListedPhrase {
  /** What was added before, of the phrases that begin with the same token. */
  readonly before: Addition | undefined;
}

interface Entry {
  readonly slot: number;
  readonly payload: number;
  /** The phrase's tokens as written, where letter case counts. */
  readonly exact: readonly string[] | undefined;
}

/** What was read in one document; holds until the next is read. */
export interface Findings {
  /** The hits of every slot, each in order of `start`. */
  readonly hits: readonly (readonly Hit[] | undefined)[];
  /** Undefined where nobody asked for them. */
  readonly words: DocumentWords | undefined;
  /** Whether a watched pattern may match anywhere. */
  mayMatch(watch: number): boolean;
  /** The blocks in which it may match, in order. */
  blocksFor(watch: number): readonly Block[];
  /** Visits the places at which it may match, as offsets into the block's prose; undefined where only blocks are known. */
  startsFor(watch: number): EachStart | undefined;
}

/** What a form is to phrases and patterns, as bits. */
const CALLS = 1;
const STARTS = 2;
const ROOTS = 4;
/** Begins matches of patterns that are only tried in blocks which call them. */
const STARTS_DUE = 8;
/** How many numbers tell of one start of a pattern. */
const START = 4;
/** Forms and code units that are remembered; more than a large documentation site has. */
const MOST_FORMS = 100_000;
const MOST_UNITS = 2_000_000;

/**
 * The phrases and watched patterns of all checks of a style over interned tokens. A document is read once, whatever
 * their number.
 */
export class PhraseIndex implements Pick<ReadingPlan, 'names' | 'slot' | 'add' | 'addListed' | 'watch'> {
  /** The tokens of phrases by number, from 1 on; in lower case. */
  readonly #symbols = new Map<string, number>();
  readonly #edges = new Edges();
  /** Where each phrase ends, since several lists may name it. */
  readonly #nodes = new Map<string, number>();
  readonly #entries: (Entry[] | undefined)[] = [undefined];
  readonly #keepAll: boolean[] = [];
  /** By their first token, the last of the phrases that no text has begun yet: of most styles, nearly all for ever. */
  readonly #waiting = new Map<string, Addition>();
  /** The same of listed phrases, by list, and their tokens that texts have held. */
  readonly #listed = new Map<string, (() => readonly ListedPhrase[])[]>();
  readonly #begun = new Set<string>();
  readonly #watches = new Watches();
  readonly #tokenizer = new Tokenizer();
  /** For phrases, since they are planted while a text is read. */
  readonly #phraseTokenizer = new Tokenizer();
  readonly #places = new WatchPlaces(this.#watches);
  /** The tokens of texts, and by their numbers what is known of each: worked out once. */
  readonly #forms = new Forms();
  #traits = new Uint8Array(1024);
  /** The symbol of the form in phrases; 0 for none. */
  #symbolOf = new Int32Array(1024);
  /** How many symbols there were when the form's was looked up last. */
  #symbolsThen = new Int32Array(1024);
  /** The node that it leads to from the root. */
  #rootOf = new Int32Array(1024);
  /** The bit of the form where it stands behind another. */
  #bits = new Uint8Array(1024);
  /** The watches that the form calls, and those that it starts, with what `Watches` tells of them: where each list stands. */
  #calls = new Int32Array(1024);
  #starts = new Int32Array(1024);
  #startsDue = new Int32Array(1024);
  readonly #lists = new NumberLists();
  /** The forms of the tokens of the block that is read. */
  #read = new Int32Array(1024);
  /** Its tokens that begin phrases, those that begin patterns, and those that begin them once they are called: how many, and which. */
  #rootCount = 0;
  #startCount = 0;
  #dueCount = 0;
  #roots = new Int32Array(1024);
  #starting = new Int32Array(1024);
  #due = new Int32Array(1024);
  /** Whether the block has called a pattern that is told where it may match. */
  #isDue = false;
  readonly names = this.slot('all');

  slot(keep: 'longest' | 'all'): number {
    return this.#keepAll.push(keep === 'all') - 1;
  }

  add(slot: number, phrase: string, { caseSensitive = false, payload = 0 }: PhraseOptions = {}): void {
    const first = firstToken(phrase, this.#phraseTokenizer);
    if (first === undefined) return;
    this.#waiting.set(first, { slot, phrase, caseSensitive, payload, before: this.#waiting.get(first) });
  }

  addListed(list: string, read: () => readonly ListedPhrase[]): void {
    const same = this.#listed.get(list);
    if (same) same.push(read);
    else this.#listed.set(list, [read]);
  }

  watch(pattern: RegExp): number {
    return this.#watches.add(pattern);
  }

  /** Plants the phrases that begin with a token, once a text holds it. */
  #plantAll(first: string): void {
    const last = this.#waiting.get(first);
    if (last) {
      this.#waiting.delete(first);
      const waiting: Addition[] = [];
      for (let one: Addition | undefined = last; one; one = one.before) waiting.push(one);
      for (const one of waiting.reverse()) this.#plant(one);
    }
    if (this.#listed.size > 0) this.#plantListed(first);
  }

  /** Plants the phrases whose rarest token it is. Those that begin with it may be planted later: there is a way to them. */
  #plantListed(token: string): void {
    const listed = listedBy(token);
    if (!listed || this.#begun.has(token)) return;
    this.#begun.add(token);
    if (listed.opens) this.#next(ROOT, token, false);
    for (const { list, places } of listed.lists) {
      for (const read of this.#listed.get(list) ?? []) {
        const phrases = read();
        for (const place of places) this.#plant(phrases[place] as ListedPhrase);
      }
    }
  }

  #plant({ slot, phrase, caseSensitive, payload = 0 }: ListedPhrase): void {
    let node = this.#nodes.get(phrase);
    if (node === undefined) this.#nodes.set(phrase, (node = this.#wayOf(phrase)));
    const exact = caseSensitive ? this.#spell(phrase) : undefined;
    (this.#entries[node] ??= []).push({ slot, payload, exact });
  }

  /** The node that a phrase ends in, with the way to it. */
  #wayOf(phrase: string): number {
    let node = ROOT;
    for (const { token, spaced } of tokensOf(phrase, this.#phraseTokenizer)) {
      node = this.#next(node, fold(token), spaced);
    }
    return node;
  }

  /** The node that a token leads to. */
  #next(node: number, token: string, spaced: boolean): number {
    const symbol = this.#symbol(token) * 2 + (spaced ? 1 : 0);
    let next = this.#edges.follow(node, symbol);
    if (next === ROOT) {
      next = this.#entries.push(undefined) - 1;
      this.#edges.add(node, symbol, next);
    }
    return next;
  }

  /** The tokens of a phrase in its own letter case. */
  #spell(phrase: string): string[] {
    return tokensOf(phrase, this.#phraseTokenizer).map(({ token }) => straighten(token));
  }

  #symbol(token: string): number {
    let symbol = this.#symbols.get(token);
    if (symbol === undefined) this.#symbols.set(token, (symbol = this.#symbols.size + 1));
    return symbol;
  }

  /** @param vocabulary for who asks for the words with what is known of them */
  read({ blocks }: SourceDocument, vocabulary: Vocabulary | undefined): Findings {
    const hits: Hit[][] = [];
    const full = this.#forms.size > MOST_FORMS || this.#forms.length > MOST_UNITS;
    if (full) this.#forget();
    const places = this.#places;
    places.reset();
    vocabulary?.begin(full);
    const tokenizer = this.#tokenizer;
    const words: BlockWords[] = [];
    for (let index = 0; index < blocks.length; index++) {
      const block = blocks[index] as Block;
      tokenizer.read(block.prose);
      this.#lookUp(block.prose, tokenizer, index);
      this.#matchAll(block, tokenizer, hits);
      if (this.#startCount > 0) this.#start(tokenizer, index, false);
      // Some patterns are only tried in blocks that have called them, which is known by now.
      if (this.#isDue) this.#start(tokenizer, index, true);
      if (vocabulary) words.push(vocabulary.read(block, index, tokenizer, this.#read));
    }
    return {
      hits,
      words: vocabulary?.end(words),
      mayMatch: (watch) => places.mayMatch(watch),
      blocksFor: (watch) => places.blocksFor(watch, blocks),
      startsFor: (watch) => places.startsFor(watch, blocks),
    };
  }

  #call(form: number, block: number): void {
    const { numbers } = this.#lists;
    const place = this.#calls[form] ?? 0;
    const last = place + (numbers[place] ?? 0);
    for (let at = place + 1; at <= last; at++) {
      if (this.#places.call(numbers[at] ?? 0, block)) this.#isDue = true;
    }
  }

  /** Notes where patterns may match: those that words of the block begin, or those that it must have called as well. */
  #start(tokens: Tokens, block: number, due: boolean): void {
    const { numbers } = this.#lists;
    const [words, lists] = due ? [this.#due, this.#startsDue] : [this.#starting, this.#starts];
    const count = due ? this.#dueCount : this.#startCount;
    for (let index = 0; index < count; index++) {
      const token = words[index] ?? 0;
      const place = lists[this.#read[token] ?? 0] ?? 0;
      const last = place + (numbers[place] ?? 0);
      const offset = tokens.starts[token] ?? 0;
      const bit = this.#bitBehind(tokens, token);
      for (let at = place + 1; at < last; at += START) {
        const watch = numbers[at] ?? 0;
        if (goesOn(numbers, at, bit) && (!due || this.#places.isCalledIn(watch, block)))
          this.#places.start(watch, block, offset + (numbers[at + 1] ?? 0));
      }
    }
  }

  /** The bit of the word that nothing but space parts from a token. */
  #bitBehind({ starts, ends }: Tokens, token: number): number {
    if ((starts[token + 1] ?? 0) <= (ends[token] ?? 0)) return NO_WORD;
    return this.#bits[this.#read[token + 1] ?? 0] ?? NO_WORD;
  }

  #forget(): void {
    this.#forms.clear();
    this.#traits.fill(0);
    this.#lists.clear();
  }

  /** Notes the form of each token of a block, and what is known of it. */
  #lookUp(text: string, tokens: Tokens, block: number): void {
    const { count, starts, ends } = tokens;
    this.#makeReady(count);
    const forms = this.#forms;
    const read = this.#read;
    for (let index = 0; index < count; index++) {
      const known = forms.size;
      const form = forms.intern(tokens, index);
      read[index] = form;
      if (form === known) this.#learn(form, text.slice(starts[index], ends[index]));
      const traits = this.#traits[form] ?? 0;
      if (traits === 0) continue;
      if (traits & ROOTS) this.#roots[this.#rootCount++] = index;
      if (traits & CALLS) this.#call(form, block);
      if (traits & STARTS) this.#starting[this.#startCount++] = index;
      if (traits & STARTS_DUE) this.#due[this.#dueCount++] = index;
    }
    read[count] = -1;
  }

  /** For a block of so many tokens. */
  #makeReady(count: number): void {
    this.#rootCount = this.#startCount = this.#dueCount = 0;
    this.#isDue = false;
    if (count < this.#read.length) return;
    this.#read = new Int32Array(count * 2);
    this.#roots = new Int32Array(count * 2);
    this.#starting = new Int32Array(count * 2);
    this.#due = new Int32Array(count * 2);
  }

  #makeRoom(): void {
    const room = this.#traits.length * 2;
    const traits = this.#traits;
    (this.#traits = new Uint8Array(room)).set(traits);
    const bits = this.#bits;
    (this.#bits = new Uint8Array(room)).set(bits);
    this.#symbolOf = grown(this.#symbolOf, room);
    this.#symbolsThen = grown(this.#symbolsThen, room);
    this.#rootOf = grown(this.#rootOf, room);
    this.#calls = grown(this.#calls, room);
    this.#starts = grown(this.#starts, room);
    this.#startsDue = grown(this.#startsDue, room);
  }

  #learn(form: number, token: string): void {
    if (form >= this.#traits.length) this.#makeRoom();
    const folded = fold(token);
    this.#plantAll(folded);
    const symbol = this.#findSymbol(form, folded);
    const root = symbol > 0 ? this.#edges.follow(ROOT, symbol * 2) : ROOT;
    const calls = this.#watches.calledBy(token);
    const { free, due } = this.#watches.startsIn(token);
    this.#bits[form] = bitOf(token);
    this.#rootOf[form] = root;
    this.#calls[form] = this.#lists.add(calls);
    this.#starts[form] = this.#lists.add(free);
    this.#startsDue[form] = this.#lists.add(due);
    this.#traits[form] =
      (calls.length > 0 ? CALLS : 0) |
      (free.length > 0 ? STARTS : 0) |
      (due.length > 0 ? STARTS_DUE : 0) |
      (root === ROOT ? 0 : ROOTS);
  }

  #findSymbol(form: number, folded: string): number {
    const symbol = this.#symbols.get(folded) ?? 0;
    this.#symbolOf[form] = symbol;
    this.#symbolsThen[form] = this.#symbols.size;
    return symbol;
  }

  /** The symbol of a token that was read; phrases planted since it was looked up may have given it one. */
  #symbolAt(text: string, { starts, ends }: Tokens, at: number): number {
    const form = this.#read[at] ?? -1;
    if (form < 0) return 0;
    const symbol = this.#symbolOf[form] ?? 0;
    if (symbol > 0 || this.#symbolsThen[form] === this.#symbols.size) return symbol;
    return this.#findSymbol(form, fold(text.slice(starts[at], ends[at])));
  }

  #matchAll(block: Block, tokens: Tokens, hits: Hit[][]): void {
    for (let root = 0; root < this.#rootCount; root++) {
      const at = this.#roots[root] ?? 0;
      if (opensWord(block.prose, tokens, at)) this.#match(block, tokens, at, hits);
    }
  }

  #match(block: Block, tokens: Tokens, from: number, hits: Hit[][]): void {
    const text = block.prose;
    let node = this.#rootOf[this.#read[from] ?? 0] ?? ROOT;
    for (let to = from; node !== ROOT;) {
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
      const symbol = this.#symbolAt(text, tokens, to);
      if (symbol === 0) break;
      const gap = (tokens.starts[to] ?? 0) > (tokens.ends[to - 1] ?? 0) ? 1 : 0;
      node = this.#edges.follow(node, symbol * 2 + gap);
    }
  }
}

/** Whether the start of a pattern that stands at a place of a list goes on with a word that has this bit. */
function goesOn(numbers: Int32Array, at: number, bit: number): boolean {
  const low = numbers[at + 2] ?? 0;
  const high = numbers[at + 3] ?? 0;
  return (low & high) === -1 || mayBe(low, high, bit);
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
