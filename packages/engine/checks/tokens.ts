import { hashOf } from './forms.ts';
import {
  ASCII,
  isAlphanumericAt,
  isLetterAt,
  isSpace,
  LETTER,
  OPAQUE_CODE,
  widthAt,
} from '../document/characters.ts';

/**
 * The smallest parts that phrases are made of: runs of letters and digits, what is opaque, and every other visible character alone.
 * "Node.js" is three, "don't" one, "team's" two. White space is where `starts[i] > ends[i - 1]`. Beyond `count`, no token
 * touches another.
 */
export interface Tokens {
  readonly count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1 for a word. */
  readonly words: Uint8Array;
  /** What `hashOf` says of each. */
  readonly hashes: Int32Array;
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
  for (; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 128) {
      if ((ASCII[code] ?? 0) >= LETTER || code === UNDERSCORE) continue;
      if (code !== APOSTROPHE || !isLetterAt(text, index + 1)) break;
    } else if (isAlphanumericAt(text, index)) index += widthAt(text, index) - 1;
    else if (!isApostrophe(code) || !isLetterAt(text, index + 1)) break;
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

/** 1 for the ASCII characters that words are made of, whatever stands around. */
const IN_WORD = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  if ((ASCII[code] ?? 0) >= LETTER || code === UNDERSCORE) IN_WORD[code] = 1;
}

/** Tokens that may be asked for after the last one. */
const MARGIN = 4;

/** Reads one text after the other into the same memory: what it returns holds until the next text. */
export class Tokenizer implements Tokens {
  count = 0;
  starts = new Int32Array(0);
  ends = new Int32Array(0);
  words = new Uint8Array(0);
  hashes = new Int32Array(0);

  read(text: string): Tokens {
    this.#makeRoom(text.length + MARGIN);
    this.count = 0;
    for (let index = 0; index < text.length;) {
      const code = text.charCodeAt(index);
      if (code < 128 && IN_WORD[code] === 1) index = this.#readWord(text, index, code);
      else if (code === 0x20 || isSpace(code)) index++;
      else if (code === OPAQUE_CODE) index = this.#readOpaque(text, index);
      else index = this.#readOther(text, index, code);
    }
    // Beyond the last token, no token touches another.
    for (let beyond = this.count; beyond < this.count + MARGIN; beyond++) {
      this.starts[beyond] = -1;
      this.ends[beyond] = -2;
      this.words[beyond] = 0;
    }
    return this;
  }

  /** Most words are ASCII letters, with white space or a mark behind. */
  #readWord(text: string, start: number, first: number): number {
    let index = start + 1;
    let hash = first;
    for (; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code >= 128 || code === APOSTROPHE) return this.#readOther(text, start, first);
      if (IN_WORD[code] === 0) break;
      hash = (Math.imul(hash, 31) + code) | 0;
    }
    this.#push(start, index, 1, hash);
    return index;
  }

  /** Code and the like, however long, is one token; phrases only ask whether they touch it. */
  #readOpaque(text: string, start: number): number {
    let index = start + 1;
    while (index < text.length && text.charCodeAt(index) === OPAQUE_CODE) index++;
    this.#push(start, index, 0, Math.imul(index - start, OPAQUE_CODE));
    return index;
  }

  #readOther(text: string, start: number, first: number): number {
    const end = isApostrophe(first) ? start : wordEnd(text, start);
    if (end === start) {
      const after = start + widthAt(text, start);
      this.#push(start, after, 0, hashOf(text, start, after));
      return after;
    }
    const stem = stemEnd(text, start, end);
    this.#push(start, stem, 1, hashOf(text, start, stem));
    if (stem < end) this.#push(stem, end, 1, hashOf(text, stem, end));
    return end;
  }

  #push(start: number, end: number, word: number, hash: number): void {
    const index = this.count++;
    this.starts[index] = start;
    this.ends[index] = end;
    this.words[index] = word;
    this.hashes[index] = hash;
  }

  #makeRoom(size: number): void {
    if (size <= this.starts.length) return;
    const room = Math.max(1024, size * 2);
    this.starts = new Int32Array(room);
    this.ends = new Int32Array(room);
    this.words = new Uint8Array(room);
    this.hashes = new Int32Array(room);
  }
}

/** The tokens of one text, as strings, each with whether white space stands before it. */
export function tokensOf(
  text: string,
  tokenizer: Tokenizer,
): { readonly token: string; readonly spaced: boolean }[] {
  const { count, starts, ends } = tokenizer.read(text);
  return Array.from({ length: count }, (_, index) => ({
    token: text.slice(starts[index], ends[index]),
    spaced: index > 0 && (starts[index] ?? 0) > (ends[index - 1] ?? 0),
  }));
}

/** The first token of a phrase as phrases compare it; undefined where there is none. */
export function firstToken(phrase: string, tokenizer: Tokenizer): string | undefined {
  let end = 0;
  while (IN_WORD[phrase.charCodeAt(end)] === 1) end++;
  const next = phrase.charCodeAt(end);
  // Most phrases begin with a word of ASCII letters, with a space behind.
  if (end > 0 && !(next >= 128) && next !== APOSTROPHE) return phrase.slice(0, end).toLowerCase();
  const { count, starts, ends } = tokenizer.read(phrase);
  return count > 0 ? fold(phrase.slice(starts[0], ends[0])) : undefined;
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
