import type { Usage } from '@housestyle/contract';
import { isAlphanumericAt, isLetterAt, isSpace, widthAt } from './document/characters.ts';

const FULL_STOP = 0x2e;
const COMMA = 0x2c;
const APOSTROPHE = 0x27;
const CURLY_APOSTROPHE = 0x2019;

const isDigitAt = (text: string, index: number): boolean =>
  isAlphanumericAt(text, index) && !isLetterAt(text, index);

/**
 * Words (with inner apostrophes), numbers (with inner points and commas) and other visible characters of a text: the
 * built-in engine's own tokens.
 */
export function countTokens(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length;) {
    if (isSpace(text.charCodeAt(index))) {
      index++;
      continue;
    }
    count++;
    index = isAlphanumericAt(text, index) ? wordEnd(text, index) : index + widthAt(text, index);
  }
  return count;
}

function wordEnd(text: string, from: number): number {
  let letters = false;
  let end = from;
  for (;;) {
    while (isAlphanumericAt(text, end)) {
      letters ||= isLetterAt(text, end);
      end += widthAt(text, end);
    }
    const code = text.charCodeAt(end);
    const joins = letters
      ? (code === APOSTROPHE || code === CURLY_APOSTROPHE) && isLetterAt(text, end + 1)
      : (code === FULL_STOP || code === COMMA) && isDigitAt(text, end + 1);
    if (!joins) return end;
    end++;
  }
}

/** What one analysis read and wrote. */
export function measureUsage(input: string, content: string): Usage {
  return { inputTokens: countTokens(input), outputTokens: countTokens(content) };
}
