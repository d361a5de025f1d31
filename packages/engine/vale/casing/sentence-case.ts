import { compilePattern } from '../patterns.ts';
import { capitalize } from './words.ts';
import type { WordCase } from './vocabulary.ts';

/** A word as capitalization rules count it. Masked code is stars. */
export const CASE_WORD = '[\\p{N}\\p{L}*]+[^\\s]*';

/** Rewrites a text to a letter case. */
export type CaseConverter = (text: string) => string;

/**
 * Sentence case: only the first word has a capital, and words after an indicator.
 * @param indicators ends of words that start a new sentence, such as `:`
 */
export function sentenceCase(words: WordCase, indicators: readonly string[], prefix?: string): CaseConverter {
  const terms = words.terms.map((term) => `(?:${term})`).join('|');
  const tokens = compilePattern(`(?i)${terms === '' ? '' : `\\b(?:${terms})\\b|`}${CASE_WORD}`);
  const start = prefix === undefined ? undefined : compilePattern(prefix);
  return (text) => {
    const head = start?.all({ text, ascii: false })[0]?.[0] ?? '';
    const body = head !== '' && text.startsWith(head) ? text.slice(head.length) : text;
    let previous = '';
    const made = tokens.all({ text: body, ascii: false }).map(([token], index) => {
      const opens =
        index === 0 ||
        indicators.some((indicator) => previous.endsWith(indicator)) ||
        (index === 1 && /\d+\./.test(previous));
      previous = token;
      return words.find(token) ?? (opens ? capitalize(token.toLowerCase()) : token.toLowerCase());
    });
    return (body === text ? '' : head) + made.join(' ');
  };
}
