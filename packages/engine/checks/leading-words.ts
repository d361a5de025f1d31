/**
 * What a match of a pattern begins with: a run of ASCII letters, digits and underscores in lower case, before which no
 * run goes on. `whole`: nor does it go on behind; else the run may be longer.
 */
export interface Lead {
  readonly text: string;
  readonly whole: boolean;
  /** The runs of which one stands behind it, with nothing but white space between; undefined where none need to. */
  readonly next?: readonly string[];
}

/** One way into a pattern: what was read of its first run, and of the one behind it. */
interface Way {
  readonly text: string;
  /** Whether a run is known to begin where the match does. */
  readonly opens: boolean;
  /** Set once the run has ended, or nothing more can be told of it. */
  readonly ended?: 'whole' | 'open';
  /** Set once white space stands behind the run: what was read of the next run. */
  readonly next?: string;
  /** Set once that has ended, or nothing can be told of it. */
  readonly nextEnded?: 'whole' | 'untold';
}

/** A part of a pattern that can't be read as the beginning of a word. */
class Untold extends Error {}

const MOST_WAYS = 1200;
const CLASS_LIMIT = 12;
const isRun = (character: string) => /[a-z0-9_]/i.test(character);
/** What stands for white space, and for any other character that is in no run. */
const SPACE = ' ';
const SIGN = '.';
const asMember = (one: string) => (isRun(one) ? one.toLowerCase() : /\s/.test(one) ? SPACE : SIGN);

/**
 * The words that every match of a pattern begins with; undefined where it may begin otherwise. A text need only be tried
 * where one of them begins.
 */
export function leadingWords(pattern: RegExp): readonly Lead[] | undefined {
  // With both flags, letters match signs that are no letters of ASCII.
  if (/v|i.*u/.test(pattern.flags)) return undefined;
  try {
    const ways = new Reader(pattern.source).alternation([{ text: '', opens: false }]);
    const leads = new Map<string, { text: string; whole: boolean; next: Set<string> | undefined }>();
    for (const { text, ended, next, nextEnded } of ways) {
      if (text === '') return undefined;
      const whole = ended === 'whole';
      const key = text + (whole ? '$' : '');
      const known = leads.get(key);
      const told = next !== undefined && nextEnded === 'whole';
      const lead = known ?? { text, whole, next: new Set<string>() };
      if (told) lead.next?.add(next);
      else lead.next = undefined;
      leads.set(key, lead);
    }
    return [...leads.values()].map(({ text, whole, next }) => ({
      text,
      whole,
      ...(next && { next: [...next] }),
    }));
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
    const found: Way[] = [];
    do found.push(...this.#sequence(ways));
    while (this.#take('|'));
    const all = distinct(found);
    if (all.length <= MOST_WAYS) return all;
    const fewer = distinct(found.map((way) => (way.ended ? { ...way, nextEnded: 'untold' as const } : way)));
    if (fewer.length > MOST_WAYS) throw new Untold();
    return fewer;
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
        const isSpace = /^(?:\\s| )$/.test(this.#source.slice(from, until));
        const repeated = isSpace ? once : once.map(goOnOpenly);
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
    if (this.#take('(?=')) return this.#ahead(ways);
    if (this.#take('(?!')) return this.#skipGroup(ways);
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

  /** Where it tells the run behind the first, whatever the pattern goes on with. */
  #ahead(ways: readonly Way[]): readonly Way[] {
    const from = this.#at;
    const told = new Map<string | undefined, readonly string[]>();
    for (const { ended, next, nextEnded } of ways) {
      if (ended !== 'whole' || nextEnded || told.has(next)) continue;
      this.#at = from;
      told.set(
        next,
        this.#nextBehind({ text: SIGN, opens: true, ended, ...(next !== undefined && { next }) }),
      );
    }
    this.#at = from;
    this.#find();
    return ways.flatMap((way): readonly Way[] => {
      const next = way.ended === 'whole' && !way.nextEnded ? told.get(way.next) : undefined;
      return next?.length ? next.map((run) => ({ ...way, next: run, nextEnded: 'whole' as const })) : [way];
    });
  }

  /** The runs that a group asks for behind a way; none where it may also ask for something else. */
  #nextBehind(way: Way): readonly string[] {
    try {
      const ways = this.alternation([way]);
      return ways.every(({ nextEnded }) => nextEnded === 'whole') ? ways.map(({ next = '' }) => next) : [];
    } catch (error) {
      if (error instanceof Untold) return [];
      throw error;
    }
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
    if (/[sW]/.test(code)) return goOn(ways, [code === 's' ? SPACE : SIGN]);
    if (/[wdDSB]/.test(code)) return code === 'B' ? ways : goOn(ways, undefined);
    if (/[a-z0-9]/i.test(code) && !/[nrtfvu]/.test(code)) throw new Untold();
    if (code === 'u') {
      if (this.#source.charAt(this.#at) === '{') throw new Untold();
      this.#at += 4;
    }
    return goOn(ways, [code === 'u' ? SIGN : /[nrtfv]/.test(code) ? SPACE : code]);
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

/** The characters of a class, those that are in no run as white space or a sign; undefined for many or unknown ones. */
function membersOf(inside: string): readonly string[] | undefined {
  if (/^\^/.test(inside)) return /\\w/.test(inside) ? [SIGN] : undefined;
  const written = inside.replace(/\\u(?!00[0-7])([\da-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  if (/\\[wdDSWBpPxuk]/.test(written)) return undefined;
  const plain = written.replace(/\\[snrtfv]/g, SPACE).replace(/\\b/g, SIGN);
  if (/[^\\]-[^\]]/.test(plain) && !/^[^a-z0-9_]*$/i.test(plain)) return undefined;
  const members = new Set(Array.from(plain.replace(/\\(.)/g, '$1'), asMember));
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
    if (way.ended) return goOnBehind(way, next);
    if (!next) {
      if (way.text === '') throw new Untold();
      return [{ ...way, ended: 'open' }];
    }
    return next.map((character) => {
      if (!isRun(character)) return goOnBehind(close(way), [character])[0] as Way;
      if (!way.opens) throw new Untold();
      return { ...way, text: way.text + character.toLowerCase() };
    });
  });
}

/** The same behind the first run. */
function goOnBehind(way: Way, characters: readonly string[] | undefined): readonly Way[] {
  if (way.ended !== 'whole' || way.nextEnded) return [way];
  const { next = '' } = way;
  if (!characters) return [{ ...way, nextEnded: 'untold' }];
  return characters.map((character) => {
    const written = asMember(character);
    if (written === SPACE && next === '') return { ...way, next };
    if (!isRun(written)) return next === '' ? { ...way, nextEnded: 'untold' } : close(way);
    return way.next === undefined ? { ...way, nextEnded: 'untold' } : { ...way, next: next + written };
  });
}

/** A second time round, a run may go on in ways that are not followed. */
function goOnOpenly(way: Way): Way {
  if (way.text === '' || way.nextEnded) return way;
  return way.ended ? { ...way, nextEnded: 'untold' } : { ...way, ended: 'open' };
}

/** The run ends here; where none has begun, the match begins with something else. */
function close(way: Way): Way {
  if (way.text === '') throw new Untold();
  if (!way.ended) return { ...way, ended: 'whole' };
  return way.next && !way.nextEnded ? { ...way, nextEnded: 'whole' } : way;
}

function distinct(ways: readonly Way[]): readonly Way[] {
  const found = new Map<string, Way>();
  for (const way of ways)
    found.set(`${way.text} ${way.opens} ${way.ended} ${way.next ?? SIGN} ${way.nextEnded}`, way);
  return [...found.values()];
}
