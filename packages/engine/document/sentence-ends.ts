import { isAsciiDigit, isLetterAt, isLowerAt, isUpperAt, unitAt } from './characters.ts';
import { CODE, NUMBER, WORD, type WordPlaces } from './places.ts';

/** Never the end: what follows belongs to them. */
const OPEN = new Set(
  'e.g.|i.e.|eg|ie|vs|cf|dr|mr|mrs|ms|prof|fig|figs|approx|viz|resp|ca|eq|eqs|sec|sect|chap|vol|pp|ed|eds|al|est|incl|esp|ver|max|min|dept|gen|rev|ref|refs|st|mt|hon|messrs'.split(
    '|',
  ),
);
/** The end only where the next sentence shows itself with a capital. */
const UNDECIDED = new Set(
  'etc|u.s.|u.k.|e.u.|a.m.|p.m.|inc|ltd|co|corp|jr|sr|ph.d|bros|no|nos|p|art|ext'.split('|'),
);
/** Abbreviations that number something: "No. 5". */
const NUMBERING = new Set('no|nos|p|art|ext|fig|vol|ch|sec|ver|v'.split('|'));
/** Short words that end sentences as often as long ones do. */
const SHORT = new Set(
  'it|is|so|do|go|up|on|in|to|of|by|at|us|me|we|be|as|or|no|if|an|he|ok|id|it|app|api|cli|url|use|set|get|run|new|one|two|way|and|not|yet|too|out|off|all|any|you|can|may|it’s|set|key|log|tag|css|git|npm|sql|ui|db|io|os'.split(
    '|',
  ),
);
/** Names that keep their small letter at the start of a sentence. */
const SMALL_NAMES = new Set(
  'npm|npx|pnpm|yarn|git|curl|webpack|eslint|esbuild|jq|kubectl|systemd|nginx|etcd|containerd|pip|uv|k6|vite|rollup|babel|node|deno|bun|grep|sed|awk|bash|zsh|ssh|tsc|vim|ffmpeg|sqlite|jest|mocha|vitest|lodash|axios|fastify|pytest|numpy|pandas|cargo|rustc|gcc|make|cmake|docker|helm|terraform|redis|rsync|tmux'.split(
    '|',
  ),
);

/** No abbreviation is longer. */
const LONGEST = Math.max(...[...OPEN, ...UNDECIDED, ...NUMBERING].map(({ length }) => length));

/** One block on its way to sentences: what the reader sees, and the source below it to tell space from masked markup. */
export interface SentenceInput {
  readonly text: string;
  readonly prose: string;
  readonly offset: number;
  readonly words: WordPlaces;
  /** Offsets into `text` where a sentence ends whatever stands there, such as `<br>`. In order. */
  readonly breaks: readonly number[];
}

/** A possible end of a sentence: a mark, and what stands around it. */
export interface Stop {
  /** Where in the prose the closing marks stand; the first of them counts. */
  readonly at: number;
  /** Whether the mark closes a bracket that was opened inside the sentence: "(or all?)". */
  readonly bracketed: boolean;
  /** Whether more than one mark stands there: "?!", "...". */
  readonly repeated: boolean;
  /** Where in the prose the next visible character stands. */
  readonly next: number;
  /** Index of the first word of the sentence. */
  readonly firstWord: number;
  /** Index of the first word behind the mark. */
  readonly following: number;
}

/** Whether the sentence ends here. White space is known to follow. */
export function endsSentence(input: SentenceInput, stop: Stop): boolean {
  const { at, next, following } = stop;
  const { prose, words } = input;
  const small = isLowerAt(prose, next);
  const full = unitAt(prose, at) === 0x2e && !stop.repeated;
  if (stop.bracketed && unitAt(prose, at) !== 0x2e) return false;
  if (!full) return !small || isSmallName(input, following);
  const before = following - 1;
  const kind = before < 0 ? -1 : words.kindOf(before);
  const adjacent = kind >= 0 && words.endOf(before) >= at;
  if (kind === WORD && adjacent) {
    const verdict = abbreviates(input, stop, before);
    if (verdict !== undefined) return verdict;
  }
  // "On 3. February 2020"
  if (kind === NUMBER && adjacent && /^\d{1,2}$/.test(wordAt(input, before)) && isMonth(input, following))
    return false;
  if (kind === NUMBER && adjacent && before === stop.firstWord && /^\d{1,3}$/.test(wordAt(input, before)))
    return false;
  if (!small || isSmallName(input, following)) return true;
  // A small letter after a plain word or code is a sentence whose capital was forgotten, or a name we do not know.
  if (kind !== WORD) return true;
  const word = wordAt(input, before);
  return word.length > 3 || SHORT.has(word.toLowerCase());
}

const MONTHS = new Set(
  'january|february|march|april|may|june|july|august|september|october|november|december'.split('|'),
);

function isMonth(input: SentenceInput, index: number): boolean {
  return input.words.kindOf(index) === WORD && MONTHS.has(wordAt(input, index).toLowerCase());
}

function wordAt({ text, offset, words }: SentenceInput, index: number): string {
  return text.slice(offset + words.startOf(index), offset + words.endOf(index));
}

function abbreviates(input: SentenceInput, { next, firstWord }: Stop, before: number): boolean | undefined {
  const { prose, words } = input;
  if (words.endOf(before) - words.startOf(before) > LONGEST) return undefined;
  const written = wordAt(input, before);
  const word = written.toLowerCase();
  if (NUMBERING.has(word) && isAsciiDigit(unitAt(prose, next))) return false;
  if (OPEN.has(word))
    return word === 'max' || word === 'min' || word === 'ref' ? isUpperAt(prose, next) : false;
  if (word === 'no') return undefined;
  if (UNDECIDED.has(word)) return !isLowerAt(prose, next) && !isAsciiDigit(unitAt(prose, next));
  // "J. Smith" and "J. R. R. Tolkien", but not "Plan B. Then".
  if (written.length === 1 && isUpperAt(written, 0) && written !== 'I') {
    // "At 60 °C. Then", "at 5 V. Then".
    if (before > firstWord && words.kindOf(before - 1) === NUMBER) return undefined;
    return before > firstWord && isLowerAt(wordAt(input, before - 1), 0);
  }
  return undefined;
}

/** "npm", "iOS", "gRPC": names that begin with a small letter by design. */
function isSmallName(input: SentenceInput, index: number): boolean {
  const kind = input.words.kindOf(index);
  if (kind < 0 || kind === CODE) return kind === CODE;
  const word = wordAt(input, index);
  if (SMALL_NAMES.has(word)) return true;
  for (let at = 1; at < word.length; at++) {
    if (isUpperAt(word, at) && isLetterAt(word, at - 1)) return true;
  }
  return false;
}
