import { Tree, type NodeType } from '@lezer/common';
import type { BlockContext, BlockParser, Line } from '@lezer/markdown';
import { unitAt } from '../characters.ts';

const LINE_END = 0x0a;

/** What an ASCII character at the beginning of a line tells of the paragraph before it: that it goes on. */
const GOES_ON = 0;
const MAY_NOT = 1;
/** It does unless what stands behind makes it the number of an item, a bullet, a rule, a fence, a footnote or an admonition. */
const DEPENDS = 2;
const STARTS = new Uint8Array(128);
for (const character of '#>-+<=:/|~') STARTS[character.charCodeAt(0)] = MAY_NOT;
for (const character of '`*_[!?0123456789') STARTS[character.charCodeAt(0)] = DEPENDS;
/** Characters that mean more at the beginning of a block than on a later line. */
const OPENS = new Set(Array.from('[!?', (character) => character.charCodeAt(0)));

const isBlank = (code: number) => code === 0x20 || code === 0x09;
const isDigit = (code: number) => code >= 0x30 && code < 0x3a;

/** Whether what stands at `at`, behind the indentation of a line, can't end a paragraph, underline it or make it a table. */
function goesOn(text: string, at: number): boolean {
  const code = unitAt(text, at);
  if (code >= 128 || STARTS[code] === GOES_ON) return true;
  if (STARTS[code] === MAY_NOT) return false;
  if (code === 0x5b) return !text.startsWith('^', at + 1);
  if (code === 0x60) return !text.startsWith('``', at + 1);
  if (code === 0x21) return !text.startsWith('!!', at + 1);
  if (code === 0x3f) return !text.startsWith('??', at + 1);
  let next = at + 1;
  while (next < text.length && (isDigit(code) ? isDigit(unitAt(text, next)) : unitAt(text, next) === code))
    next++;
  if (next === text.length) return false;
  const behind = unitAt(text, next);
  return isDigit(code) ? behind !== 0x2e && behind !== 0x29 : !isBlank(behind) && behind !== LINE_END;
}

/** Where the paragraph ends that begins on the line at `from`: before a blank line. -1 where each line must be looked at closely. */
function paragraphEnd(text: string, from: number): number {
  for (let end = text.indexOf('\n', from); end >= 0; end = text.indexOf('\n', end + 1)) {
    let at = end + 1;
    while (at < text.length && isBlank(unitAt(text, at))) at++;
    if (at === text.length || unitAt(text, at) === LINE_END) return end;
    if (!goesOn(text, at)) return -1;
  }
  return text.length;
}

/**
 * Takes paragraphs as a whole of which no line looks like the beginning of anything else: most of them. Lezer would ask
 * each of its parsers at each line.
 * @param textOf the text that is being parsed
 */
export function plainParagraphs(type: NodeType, textOf: () => string): BlockParser {
  return {
    name: 'PlainParagraph',
    after: 'DepthLimit',
    parse(context: BlockContext, line: Line) {
      if (line.pos >= line.text.length || line.indent >= line.baseIndent + 4 || OPENS.has(line.next))
        return false;
      const text = textOf();
      const from = context.lineStart + line.pos;
      if (!goesOn(text, from)) return false;
      const end = paragraphEnd(text, from);
      if (end < 0) return false;
      while (context.nextLine() && context.lineStart < end);
      context.addElement(context.elt(new Tree(type, NONE, NONE, end - from), from));
      return true;
    },
  };
}

const NONE: never[] = [];
