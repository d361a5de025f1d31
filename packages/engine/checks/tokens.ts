import { isAlphanumericAt, isLetterAt, isSpace, widthAt } from '../document/characters.ts';

/**
 * The smallest parts that phrases are made of: runs of letters and digits, and every other visible character alone.
 * "Node.js" is three, "don't" one, "team's" two. White space is where `starts[i] > ends[i - 1]`.
 */
export interface Tokens {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly words: readonly boolean[];
}

/** Words whose "'s" is a verb and belongs to them. */
const CONTRACTED = new Set(
  'it|he|she|that|this|there|here|what|who|where|when|how|why|let|one|everyone|everything'.split('|'),
);
const APOSTROPHE = 0x27;
const CURLY = 0x2019;
const UNDERSCORE = 0x5f;

const isApostrophe = (code: number) =>
  code === APOSTROPHE || code === CURLY || code === 0x2018 || code === 0x2bc;

function wordEnd(text: string, from: number): number {
  let index = from;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if ((code > 0x60 && code < 0x7b) || code === UNDERSCORE || isAlphanumericAt(text, index)) {
      index += code < 0x80 ? 1 : widthAt(text, index);
    } else if (isApostrophe(code) && isLetterAt(text, index + 1)) index++;
    else break;
  }
  return index;
}

/** Where the possessive "'s" of the word begins, or its end. */
function stemEnd(text: string, start: number, end: number): number {
  const last = text.charCodeAt(end - 1);
  if ((last !== 0x73 && last !== 0x53) || end - start < 3 || !isApostrophe(text.charCodeAt(end - 2)))
    return end;
  return CONTRACTED.has(text.slice(start, end - 2).toLowerCase()) ? end : end - 2;
}

export function tokenize(text: string): Tokens {
  const starts: number[] = [];
  const ends: number[] = [];
  const words: boolean[] = [];
  const push = (start: number, end: number, word: boolean) => {
    starts.push(start);
    ends.push(end);
    words.push(word);
  };
  let index = 0;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code === 0x20 || isSpace(code)) {
      index++;
      continue;
    }
    const end = wordEnd(text, index);
    if (end > index && !isApostrophe(code)) {
      const stem = stemEnd(text, index, end);
      push(index, stem, true);
      if (stem < end) push(stem, end, true);
      index = end;
    } else {
      const width = widthAt(text, index);
      push(index, index + width, false);
      index += width;
    }
  }
  return { starts, ends, words };
}

/** One token as phrases compare it: lower case, one kind of apostrophe and of hyphen. */
export function fold(token: string): string {
  return straighten(token).toLowerCase();
}

/** Curly apostrophes and typographic hyphens as the keyboard has them; letters stay. */
export function straighten(token: string): string {
  if (!/[‘’ʼ‐‑]/.test(token)) return token;
  return token.replace(/[‘’ʼ]/g, "'").replace(/[‐‑]/g, '-');
}
