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

/**
 * Changes as a person can judge them one by one: of one sentence, those with only a few words between them are one, and so are
 * those between which words moved, as in "The [token is validated by the] server [→ validates the token]."
 * @param before the text to which the changes are
 * @param changes in order, without overlaps
 */
export function judgeableChanges(before: string, changes: readonly Change[]): Change[] {
  const joined: Change[] = [];
  for (const change of changes) {
    const first = firstOfOne(before, joined, change);
    joined.push([...joined.splice(first), change].reduce((one, other) => join(before, one, other)));
  }
  return joined;
}

/** Where those begin that are one with a change; behind the last where none is. */
function firstOfOne(before: string, earlier: readonly Change[], change: Change): number {
  let first = earlier.length;
  let next = change;
  for (let index = earlier.length - 1; index >= 0; index--) {
    const other = earlier[index];
    const between = other ? before.slice(other.end, next.start) : '';
    if (!other || /[\r\n]|[.!?…]\s/.test(between)) break;
    const isNear =
      index === earlier.length - 1 && (between.match(/[\p{L}\p{N}]+/gu) ?? []).length < WORDS_BETWEEN;
    if (isNear || hasMoved(before, other, change)) first = index;
    next = other;
  }
  return first;
}

/** Whether a word that one of two changes takes away stands in what the other puts in. */
function hasMoved(before: string, one: Change, other: Change): boolean {
  const goes = (from: Change, to: Change): boolean => {
    const put = stemsIn(to.text);
    return put.size > 0 && [...stemsIn(before.slice(from.start, from.end))].some((stem) => put.has(stem));
  };
  return goes(one, other) || goes(other, one);
}

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
