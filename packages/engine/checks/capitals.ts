import { isAsciiDigit, isUpperAt } from '../document/characters.ts';
import { recall, remember } from '../document/memory.ts';
import { WORD } from '../document/places.ts';
import { originOf, type Piece } from '../document/pieces.ts';
import type { Block, Link, SourceDocument, Word } from '../document/types.ts';
import { FUNCTION_WORDS } from './common-words.ts';
import { lastStartingBy } from './ranges.ts';

/** What a document's own prose, outside its headings, says about words written with a capital. */
export interface Capitals {
  /** How often a word stands all in small letters. */
  small(word: string): number;
  /** How often it stands with a capital where the sentence does not ask for one. */
  capital(word: string): number;
  /** Whether two words stand next to each other with a capital each, in mid-sentence: a name of two words. */
  isName(first: string, second: string): boolean;
  /** Whether two words stand next to each other, one with a capital and one without: a name and a common word. */
  isPhrase(first: string, second: string): boolean;
}

const TITLED = /^\p{Lu}[\p{Ll}'’]/u;

/** Whether a word has a capital and goes on in small letters. */
export const isTitled = (text: string) => isCapital(text) && TITLED.test(text);

const isCapital = (text: string) => isUpperAt(text, 0);

/** Reads the paragraphs and table cells of a document once, whoever asks, and not before somebody does. */
export function readCapitals(document: SourceDocument): Capitals {
  const known = recall(document, READER);
  if (known) return known as Capitals;
  const capitals = new LazyCapitals(document);
  remember(document, READER, capitals);
  return capitals;
}

/** By which documents know their capitals. */
const READER = {};

/** Counts the words of headings, of which nearly all questions are; all others only where somebody asks for one of them. */
class LazyCapitals implements Capitals {
  readonly #document: SourceDocument;
  #headings: Counts | undefined;
  #all: Counts | undefined;

  constructor(document: SourceDocument) {
    this.#document = document;
  }

  small(word: string): number {
    const key = word.toLowerCase();
    return this.#about(key).words.get(key)?.small ?? 0;
  }

  capital(word: string): number {
    const key = word.toLowerCase();
    return this.#about(key).words.get(key)?.capital ?? 0;
  }

  isPhrase(first: string, second: string): boolean {
    const [one, other] = [first.toLowerCase(), second.toLowerCase()];
    return this.#about(one, other).phrases.has(`${one} ${other}`);
  }

  isName(first: string, second: string): boolean {
    const [one, other] = [first.toLowerCase(), second.toLowerCase()];
    return this.#about(one, other).names.has(`${one} ${other}`);
  }

  #about(...keys: readonly string[]): Counts {
    this.#headings ??= count(this.#document, wordsOfHeadings(this.#document));
    const { words } = this.#headings;
    if (keys.every((key) => words.has(key))) return this.#headings;
    return (this.#all ??= count(this.#document));
  }
}

/** How often a word stands small, and with a capital that its place does not ask for. */
interface Count {
  small: number;
  capital: number;
}

interface Counts {
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
}

/** What the words that are asked for look like, so that most others are told from them at a glance. */
class Looks {
  /** By first letter, a bit for each length. */
  readonly #lengths = new Uint32Array(32);
  #others = false;

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const first = word.charCodeAt(0) & 31;
      this.#lengths[first] = (this.#lengths[first] ?? 0) | (1 << (word.length & 31));
      // Lower case may be longer than what was written where it is not ASCII.
      if (/\P{ASCII}/u.test(word)) this.#others = true;
    }
  }

  /** Whether none of the words is the one that stands here, in lower case. */
  differsFrom(prose: string, start: number, end: number): boolean {
    const first = prose.charCodeAt(start);
    if (first >= 128 || this.#others) return false;
    return ((this.#lengths[first & 31] ?? 0) & (1 << ((end - start) & 31))) === 0;
  }
}

function wordsOfHeadings({ pieces }: SourceDocument): Map<string, Count> {
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

/** What one piece of a document says about words that are asked for: each as often as it stands there, and pairs. */
interface Tally {
  /** The words that were asked for, `ALL` for any. */
  readonly asked: string;
  readonly small: string[];
  readonly capital: string[];
  readonly names: string[];
  readonly phrases: string[];
}

const ALL = '*';
/** By which pieces know their tallies. */
const OF_HEADINGS = {};
const OF_ALL = {};

/** Counts the words that are asked for; without any, all. What no edit touched is counted once. */
function count(document: SourceDocument, asked?: Map<string, Count>): Counts {
  const words = asked ?? new Map<string, Count>();
  const names = new Set<string>();
  const phrases = new Set<string>();
  const of = (word: string): Count => {
    let own = words.get(word);
    if (!own) words.set(word, (own = { small: 0, capital: 0 }));
    return own;
  };
  const reader = asked ? OF_HEADINGS : OF_ALL;
  const teller = new Teller(asked);
  for (const piece of document.pieces) {
    const origin = originOf(piece);
    let tally = recall(origin, reader) as Tally | undefined;
    // The same words in the same string from here on, which is quicker to tell.
    if (tally?.asked === teller.asked) teller.asked = tally.asked;
    else remember(origin, reader, (tally = teller.tell(origin)));
    for (const word of tally.small) of(word).small++;
    for (const word of tally.capital) of(word).capital++;
    for (const pair of tally.names) names.add(pair);
    for (const pair of tally.phrases) phrases.add(pair);
  }
  return { words, names, phrases };
}

/** Reads pieces of one document. */
class Teller {
  asked: string;
  readonly #words: ReadonlyMap<string, unknown> | undefined;
  readonly #looks: Looks | undefined;
  readonly #written = new Map<string, Written>();
  #tally: Tally;
  #nothing: Tally;

  constructor(words: ReadonlyMap<string, unknown> | undefined) {
    this.asked = words ? [...words.keys()].join(' ') : ALL;
    this.#words = words;
    this.#looks = words && new Looks(words.keys());
    this.#tally = none(this.asked);
    this.#nothing = none(this.asked);
  }

  tell({ blocks, links }: Piece): Tally {
    for (const block of blocks) {
      if (block.kind === 'heading' || block.tableHeader) continue;
      for (let index = 0; index < block.sentencePlaces.count; index++) this.#read(block, index, links);
    }
    const { asked } = this;
    // All pieces that say nothing share one tally.
    if (isEmpty(this.#tally))
      return this.#nothing.asked === asked ? this.#nothing : (this.#nothing = none(asked));
    const told = { ...this.#tally, asked };
    this.#tally = none(asked);
    return told;
  }

  #of(text: string): Written {
    const known = this.#written.get(text);
    if (known) return known;
    const key = text.toLowerCase();
    const learned = { key, capital: isCapital(text), asked: this.#words?.has(key) ?? true };
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
      const [start, end] = [places.startOf(index), places.endOf(index)];
      if (this.#looks?.differsFrom(prose, start, end)) continue;
      const text = prose.slice(start, end);
      const { key, capital, asked } = this.#of(text);
      if (!asked) continue;
      if (key === text) tally.small.push(key);
      if (index === first || places.kindOf(index - 1) !== WORD) continue;
      const previous = prose.slice(places.startOf(index - 1), places.endOf(index - 1));
      const earlier = this.#of(previous);
      if (!(capital || earlier.capital)) continue;
      if ((title ??= isTitle(block, block.sentences[sentence]?.words ?? [], links))) continue;
      if (capital !== earlier.capital) tally.phrases.push(`${earlier.key} ${key}`);
      if (!isTitled(text) || !NEXT.test(prose.slice(places.endOf(index - 1), start))) continue;
      tally.capital.push(key);
      if (isTitled(previous)) tally.names.push(`${earlier.key} ${key}`);
    }
  }
}

const none = (asked: string): Tally => ({ asked, small: [], capital: [], names: [], phrases: [] });
const isEmpty = ({ small, phrases, capital }: Tally) =>
  small.length === 0 && phrases.length === 0 && capital.length === 0;

/** Whether words are a title in capitals, such as an entry of a table of contents, and tell nothing of names. */
function isTitle(block: Block, words: readonly Word[], links: readonly Link[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return true;
  if (words.some(({ text }, index) => index > 0 && isTitled(text) && FUNCTION_WORDS.has(text.toLowerCase())))
    return true;
  const link = links[lastStartingBy(links, first.start)];
  return (
    link !== undefined &&
    link.label.start <= first.start &&
    last.end <= link.label.end &&
    block.list !== undefined
  );
}

const NEXT = /^["”’]?[\s,&)]*$/;

/** Whether only white space or a comma stands between two words, so that the second is no new beginning. */
export function isNext(block: Block, first: Word, second: Word): boolean {
  if (first.kind === 'number' && isAsciiDigit(first.text.charCodeAt(first.text.length - 1))) return false;
  return NEXT.test(block.prose.slice(first.end - block.start, second.start - block.start));
}
