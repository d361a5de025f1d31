import { isAsciiDigit, isLetterAt, isLowerAt, isUpperAt } from './characters.ts';
import { CODE, NUMBER, WORD } from './places.ts';

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

/** A word beside a mark. */
export interface NearWord {
  /** As `WordPlaces` has it. */
  readonly kind: number;
  readonly text: string;
}

/** A possible end of a sentence: a mark, and what stands around it. */
export interface Stop {
  readonly prose: string;
  /** The first of the closing marks. */
  readonly mark: number;
  /** Whether the mark closes a bracket that was opened inside the sentence: "(or all?)". */
  readonly bracketed: boolean;
  /** Whether more than one mark stands there: "?!", "...". */
  readonly repeated: boolean;
  /** Where in `prose` the next visible character stands. */
  readonly next: number;
  readonly before: NearWord | undefined;
  /** Whether `before` is the first word of the sentence. */
  readonly leads: boolean;
  readonly earlier: NearWord | undefined;
  /** Whether `before` stands directly at the mark. */
  readonly adjacent: boolean;
  readonly following: NearWord | undefined;
}

/** Whether the sentence ends here. White space is known to follow. */
export function endsSentence(stop: Stop): boolean {
  const { prose, mark, next } = stop;
  const small = isLowerAt(prose, next);
  const named = small && isSmallName(stop.following);
  const full = mark === 0x2e && !stop.repeated;
  if (stop.bracketed && mark !== 0x2e) return false;
  if (!full) return !small || named;
  if (stop.before?.kind === WORD && stop.adjacent) {
    const verdict = abbreviates(stop, stop.before);
    if (verdict !== undefined) return verdict;
  }
  if (stop.before?.kind === NUMBER && stop.adjacent && stop.leads && /^\d{1,3}$/.test(stop.before.text))
    return false;
  if (!small || named) return true;
  // A small letter after a plain word or code is a sentence whose capital was forgotten, or a name we do not know.
  return (
    stop.before?.kind !== WORD || stop.before.text.length > 3 || SHORT.has(stop.before.text.toLowerCase())
  );
}

function abbreviates({ prose, next, leads, earlier }: Stop, before: NearWord): boolean | undefined {
  const word = before.text.toLowerCase();
  if (NUMBERING.has(word) && isAsciiDigit(prose.charCodeAt(next))) return false;
  if (OPEN.has(word))
    return word === 'max' || word === 'min' || word === 'ref' ? isUpperAt(prose, next) : false;
  if (word === 'no') return undefined;
  if (UNDECIDED.has(word)) return !isLowerAt(prose, next) && !isAsciiDigit(prose.charCodeAt(next));
  // "J. Smith" and "J. R. R. Tolkien", but not "Plan B. Then".
  if (before.text.length === 1 && isUpperAt(before.text, 0) && before.text !== 'I') {
    return !leads && earlier !== undefined && isLowerAt(earlier.text, 0);
  }
  return undefined;
}

/** "npm", "iOS", "gRPC": names that begin with a small letter by design. */
function isSmallName(word: NearWord | undefined): boolean {
  if (!word) return false;
  if (word.kind === CODE || SMALL_NAMES.has(word.text)) return true;
  for (let index = 1; index < word.text.length; index++) {
    if (isUpperAt(word.text, index) && isLetterAt(word.text, index - 1)) return true;
  }
  return false;
}
