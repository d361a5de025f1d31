import type { Usage } from '@housestyle/contract';
import {
  ASCII,
  DIGIT,
  isAlphanumericAt,
  isLetterAt,
  isSpace,
  LETTER,
  SPACE,
  unitAt,
  widthAt,
} from './document/characters.ts';

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
  const { length } = text;
  let count = 0;
  for (let index = 0; index < length;) {
    const code = unitAt(text, index);
    const kind = code < 128 ? ASCII[code] : undefined;
    if (kind === SPACE || (kind === undefined && isSpace(code))) index++;
    else {
      count++;
      const begins = kind === undefined ? isAlphanumericAt(text, index) : kind === LETTER || kind === DIGIT;
      index = begins ? wordEnd(text, index) : index + widthAt(text, index);
    }
  }
  return count;
}

function wordEnd(text: string, from: number): number {
  const { length } = text;
  let letters = false;
  let end = from;
  for (; end < length; end++) {
    const code = unitAt(text, end);
    const kind = code < 128 ? ASCII[code] : undefined;
    if (kind === LETTER) letters = true;
    else if (kind === undefined && isAlphanumericAt(text, end)) {
      letters ||= isLetterAt(text, end);
      end += widthAt(text, end) - 1;
    } else if (kind !== DIGIT && !joins(text, end, code, letters)) break;
  }
  return end;
}

function joins(text: string, index: number, code: number, letters: boolean): boolean {
  if (letters) return (code === APOSTROPHE || code === CURLY_APOSTROPHE) && isLetterAt(text, index + 1);
  return (code === FULL_STOP || code === COMMA) && isDigitAt(text, index + 1);
}

/** What one analysis read and wrote. */
export function measureUsage(input: string, content: string): Usage {
  return { inputTokens: countTokens(input), outputTokens: countTokens(content) };
}
