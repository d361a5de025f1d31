/**
 * What a match of a pattern begins with: a run of ASCII letters, digits and underscores in lower case, before which no
 * run goes on. `whole`: nor does it go on behind; else the run may be longer.
 */
export interface Lead {
  readonly text: string;
  readonly whole: boolean;
}

/** One way into a pattern: what was read of its first run. */
interface Way {
  readonly text: string;
  /** Whether a run is known to begin where the match does. */
  readonly opens: boolean;
  /** Set once the run has ended, or nothing more can be told of it. */
  readonly ended?: 'whole' | 'open';
}

/** A part of a pattern that can't be read as the beginning of a word. */
class Untold extends Error {}

const MOST_WAYS = 1200;
const CLASS_LIMIT = 12;
const isRun = (character: string) => /[a-z0-9_]/i.test(character);

/**
 * The words that every match of a pattern begins with; undefined where it may begin otherwise. A text need only be tried
 * where one of them begins.
 */
export function leadingWords(pattern: RegExp): readonly Lead[] | undefined {
  // With both flags, letters match signs that are no letters of ASCII.
  if (/v|i.*u/.test(pattern.flags)) return undefined;
  try {
    const ways = new Reader(pattern.source).alternation([{ text: '', opens: false }]);
    const leads = new Map<string, Lead>();
    for (const { text, ended } of ways) {
      if (text === '') return undefined;
      const whole = ended === 'whole';
      leads.set(text + (whole ? '$' : ''), { text, whole });
    }
    return [...leads.values()];
  } catch (error) {
    if (error instanceof Untold) return undefined;
    throw error;
  }
}

/** Reads the source of a valid pattern as far as the first word of its matches goes. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** The ways on from those that lead here, up to the end of the group or pattern. */
  alternation(ways: readonly Way[]): readonly Way[] {
    const found = new Map<string, Way>();
    do {
      for (const way of this.#sequence(ways)) found.set(`${way.text} ${way.opens} ${way.ended}`, way);
    } while (this.#take('|'));
    if (found.size > MOST_WAYS) throw new Untold();
    return [...found.values()];
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #sequence(before: readonly Way[]): readonly Way[] {
    let ways = before;
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) {
      const from = this.#at;
      const once = this.#atom(ways);
      const until = this.#at;
      const { least, most } = this.#quantifier();
      if (most === 1) ways = least === 0 ? [...once, ...ways] : once;
      else {
        // A second time round, the run may go on in ways that are not followed.
        const repeated = once.map((way) =>
          way.text === '' || way.ended ? way : { ...way, ended: 'open' as const },
        );
        if (repeated.some(({ text, opens }, index) => text === '' && opens !== ways[index]?.opens))
          throw new Untold();
        if (from === until) throw new Untold();
        ways = least === 0 ? [...repeated, ...ways] : repeated;
      }
    }
    return ways;
  }

  #quantifier(): { readonly least: number; readonly most: number } {
    const match = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.#source.slice(this.#at, this.#at + 20));
    if (!match) return { least: 1, most: 1 };
    this.#at += match[0].length;
    const sign = match[0].charAt(0);
    if (sign === '?') return { least: 0, most: 1 };
    if (sign !== '{') return { least: sign === '+' ? 1 : 0, most: Infinity };
    const least = Number(match[1]);
    return { least, most: match[2] ? Number(match[3] || Infinity) : least };
  }

  #atom(ways: readonly Way[]): readonly Way[] {
    if (this.#take('(?:')) return this.#group(ways);
    if (this.#take('(?=') || this.#take('(?!')) return this.#skipGroup(ways);
    if (this.#take('(?<=')) return this.#behind(ways);
    if (this.#take('(?<!')) return this.#notBehind(ways);
    const name = /^\(\?<\w+>/.exec(this.#source.slice(this.#at, this.#at + 40));
    if (name) {
      this.#at += name[0].length;
      return this.#group(ways);
    }
    if (this.#source.startsWith('(?', this.#at)) throw new Untold();
    if (this.#take('(')) return this.#group(ways);
    if (this.#take('[')) return this.#class(ways);
    if (this.#take('^')) return ways.map((way) => (way.text === '' ? { ...way, opens: true } : way));
    if (this.#take('$')) return ways.map(close);
    if (this.#take('.')) return goOn(ways, undefined);
    if (this.#take('\\')) return this.#escape(ways);
    return goOn(ways, [this.#source.charAt(this.#at++)]);
  }

  #group(ways: readonly Way[]): readonly Way[] {
    const found = this.alternation(ways);
    this.#at++;
    return found;
  }

  /** What stands behind a match only leaves some ways out. */
  #skipGroup(ways: readonly Way[]): readonly Way[] {
    this.#find();
    return ways;
  }

  /** Goes past the end of the group, and gives what stood in it. */
  #find(): string {
    const from = this.#at;
    for (let depth = 1; depth > 0; this.#at++) {
      const character = this.#source.charAt(this.#at);
      if (character === '') throw new Untold();
      if (character === '\\') this.#at++;
      else if (character === '[') this.#at = classEnd(this.#source, this.#at);
      else if (character === '(') depth++;
      else if (character === ')') depth--;
    }
    return this.#source.slice(from, this.#at - 1);
  }

  #behind(ways: readonly Way[]): readonly Way[] {
    const opens = endsOutside(this.#find());
    return ways.map((way) => (way.text === '' && opens ? { ...way, opens } : way));
  }

  #notBehind(ways: readonly Way[]): readonly Way[] {
    const inside = this.#find();
    const opens =
      inside === '\\w' || (/^\[(?!\^)(?:\\[^bBdDsSW]|[^\]\\])*\]$/.test(inside) && inside.includes('\\w'));
    return ways.map((way) => (way.text === '' && opens ? { ...way, opens } : way));
  }

  #escape(ways: readonly Way[]): readonly Way[] {
    const code = this.#source.charAt(this.#at++);
    if (code === 'b') return ways.map((way) => (way.text === '' ? { ...way, opens: true } : close(way)));
    if (code === 'p' || code === 'P') {
      this.#at = this.#source.indexOf('}', this.#at) + 1;
      return goOn(ways, undefined);
    }
    if (/[sW]/.test(code)) return goOn(ways, [' ']);
    if (/[wdDSB]/.test(code)) return code === 'B' ? ways : goOn(ways, undefined);
    if (/[a-z0-9]/i.test(code) && !/[nrtfvu]/.test(code)) throw new Untold();
    if (code === 'u') {
      if (this.#source.charAt(this.#at) === '{') throw new Untold();
      this.#at += 4;
    }
    return goOn(ways, [/[nrtfvu]/.test(code) ? ' ' : code]);
  }

  #class(ways: readonly Way[]): readonly Way[] {
    const end = classEnd(this.#source, this.#at - 1);
    const inside = this.#source.slice(this.#at, end);
    this.#at = end + 1;
    return goOn(ways, membersOf(inside));
  }
}

/** Where the bracket stands that closes the class which opens at `start`. */
function classEnd(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source.charAt(at) !== ']') at += source.charAt(at) === '\\' ? 2 : 1;
  return at;
}

/** The characters of a class, those that are in no run as one space; undefined for many or unknown ones. */
function membersOf(inside: string): readonly string[] | undefined {
  if (/^\^/.test(inside)) return /\\w/.test(inside) ? [' '] : undefined;
  const written = inside.replace(/\\u(?!00[0-7])([\da-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  if (/\\[wdDSWBpPxuk]/.test(written)) return undefined;
  const plain = written.replace(/\\[sb]/g, ' ');
  if (/[^\\]-[^\]]/.test(plain) && !/^[^a-z0-9_]*$/i.test(plain)) return undefined;
  const members = new Set(
    Array.from(plain.replace(/\\(.)/g, '$1'), (one) => (isRun(one) ? one.toLowerCase() : ' ')),
  );
  return members.size > CLASS_LIMIT ? undefined : [...members];
}

/** What is in no run, at the end of a way through a lookbehind. */
const OUTSIDE =
  /(?:\^(?:\\s\*)?|(?<!\\)\\(?:s\+?|b)|(?<!\\)[ ,;:]|(?<!\\)\[(?!\^)(?:\\[snrt]|[^\\\]\w-])+\])$/;

/** Whether every way through a lookbehind ends with what is in no run. */
function endsOutside(inside: string): boolean {
  let depth = 0;
  let way = '';
  const ways: string[] = [];
  for (let at = 0; at < inside.length; at++) {
    const character = inside.charAt(at);
    if (character === '|' && depth === 0) {
      ways.push(way);
      way = '';
      continue;
    }
    const until = character === '[' ? classEnd(inside, at) : character === '\\' ? at + 1 : at;
    if (character === '(') depth++;
    if (character === ')') depth--;
    way += inside.slice(at, until + 1);
    at = until;
  }
  return [...ways, way].every((one) => OUTSIDE.test(one));
}

/** The character that comes next is one of these; undefined: any. */
function goOn(ways: readonly Way[], next: readonly string[] | undefined): readonly Way[] {
  return ways.flatMap((way): readonly Way[] => {
    if (way.ended) return [way];
    if (!next) {
      if (way.text === '') throw new Untold();
      return [{ ...way, ended: 'open' }];
    }
    return next.map((character) => {
      if (!isRun(character)) return close(way);
      if (!way.opens) throw new Untold();
      return { ...way, text: way.text + character.toLowerCase() };
    });
  });
}

/** The run ends here; where none has begun, the match begins with something else. */
function close(way: Way): Way {
  if (way.text === '') throw new Untold();
  return way.ended ? way : { ...way, ended: 'whole' };
}
