import { codeSpan } from '../../report/quote.ts';
import { listed } from '../../writing/markdown.ts';
import type { ArtifactReader } from './types.ts';

/** One piece of a pattern: what it matches, and a text that it would match. */
interface Piece {
  readonly source: string;
  readonly means: string;
  readonly sample: string | undefined;
  readonly children?: readonly Piece[];
}

/** A piece before anything says how often it comes: in the singular, and behind a number. */
interface Atom extends Pick<Piece, 'sample' | 'children'> {
  readonly one: string;
  readonly many: string;
}

const CLASSES: Readonly<Record<string, readonly [one: string, many: string, sample: string]>> = {
  d: ['a digit', 'digits', '7'],
  D: ['a character that is no digit', 'characters that are no digits', 'x'],
  w: [
    'a word character (letter, digit, or underscore)',
    'word characters (letters, digits, and underscores)',
    'a',
  ],
  W: [
    'a character other than a letter, digit, or underscore',
    'characters other than letters, digits, and underscores',
    '-',
  ],
  s: ['a space, tab, or line break', 'spaces, tabs, or line breaks', ' '],
  S: ['a character that is no space', 'characters that are no spaces', 'x'],
};
const PLACES: Readonly<Record<string, string>> = {
  '^': 'the start of the text',
  $: 'the end of the text',
  '\\b': 'the edge of a word',
  '\\B': 'a place that is no edge of a word',
};
const RANGES: Readonly<Record<string, string>> = {
  'a-z': 'lowercase letters',
  'A-Z': 'capital letters',
  '0-9': 'digits',
  'a-f': 'lowercase letters from a to f',
  'A-F': 'capital letters from A to F',
};
const SINGLE: Readonly<Record<string, string>> = {
  'lowercase letters': 'a lowercase letter',
  'capital letters': 'a capital letter',
  digits: 'a digit',
};
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^\?:/, ''],
  [/^\?=/, 'what comes next must fit this, without being part of the match'],
  [/^\?!/, 'what comes next must not fit this'],
  [/^\?<=/, 'what stands before must fit this, without being part of the match'],
  [/^\?<!/, 'what stands before must not fit this'],
  [/^\?P?<(\w+)>/, 'kept as the group `$1`'],
];
/** Signs that a line is a pattern and no sentence. */
const SIGNS = /^\^|\$$|\\[dwsbSWD.]|\[[^\]\s]+\][+*{?]|\(\?[:=!<P]|\.\*|\.\+/;

/** A regular expression, alone or between slashes. */
export const readPattern: ArtifactReader = (text) => {
  const line = text.trim();
  if (line.includes('\n') || line.length > 300) return undefined;
  const slashed = /^\/(?<source>.+)\/(?<flags>[dgimsuvy]*)$/.exec(line)?.groups;
  const source = slashed?.['source'] ?? line;
  // Words with spaces between them are a sentence.
  if (!SIGNS.test(source) || (slashed === undefined && /\p{L}{2,} \p{L}{2,}/u.test(source))) return undefined;
  if (slashed === undefined && /^\/[\w./-]+$|^https?:|^[\w.$-]+(?:\$|\.\*)?$/.test(source)) return undefined;
  const pieces = isPattern(source) ? new PatternReader(source).read() : undefined;
  if (pieces === undefined) return undefined;
  const isWhole = /^\^/.test(source) && /(?<!\\)\$$/.test(source) && pieces.length > 1;
  const middle = pieces.filter(({ source: own }) => own !== '^' && own !== '$');
  const sample = middle.every((piece) => piece.sample !== undefined)
    ? middle.map((piece) => piece.sample).join('')
    : '';
  const short = [
    `This regular expression is a pattern that ${isWhole ? 'a whole text must fit' : 'finds a part of a text'}.`,
    sample.trim() === '' || sample.length > 60 ? '' : `It fits ${codeSpan(sample)}, for example.`,
  ];
  const flags = [...(slashed?.['flags'] ?? '')].flatMap((flag) => FLAGS[flag] ?? []);
  return {
    short: short.filter(Boolean).join(' '),
    parts: pieces.flatMap((piece) => tell(piece)),
    ordered: true,
    title: 'From left to right',
    notes: flags,
  };
};

const FLAGS: Readonly<Record<string, string>> = {
  g: '`g`: finds all matches, not only the first.',
  i: '`i`: capital and lowercase letters count as the same.',
  m: '`m`: `^` and `$` stand for the start and end of each line.',
  s: '`s`: a dot matches line breaks too.',
  u: '`u`: the text is read as Unicode.',
};

function isPattern(source: string): boolean {
  try {
    return new RegExp(source.replace(/\(\?P</g, '(?<')).source !== '';
  } catch {
    return false;
  }
}

function tell({ source, means, children = [] }: Piece): string {
  const inner = children.map((child) => `\n- ${tell(child).replace(/\n/g, '\n  ')}`).join('');
  return `${codeSpan(source)}: ${means}${inner}`;
}

/** Reads a valid pattern from left to right; undefined where it holds what has no plain words here. */
class PatternReader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  read(): readonly Piece[] | undefined {
    const branches = this.#branches();
    if (branches === undefined || this.#at < this.#source.length) return undefined;
    const [only = []] = branches;
    return branches.length === 1 ? only : [choice(branches, this.#source, 'one of these')];
  }

  #branches(): (readonly Piece[])[] | undefined {
    const branches: Piece[][] = [[]];
    while (this.#at < this.#source.length && this.#source[this.#at] !== ')') {
      if (this.#source[this.#at] === '|') {
        this.#at += 1;
        branches.push([]);
        continue;
      }
      const piece = this.#piece();
      if (piece === undefined) return undefined;
      branches.at(-1)?.push(piece);
    }
    return branches.map(joinLetters);
  }

  #piece(): Piece | undefined {
    const from = this.#at;
    const atom = this.#atom();
    if (atom === undefined) return undefined;
    const rest = this.#source.slice(this.#at);
    const times = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(rest)?.[0] ?? '';
    this.#at += times.length;
    const { one, many, sample, children } = atom;
    const source = this.#source.slice(from, this.#at);
    const { says, least } = counted(times, one, many);
    return {
      source,
      means: says,
      sample: sample === undefined ? undefined : sample.repeat(least),
      ...(children && { children }),
    };
  }

  #atom(): Atom | undefined {
    const rest = this.#source.slice(this.#at);
    const place = /^(?:\\[bB]|[\^$])/.exec(rest)?.[0];
    if (place !== undefined) {
      this.#at += place.length;
      const means = PLACES[place] ?? '';
      return { one: means, many: means, sample: /[\^$]/.test(place) ? undefined : '' };
    }
    const set = /^\[(?:\\.|[^\]\\])+\]/.exec(rest)?.[0];
    if (set !== undefined) {
      this.#at += set.length;
      return readSet(set.slice(1, -1));
    }
    if (rest.startsWith('(')) return this.#group();
    if (rest.startsWith('.')) {
      this.#at += 1;
      return { one: 'any character', many: 'characters of any kind', sample: 'x' };
    }
    const escaped = /^\\(.)/.exec(rest);
    if (escaped) {
      this.#at += 2;
      const sign = escaped[1] ?? '';
      const known = CLASSES[sign];
      if (known) return { one: known[0], many: known[1], sample: known[2] };
      if (/[a-zA-Z0-9]/.test(sign)) return undefined;
      return { one: `the character ${codeSpan(sign)}`, many: codeSpan(sign), sample: sign };
    }
    this.#at += 1;
    const sign = rest[0] ?? '';
    const named = sign === ' ' ? 'a space' : `the character ${codeSpan(sign)}`;
    return { one: named, many: sign === ' ' ? 'spaces' : codeSpan(sign), sample: sign };
  }

  #group(): Atom | undefined {
    const from = this.#at;
    this.#at += 1;
    const rest = this.#source.slice(this.#at);
    const [mark, words] = GROUPS.find(([opening]) => opening.test(rest)) ?? [/^/, ''];
    const [opening = '', name = ''] = mark.exec(rest) ?? [];
    const says = words.replace('$1', name);
    this.#at += opening.length;
    const branches = this.#branches();
    if (branches === undefined || this.#source[this.#at] !== ')') return undefined;
    this.#at += 1;
    const source = this.#source.slice(from, this.#at);
    const isAround = /^\?<?[=!]/.test(opening);
    const group = branches.length > 1 ? choice(branches, source, 'one of these') : undefined;
    const [only = []] = branches;
    const single = group === undefined && only.length === 1 ? only[0] : undefined;
    const means = group?.means ?? single?.means ?? 'these parts, in order';
    const one = says === '' ? means : isAround ? `${says}: ${means}` : `${means}, ${says}`;
    return {
      one,
      many: group || single ? `of ${means}` : 'of these parts, in order',
      sample: isAround ? undefined : (group?.sample ?? samplesOf(only)),
      ...(group?.children && { children: group.children }),
      ...(!group && !single && { children: only }),
    };
  }
}

const samplesOf = (pieces: readonly Piece[]): string | undefined =>
  pieces.every(({ sample }) => sample !== undefined)
    ? pieces.map(({ sample }) => sample).join('')
    : undefined;

/** Several ways to match: fixed words are named in the sentence, others stand below. */
function choice(branches: readonly (readonly Piece[])[], source: string, lead: string): Piece {
  const words = branches.map((branch) => branch.map((piece) => piece.source).join(''));
  const sample = samplesOf(branches[0] ?? []);
  if (words.every((word) => /^[\w -]+$/.test(word)))
    return { source, means: listed(words.map(codeSpan), 'or'), sample };
  const children = branches.map((branch, index) => ({
    source: words[index] ?? '',
    means: listed(branch.map(({ means }) => means)),
    sample: undefined,
  }));
  return { source, means: lead, sample, children };
}

/** Letters that follow one another are one word. */
function joinLetters(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isPlain = (one: Piece): boolean =>
      /^(?:the text|the character) /.test(one.means) && !/[*+?{}]$/.test(one.source.replace(/\\./g, ''));
    if (last && isPlain(last) && isPlain(piece)) {
      const sample = `${last.sample}${piece.sample}`;
      joined[joined.length - 1] = {
        source: last.source + piece.source,
        means: `the text ${codeSpan(sample)}`,
        sample,
      };
    } else joined.push(piece);
  }
  return joined;
}

function readSet(written: string): Atom | undefined {
  const isNot = written.startsWith('^');
  const parts = [...written.slice(isNot ? 1 : 0).matchAll(/\\.|[^\\]-[^\\\]]|[^]/g)].map(([part]) => part);
  const names: string[] = [];
  const signs: string[] = [];
  for (const part of parts) {
    const known = part.startsWith('\\') ? CLASSES[part.slice(1)] : undefined;
    if (known) names.push(known[1]);
    else if (/^\\[a-zA-Z0-9]$/.test(part)) return undefined;
    else if (part.length === 3 && part[1] === '-')
      names.push(RANGES[part] ?? `characters from ${codeSpan(part[0] ?? '')} to ${codeSpan(part[2] ?? '')}`);
    else signs.push(codeSpan(part.replace(/^\\/, '')));
  }
  const what = listed([...names, ...signs], isNot ? 'and' : 'or');
  const single = names.length === 1 && signs.length === 0 ? SINGLE[what] : undefined;
  const first = parts[0] ?? '';
  const sample = isNot ? undefined : (CLASSES[first.slice(1)]?.[2] ?? first.replace(/^\\/, '')[0]);
  if (isNot)
    return {
      one: `one character other than ${what}`,
      many: `characters other than ${what}`,
      sample: undefined,
    };
  return { one: single ?? `one of these: ${what}`, many: what, sample };
}

function counted(times: string, one: string, many: string): { says: string; least: number } {
  const few = times.length > 1 && times.endsWith('?') ? ', as few as possible' : '';
  const bare = few ? times.slice(0, -1) : times;
  if (bare === '') return { says: one, least: 1 };
  if (bare === '*') return { says: `any number ${of(many)}, also none${few}`, least: 1 };
  if (bare === '+')
    return { says: `one or more ${of(many).replace(/^of (?!these|the )/, '')}${few}`, least: 1 };
  if (bare === '?') return { says: `${one}, or nothing${few}`, least: 1 };
  const [low = '', high] = bare.slice(1, -1).split(',');
  const plain = of(many).replace(/^of (?!these|the )/, '');
  const least = Number(low);
  if (high === undefined) return { says: `exactly ${low} ${least === 1 ? `time ${one}` : plain}`, least };
  return { says: high === '' ? `at least ${low} ${plain}` : `${low} to ${high} ${plain}`, least };
}

const of = (many: string): string => (many.startsWith('of ') ? many : `of ${many}`);
