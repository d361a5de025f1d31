import { better, literalsOf, type Literal } from './literals.ts';

/** What is known of one part of a pattern. In `exact`, a space stands for every place where a word can't go on. */
interface Part {
  /** All that the part can match, in lower case; undefined where that can't be listed. */
  readonly exact: readonly string[] | undefined;
  /** Any match holds one of these. */
  readonly needs: readonly Literal[] | undefined;
  readonly nullable: boolean;
  /** Whether no match begins (ends) with a letter, digit or underscore. */
  readonly opens: boolean;
  readonly closes: boolean;
  /** Whether it matches each letter, digit and underscore. */
  readonly anyLetter?: boolean;
}

/** Strings listed for one part. */
const LIMIT = 600;
const CLASS_LIMIT = 8;
const ENDS_OPEN = /[a-z0-9_]$/;
const BEGINS_OPEN = /^[a-z0-9_]/;
/** Characters that stand for themselves, each exactly once. */
const PLAIN = /[\w ,]+(?![*+?{])/y;

const UNKNOWN: Part = { exact: undefined, needs: undefined, nullable: false, opens: false, closes: false };
const LETTER: Part = { ...UNKNOWN, anyLetter: true };

function listed(strings: readonly string[]): Part {
  const bounded = (open: RegExp) => strings.every((string) => string !== '' && !open.test(string));
  return {
    exact: strings,
    needs: undefined,
    nullable: strings.includes(''),
    opens: bounded(BEGINS_OPEN),
    closes: bounded(ENDS_OPEN),
  };
}

const needsOf = (part: Part) => part.needs ?? (part.exact && literalsOf(part.exact, false, false));

/**
 * Literals of which at least one stands in every match of a pattern, whatever its flags; undefined where the pattern
 * tells none. A text without any of them need not be searched.
 */
export function requiredLiterals(pattern: RegExp): readonly Literal[] | undefined {
  const reader = new Reader(pattern.source, /[uv]/.test(pattern.flags));
  const part = reader.alternation();
  return reader.understood ? needsOf(part) : undefined;
}

/** Adds up the parts that stand one after the other. */
class Sequence {
  #run: readonly string[] = [''];
  #opens = false;
  #needs: readonly Literal[] | undefined;
  #listed = true;
  #nullable = true;
  #begins: boolean | undefined;
  #ends = false;

  add(part: Part): void {
    this.#note(part);
    this.#append(part);
  }

  /** `part` is what stands after this place, as does what follows it in the pattern. */
  lookAhead(part: Part): void {
    const bounded = part.opens && !part.nullable;
    this.#note({ ...UNKNOWN, nullable: true, opens: bounded, closes: bounded });
    const closes = this.#closes();
    this.#append(part);
    this.#flush(false);
    this.#run = [''];
    this.#opens = closes || bounded;
  }

  /** `part` is what stands before this place, as does what precedes it in the pattern. */
  lookBehind(part: Part): void {
    const bounded = part.closes && !part.nullable;
    this.#note({ ...UNKNOWN, nullable: true, opens: bounded, closes: bounded });
    this.#flush(bounded);
    this.#run = [''];
    this.#opens = false;
    this.#append(part);
  }

  finish(): Part {
    if (this.#listed) return listed(this.#run);
    this.#flush(false);
    return {
      exact: undefined,
      needs: this.#needs,
      nullable: this.#nullable,
      opens: this.#begins ?? false,
      closes: this.#ends,
    };
  }

  #append(part: Part): void {
    const { exact } = part;
    if (exact && this.#run.length * exact.length <= LIMIT) {
      this.#run = this.#run.flatMap((before) => exact.map((after) => before + after));
      return;
    }
    const closes = this.#closes();
    this.#flush(part.opens && !part.nullable);
    this.#needs = better(this.#needs, needsOf(part));
    this.#run = exact ?? [''];
    this.#opens = exact ? closes : part.closes && !part.nullable;
  }

  #note(part: Part): void {
    if (this.#begins === undefined && (!part.nullable || !part.opens)) this.#begins = part.opens;
    if (!part.nullable) this.#ends = part.closes;
    else if (!part.closes) this.#ends = false;
    this.#nullable &&= part.nullable;
  }

  #closes(): boolean {
    return this.#run.every((string) => (string === '' ? this.#opens : !ENDS_OPEN.test(string)));
  }

  #flush(closes: boolean): void {
    this.#listed = false;
    this.#needs = better(this.#needs, literalsOf(this.#run, this.#opens, closes));
  }
}

/** Reads the source of a valid pattern, part by part. */
class Reader {
  /** False once something was met that this reader does not know: nothing it says is to be believed. */
  understood = true;
  readonly #source: string;
  readonly #unicode: boolean;
  #at = 0;

  constructor(source: string, unicode: boolean) {
    this.#source = source;
    this.#unicode = unicode;
  }

  alternation(): Part {
    const parts = [this.#sequence()];
    while (this.#take('|')) parts.push(this.#sequence());
    const [only] = parts;
    if (parts.length === 1 && only) return only;
    const anyLetter = parts.some((part) => part.anyLetter);
    const exact = parts.flatMap((part) => part.exact ?? []);
    if (exact.length <= LIMIT && parts.every((part) => part.exact)) return { ...listed(exact), anyLetter };
    const needs = parts.map(needsOf);
    return {
      exact: undefined,
      needs: needs.every(Boolean) ? needs.flatMap((need) => need ?? []) : undefined,
      nullable: parts.some((part) => part.nullable),
      opens: parts.every((part) => part.opens),
      closes: parts.every((part) => part.closes),
      anyLetter,
    };
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #sequence(): Part {
    const sequence = new Sequence();
    let count = 0;
    let first: Part | undefined;
    while (
      this.#at < this.#source.length &&
      this.#source[this.#at] !== '|' &&
      this.#source[this.#at] !== ')'
    ) {
      count++;
      PLAIN.lastIndex = this.#at;
      const plainText = PLAIN.exec(this.#source)?.[0];
      if (plainText) {
        this.#at += plainText.length;
        first ??= listed([plainText.toLowerCase()]);
        sequence.add(listed([plainText.toLowerCase()]));
      } else if (this.#take('(?=')) sequence.lookAhead(this.#group());
      else if (this.#take('(?<=')) sequence.lookBehind(this.#group());
      else {
        const part = this.#quantified(this.#atom());
        first ??= part;
        sequence.add(part);
      }
    }
    return count === 1 && first ? first : sequence.finish();
  }

  /** The rest of a group, up to its bracket. */
  #group(): Part {
    const part = this.alternation();
    this.#at++;
    return part;
  }

  #atom(): Part {
    if (this.#take('(?!') || this.#take('(?<!')) return listed([this.#group().anyLetter ? ' ' : '']);
    if (this.#take('(?:')) return this.#group();
    if (this.#source.startsWith('(?', this.#at)) {
      const name = /^\(\?<[^>]+>/.exec(this.#source.slice(this.#at));
      this.understood &&= name !== null;
      this.#at += name?.[0].length ?? 2;
      return this.#group();
    }
    if (this.#take('(')) return this.#group();
    if (this.#take('[')) return this.#class();
    if (this.#take('^') || this.#take('$')) return listed([' ']);
    if (this.#take('.')) return UNKNOWN;
    if (this.#take('\\')) return this.#escape();
    return listed([this.#character()]);
  }

  #character(): string {
    const character = this.#source[this.#at++] ?? '';
    return plain(character);
  }

  #escape(): Part {
    const code = this.#source[this.#at++] ?? '';
    if (/[bsW]/.test(code)) return listed([' ']);
    if (code === 'B') return listed(['']);
    if (code === 'w') return LETTER;
    if (/[dDS0-9]/.test(code)) return UNKNOWN;
    if (/[pPk]/.test(code)) {
      const end = this.#source.indexOf(code === 'k' ? '>' : '}', this.#at);
      if (this.#unicode || code === 'k') this.#at = end + 1;
      else this.understood = false;
      return UNKNOWN;
    }
    return listed([this.#escaped(code)]);
  }

  /** The character that an escape stands for, its letter already read. */
  #escaped(code: string): string {
    if (/[nrtfv]/.test(code)) return ' ';
    const digits = code === 'x' ? 2 : code === 'u' ? 4 : 0;
    if (digits === 0) {
      this.understood &&= code !== 'c';
      return plain(code);
    }
    const braced = /^\{([\da-f]+)\}/i.exec(this.#source.slice(this.#at));
    const hex = braced?.[1] ?? this.#source.slice(this.#at, this.#at + digits);
    this.#at += braced?.[0].length ?? digits;
    return plain(String.fromCodePoint(Number.parseInt(hex, 16)));
  }

  #class(): Part {
    const negated = this.#take('^');
    const members = new Set<string>();
    let [letters, others] = [false, false];
    while (this.#at < this.#source.length && !this.#take(']')) {
      const part = this.#member();
      if (part.anyLetter) letters = true;
      if (!part.exact) others = true;
      for (const member of part.exact ?? []) {
        if (this.#source[this.#at] === '-' && this.#source[this.#at + 1] !== ']') {
          this.#at++;
          this.#member();
          others = true;
        } else members.add(member);
      }
    }
    // Not a letter, whatever else it may be.
    if (negated) return letters ? listed([' ']) : UNKNOWN;
    if (letters || others) return { ...UNKNOWN, anyLetter: letters };
    if (![...members].some((member) => /[a-z0-9_]/.test(member)) && members.has(' ')) return listed([' ']);
    if (members.size <= CLASS_LIMIT) return listed([...members]);
    return [...members].some((member) => /[a-z0-9_]/.test(member)) ? UNKNOWN : listed([' ']);
  }

  #member(): Part {
    if (this.#take('\\')) {
      // In a class, \b is the backspace.
      if (this.#take('b')) return listed([' ']);
      return this.#escape();
    }
    if (this.#unicode && /^(?:\[|&&|--)/.test(this.#source.slice(this.#at))) this.understood = false;
    return listed([this.#character()]);
  }

  #quantified(part: Part): Part {
    if (!'*+?{'.includes(this.#source[this.#at] ?? 'x')) return part;
    const match = /^(?:[*+?]|\{(\d+)(?:,(\d*))?\})\??/.exec(this.#source.slice(this.#at));
    if (!match) return part;
    this.#at += match[0].length;
    const sign = match[0].charAt(0);
    const least = sign === '+' ? 1 : sign === '{' ? Number(match[1]) : 0;
    const once = sign === '?' || match[2] === '1' || (sign === '{' && match[0].startsWith('{1}'));
    const spaces = part.exact?.every((string) => string === ' ') ?? false;
    if (part.exact && (once || spaces)) return least > 0 ? part : listed([...new Set([...part.exact, ''])]);
    if (least > 0) return { ...part, exact: undefined, needs: needsOf(part) };
    return { ...UNKNOWN, nullable: true, opens: part.opens, closes: part.closes };
  }
}

/** A character as the literals compare it: lower case, and all white space one space. */
function plain(character: string): string {
  return /\s/.test(character) ? ' ' : character.toLowerCase();
}
