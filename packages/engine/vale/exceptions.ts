import { compilePattern, type Pattern } from './patterns.ts';

/** What excuses a match. */
export interface Exceptions {
  /** @param match the text that was found @param at where it stands in `text` */
  excuse(match: string, text: string, at: { readonly start: number; readonly end: number }): boolean;
  /** Whether the words are excepted wherever they stand. */
  test(words: string): boolean;
}

/** Exceptions of a rule, and the words that the style accepts. Longer ones go first, as alternatives do. */
export function compileExceptions(
  exceptions: readonly string[] = [],
  vocabulary: readonly string[] = [],
): Exceptions {
  const terms = [...exceptions, ...vocabulary]
    .filter((term) => term !== '')
    .sort((a, b) => b.length - a.length);
  if (terms.length === 0) return { excuse: () => false, test: () => false };
  const alternatives = terms.map((term) => `(?:${term})`).join('|');
  const words = compilePattern(`(?m)\\b(?:${alternatives})\\b`);
  const phrases = terms.filter((term) => /[ \t]|\\s/.test(term));
  const phrase: Pattern | undefined =
    phrases.length > 0
      ? compilePattern(`(?i)\\b(?:${phrases.map((term) => `(?:${term})`).join('|')})\\b`)
      : undefined;
  return {
    test: (match) => words.test(match),
    excuse(match, text, { start, end }) {
      if (words.test(match)) return true;
      const found = phrase?.all({ text, ascii: false }) ?? [];
      return found.some(({ index, 0: { length } }) => index <= start && end <= index + length);
    },
  };
}
