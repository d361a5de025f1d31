import type { Range } from '@housestyle/contract';

/** UTF-16 code units up to which a text is checked whole after each edit: only the whole tells everything exactly. */
const SMALL = 60_000;

const HEADING = /^#{1,6}[ \t]/;
const FENCE = /^[ \t>]*(`{3,}|~{3,})/;

/** What opens or closes something that reaches over lines: an edit of it changes how other parts are read. */
const SPANNING = /```|~~~|<!--|-->|\{\/\*|\*\/\}|^---\s*$|^\+\+\+\s*$|^:::|\$\$/m;

/** A comment that turns rules off and on reaches as far as it likes. */
const DIRECTIVE = /housestyle-(?:disable|enable)|vale .*(?:YES|NO|off|on)\b/;

/**
 * The part of a text that an edit calls for checking: the whole text, or for a long one in Markdown the sections between
 * headings that changed. `before`: the text that was checked last; undefined: none was.
 */
export function changedPart(before: string | undefined, after: string, isMarkdown: boolean): Range {
  const whole = { start: 0, end: after.length };
  if (before === undefined || after.length <= SMALL || !isMarkdown) return whole;
  const start = commonStart(before, after);
  const end = after.length - commonEnd(before, after, start);
  const old = before.slice(lineStart(before, start), lineEnd(before, end + before.length - after.length));
  const fresh = after.slice(lineStart(after, start), lineEnd(after, end));
  if (SPANNING.test(old) || SPANNING.test(fresh) || DIRECTIVE.test(after)) return whole;
  const borders = headings(after);
  const from = borders.findLast((offset) => offset <= lineStart(after, start)) ?? 0;
  const to = borders.find((offset) => offset >= lineEnd(after, end)) ?? after.length;
  return { start: from, end: to };
}

/** Offsets of the lines that are headings, outside fenced code. */
function headings(text: string): number[] {
  const found: number[] = [];
  let fence = '';
  for (let offset = 0; offset < text.length; offset = lineEnd(text, offset) + 1) {
    const line = text.slice(offset, lineEnd(text, offset));
    const mark = FENCE.exec(line)?.[1];
    if (mark) {
      if (fence === '') fence = mark;
      else if (mark[0] === fence[0] && mark.length >= fence.length) fence = '';
    } else if (fence === '' && HEADING.test(line)) found.push(offset);
  }
  return found;
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

function commonEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length))
    length++;
  return length;
}

function lineStart(text: string, offset: number): number {
  return offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}
