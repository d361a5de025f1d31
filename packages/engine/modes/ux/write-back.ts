import type { UxString } from './types.ts';

/** What stands for one character of a text in the file: an escape, an entity, a doubled apostrophe, the character itself. */
const WRITTEN = /\\u[0-9a-f]{4}|\\[\s\S]|&(?:amp|lt|gt|quot|apos);|''|[\s\S]/gi;
/** Whole tags, spaces, words, and marks one by one. */
const TOKEN = /<[^<>]*>|\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}<]|</gu;
/** Pairs of words that are compared; longer strings are written anew. */
const MAX_PAIRS = 250_000;

/** A string's new text as the file writes it: words that stay keep the escapes that they are written with. */
export function writeBack(source: string, { start, end, text, encode }: UxString, value: string): string {
  const written = source.slice(start, end);
  if (encode(text) === written) return encode(value);
  const units = written.match(WRITTEN) ?? [];
  const [before, after] = [text.match(TOKEN) ?? [], value.match(TOKEN) ?? []];
  if (units.length !== text.length || before.length * after.length > MAX_PAIRS) return encode(value);
  let at = 0;
  const asWritten = before.map((token) => {
    const from = at;
    at += token.length;
    return units.slice(from, at).join('');
  });
  const kept = alike(before, after);
  return after
    .map((token, index) => {
      const same = kept[index];
      return (same === undefined ? undefined : asWritten[same]) ?? encode(token);
    })
    .join('');
}

/** For each word of `after`, the index of the same word in `before`, along the longest common order. */
function alike(before: readonly string[], after: readonly string[]): readonly (number | undefined)[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [here, below] = [lengths[row], lengths[row + 1]];
      if (!here || !below) continue;
      here[column] =
        before[row] === after[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  const found: (number | undefined)[] = after.map(() => undefined);
  let row = 0;
  let column = 0;
  while (row < before.length && column < after.length)
    if (before[row] === after[column]) found[column++] = row++;
    else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) row += 1;
    else column += 1;
  return found;
}
