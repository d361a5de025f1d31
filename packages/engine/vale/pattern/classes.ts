import { PatternError } from './types.ts';

/** What Go's regexp2 calls a word character where it looks for a word's end, inside a class. */
export const WORD = '\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}';

const POSIX: Readonly<Record<string, string>> = {
  alnum: 'A-Za-z0-9',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7f',
  blank: '\\x20\\t',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '\\x21-\\x7e',
  lower: 'a-z',
  print: '\\x20-\\x7e',
  punct: '\\x21-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7e',
  space: '\\t\\n\\v\\f\\r\\x20',
  upper: 'A-Z',
  word: '\\w',
  xdigit: '0-9A-Fa-f',
};

/** Escapes that mean one character: the same in a class and outside. */
const CONTROLS: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  e: 27,
  f: 12,
  n: 10,
  r: 13,
  t: 9,
  v: 11, // prettier-ignore
};

/** Where a reader stands in a pattern. */
export interface Cursor {
  readonly source: string;
  at: number;
}

/** One literal character, safe inside a class and outside. */
export function literal(code: number): string {
  const character = String.fromCodePoint(code);
  if (/[A-Za-z0-9]/.test(character) || code > 0x7f) return character;
  return `\\x${code.toString(16).padStart(2, '0')}`;
}

/**
 * Reads what follows a backslash and means one character; undefined where it means something else. The cursor stands
 * after the backslash, and afterwards after what was read.
 */
export function readCharacterEscape(cursor: Cursor, inClass: boolean): number | undefined {
  const { source } = cursor;
  const next = source[cursor.at] ?? '';
  const hex = /^(?:x\{([0-9A-Fa-f]{1,6})\}|u\{([0-9A-Fa-f]{1,6})\}|x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4}))/.exec(
    source.slice(cursor.at, cursor.at + 12),
  );
  if (hex) {
    cursor.at += hex[0].length;
    const code = parseInt(hex[1] ?? hex[2] ?? hex[3] ?? hex[4] ?? '0', 16);
    if (code > 0x10ffff) throw new PatternError(`“\\${hex[0]}” is no character`);
    return code;
  }
  const octal = /^0[0-7]{0,2}/.exec(source.slice(cursor.at, cursor.at + 3));
  if (octal) {
    cursor.at += octal[0].length;
    return parseInt(octal[0], 8);
  }
  const control = CONTROLS[next];
  if (control !== undefined && (next !== 'b' || inClass)) {
    cursor.at++;
    return control;
  }
  if (next === '' || /[A-Za-z0-9]/.test(next)) return undefined;
  const code = source.codePointAt(cursor.at) ?? 0;
  cursor.at += code > 0xffff ? 2 : 1;
  return code;
}

/** `\p{Lu}`, `\pL`, `\P{Greek}`, `\p{IsCyrillic}`. The cursor stands on the `p`. */
export function readProperty(cursor: Cursor): string {
  const match = /^([pP])(?:\{(\^?)(\w+)\}|([A-Z]))/.exec(cursor.source.slice(cursor.at, cursor.at + 60));
  if (!match) throw new PatternError('“\\p” needs a property such as \\p{L}');
  cursor.at += match[0].length;
  const name = (match[3] ?? match[4] ?? '').replace(/^Is(?=[A-Z])/, '');
  const negated = (match[1] === 'P') !== (match[2] === '^');
  for (const property of [name, `Script=${name}`]) {
    const escape = `\\${negated ? 'P' : 'p'}{${property}}`;
    if (compiles(escape)) return escape;
  }
  throw new PatternError(`“\\${match[0]}” is no property that JavaScript knows`);
}

function compiles(source: string): boolean {
  try {
    return new RegExp(source, 'v') instanceof RegExp;
  } catch {
    return false;
  }
}

/** As Go has it: no space of another kind is one, a nonbreaking one least of all. */
const SPACE = '\\t\\n\\f\\r\\x20';

/** What `\w`, `\d`, `\s` and their opposites stand for inside a class, ASCII alone; undefined for other letters. */
export function shorthand(letter: string): string | undefined {
  if (letter === 's') return SPACE;
  if (letter === 'S') return `[^${SPACE}]`;
  return /^[dDwW]$/.test(letter) ? `\\${letter}` : undefined;
}

/** Reads a class; the cursor stands after its opening bracket, and afterwards after the closing one. */
export function readClass(cursor: Cursor): string {
  const { source } = cursor;
  let negated = false;
  if (source[cursor.at] === '^') {
    negated = true;
    cursor.at++;
  }
  let body = '';
  let subtracted = '';
  for (let first = true; ; first = false) {
    const character = source[cursor.at];
    if (character === undefined) throw new PatternError('a class “[…” is not closed');
    if (character === ']' && !first) {
      cursor.at++;
      break;
    }
    const posix = /^\[:(\^?)([a-z]+):\]/.exec(source.slice(cursor.at, cursor.at + 14));
    if (posix) {
      const members = POSIX[posix[2] ?? ''];
      if (members === undefined) throw new PatternError(`“${posix[0]}” is no POSIX class`);
      body += posix[1] === '^' ? `[^${members}]` : members;
      cursor.at += posix[0].length;
      continue;
    }
    if (character === '-' && source[cursor.at + 1] === '[' && !first) {
      cursor.at += 2;
      subtracted = readClass(cursor);
      continue;
    }
    body += readMember(cursor);
  }
  if (subtracted === '') return `[${negated ? '^' : ''}${body}]`;
  const inside = `[${negated ? '^' : ''}${body}]`;
  return `[${inside}--${subtracted}]`;
}

function readMember(cursor: Cursor): string {
  const start = readAtom(cursor);
  if (typeof start === 'string') return start;
  const { source } = cursor;
  const dash = source[cursor.at] === '-' && source[cursor.at + 1] !== ']' && source[cursor.at + 1] !== '[';
  if (!dash || source[cursor.at + 1] === undefined) return literal(start);
  const resume = cursor.at;
  cursor.at++;
  const end = readAtom(cursor);
  if (typeof end === 'string') {
    cursor.at = resume + 1;
    return `${literal(start)}\\x2d`;
  }
  if (end < start) throw new PatternError('a range in a class runs backwards');
  return `${literal(start)}-${literal(end)}`;
}

/** A character as its code, or what a shorthand stands for. */
function readAtom(cursor: Cursor): number | string {
  const { source } = cursor;
  const code = source.codePointAt(cursor.at) ?? 0;
  cursor.at += code > 0xffff ? 2 : 1;
  if (code !== 0x5c) return code;
  const letter = source[cursor.at] ?? '';
  if (letter === 'p' || letter === 'P') return readProperty(cursor);
  const set = shorthand(letter);
  if (set !== undefined) {
    cursor.at++;
    return set;
  }
  const escaped = readCharacterEscape(cursor, true);
  if (escaped !== undefined) return escaped;
  if (letter === '') throw new PatternError('a class “[…” is not closed');
  cursor.at++;
  return letter.charCodeAt(0);
}
