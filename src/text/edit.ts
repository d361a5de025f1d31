/** Replaces the half-open range `[start, end)` of a text; offsets in UTF-16 code units. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that are in order and do not overlap; every offset is one into the text as given. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let position = 0;
  for (const edit of edits) {
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}

/** The text with every line end replaced by `eol`. */
export function withLineEnds(text: string, eol: '\n' | '\r\n'): string {
  return text.replace(/\r\n|\n|\r/g, eol);
}
