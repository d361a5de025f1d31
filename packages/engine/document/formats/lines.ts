import type { Range } from '@housestyle/contract';
import type { DocumentBuilder, Mask } from '../builder.ts';
import type { BlockFrame } from '../types.ts';

/** A line without its line end. */
export interface Line extends Range {
  readonly text: string;
  /** Characters of white space in front; a tab counts as one. */
  readonly indent: number;
  readonly blank: boolean;
}

export function linesOf(text: string, from = 0, to = text.length): Line[] {
  const lines: Line[] = [];
  for (let start = from; start <= to;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 || found > to ? to : found;
    const own = text.slice(start, end);
    const indent = /^[ \t]*/.exec(own)?.[0].length ?? 0;
    lines.push({ start, end, text: own, indent, blank: indent === own.length });
    start = end + 1;
  }
  return lines;
}

/** The masks of what is no prose in a stretch of text; protects it as well. */
export type InlineReader = (builder: DocumentBuilder, from: number, to: number) => readonly Mask[];

/** Longer paragraphs are read without their markup, as in Markdown. */
const LONGEST = 20_000;

/** Adds the text of several lines as one block; what stands between the end of one and the next is a mark. */
export function addProse(
  builder: DocumentBuilder,
  frame: BlockFrame,
  parts: readonly Range[],
  inline: InlineReader,
): void {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last || last.end <= first.start) return;
  const isLong = last.end - first.start > LONGEST;
  const masks = isLong ? [] : [...inline(builder, first.start, last.end)];
  parts.forEach((part, index) => {
    const next = parts[index + 1];
    if (!next) return;
    const start = builder.text.indexOf('\n', part.end) + 1;
    if (start <= 0 || start >= next.start) return;
    builder.protect(start, next.start, 'mark');
    masks.push({ start, end: next.start, opaque: false });
  });
  masks.sort((a, b) => a.start - b.start || b.end - a.end);
  builder.addBlock(frame, first.start, last.end, masks);
}

/** One way to write something inside a line. */
export interface InlineForm {
  /** With the `d` flag; a group `text` is what the reader sees. */
  readonly pattern: RegExp;
  /** What stands for a word though its text is no prose; else marks around prose. */
  readonly opaque?: true;
  readonly kind: 'code' | 'link' | 'mark' | 'placeholder';
}

/** Masks all forms of a markup, the earlier form of two that overlap. */
export function inlineMasks(
  builder: DocumentBuilder,
  from: number,
  to: number,
  forms: readonly InlineForm[],
): Mask[] {
  const text = builder.text.slice(from, to);
  const masks: Mask[] = [];
  const taken: Range[] = [];
  const add = (start: number, end: number, { kind, opaque }: InlineForm): void => {
    if (end <= start) return;
    builder.protect(from + start, from + end, kind);
    masks.push({ start: from + start, end: from + end, opaque: opaque === true });
  };
  for (const form of forms) {
    for (const match of text.matchAll(form.pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const seen = match.indices?.groups?.['text'];
      const marks = seen
        ? [
            { start, end: seen[0] },
            { start: seen[1], end },
          ]
        : [{ start, end }];
      if (marks.some((mark) => taken.some((other) => mark.start < other.end && other.start < mark.end)))
        continue;
      for (const mark of marks) {
        taken.push(mark);
        add(mark.start, mark.end, form);
      }
    }
  }
  return masks.sort((a, b) => a.start - b.start);
}
