import type { Range } from '@housestyle/contract';
import { isAlphanumericAt, isAsciiDigit, isLetterAt, isUpperAt, OPAQUE_CODE, widthAt } from './characters.ts';
import type { Word } from './types.ts';

const APOSTROPHE = 0x27;
const CURLY_APOSTROPHE = 0x2019;
const VARIATION_SELECTOR = 0xfe0f;
const KEYCAP = 0x20e3;
const DOTTED_LETTERS = /^\p{L}(?:\.\p{L})+$/u;
const VERSION = /^[vV]\d/;

/** Characters that join two letters or digits into one word, besides apostrophes. */
function joins(prose: string, index: number, code: number): boolean {
  switch (code) {
    case 0x2d: // hyphen
    case 0x2010:
    case 0x2011:
    case 0xad: // soft hyphen
    case 0x200c: // zero-width joiners
    case 0x200d:
    case 0x2e: // full stop: "Node.js", "2.0.1", "e.g"
      return isAlphanumericAt(prose, index - 1) && isAlphanumericAt(prose, index + 1);
    case APOSTROPHE:
    case CURLY_APOSTROPHE:
      return isLetterAt(prose, index + 1);
    case 0x2c: // thousands
    case 0x3a: // times and ratios
      return isAsciiDigit(prose.charCodeAt(index - 1)) && isAsciiDigit(prose.charCodeAt(index + 1));
    case 0x26: // "R&D"
      return isUpperAt(prose, index - 1) && isUpperAt(prose, index + 1);
    case 0x5f:
      return true;
    default:
      return false;
  }
}

function wordEnd(prose: string, from: number): number {
  let index = from;
  for (;;) {
    if (isAlphanumericAt(prose, index)) index += widthAt(prose, index);
    else if (index < prose.length && joins(prose, index, prose.charCodeAt(index))) index++;
    else break;
  }
  const code = prose.charCodeAt(index);
  // "e.g." and "U.S." own their last full stop; "C++", "C#" and "50%" their sign.
  if (code === 0x2e && DOTTED_LETTERS.test(prose.slice(from, index))) return index + 1;
  if (index === from + 1 && isUpperAt(prose, from)) {
    if (code === 0x23) return index + 1;
    if (code === 0x2b && prose.charCodeAt(index + 1) === 0x2b) return index + 2;
  }
  if (code === 0x25 && isAsciiDigit(prose.charCodeAt(index - 1))) return index + 1;
  return index;
}

/** A digit or letter drawn as an emoji (keycaps, the "i" sign) is not a word. */
function isDrawn(prose: string, end: number): boolean {
  const last = prose.charCodeAt(end - 1);
  return last === VARIATION_SELECTOR || last === KEYCAP;
}

/** A plural or possessive "s" that follows code belongs to the code: `` `Map`s ``. */
function afterCode(prose: string, index: number): number {
  const code = prose.charCodeAt(index);
  const letter = code === APOSTROPHE || code === CURLY_APOSTROPHE ? index + 1 : index;
  return prose.charCodeAt(letter) === 0x73 && !isAlphanumericAt(prose, letter + 1) ? letter + 1 : index;
}

/**
 * The words of one block.
 * @param prose the block's masked prose
 * @param offset where the block starts in `text`
 * @param opaque the block's opaque spans, in order, as offsets into `text`
 */
export function scanWords(text: string, prose: string, offset: number, opaque: readonly Range[]): Word[] {
  const words: Word[] = [];
  let next = 0;
  for (let index = 0; index < prose.length;) {
    const code = prose.charCodeAt(index);
    if (code === OPAQUE_CODE) {
      while ((opaque[next]?.end ?? Infinity) <= offset + index) next++;
      const span = opaque[next];
      const start = offset + index;
      const end = span && span.start <= start ? span.end : start + 1;
      words.push({ start, end, text: text.slice(start, end), kind: 'code' });
      index = afterCode(prose, end - offset);
      continue;
    }
    if (!isAlphanumericAt(prose, index)) {
      index++;
      continue;
    }
    const end = wordEnd(prose, index);
    if (!isDrawn(prose, end) && (!isAsciiDigit(code) || prose.charCodeAt(end) !== KEYCAP)) {
      const word = prose.slice(index, end);
      const numeric = isAsciiDigit(code) || VERSION.test(word) || !isLetterAt(prose, index);
      words.push({ start: offset + index, end: offset + end, text: word, kind: numeric ? 'number' : 'word' });
    }
    index = end;
  }
  return words;
}
