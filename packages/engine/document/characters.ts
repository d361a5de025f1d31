import { lazily } from '../lazily.ts';

/** What stands for one unit of an opaque inline span in `Block.prose`. */
export const OPAQUE = '\uFFFC';
export const OPAQUE_CODE = 0xfffc;

const OTHER = 0;
export const SPACE = 1;
export const LETTER = 2;
export const DIGIT = 3;

/** Classes of the ASCII characters, so that the hot loops need no regular expression: 2 and above for letters and digits. */
export const ASCII = new Uint8Array(128);
for (const code of [9, 10, 11, 12, 13, 32]) ASCII[code] = SPACE;
for (let code = 48; code < 58; code++) ASCII[code] = DIGIT;
for (let code = 65; code < 91; code++) ASCII[code] = ASCII[code + 32] = LETTER;

const BEYOND_ASCII = /[^\0-\x7f]/;

/** Whether a text holds no other characters. */
export const isAscii = (text: string) => !BEYOND_ASCII.test(text);

// Unicode's tables cost a process time when a pattern of them is made.

/** A test by a pattern of Unicode's tables, which is only made for a text that is not ASCII: of that, `ascii` says the same. */
export function unicodeTest(ascii: RegExp, make: () => RegExp): (text: string) => boolean {
  const pattern = lazily(make);
  return (text) => (isAscii(text) ? ascii : pattern()).test(text);
}

const LETTER_OR_MARK = lazily(() => /^[\p{L}\p{M}]/u);
const NUMBER = lazily(() => /^\p{N}/u);
const UPPER = lazily(() => /^[\p{Lu}\p{Lt}]/u);
const LOWER = lazily(() => /^\p{Ll}/u);

/**
 * `text.charCodeAt(index)`. V8 looks that method up anew for each character of a loop that has seen more than four kinds of
 * strings (slices, joined and flat ones, each narrow and wide), which takes ten times as long as to read it.
 */
export const unitAt: (text: string, index: number) => number = Function.prototype.call.bind(
  String.prototype.charCodeAt,
);

/** Space of any width, line ends included. Zero-width characters are not space. */
export function isSpace(code: number): boolean {
  if (code < 128) return ASCII[code] === SPACE;
  return (
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

export function isAsciiDigit(code: number): boolean {
  return code >= 48 && code < 58;
}

function classOf(text: string, index: number): number {
  // First of all: V8 reads characters slowly wherever it was once asked for one past the ends.
  if (index < 0 || index >= text.length) return OTHER;
  const code = unitAt(text, index);
  if (code < 128) return ASCII[code] ?? OTHER;
  // Latin with diacritics is most of what is not ASCII in European prose.
  if (code >= 0xc0 && code <= 0x24f) return code === 0xd7 || code === 0xf7 ? OTHER : LETTER;
  if (isMark(code)) return OTHER;
  const character = String.fromCodePoint(text.codePointAt(index) ?? code);
  if (LETTER_OR_MARK().test(character)) return LETTER;
  return NUMBER().test(character) ? DIGIT : OTHER;
}

/**
 * Typographic marks, arrows, drawings, emoji and what is opaque: told here, since Unicode's tables cost a process milliseconds
 * when they are first asked.
 */
function isMark(code: number): boolean {
  return (
    code === OPAQUE_CODE ||
    (code >= 0x2000 && code < 0x2070) ||
    (code >= 0x2190 && code < 0x2460) ||
    (code >= 0x2500 && code < 0x2776) ||
    code === 0xd83d
  );
}

/** Whether a letter or combining mark starts at `index`; `false` past the ends. */
export function isLetterAt(text: string, index: number): boolean {
  return classOf(text, index) === LETTER;
}

/** Whether a letter, mark or digit starts at `index`; `false` past the ends. */
export function isAlphanumericAt(text: string, index: number): boolean {
  return classOf(text, index) >= LETTER;
}

/** Units taken by the character at `index`: 2 for an astral one. */
export function widthAt(text: string, index: number): number {
  const code = unitAt(text, index);
  if (code < 0xd800 || code > 0xdbff) return 1;
  const low = unitAt(text, index + 1);
  return low >= 0xdc00 && low <= 0xdfff ? 2 : 1;
}

export function isUpperAt(text: string, index: number): boolean {
  if (index < 0 || index >= text.length) return false;
  const code = unitAt(text, index);
  if (isMark(code)) return false;
  return code < 128 ? code >= 65 && code < 91 : UPPER().test(text.slice(index, index + 2));
}

export function isLowerAt(text: string, index: number): boolean {
  if (index < 0 || index >= text.length) return false;
  const code = unitAt(text, index);
  if (isMark(code)) return false;
  return code < 128 ? code >= 97 && code < 123 : LOWER().test(text.slice(index, index + 2));
}
