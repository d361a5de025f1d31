import type { InlineContext, MarkdownConfig } from '@lezer/markdown';

const PLAIN = 0;
/** Begins no syntax but as the start of a longer text. */
const PERHAPS = 1;
const SYNTAX = 2;

const KINDS = new Uint8Array(128);
for (const character of '\\&`<*_~![]{$') KINDS[character.charCodeAt(0)] = SYNTAX;
for (const character of 'hw ') KINDS[character.charCodeAt(0)] = PERHAPS;

function beginsSyntax(text: string, index: number, code: number): boolean {
  const kind = code < 128 ? KINDS[code] : PLAIN;
  if (kind !== PERHAPS) return kind === SYNTAX;
  // Only several spaces make a hard break, and only these letters a bare URL.
  if (code === 0x20) return text.charCodeAt(index + 1) === 0x20;
  return text.startsWith(code === 0x68 ? 'http' : 'www.', index);
}

/** Steps over text in which no inline syntax begins, where Lezer would ask each parser at each character. */
function skip(context: InlineContext, next: number, position: number): number {
  const { text, offset } = context;
  let index = position - offset;
  if (beginsSyntax(text, index, next)) return -1;
  do index++;
  while (index < text.length && !beginsSyntax(text, index, text.charCodeAt(index)));
  return offset + index;
}

/** Comes before every other inline parser; a parser that begins with another character must be named above. */
export const plainText: MarkdownConfig = {
  parseInline: [{ name: 'PlainText', parse: skip, before: 'Escape' }],
};
