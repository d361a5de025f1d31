import {
  literal,
  readCharacterEscape,
  readClass,
  readProperty,
  shorthand,
  WORD,
  type Cursor,
} from './classes.ts';
import { PatternError, type Translation } from './types.ts';

/** Deeper nesting is no rule. */
const MAX_DEPTH = 200;
const QUANTIFIER = /^(?:[*+?]|\{\d{1,4}(?:,\d{0,4})?\})/;

const BOUNDARY = `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`;
const NO_BOUNDARY = `(?:(?<=[${WORD}])(?=[${WORD}])|(?<![${WORD}])(?![${WORD}]))`;

/**
 * Reads a pattern in the dialect of Go's regexp2 (which is .NET's, with Go's `(?P<name>)` and POSIX classes) and writes
 * it in JavaScript's. Throws a `PatternError` for what no JavaScript pattern can say.
 */
export function translatePattern(pattern: string): Translation {
  const translator = new Translator(pattern, false);
  const ascii = translator.run();
  return { ascii, unicode: new Translator(pattern, true).run(), ...translator.captures() };
}

interface Flags {
  readonly i: boolean;
  readonly m: boolean;
  readonly s: boolean;
  readonly x: boolean;
}

class Translator {
  private readonly cursor: Cursor;
  private readonly unicode: boolean;
  /** The number in JavaScript of each capture group, by its own number. */
  private readonly groups: number[] = [0];
  /** Groups, by their own numbers, of alternatives before the one that is read, beside it. */
  private readonly beside = new Set<number>();
  private emitted = 0;
  private depth = 0;
  private readonly names = new Map<string, number>();

  constructor(source: string, unicode: boolean) {
    this.cursor = { source, at: 0 };
    this.unicode = unicode;
  }

  run(): string {
    const result = this.readAlternatives({ i: false, m: false, s: false, x: false });
    if (this.cursor.at < this.cursor.source.length) throw new PatternError('a “)” has no “(”');
    return result;
  }

  /** The groups as .NET numbers them. */
  captures(): Pick<Translation, 'groups' | 'names'> {
    const named = [...this.names].map(([name, own]) => ({ name, number: this.groups[own] ?? 0 }));
    const numbers = new Set(named.map(({ number }) => number));
    const plain = this.groups.slice(1).filter((number) => !numbers.has(number));
    return { groups: [...plain, ...numbers], names: named.map(({ name }) => name) };
  }

  /** Everything up to the end of the group. Flags set inside hold to its end, also for later alternatives. */
  private readAlternatives(outer: Flags): string {
    if (++this.depth > MAX_DEPTH) throw new PatternError('it is nested too deep');
    let flags = outer;
    const alternatives: string[] = [];
    const first = this.groups.length;
    let current = '';
    let open = '';
    const reopen = () => (flags.i === outer.i ? '' : flags.i ? '(?i:' : '(?-i:');
    const { cursor } = this;
    for (;;) {
      const character = cursor.source[cursor.at];
      if (character === undefined || character === ')') break;
      if (character === '|') {
        cursor.at++;
        alternatives.push(current + (open && ')'));
        for (let group = first; group < this.groups.length; group++) this.beside.add(group);
        current = open = reopen();
        continue;
      }
      const inline = /^\(\?([imsnx]*)(?:-([imsnx]+))?\)/.exec(cursor.source.slice(cursor.at, cursor.at + 16));
      if (inline) {
        cursor.at += inline[0].length;
        flags = withFlags(flags, inline[1], inline[2]);
        current += open && ')';
        open = reopen();
        current += open;
        continue;
      }
      current += this.readTerm(flags);
    }
    this.depth--;
    for (let group = first; group < this.groups.length; group++) this.beside.delete(group);
    return [...alternatives, current + (open && ')')].join('|');
  }

  private readTerm(flags: Flags): string {
    const atom = this.readAtom(flags);
    if (flags.x) this.skipSpace();
    const { cursor } = this;
    const quantifier = QUANTIFIER.exec(cursor.source.slice(cursor.at, cursor.at + 12))?.[0];
    if (quantifier === undefined) return atom;
    if (atom === '') throw new PatternError(`“${quantifier}” has nothing to repeat`);
    cursor.at += quantifier.length;
    const repeated = /^\(\?<?[=!]/.test(atom) || /^[\^$]$/.test(atom) ? `(?:${atom})` : atom;
    const suffix = cursor.source[cursor.at];
    if (suffix === '?') {
      cursor.at++;
      return `${repeated}${quantifier}?`;
    }
    if (suffix === '+') {
      cursor.at++;
      return this.atomic(`${repeated}${quantifier}`);
    }
    return repeated + quantifier;
  }

  private readAtom(flags: Flags): string {
    const { cursor } = this;
    const code = cursor.source.codePointAt(cursor.at) ?? 0;
    const character = String.fromCodePoint(code);
    if (flags.x && (/\s/.test(character) || character === '#')) {
      this.skipSpace();
      return '';
    }
    cursor.at += character.length;
    switch (character) {
      case '(':
        return this.readGroup(flags);
      case '[':
        return readClass(cursor);
      case '\\':
        return this.readEscape();
      case '.':
        return flags.s ? '[^]' : '[^\\n]';
      case '^':
        return flags.m ? '^' : '(?<![^])';
      case '$':
        return flags.m ? '$' : '(?![^])';
      case '*':
      case '+':
      case '?':
        throw new PatternError(`“${character}” has nothing to repeat`);
      default:
        return literal(code);
    }
  }

  private readGroup(flags: Flags): string {
    const { cursor } = this;
    const rest = cursor.source.slice(cursor.at, cursor.at + 80);
    if (rest.startsWith('?#')) {
      const end = cursor.source.indexOf(')', cursor.at);
      if (end < 0) throw new PatternError('a comment “(?#…” is not closed');
      cursor.at = end + 1;
      return '';
    }
    const plain = /^\?(?::|<?[=!])/.exec(rest);
    if (plain) {
      cursor.at += plain[0].length;
      return `(${plain[0]}${this.readInside(flags)})`;
    }
    if (rest.startsWith('?>')) {
      cursor.at += 2;
      return this.atomic(`(?:${this.readInside(flags)})`);
    }
    const named = /^\?(?:P?<([A-Za-z_]\w*)>|'([A-Za-z_]\w*)')/.exec(rest);
    if (named) {
      cursor.at += named[0].length;
      this.names.set(named[1] ?? named[2] ?? '', this.groups.length);
      return this.capture(flags);
    }
    const again = /^\?P=(\w+)\)/.exec(rest);
    if (again) {
      cursor.at += again[0].length;
      return this.referenceTo(again[0], again[1] ?? '');
    }
    const scoped = /^\?([imsnx]*)(?:-([imsnx]+))?:/.exec(rest);
    if (scoped) {
      cursor.at += scoped[0].length;
      const inner = withFlags(flags, scoped[1], scoped[2]);
      const modifier = inner.i === flags.i ? '' : inner.i ? 'i' : '-i';
      return `(?${modifier}:${this.readInside(inner)})`;
    }
    if (rest.startsWith('?')) throw new PatternError(`“(${rest.slice(0, 3)}…” is not supported`);
    return this.capture(flags);
  }

  private capture(flags: Flags): string {
    this.groups.push(++this.emitted);
    return `(${this.readInside(flags)})`;
  }

  private readInside(flags: Flags): string {
    const inside = this.readAlternatives(flags);
    if (this.cursor.source[this.cursor.at] !== ')') throw new PatternError('a “(” is not closed');
    this.cursor.at++;
    return inside;
  }

  /** JavaScript has no atomic groups: a look-ahead never backtracks into itself either. */
  private atomic(inside: string): string {
    if (/\((?!\?)/.test(inside))
      throw new PatternError('a capture group inside an atomic group is not supported');
    return `(?:(?=(${inside}))\\${++this.emitted})`;
  }

  private readEscape(): string {
    const { cursor } = this;
    const letter = cursor.source[cursor.at];
    if (letter === undefined) throw new PatternError('it ends with a lone “\\”');
    if (letter === 'p' || letter === 'P') return readProperty(cursor);
    const simple = this.readAssertion(letter);
    if (simple !== undefined) {
      cursor.at++;
      return simple;
    }
    const set = shorthand(letter);
    if (set !== undefined) {
      cursor.at++;
      return /^\\./.test(set) && set.length === 2 ? set : `[${set}]`;
    }
    const reference = /^(?:([1-9]\d?)|k[<'{](\w+)[>'}])/.exec(cursor.source.slice(cursor.at, cursor.at + 60));
    if (reference) return this.readReference(reference[0], reference[1] ?? reference[2] ?? '');
    const code = readCharacterEscape(cursor, false);
    if (code !== undefined) return literal(code);
    cursor.at++;
    return literal(letter.charCodeAt(0));
  }

  private readAssertion(letter: string): string | undefined {
    if (letter === 'b') return this.unicode ? BOUNDARY : '\\b';
    if (letter === 'B') return this.unicode ? NO_BOUNDARY : '\\B';
    if (letter === 'A') return '(?<![^])';
    if (letter === 'z') return '(?![^])';
    if (letter === 'Z') return '(?=\\n?(?![^]))';
    return undefined;
  }

  private readReference(written: string, name: string): string {
    this.cursor.at += written.length;
    return this.referenceTo(`\\${written}`, name);
  }

  private referenceTo(written: string, name: string): string {
    const own = this.names.get(name) ?? Number(name);
    const number = this.groups[own];
    if (!own || number === undefined) throw new PatternError(`“${written}” refers to no group before it`);
    // A group of another alternative has matched nothing, which JavaScript takes for the empty text.
    return this.beside.has(own) ? '(?!)' : `(?:\\${number})`;
  }

  private skipSpace(): void {
    const space = /^(?:\s|#[^\n]*)+/.exec(this.cursor.source.slice(this.cursor.at));
    if (space) this.cursor.at += space[0].length;
  }
}

function withFlags(flags: Flags, on = '', off = ''): Flags {
  const value = (name: keyof Flags) => !off.includes(name) && (flags[name] || on.includes(name));
  return { i: value('i'), m: value('m'), s: value('s'), x: value('x') };
}
