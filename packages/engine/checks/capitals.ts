import { isAsciiDigit } from '../document/characters.ts';
import { recall, remember } from '../document/memory.ts';
import type { Block, SourceDocument, Word } from '../document/types.ts';
import { countCapitals, NEXT, wordsOfHeadings, type Counts } from './capital-counts.ts';

export { isTitled } from './letter-case.ts';

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

/**
 * Reads the paragraphs and table cells of a document once, whoever asks, and not before somebody does.
 * @param keeps whether what each piece says is kept with it, for the same text after an edit; who asks first decides
 */
export function readCapitals(document: SourceDocument, keeps = false): Capitals {
  const known = recall(document, READER);
  if (known) return known as Capitals;
  const capitals = new LazyCapitals(document, keeps);
  remember(document, READER, capitals);
  return capitals;
}

/** By which documents know their capitals. */
const READER = {};

/** Counts the words of headings, of which nearly all questions are; all others only where somebody asks for one of them. */
class LazyCapitals implements Capitals {
  readonly #document: SourceDocument;
  readonly #keeps: boolean;
  #headings: Counts | undefined;
  #all: Counts | undefined;

  constructor(document: SourceDocument, keeps: boolean) {
    this.#document = document;
    this.#keeps = keeps;
  }

  small(word: string): number {
    const key = word.toLowerCase();
    return this.#about(key, key).words.get(key)?.small ?? 0;
  }

  capital(word: string): number {
    const key = word.toLowerCase();
    return this.#about(key, key).words.get(key)?.capital ?? 0;
  }

  isPhrase(first: string, second: string): boolean {
    const [one, other] = [first.toLowerCase(), second.toLowerCase()];
    return this.#about(one, other).phrases.has(`${one} ${other}`);
  }

  isName(first: string, second: string): boolean {
    const [one, other] = [first.toLowerCase(), second.toLowerCase()];
    return this.#about(one, other).names.has(`${one} ${other}`);
  }

  #about(one: string, other: string): Counts {
    this.#headings ??= countCapitals(this.#document, this.#keeps, wordsOfHeadings(this.#document));
    const { words } = this.#headings;
    if (words.has(one) && words.has(other)) return this.#headings;
    return (this.#all ??= countCapitals(this.#document, this.#keeps));
  }
}

/** Whether only white space or a comma stands between two words, so that the second is no new beginning. */
export function isNext(block: Block, first: Word, second: Word): boolean {
  if (first.kind === 'number' && isAsciiDigit(first.text.charCodeAt(first.text.length - 1))) return false;
  return NEXT.test(block.prose.slice(first.end - block.start, second.start - block.start));
}
