import {
  ASCII,
  isAlphanumericAt,
  isLetterAt,
  isSpace,
  LETTER,
  OPAQUE_CODE,
  unitAt,
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
  /** The code units of the text, with a 0 behind the last. */
  readonly units: Uint16Array;
  /** By which tokens are told apart: those of a short one, and only of it, are at least 0; else they may be alike. */
  readonly keys: Int32Array;
  /** The other half of each key. */
  readonly halves: Int32Array;
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
  if (isApostrophe(text.charCodeAt(from))) return from;
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

/** The characters that words are made of, whatever stands around, from 1 on: six bits each. 0 for all others. */
const SIX_BITS = new Uint8Array(0x10000);
let letters = 0;
for (let code = 0; code < 128; code++) {
  if ((ASCII[code] ?? 0) >= LETTER || code === UNDERSCORE) SIX_BITS[code] = ++letters;
}

/** Tokens that may be asked for after the last one. */
const MARGIN = 4;
/** Letters that a key holds, and what its halves hold of them, in bits. */
const IN_KEY = 10;
const HALF_BITS = 30;
const HALF = 2 ** HALF_BITS - 1;
/** The first half of the keys of single characters and of what is opaque: no word's. */
const SIGN = HALF + 1;
const OPAQUE = HALF + 2;
/** In the first half: the key does not hold all of the token. */
const PARTIAL = -0x80000000;

function copy(text: string, units: Uint16Array): void {
  const { length } = text;
  for (let index = 0; index < length; index++) units[index] = unitAt(text, index);
}

/** Reads one text after the other into the same memory: what it returns holds until the next text. */
export class Tokenizer implements Tokens {
  count = 0;
  starts = new Int32Array(0);
  ends = new Int32Array(0);
  words = new Uint8Array(0);
  units = new Uint16Array(0);
  keys = new Int32Array(0);
  halves = new Int32Array(0);

  read(text: string): Tokens {
    const { length } = text;
    this.#makeRoom(length + MARGIN);
    const { units } = this;
    copy(text, units);
    units[length] = 0;
    this.count = 0;
    for (let index = 0; index < length;) {
      const code = units[index] ?? 0;
      if (SIX_BITS[code] !== 0) index = this.#readWord(text, index);
      else if (code === 0x20 || isSpace(code)) index++;
      else if (code === OPAQUE_CODE) index = this.#readOpaque(index, length);
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
  #readWord(text: string, start: number): number {
    const { units } = this;
    let index = start;
    let key = 0;
    let half = 0;
    for (let bits = SIX_BITS[units[index] ?? 0] ?? 0; bits !== 0; bits = SIX_BITS[units[index] ?? 0] ?? 0) {
      key = ((key << 6) & HALF) | (half >>> (HALF_BITS - 6));
      half = ((half << 6) & HALF) | bits;
      index++;
    }
    const next = units[index] ?? 0;
    if (next >= 128 || next === APOSTROPHE) return this.#readOther(text, start, units[start] ?? 0);
    this.#push(start, index, 1, index - start > IN_KEY ? key | PARTIAL : key, half);
    return index;
  }

  /** Code and the like, however long, is one token; phrases only ask whether they touch it. */
  #readOpaque(start: number, length: number): number {
    const { units } = this;
    let index = start + 1;
    while (index < length && units[index] === OPAQUE_CODE) index++;
    this.#push(start, index, 0, OPAQUE, index - start);
    return index;
  }

  #readOther(text: string, start: number, first: number): number {
    const end = first < 128 && SIX_BITS[first] === 0 ? start : wordEnd(text, start);
    if (end === start) return this.#readSign(text, start, first);
    const stem = stemEnd(text, start, end);
    this.#pushOther(start, stem);
    if (stem < end) this.#pushOther(stem, end);
    return end;
  }

  #readSign(text: string, start: number, first: number): number {
    const isWide = (first & 0xfc00) === 0xd800 && ((this.units[start + 1] ?? 0) & 0xfc00) === 0xdc00;
    const after = start + (isWide ? 2 : 1);
    this.#push(start, after, 0, SIGN, isWide ? (text.codePointAt(start) ?? 0) : first);
    return after;
  }

  #pushOther(start: number, end: number): void {
    let hash = 0;
    for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + (this.units[at] ?? 0)) | 0;
    this.#push(start, end, 1, PARTIAL, hash);
  }

  #push(start: number, end: number, word: number, key: number, half: number): void {
    const index = this.count++;
    this.starts[index] = start;
    this.ends[index] = end;
    this.words[index] = word;
    this.keys[index] = key;
    this.halves[index] = half;
  }

  #makeRoom(size: number): void {
    if (size <= this.starts.length) return;
    const room = Math.max(1024, size * 2);
    this.starts = new Int32Array(room);
    this.ends = new Int32Array(room);
    this.words = new Uint8Array(room);
    this.units = new Uint16Array(room);
    this.keys = new Int32Array(room);
    this.halves = new Int32Array(room);
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
  while ((SIX_BITS[phrase.charCodeAt(end)] ?? 0) > 0) end++;
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
