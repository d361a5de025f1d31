import type { Range } from '@housestyle/contract';

/** A text made simple to analyse, and the way back to what the caller sent. */
export interface Normalised {
  /** Without byte order mark, every line end as `\n`. */
  readonly text: string;
  readonly toSource: (range: Range) => Range;
}

const LINE_END = /\r\n?/g;

/**
 * Drops a byte order mark and turns `\r\n` and lone `\r` into `\n`.
 * A `\n` that was `\r\n` maps to the pair; a range that ends before it ends before the pair.
 */
export function normalise(source: string): Normalised {
  const shift = source.charCodeAt(0) === 0xfeff ? 1 : 0;
  const body = shift ? source.slice(1) : source;
  if (!body.includes('\r')) {
    return {
      text: body,
      toSource: shift
        ? ({ start, end }) => ({ start: start + 1, end: end + 1 })
        : ({ start, end }) => ({ start, end }),
    };
  }
  const pairs: number[] = [];
  const text = body.replace(LINE_END, (lineEnd, offset: number) => {
    if (lineEnd.length === 2) pairs.push(offset - pairs.length);
    return '\n';
  });
  const place = (position: number) => position + countBelow(pairs, position) + shift;
  return { text, toSource: ({ start, end }) => ({ start: place(start), end: place(end) }) };
}

/** How many of the ascending `values` are less than `limit`. */
function countBelow(values: readonly number[], limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
