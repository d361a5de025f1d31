import { splitSentences } from '../sentences.ts';

/** What formulas may use of a text. */
export interface TextCounts {
  readonly words: number;
  readonly sentences: number;
  /** Letters and digits. */
  readonly characters: number;
  readonly syllables: number;
  /** Three syllables and more. */
  readonly polysyllabic_words: number;
  /** The same, without the endings -es, -ed and -ing. */
  readonly complex_words: number;
  /** More than six letters. */
  readonly long_words: number;
  readonly paragraphs: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

export function countText(text: string): TextCounts {
  const paragraphs = text.split(/\n\n+/).filter((part) => part.trim() !== '');
  let [characters, syllables, polysyllabic, complex, long] = [0, 0, 0, 0, 0];
  const words = text.match(WORD) ?? [];
  for (const word of words) {
    const letters = word.replace(/[^\p{L}\p{N}]/gu, '').length;
    const own = countSyllables(word.toLowerCase());
    characters += letters;
    syllables += own;
    if (own > 2) polysyllabic++;
    if (own - (/(?:es|ed|ing)$/.test(word) ? 1 : 0) > 2) complex++;
    if (letters > 6) long++;
  }
  return {
    words: words.length,
    sentences: paragraphs.reduce((sum, part) => sum + splitSentences(part).length, 0),
    characters,
    syllables,
    polysyllabic_words: polysyllabic,
    complex_words: complex,
    long_words: long,
    paragraphs: paragraphs.length,
  };
}

/** How often the voice rises: groups of vowels, without the silent ones. */
function countSyllables(word: string): number {
  const plain = word.replace(/[^a-zà-ÿ]/g, '');
  if (plain.length <= 3) return plain === '' ? 0 : 1;
  const spoken = plain
    .replace(/(?:[^laeiouy]es|[^laeiouyt]ed|[^td]ed|[^laeiouy]e)$/, (ending) => ending[0] ?? '')
    .replace(/^y/, '');
  const groups = spoken.match(/[aeiouyà-ÿ]+/g)?.length ?? 0;
  const apart = spoken.match(/i[ao](?!us)|[^q]u[ao]|eo(?!u)|ying/g)?.length ?? 0;
  return Math.max(1, groups + apart);
}
