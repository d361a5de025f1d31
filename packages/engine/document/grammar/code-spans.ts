import type { InlineContext, InlineParser } from '@lezer/markdown';

const BACKTICK = 0x60;

function codeSpan(context: InlineContext, next: number, position: number): number {
  if (next !== BACKTICK || (position > context.offset && context.char(position - 1) === BACKTICK)) return -1;
  const { text, offset } = context;
  const start = position - offset;
  const open = runEnd(text, start);
  for (let at = text.indexOf('`', open); at >= 0;) {
    const end = runEnd(text, at);
    if (end - at === open - start)
      return context.addElement(context.elt('InlineCode', position, end + offset));
    at = text.indexOf('`', end);
  }
  return -1;
}

/** Where the backticks end that stand at `from`. */
function runEnd(text: string, from: number): number {
  let end = from + 1;
  while (text.startsWith('`', end)) end++;
  return end;
}

/** Inline code as one node without its marks, of which nobody asks, searched for as a whole. */
export const codeSpans: InlineParser = { name: 'InlineCode', parse: codeSpan };
