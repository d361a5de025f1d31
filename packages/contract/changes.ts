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
 * those between which words moved, as in "The [token is validated by the] server [→ validates the token]." One that goes
 * through several sentences, each of which has its counterpart, is one for each of them.
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
  return joined.map(({ change }) => change);
}

const SENTENCE_END = /[.!?…]\s+/g;
/** Of the words of either sentence, such a part stands in both. */
const LEAST_SHARED = 0.25;

/** A change as one for each sentence; whole where the sentences on both sides are not surely the same ones. */
function bySentence(before: string, change: Change): readonly Change[] {
  const gone = before.slice(change.start, change.end);
  const [marks, others] = [gone, change.text].map((text) => text.match(SENTENCE_END) ?? []);
  if (!marks?.length || marks.length !== others?.length || marks.some((mark, at) => mark !== others[at]))
    return [change];
  const puts = change.text.split(SENTENCE_END);
  let start = change.start;
  const parts = gone.split(SENTENCE_END).map((said, at): Change => {
    const part = { start, end: start + said.length, text: puts[at] ?? '' };
    start = part.end + (marks[at]?.length ?? 0);
    return part;
  });
  return parts.every((part) => isSameSentence(before.slice(part.start, part.end), part.text))
    ? parts.filter((part) => before.slice(part.start, part.end) !== part.text)
    : [change];
}

function isSameSentence(gone: string, put: string): boolean {
  const [some, others] = [stemsIn(gone), stemsIn(put)];
  const shared = [...some].filter((stem) => others.has(stem)).length;
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
    if (/[\r\n]|[.!?…]\s/.test(between)) break;
    const isNear =
      index === earlier.length - 1 && (between.match(/[\p{L}\p{N}]+/gu) ?? []).length < WORDS_BETWEEN;
    if (isNear || shares(other.gone, own.put) || shares(own.gone, other.put)) first = index;
    next = other.change;
  }
  return first;
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
