/** Line and column of an offset, both from 0, the column in UTF-16 code units: as editors count. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Answers positions in one text; lines end with LF, CRLF or CR. */
export class LineMap {
  readonly #starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    if (text.includes('\r'))
      for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
    else for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    this.#starts = starts;
  }

  position(offset: number): Position {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, column: offset - (this.#starts[low] ?? 0) };
  }
}
