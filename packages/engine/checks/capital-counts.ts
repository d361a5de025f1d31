import { isUpperAt, unitAt } from '../document/characters.ts';
import { recall, remember } from '../document/memory.ts';
import { WORD } from '../document/places.ts';
import { originOf } from '../document/pieces.ts';
import type { Block, Link, SourceDocument } from '../document/types.ts';
import { FUNCTION_WORDS } from './common-words.ts';
import { isCapital, isTitled } from './letter-case.ts';
import { lastStartingBy } from './ranges.ts';

/** How often a word stands small, and with a capital that its place does not ask for. */
interface Count {
  small: number;
  capital: number;
}

export interface Counts {
  readonly words: ReadonlyMap<string, Count>;
  readonly names: ReadonlySet<string>;
  readonly phrases: ReadonlySet<string>;
}

/** What is known of a word as it is written. */
interface Written {
  /** In lower case. */
  readonly key: string;
  readonly capital: boolean;
  /** Whether somebody asks for the word. */
  readonly asked: boolean;
  /** How often it stands in the piece that is being read, where it is small. */
  times: number;
}

/** What the words that are asked for look like, so that most others are told from them at a glance. */
class Looks {
  /** A bit for each first letter, last letter and length. */
  readonly #seen = new Uint32Array(LOOKS >> 5);
  #others = false;

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const look = lookOf(word.charCodeAt(0), word.charCodeAt(word.length - 1), word.length);
      this.#seen[look >> 5] = (this.#seen[look >> 5] ?? 0) | (1 << (look & 31));
      // Lower case may be longer than what was written where it is not ASCII.
      if (/\P{ASCII}/u.test(word)) this.#others = true;
    }
  }

  /** Whether none of the words is the one that stands here, in lower case. */
  differsFrom(prose: string, start: number, end: number): boolean {
    const first = unitAt(prose, start);
    const last = unitAt(prose, end - 1);
    if (first >= 128 || last >= 128 || this.#others) return false;
    const look = lookOf(first, last, end - start);
    return ((this.#seen[look >> 5] ?? 0) & (1 << (look & 31))) === 0;
  }
}

const LOOKS = 1 << 13;

/** Below `LOOKS`; the same for capitals and small letters. */
function lookOf(first: number, last: number, length: number): number {
  return (first & 31) | ((last & 31) << 5) | ((length & 7) << 10);
}

export function wordsOfHeadings({ pieces }: SourceDocument): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const piece of pieces) {
    // Where a piece stands now makes no difference.
    for (const block of originOf(piece).blocks) {
      if (block.kind !== 'heading') continue;
      for (const { text } of block.words) counts.set(text.toLowerCase(), { small: 0, capital: 0 });
    }
  }
  return counts;
}

/** A word that stands small, and how often. */
interface Small {
  readonly word: string;
  readonly times: number;
}

/** What one piece of a document says about words that are asked for: each as often as it stands there, and pairs. */
interface Tally {
  /** The words that were asked for, `ALL` for any. */
  readonly asked: string;
  readonly small: readonly Small[];
  readonly capital: string[];
  readonly names: string[];
  readonly phrases: string[];
}

const ALL = '*';
/** By which pieces know their tallies. */
const OF_HEADINGS = {};
const OF_ALL = {};

/**
 * Counts the words that are asked for; without any, all.
 * @param keeps whether each piece remembers what it says, so that what no edit touched is counted once
 */
export function countCapitals(document: SourceDocument, keeps: boolean, asked?: Map<string, Count>): Counts {
  const words = asked ?? new Map<string, Count>();
  const names = new Set<string>();
  const phrases = new Set<string>();
  const of = (word: string): Count => {
    let own = words.get(word);
    if (!own) words.set(word, (own = { small: 0, capital: 0 }));
    return own;
  };
  const add = (tally: Tally) => {
    for (const { word, times } of tally.small) of(word).small += times;
    for (const word of tally.capital) of(word).capital++;
    for (const pair of tally.names) names.add(pair);
    for (const pair of tally.phrases) phrases.add(pair);
  };
  const teller = new Teller(asked);
  if (!keeps) {
    add(teller.tell(document));
    return { words, names, phrases };
  }
  const reader = asked ? OF_HEADINGS : OF_ALL;
  for (const piece of document.pieces) {
    const origin = originOf(piece);
    let tally = recall(origin, reader) as Tally | undefined;
    // The same words in the same string from here on, which is quicker to tell.
    if (tally?.asked === teller.asked) teller.asked = tally.asked;
    else remember(origin, reader, (tally = teller.tell(origin)));
    add(tally);
  }
  return { words, names, phrases };
}

/** Reads pieces of one document. */
class Teller {
  asked: string;
  readonly #words: ReadonlyMap<string, unknown> | undefined;
  readonly #looks: Looks | undefined;
  readonly #written = new Map<string, Written>();
  /** The words that stand small in the piece that is being read. */
  readonly #small: Written[] = [];
  #tally: Tally;
  #nothing: Tally;

  constructor(words: ReadonlyMap<string, unknown> | undefined) {
    this.asked = words ? [...words.keys()].join(' ') : ALL;
    this.#words = words;
    this.#looks = words && new Looks(words.keys());
    this.#tally = none(this.asked);
    this.#nothing = none(this.asked);
  }

  tell({ blocks, links }: Pick<SourceDocument, 'blocks' | 'links'>): Tally {
    for (const block of blocks) {
      if (block.kind === 'heading' || block.tableHeader) continue;
      for (let index = 0; index < block.sentencePlaces.count; index++) this.#read(block, index, links);
    }
    const { asked } = this;
    // All pieces that say nothing share one tally.
    if (this.#small.length === 0 && isEmpty(this.#tally))
      return this.#nothing.asked === asked ? this.#nothing : (this.#nothing = none(asked));
    const told = { ...this.#tally, asked, small: this.#small.map(taken) };
    this.#small.length = 0;
    this.#tally = none(asked);
    return told;
  }

  #of(text: string): Written {
    const known = this.#written.get(text);
    if (known) return known;
    const key = text.toLowerCase();
    const learned = { key, capital: isCapital(text), asked: this.#words?.has(key) ?? true, times: 0 };
    this.#written.set(text, learned);
    return learned;
  }

  /** Reads a sentence. */
  #read(block: Block, sentence: number, links: readonly Link[]): void {
    const tally = this.#tally;
    const { prose, sentencePlaces, wordPlaces: places } = block;
    const first = sentencePlaces.firstWordOf(sentence);
    const last = sentencePlaces.wordsEndOf(sentence);
    let title: boolean | undefined;
    for (let index = first; index < last; index++) {
      if (places.kindOf(index) !== WORD) continue;
      const start = places.startOf(index);
      const end = places.endOf(index);
      if (this.#looks?.differsFrom(prose, start, end)) continue;
      const text = prose.slice(start, end);
      const written = this.#of(text);
      const { key, capital, asked } = written;
      if (!asked) continue;
      if (key === text && written.times++ === 0) this.#small.push(written);
      if (index === first || places.kindOf(index - 1) !== WORD) continue;
      const before = places.startOf(index - 1);
      if (!capital && !isUpperAt(prose, before)) continue;
      const previous = prose.slice(before, places.endOf(index - 1));
      const earlier = this.#of(previous);
      if ((title ??= isTitle(block, first, last, links))) continue;
      if (capital !== earlier.capital) tally.phrases.push(`${earlier.key} ${key}`);
      if (!isTitled(text) || !NEXT.test(prose.slice(places.endOf(index - 1), start))) continue;
      tally.capital.push(key);
      if (isTitled(previous)) tally.names.push(`${earlier.key} ${key}`);
    }
  }
}

const none = (asked: string): Tally => ({ asked, small: [], capital: [], names: [], phrases: [] });
const isEmpty = ({ phrases, capital }: Tally) => phrases.length === 0 && capital.length === 0;

/** What was counted of a word, which is counted anew in the next piece. */
function taken(written: Written): Small {
  const { key: word, times } = written;
  written.times = 0;
  return { word, times };
}

/** Whether the words of a sentence are a title in capitals, such as an entry of a table of contents, and tell nothing of names. */
function isTitle(block: Block, first: number, last: number, links: readonly Link[]): boolean {
  const { prose, start, wordPlaces: places } = block;
  for (let index = first + 1; index < last; index++) {
    const from = places.startOf(index);
    if (!isUpperAt(prose, from)) continue;
    const text = prose.slice(from, places.endOf(index));
    if (FUNCTION_WORDS.has(text.toLowerCase()) && isTitled(text)) return true;
  }
  const from = start + places.startOf(first);
  const nearest = lastStartingBy(links, from);
  const link = nearest < 0 ? undefined : links[nearest];
  return (
    link !== undefined &&
    link.label.start <= from &&
    start + places.endOf(last - 1) <= link.label.end &&
    block.list !== undefined
  );
}

/** What stands between two words, so that the second is no new beginning. */
export const NEXT = /^["”’]?[\s,&)]*$/;
