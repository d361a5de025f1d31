import { tagWords } from '../tagging/tagger.ts';
import { compilePattern } from '../patterns.ts';
import type { CaseConverter } from './sentence-case.ts';
import { capitalize } from './words.ts';
import type { WordCase } from './vocabulary.ts';

const SMALL = new Set(
  'a an and as at but by en for if in nor of on or per the to vs vs. via v v.'.split(' '),
);
const PREPOSITIONS = new Set(
  (
    'with from into during including until against among throughout despite towards upon concerning about over through before ' +
    'between after since without under within along following across beyond around down near above'
  ).split(' '),
);
const WORD = /[\p{N}\p{L}]+[^\s/-]*/gu;

export type TitleStyle = 'AP' | 'Chicago';

/** Title case: all words but small ones have a capital; the first and the last always have one. */
export function titleCase(words: WordCase, style: TitleStyle, prefix?: string): CaseConverter {
  const start = prefix === undefined ? undefined : compilePattern(prefix);
  return (text) => {
    const head = start?.all({ text, ascii: false })[0]?.[0] ?? '';
    if (head === '' || !text.startsWith(head)) return convert(text, words, style);
    return head + convert(text.slice(head.length), words, style);
  };
}

function convert(text: string, words: WordCase, style: TitleStyle): string {
  const plain = text.replace(/[‘’]/g, "'").replace(/[–—]/g, '-');
  return text.replace(WORD, (word, at: number) => {
    const end = at + word.length;
    const known = words.find(word);
    if (known !== undefined) return known;
    const before = plain[at - 1] ?? '';
    const bounding = at === 0 || end === plain.length;
    const stays =
      isSmall(word.toLowerCase(), plain, end, style, bounding) &&
      /[ \-/]/.test(before) &&
      !/[:-]/.test(plain[at - 2] ?? '') &&
      (plain[end] !== '-' || before === '-');
    return stays ? word.toLowerCase() : capitalize(word);
  });
}

function isSmall(word: string, text: string, end: number, style: TitleStyle, bounding: boolean): boolean {
  if (style === 'Chicago') return !bounding && (SMALL.has(word) || PREPOSITIONS.has(word));
  // AP capitalizes the "to" of an infinitive.
  if (word === 'to') return isBeforeNoun(text, end);
  return !bounding && SMALL.has(word);
}

function isBeforeNoun(text: string, end: number): boolean {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  const index = (text.slice(0, end).match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).length;
  return tagWords(words)[index]?.startsWith('NN') ?? false;
}
