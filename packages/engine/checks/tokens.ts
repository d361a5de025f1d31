import { ASCII, isAlphanumericAt, isLetterAt, isSpace, LETTER, widthAt } from '../document/characters.ts';

/**
 * The smallest parts that phrases are made of: runs of letters and digits, and every other visible character alone.
 * "Node.js" is three, "don't" one, "team's" two. White space is where `starts[i] > ends[i - 1]`. Beyond `count`, no token
 * touches another.
 */
export interface Tokens {
  readonly count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1 for a word. */
  readonly words: Uint8Array;
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

/** Tokens that may be asked for after the last one. */
const MARGIN = 4;

/** Reads one text after the other into the same memory: what it returns holds until the next text. */
export class Tokenizer implements Tokens {
  count = 0;
  starts = new Int32Array(0);
  ends = new Int32Array(0);
  words = new Uint8Array(0);

  read(text: string): Tokens {
    this.#makeRoom(text.length + MARGIN);
    this.count = 0;
    for (let index = 0; index < text.length;) {
      const code = text.charCodeAt(index);
      if (code === 0x20 || isSpace(code)) {
        index++;
        continue;
      }
      const end = isApostrophe(code) ? index : wordEnd(text, index);
      if (end > index) {
        const stem = stemEnd(text, index, end);
        this.#push(index, stem, 1);
        if (stem < end) this.#push(stem, end, 1);
        index = end;
      } else {
        const width = widthAt(text, index);
        this.#push(index, index + width, 0);
        index += width;
      }
    }
    this.starts.fill(-1, this.count, this.count + MARGIN);
    this.ends.fill(-2, this.count, this.count + MARGIN);
    this.words.fill(0, this.count, this.count + MARGIN);
    return this;
  }

  #push(start: number, end: number, word: number): void {
    const index = this.count++;
    this.starts[index] = start;
    this.ends[index] = end;
    this.words[index] = word;
  }

  #makeRoom(size: number): void {
    if (size <= this.starts.length) return;
    const room = Math.max(1024, size * 2);
    this.starts = new Int32Array(room);
    this.ends = new Int32Array(room);
    this.words = new Uint8Array(room);
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

/** One token as phrases compare it: lower case, one kind of apostrophe and of hyphen. */
export function fold(token: string): string {
  return straighten(token).toLowerCase();
}

/** Curly apostrophes and typographic hyphens as the keyboard has them; letters stay. */
export function straighten(token: string): string {
  if (!/[‘’ʼ‐‑]/.test(token)) return token;
  return token.replace(/[‘’ʼ]/g, "'").replace(/[‐‑]/g, '-');
}
