import type { InlineContext, MarkdownConfig } from '@lezer/markdown';

/** One character at which inline syntax may begin. Only several spaces at the end of a line make a hard break, and only these letters a bare URL. */
const SYNTAX = /[\\&`<*_~![\]{$]|(?<! ) (?= +\n)|h(?=ttp)|w(?=ww\.)/g;

/** Whether a text holds inline syntax at all. */
export function holdsSyntax(text: string): boolean {
  SYNTAX.lastIndex = 0;
  return SYNTAX.test(text);
}

/** Steps over text in which no inline syntax begins, where Lezer would ask each parser at each character. */
function skip({ text, offset }: InlineContext, _next: number, position: number): number {
  SYNTAX.lastIndex = position - offset;
  const next = offset + (SYNTAX.test(text) ? SYNTAX.lastIndex - 1 : text.length);
  return next > position ? next : -1;
}

/** Comes before every other inline parser; a parser that begins with another character must be named above. */
export const plainText: MarkdownConfig = {
  parseInline: [{ name: 'PlainText', parse: skip, before: 'Escape' }],
};
