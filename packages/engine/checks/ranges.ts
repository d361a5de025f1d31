import type { Range } from '@housestyle/contract';
import type { Block, Sentence } from '../document/types.ts';

/** Index of the last of the ordered ranges that starts at or before `position`; -1 where none does. */
export function lastStartingBy(ranges: readonly Pick<Range, 'start'>[], position: number): number {
  let low = -1;
  let high = ranges.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ranges[middle]?.start ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How far back a longer range that started earlier is looked for. */
const REACH = 16;

/** Whether one of the ranges, ordered by start, holds all of `range`. */
export function isCovered(range: Range, covers: readonly Range[]): boolean {
  const last = lastStartingBy(covers, range.start);
  for (let index = last; index >= 0 && index > last - REACH; index--) {
    if ((covers[index]?.end ?? 0) >= range.end) return true;
  }
  return false;
}

/** Whether one of the ordered, disjoint ranges shares at least one unit with `range` or holds its empty place inside. */
export function touchesAny(range: Range, disjoint: readonly Range[]): boolean {
  const index = lastStartingBy(disjoint, range.start);
  const before = disjoint[index];
  if (before && before.end > range.start && (range.end > range.start || before.start < range.start))
    return true;
  const next = disjoint[index + 1];
  return next !== undefined && next.start < range.end;
}

export function sentenceAt(block: Block, offset: number): Sentence | undefined {
  return block.sentences[block.sentencePlaces.lastStartingBy(offset - block.start)];
}

/** Whether nothing that a reader sees as a word stands before `offset` in its sentence. */
export function opensSentence(block: Block, offset: number): boolean {
  const { sentencePlaces, wordPlaces, start } = block;
  const sentence = sentencePlaces.lastStartingBy(offset - start);
  return sentence < 0 || start + wordPlaces.startOf(sentencePlaces.firstWordOf(sentence)) >= offset;
}
