import type { TextEdit } from './edit.ts';

/** Where an offset is after edits of the text before them; one inside a replaced part goes to its start. */
export function movedOffset(offset: number, changes: readonly TextEdit[]): number {
  let shift = 0;
  for (const { start, end, text } of changes) {
    if (end <= offset && start < offset) shift += text.length - (end - start);
    else if (start < offset) return start + shiftOf(changes, start);
  }
  return offset + shift;
}

function shiftOf(changes: readonly TextEdit[], before: number): number {
  return changes
    .filter(({ end }) => end <= before)
    .reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
}
