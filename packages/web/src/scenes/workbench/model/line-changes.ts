import type { TextChange } from './suggestions.ts';

/** Finds what changes between two texts. */
export type Differ = (before: string, after: string) => readonly TextChange[];

/** Where private characters begin and how many there are: one stands for each line. */
const FIRST_PRIVATE = 0xe000;
const PRIVATE_COUNT = 6000;

/**
 * What changes between two texts, line by line first: a line that stays is never taken for its quotation in another one.
 * @param lines compares lines, each of which is one character to it
 * @param words compares what is left between the lines that stay
 */
export function changesByLine(
  before: string,
  after: string,
  lines: Differ,
  words: Differ,
): readonly TextChange[] {
  const codes = new Map<string, string>();
  const encode = (parts: readonly string[]): string =>
    parts
      .map((part) => {
        const code = codes.get(part) ?? String.fromCharCode(FIRST_PRIVATE + codes.size);
        codes.set(part, code);
        return code;
      })
      .join('');
  const [from, to] = [linesOf(before), linesOf(after)];
  const [one, other] = [encode(from), encode(to)];
  if (codes.size > PRIVATE_COUNT) return words(before, after);
  const [starts, ends] = [offsetsOf(from), offsetsOf(to)];
  return lines(one, other).flatMap(({ fromA, toA, fromB, toB }) => {
    const [startA, endA] = [starts[fromA] ?? 0, starts[toA] ?? before.length];
    const [startB, endB] = [ends[fromB] ?? 0, ends[toB] ?? after.length];
    return words(before.slice(startA, endA), after.slice(startB, endB)).map((change) => ({
      fromA: change.fromA + startA,
      toA: change.toA + startA,
      fromB: change.fromB + startB,
      toB: change.toB + startB,
    }));
  });
}

const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function offsetsOf(lines: readonly string[]): readonly number[] {
  let at = 0;
  return [0, ...lines.map((line) => (at += line.length))];
}
