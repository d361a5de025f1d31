import {
  ASCII,
  isAlphanumericAt,
  isAsciiDigit,
  isLetterAt,
  isUpperAt,
  LETTER,
  OPAQUE_CODE,
  unicodeTest,
  unitAt,
  widthAt,
} from './characters.ts';
import { CODE, NUMBER, packStart, WORD, WordPlaces } from './places.ts';
import type { Spans } from './spans.ts';

const APOSTROPHE = 0x27;
const CURLY_APOSTROPHE = 0x2019;
const VARIATION_SELECTOR = 0xfe0f;
const KEYCAP = 0x20e3;
const isDottedLetters = unicodeTest(/^[A-Za-z](?:\.[A-Za-z])+$/, () => /^\p{L}(?:\.\p{L})+$/u);

/** ASCII characters that may join two letters or digits into one word. */
const JOINERS = new Uint8Array(128);
for (const character of "-.',:&_") JOINERS[character.charCodeAt(0)] = 1;
const GOES_ON = 0;
const ENDS = 1;
const PERHAPS = 2;
/** What an ASCII character means for the word before it. A sign of ".#+%" at its end may be the word's own. */
const AFTER = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const perhaps = JOINERS[code] === 1 || '.#+%'.includes(String.fromCharCode(code));
  AFTER[code] = (ASCII[code] ?? 0) >= LETTER ? GOES_ON : perhaps ? PERHAPS : ENDS;
}

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
      return isAsciiDigit(unitAt(prose, index - 1)) && isAsciiDigit(unitAt(prose, index + 1));
    case 0x26: // "R&D"
      return isUpperAt(prose, index - 1) && isUpperAt(prose, index + 1);
    case 0x5f:
      return true;
    default:
      return false;
  }
}

/** Where the letters, digits and joiners end that go on at `from`. */
function runEnd(prose: string, from: number): number {
  let index = from;
  for (; index < prose.length; index++) {
    const code = unitAt(prose, index);
    if (code < 128) {
      if ((ASCII[code] ?? 0) < LETTER && (JOINERS[code] === 0 || !joins(prose, index, code))) break;
    } else if (isAlphanumericAt(prose, index)) index += widthAt(prose, index) - 1;
    else if (!joins(prose, index, code)) break;
  }
  return index;
}

/** Where a word ends with the sign behind it: "e.g." and "U.S." own their last full stop; "C++", "C#" and "50%" their sign. */
function signEnd(prose: string, from: number, end: number): number {
  const code = unitAt(prose, end);
  if (code === 0x2e) {
    const dotted = unitAt(prose, from + widthAt(prose, from)) === 0x2e;
    return dotted && isDottedLetters(prose.slice(from, end)) ? end + 1 : end;
  }
  if (end === from + 1 && isUpperAt(prose, from)) {
    if (code === 0x23) return end + 1;
    if (code === 0x2b && unitAt(prose, end + 1) === 0x2b) return end + 2;
  }
  return code === 0x25 && isAsciiDigit(unitAt(prose, end - 1)) ? end + 1 : end;
}

/** @param reached up to where the word is letters and digits alone */
function wordEnd(prose: string, start: number, reached: number): number {
  const run = runEnd(prose, reached);
  return run < prose.length ? signEnd(prose, start, run) : run;
}

/** A digit or letter drawn as an emoji (keycaps, the "i" sign) is not a word. */
function isDrawn(units: readonly number[], start: number, end: number): boolean {
  const last = units[end - 1];
  if (last === VARIATION_SELECTOR || last === KEYCAP) return true;
  return units[end] === KEYCAP && isAsciiDigit(units[start] ?? 0);
}

/** A number, or a version: "3rd", "v2". */
function isNumeric(code: number, next: number): boolean {
  return isAsciiDigit(code === 0x76 || code === 0x56 ? next : code);
}

/** A plural or possessive "s" that follows code belongs to the code: `` `Map`s ``. */
function afterCode(prose: string, index: number): number {
  const code = unitAt(prose, index);
  const letter = code === APOSTROPHE || code === CURLY_APOSTROPHE ? index + 1 : index;
  return unitAt(prose, letter) === 0x73 && !isAlphanumericAt(prose, letter + 1) ? letter + 1 : index;
}

/** Finds the words of one block after the other; what it writes down on the way serves all of them. */
export class WordScanner {
  /** The units of the prose, and a 0 behind them. As numbers they are read in a third of the time that a string takes. */
  readonly #units: number[] = [];
  readonly #packed: number[] = [];

  /**
   * The words of a block.
   * @param prose the block's masked prose
   * @param opaque its opaque spans, in order
   */
  scan(prose: string, opaque: Spans): WordPlaces {
    const { length } = prose;
    const units = this.#read(prose, length);
    const packed = this.#packed;
    let size = 0;
    let next = 0;
    for (let index = 0; index < length;) {
      const code = units[index] ?? 0;
      let end = index + 1;
      let kind = CODE;
      if (code < 128) {
        if ((ASCII[code] ?? 0) < LETTER) {
          index = end;
          continue;
        }
        // Most words are ASCII letters, with white space or a plain mark behind.
        let after = units[end] ?? 0;
        while (after < 128 && AFTER[after] === GOES_ON) after = units[++end] ?? 0;
        if (after >= 128 || AFTER[after] === PERHAPS) end = wordEnd(prose, index, end);
        kind = isNumeric(code, units[index + 1] ?? 0) ? NUMBER : WORD;
      } else if (code === OPAQUE_CODE) {
        while (next < opaque.count && opaque.endOf(next) <= index) next++;
        if (next < opaque.count && opaque.startOf(next) <= index) end = opaque.endOf(next);
      } else if (isAlphanumericAt(prose, index)) {
        end = wordEnd(prose, index, index);
        kind = isLetterAt(prose, index) ? WORD : NUMBER;
      } else {
        index = end;
        continue;
      }
      if (kind === CODE || !isDrawn(units, index, end)) {
        packed[size++] = packStart(index, kind);
        packed[size++] = end;
      }
      index = kind === CODE ? afterCode(prose, end) : end;
    }
    return new WordPlaces(packed.slice(0, size));
  }

  #read(prose: string, length: number): readonly number[] {
    const units = this.#units;
    for (let index = 0; index < length; index++) units[index] = unitAt(prose, index);
    units[length] = 0;
    return units;
  }
}
