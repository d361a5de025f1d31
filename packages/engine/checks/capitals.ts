import { isAsciiDigit } from '../document/characters.ts';
import type { Block, SourceDocument, Word } from '../document/types.ts';
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
export const isTitled = (text: string) => TITLED.test(text);

const isCapital = (text: string) => /^\p{Lu}/u.test(text);

/** Reads the paragraphs and table cells of a document once. */
export function readCapitals(document: SourceDocument): Capitals {
  const small = new Map<string, number>();
  const capital = new Map<string, number>();
  const names = new Set<string>();
  const phrases = new Set<string>();
  const count = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const block of document.blocks) {
    if (block.kind === 'heading' || block.tableHeader) continue;
    for (const { words } of block.sentences) {
      const title = isTitle(block, words, document);
      words.forEach((word, index) => {
        if (word.kind !== 'word') return;
        const previous = words[index - 1];
        const titled = isTitled(word.text);
        const key = word.text.toLowerCase();
        if (key === word.text) count(small, key);
        if (!previous || title || previous.kind !== 'word') return;
        if (isCapital(previous.text) !== isCapital(word.text))
          phrases.add(`${previous.text.toLowerCase()} ${key}`);
        if (!titled) return;
        const follows = isNext(block, previous, word);
        if (follows) count(capital, key);
        if (follows && isTitled(previous.text)) names.add(`${previous.text.toLowerCase()} ${key}`);
      });
    }
  }
  return {
    small: (word) => small.get(word.toLowerCase()) ?? 0,
    capital: (word) => capital.get(word.toLowerCase()) ?? 0,
    isPhrase: (first, second) => phrases.has(`${first.toLowerCase()} ${second.toLowerCase()}`),
    isName: (first, second) => names.has(`${first.toLowerCase()} ${second.toLowerCase()}`),
  };
}

/** Whether words are a title in capitals, such as an entry of a table of contents, and tell nothing of names. */
function isTitle(block: Block, words: readonly Word[], { links }: SourceDocument): boolean {
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
