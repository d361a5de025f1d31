/** Puts `text` in place of the half-open range `[start, end)` of another text; offsets in UTF-16 code units. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Of words that stay between two changes of one sentence, so many make them two. */
const WORDS_BETWEEN = 3;
/** What two changes that have nothing to do with one another share all the same. */
const COMMON = /^(?:the|and|are|for|was|you|can|not|has|with|that|this|your|from|will|have|been|were|they)$/;
/** Of a word, so much is the same in its forms: "validates" and "validated". */
const STEM_LENGTH = 5;
/** Of a sentence in UTF-16 code units: a line without a full stop may be a whole document. */
const LONGEST_SENTENCE = 1000;

/** A change with the words that it takes away, and those that it puts in. */
interface Read {
  readonly change: Change;
  readonly gone: ReadonlySet<string>;
  readonly put: ReadonlySet<string>;
}

/**
 * Changes as a person can judge them one by one: of one sentence, those with only a few words between them are one, and so are
 * those between which words moved, as in "The [token is validated by the] server [→ validates the token].", or most words of a
 * paragraph. One that goes through several sentences, each of which has its counterpart, is one for each of them.
 * @param before the text to which the changes are
 * @param changes in order, without overlaps
 */
export function judgeableChanges(before: string, changes: readonly Change[]): Change[] {
  const joined: Read[] = [];
  for (const change of changes.flatMap((one) => bySentence(before, one))) {
    const own = read(before, change);
    const parts = joined.splice(firstOfOne(before, joined, own));
    const all = [...parts.map((part) => part.change), change];
    joined.push(
      parts.length === 0
        ? own
        : read(
            before,
            all.reduce((one, other) => join(before, one, other)),
          ),
    );
  }
  return wholeLists(
    before,
    wholeLinks(
      before,
      joined.map(({ change }) => change),
    ),
  );
}

/** How many brackets of links a text opens beyond those that it closes. */
const openIn = (text: string): number => text.split('[').length - text.split(']').length;

/** Those that open and close a link as one: half a link is none. */
function wholeLinks(before: string, changes: readonly Change[]): Change[] {
  const whole: Change[] = [];
  let open = 0;
  for (const change of changes) {
    const last = whole.at(-1);
    const goesOn = open !== 0 && last !== undefined && !BLANK_LINE.test(before.slice(last.end, change.start));
    const own = openIn(change.text) - openIn(before.slice(change.start, change.end));
    if (goesOn && last) whole[whole.length - 1] = join(before, last, change);
    else whole.push(change);
    open = (goesOn ? open : 0) + own;
  }
  return whole;
}

/** A list item that a change begins, perhaps without what follows its number. */
const ITEM = /\n(?:\d+(?:[.)]\s|$)|[-*]\s)/;
const BLANK_LINE = /\n[ \t]*\r?\n/;

/** Those that make one list of a paragraph as one, from the start of a sentence to the end of one: a part of a step is none. */
function wholeLists(before: string, changes: readonly Change[]): Change[] {
  const whole: Change[] = [];
  let last: Change | undefined;
  for (const [index, change] of changes.entries()) {
    // What stands in the sentence of an item belongs to it.
    const isInItem = last !== undefined && /^[^.!?]\s*$/.test(before.slice(last.end - 1, change.start));
    const begins = ITEM.test(change.text) && !ITEM.test(before.slice(change.start, change.end));
    if (!begins && !isInItem) {
      whole.push(change);
      last = undefined;
      continue;
    }
    const goesOn = last !== undefined && !BLANK_LINE.test(before.slice(last.end, change.start));
    const one = goesOn && last ? join(before, last, change) : change;
    if (goesOn) whole.pop();
    const [least, most] = [whole.at(-1)?.end ?? 0, changes[index + 1]?.start ?? before.length];
    const front = /(?:(?<=[.!?:]\s)\S|(?<![^\n])[^\n])(?:(?![.!?:]\s)[^\n])*$/.exec(
      before.slice(Math.max(least, one.start - LONGEST_SENTENCE), one.start),
    );
    const back = /^(?:(?![.!?]\s)[^\n])*[.!?]?/.exec(
      before.slice(one.end, Math.min(most, one.end + LONGEST_SENTENCE)),
    );
    const [head, tail] = [
      /^\s/.test(one.text) ? '' : (front?.[0].replace(/^[.!?:]\s+/, '') ?? ''),
      back?.[0] ?? '',
    ];
    last = { start: one.start - head.length, end: one.end + tail.length, text: head + one.text + tail };
    whole.push(last);
  }
  return whole;
}

const SENTENCE_END = /[.!?…]\s+/g;
/** Of the words of either sentence, such a part stands in both. */
const LEAST_SHARED = 0.25;
/** In words: fewer may stand in two paragraphs by chance. */
const LEAST_MOVED = 3;
/** Sentences of a change that are told apart; of more, it stays whole. */
const MOST_SENTENCES = 40;
/** How many sentences become how many. */
const BECOME = [
  [1, 1],
  [1, 2],
  [2, 1],
] as const;

interface Piece {
  readonly start: number;
  readonly end: number;
  /** What parts it from the next one. */
  readonly mark: string;
}

function piecesOf(text: string): readonly Piece[] {
  let start = 0;
  const pieces = Array.from(text.matchAll(SENTENCE_END), ({ 0: mark, index }): Piece => {
    const piece = { start, end: index, mark };
    start = index + mark.length;
    return piece;
  });
  return [...pieces, { start, end: text.length, mark: '' }];
}

/** A change as one for each sentence; whole where the sentences on both sides are not surely the same ones. */
function bySentence(before: string, change: Change): readonly Change[] {
  const gone = before.slice(change.start, change.end);
  const [olds, news] = [piecesOf(gone), piecesOf(change.text)];
  if (Math.max(olds.length, news.length) === 1 || olds.length + news.length > MOST_SENTENCES) return [change];
  // What stands around a change is the same on both sides.
  const front =
    before
      .slice(Math.max(0, change.start - LONGEST_SENTENCE), change.start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const [behind = ''] = before.slice(change.end, change.end + LONGEST_SENTENCE).split(SENTENCE_END);
  const around = (said: string, from: number, to: number, last: number): string =>
    `${from === 0 ? front : ''}${said}${to === last ? behind : ''}`;
  const known = new Map<number, Pairing | undefined>();
  const pairs = (from: number, at: number): Pairing | undefined => {
    const key = from * MOST_SENTENCES + at;
    if (!known.has(key)) known.set(key, bestOf(from, at));
    return known.get(key);
  };
  const bestOf = (from: number, at: number): Pairing | undefined => {
    if (from === olds.length && at === news.length) return { shared: 0, changes: [] };
    let best: Pairing | undefined;
    for (const [some, others] of BECOME) {
      const [old, end] = [olds[from], olds[from + some - 1]];
      const [fresh, stop] = [news[at], news[at + others - 1]];
      if (!old || !end || !fresh || !stop || end.mark !== stop.mark) continue;
      const [said, put] = [gone.slice(old.start, end.end), change.text.slice(fresh.start, stop.end)];
      const isSame = isSameSentence(
        around(said, from, from + some, olds.length),
        around(put, at, at + others, news.length),
      );
      const rest = isSame ? pairs(from + some, at + others) : undefined;
      if (!rest) continue;
      const shared = rest.shared + sharedIn(stemsIn(said), stemsIn(put));
      if (best && shared <= best.shared) continue;
      const one = { start: change.start + old.start, end: change.start + end.end, text: put };
      best = { shared, changes: said === put ? rest.changes : [one, ...rest.changes] };
    }
    return best;
  };
  return pairs(0, 0)?.changes ?? [change];
}

/** How sentences became others, with the words that stay in them. */
interface Pairing {
  readonly shared: number;
  readonly changes: readonly Change[];
}

const sharedIn = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((stem) => others.has(stem)).length;

function isSameSentence(gone: string, put: string): boolean {
  const [some, others] = [stemsIn(gone), stemsIn(put)];
  const shared = sharedIn(some, others);
  return gone === put || (shared > 0 && shared >= LEAST_SHARED * Math.max(some.size, others.size));
}

/** Where those begin that are one with a change; behind the last where none is. */
function firstOfOne(before: string, earlier: readonly Read[], own: Read): number {
  let first = earlier.length;
  let next = own.change;
  for (let index = earlier.length - 1; index >= 0; index--) {
    const other = earlier[index];
    if (!other || own.change.start - other.change.end > LONGEST_SENTENCE) break;
    const between = before.slice(other.change.end, next.start);
    if (/[\r\n]|[.!?…]\s/.test(between)) {
      // A paragraph that became a list may meet its words only behind a line that stays.
      if (between.trim() !== '' || !(moved(other.gone, own.put) || moved(own.gone, other.put))) break;
      first = index;
    }
    const isNear =
      index === earlier.length - 1 && (between.match(/[\p{L}\p{N}]+/gu) ?? []).length < WORDS_BETWEEN;
    if (isNear || shares(other.gone, own.put) || shares(own.gone, other.put)) first = index;
    next = other.change;
  }
  return first;
}

/** Whether most of what one change takes away is what another puts in. */
function moved(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shared = sharedIn(some, others);
  return shared >= LEAST_MOVED && 2 * shared > some.size;
}

const shares = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((stem) => others.has(stem));

const read = (before: string, change: Change): Read => ({
  change,
  gone: stemsIn(before.slice(change.start, change.end)),
  put: stemsIn(change.text),
});

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
      .filter((word) => !COMMON.test(word))
      .map((word) => word.slice(0, STEM_LENGTH)),
  );

const join = (before: string, one: Change, other: Change): Change => ({
  start: one.start,
  end: other.end,
  text: one.text + before.slice(one.end, other.start) + other.text,
});
