import { diffSequences } from './diff.ts';
import type { TextEdit } from './edit.ts';

/** A line with its end, or the last one without. */
const LINES = /[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+/g;
/** Words, and single other characters with their combining marks; never half of a CRLF or of a surrogate pair. */
const TOKENS = /\r\n|[\p{L}\p{N}\p{M}_]+|.\p{M}*/gsu;

/**
 * The smallest edits, by lines and in them by words, that turn `before` into `after`: in order and without overlap, so
 * that a cursor, a folded region or a finding between them stays where it is.
 */
export function minimalEdits(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  return refine(before, after, LINES, (from, to) => refine(from, to, TOKENS));
}

function refine(
  before: string,
  after: string,
  pattern: RegExp,
  further?: (before: string, after: string) => TextEdit[],
): TextEdit[] {
  const from = before.match(pattern) ?? [];
  const to = after.match(pattern) ?? [];
  const starts = offsets(from);
  return diffSequences(from, to).flatMap((hunk) => {
    const start = starts[hunk.beforeStart] ?? 0;
    const end = starts[hunk.beforeEnd] ?? 0;
    const text = to.slice(hunk.afterStart, hunk.afterEnd).join('');
    if (!further || start === end || text === '') return [{ start, end, text }];
    return further(before.slice(start, end), text).map((edit) => ({
      start: edit.start + start,
      end: edit.end + start,
      text: edit.text,
    }));
  });
}

function offsets(parts: readonly string[]): number[] {
  const starts = [0];
  let position = 0;
  for (const part of parts) starts.push((position += part.length));
  return starts;
}
