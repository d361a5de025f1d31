import { isAsciiDigit, isUpperAt } from '../document/characters.ts';
import { originOf, type Piece } from '../document/pieces.ts';
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
export const isTitled = (text: string) => isCapital(text) && TITLED.test(text);

const isCapital = (text: string) => isUpperAt(text, 0);

/** Reads the paragraphs and table cells of a document once, whoever asks. */
export function readCapitals(document: SourceDocument): Capitals {
  const known = READ.get(document);
  if (known) return known;
  const capitals = countCapitals(document);
  READ.set(document, capitals);
  return capitals;
}

const READ = new WeakMap<SourceDocument, Capitals>();

/** What one piece of a document says: each word as often as it stands there, and pairs of words with a space between. */
interface Counted {
  readonly small: string[];
  readonly capital: string[];
  readonly names: string[];
  readonly phrases: string[];
}

const COUNTED = new WeakMap<Piece, Counted>();

function countCapitals(document: SourceDocument): Capitals {
  const small = new Map<string, { times: number }>();
  const capital = new Map<string, { times: number }>();
  const names = new Set<string>();
  const phrases = new Set<string>();
  const count = (counts: Map<string, { times: number }>, word: string) => {
    const known = counts.get(word);
    if (known) known.times++;
    else counts.set(word, { times: 1 });
  };
  for (const piece of document.pieces) {
    const origin = originOf(piece);
    let counted = COUNTED.get(origin);
    if (!counted) COUNTED.set(origin, (counted = countPiece(document, piece)));
    for (const word of counted.small) count(small, word);
    for (const word of counted.capital) count(capital, word);
    for (const pair of counted.names) names.add(pair);
    for (const pair of counted.phrases) phrases.add(pair);
  }
  return {
    small: (word) => small.get(word.toLowerCase())?.times ?? 0,
    capital: (word) => capital.get(word.toLowerCase())?.times ?? 0,
    isPhrase: (first, second) => phrases.has(`${first.toLowerCase()} ${second.toLowerCase()}`),
    isName: (first, second) => names.has(`${first.toLowerCase()} ${second.toLowerCase()}`),
  };
}

function countPiece(document: SourceDocument, { blocks }: Piece): Counted {
  const counted: Counted = { small: [], capital: [], names: [], phrases: [] };
  for (const block of blocks) {
    if (block.kind === 'heading' || block.tableHeader) continue;
    for (const { words } of block.sentences) {
      const title = isTitle(block, words, document);
      let previous: Word | undefined;
      let wasCapital = false;
      for (const word of words) {
        const before = previous;
        const capitalBefore = wasCapital;
        previous = word;
        wasCapital = isCapital(word.text);
        if (word.kind !== 'word') continue;
        const key = word.text.toLowerCase();
        if (key === word.text) counted.small.push(key);
        if (!before || title || before.kind !== 'word' || !(wasCapital || capitalBefore)) continue;
        if (wasCapital !== capitalBefore) counted.phrases.push(`${before.text.toLowerCase()} ${key}`);
        if (!isTitled(word.text) || !isNext(block, before, word)) continue;
        counted.capital.push(key);
        if (isTitled(before.text)) counted.names.push(`${before.text.toLowerCase()} ${key}`);
      }
    }
  }
  return counted;
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
