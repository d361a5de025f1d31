import type { Range } from '@housestyle/contract';
import { OPAQUE } from '../document/characters.ts';

/** A text as Vale's rules read it, with the way back to the document. */
export interface View {
  readonly text: string;
  /** Only ASCII: the faster half of a pattern will do. */
  readonly ascii: boolean;
  /** The range in `SourceDocument.text` that shows as this range of `text`; an empty range stays empty. */
  toDocument(start: number, end: number): Range;
}

const NOT_ASCII = /[^\x00-\x7f]/;

/** Collects what a reader sees of a block, in order. */
export class ViewBuilder {
  private readonly pieces: string[] = [];
  /** For each piece: where it starts in the text and in the document, and whether units map one to one. */
  private readonly starts: number[] = [];
  private readonly sources: number[] = [];
  private readonly ends: number[] = [];
  private length = 0;

  get isEmpty(): boolean {
    return this.length === 0;
  }

  /** The last unit that was added. */
  get last(): string {
    return this.pieces.at(-1)?.at(-1) ?? '';
  }

  /** Adds text that shows the range `start` to `end` of the document; by default as it stands there. */
  add(text: string, start: number, end = start + text.length): void {
    if (text === '') return;
    this.pieces.push(text.includes(OPAQUE) ? text.replaceAll(OPAQUE, '*') : text);
    this.starts.push(this.length);
    this.sources.push(start);
    this.ends.push(end);
    this.length += text.length;
  }

  /** Joins another text to this one, as it is. */
  append(other: ViewBuilder): void {
    other.pieces.forEach((piece, index) => this.add(piece, other.sources[index] ?? 0, other.ends[index]));
  }

  build(): View {
    return viewOf(this.pieces.join(''), this.starts, this.sources, this.ends);
  }
}

function viewOf(
  text: string,
  starts: readonly number[],
  sources: readonly number[],
  ends: readonly number[],
): View {
  const place = (offset: number, isEnd: boolean): number => {
    const index = pieceAt(starts, isEnd ? offset - 1 : offset);
    const source = sources[index] ?? 0;
    const end = ends[index] ?? source;
    const width = (starts[index + 1] ?? text.length) - (starts[index] ?? 0);
    const inside = offset - (starts[index] ?? 0);
    if (width === end - source) return source + inside;
    return isEnd ? end : inside >= width ? end : source;
  };
  return {
    text,
    ascii: !NOT_ASCII.test(text),
    toDocument(start, end) {
      const from = place(start, start > 0 && start === text.length);
      return { start: from, end: end > start ? Math.max(from, place(end, true)) : from };
    },
  };
}

function pieceAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A stretch of the document, as it stands. */
export function plainView(text: string, start = 0): View {
  return viewOf(text, [0], [start], [start + text.length]);
}

/** A part of a view. */
export function sliceView(view: View, from: number, to: number): View {
  const text = view.text.slice(from, to);
  return {
    text,
    ascii: view.ascii,
    toDocument: (start, end) => view.toDocument(from + start, from + end),
  };
}
