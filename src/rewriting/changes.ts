import type { TextEdit } from '../text/edit.ts';
import { minimalEdits } from '../text/minimal-edits.ts';

/** Of words that stay between two edits of one line, so many make them two changes. */
const WORDS_BETWEEN = 3;

/**
 * What turns `before` into `after` as changes that a person can judge one by one: edits of the words that differ, where those
 * with only a few words of the same sentence between them are one.
 */
export function changesBetween(before: string, after: string): TextEdit[] {
  const changes: TextEdit[] = [];
  for (const edit of minimalEdits(before, after)) {
    const last = changes.at(-1);
    const between = last && before.slice(last.end, edit.start);
    if (last && between !== undefined && isShort(between)) {
      changes[changes.length - 1] = {
        start: last.start,
        end: edit.end,
        text: last.text + between + edit.text,
      };
    } else changes.push(edit);
  }
  return changes;
}

function isShort(between: string): boolean {
  return !/[\r\n]|[.!?…]\s/.test(between) && (between.match(/[\p{L}\p{N}]+/gu) ?? []).length < WORDS_BETWEEN;
}
