import { isAsciiDigit, isUpperAt } from '../document/characters.ts';
import { originOf } from '../document/pieces.ts';
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
  const known = READ.get(document);
  if (known) return known;
  const capitals = new LazyCapitals(document);
  READ.set(document, capitals);
  return capitals;
}

const READ = new WeakMap<SourceDocument, Capitals>();

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
  /** Undefined where nobody asks for the word. */
  readonly count: Count | undefined;
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

  /** Whether none of the words is this one in lower case. */
  differsFrom(text: string): boolean {
    const first = text.charCodeAt(0);
    if (first >= 128 || this.#others) return false;
    return ((this.#lengths[first & 31] ?? 0) & (1 << (text.length & 31))) === 0;
  }
}

function wordsOfHeadings({ blocks }: SourceDocument): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const { kind, words } of blocks) {
    if (kind === 'heading')
      for (const { text } of words) counts.set(text.toLowerCase(), { small: 0, capital: 0 });
  }
  return counts;
}

/** Counts the words that are asked for; without any, all. */
function count(document: SourceDocument, asked?: Map<string, Count>): Counts {
  const words = asked ?? new Map<string, Count>();
  const names = new Set<string>();
  const phrases = new Set<string>();
  const written = new Map<string, Written>();
  const looks = asked && new Looks(asked.keys());
  const learn = (text: string): Written => {
    const key = text.toLowerCase();
    let own = words.get(key);
    if (!own && !asked) words.set(key, (own = { small: 0, capital: 0 }));
    const known = { key, capital: isCapital(text), count: own };
    written.set(text, known);
    return known;
  };
  // Where a piece stands now makes no difference.
  for (const piece of document.pieces) {
    const { blocks, links } = originOf(piece);
    for (const block of blocks) {
      if (block.kind === 'heading' || block.tableHeader) continue;
      for (const sentence of block.sentences) {
        let title: boolean | undefined;
        for (let index = 0; index < sentence.words.length; index++) {
          const word = sentence.words[index];
          if (word?.kind !== 'word' || looks?.differsFrom(word.text)) continue;
          const { key, capital, count: own } = written.get(word.text) ?? learn(word.text);
          if (!own) continue;
          if (key === word.text) own.small++;
          const previous = sentence.words[index - 1];
          if (previous?.kind !== 'word') continue;
          const earlier = written.get(previous.text) ?? learn(previous.text);
          if (!(capital || earlier.capital)) continue;
          if ((title ??= isTitle(block, sentence.words, links))) continue;
          if (capital !== earlier.capital) phrases.add(`${earlier.key} ${key}`);
          if (!isTitled(word.text) || !isNext(block, previous, word)) continue;
          own.capital++;
          if (isTitled(previous.text)) names.add(`${earlier.key} ${key}`);
        }
      }
    }
  }
  return { words, names, phrases };
}

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

/** Whether only white space or a comma stands between two words, so that the second is no new beginning. */
export function isNext(block: Block, first: Word, second: Word): boolean {
  if (first.kind === 'number' && isAsciiDigit(first.text.charCodeAt(first.text.length - 1))) return false;
  return /^["”’]?[\s,&)]*$/.test(block.prose.slice(first.end - block.start, second.start - block.start));
}
