import { attributeTexts } from '../attributes.ts';
import { closingTag, isOpaqueElement, readTag } from '../html-tags.ts';
import type { CodeBlock } from '../types.ts';
import { balancedEnd, REACH, tagEnd } from './scan.ts';

/** An MDX text with everything on lines of its own that is not Markdown blanked out, at unchanged offsets. */
export interface BlankedMdx {
  readonly text: string;
  /** Modules, tags and expressions that were blanked, in order. */
  readonly scripts: readonly { readonly start: number; readonly end: number; readonly code: boolean }[];
  /** Fenced code: in MDX a fence may stand and close at any indent. */
  readonly codeBlocks: readonly CodeBlock[];
}

/** Every alternative takes one character more than it looks at, so that no text can be divided in two ways. */
const FENCE = /^((?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*)(`{3,}(?=[^`\n]*$)|~{3,})[ \t]*([^\s{]*)/;
const MODULE =
  /^(?:import\s*(?:[\w$*{"'][^\n]*)|export\s+(?:const|let|var|function|default|async|class|type|interface|enum|\{|\*))/;
const IMPORT_SHAPE = /^import\s*(?:["'{*]|[\w$]+\s*(?:,|from\b))/;

/** Blanks modules, components and expressions that stand on lines of their own, and fenced code. */
export function blankMdx(text: string, from: number): BlankedMdx {
  const scripts: { start: number; end: number; code: boolean }[] = [];
  const codeBlocks: CodeBlock[] = [];
  const pieces: string[] = [];
  let kept = 0;
  const blank = (start: number, end: number) => {
    pieces.push(text.slice(kept, start), text.slice(start, end).replace(/[^\n]/g, ' '));
    kept = end;
  };

  const search = new Search(text);
  let afterBlank = true;
  for (let line = from; line < text.length;) {
    const lineEnd = endOfLine(text, line);
    const content = text.slice(line, lineEnd);
    const fence = FENCE.exec(content);
    if (fence) {
      const start = line + (fence[1] ?? '').length;
      const end = closeFence(text, lineEnd, fence[2] ?? '');
      codeBlocks.push({ start, end, language: fence[3] ?? '', fenced: true });
      blank(start, end);
      line = endOfLine(text, end) + 1;
      afterBlank = true;
      continue;
    }
    const end =
      afterBlank && isModule(content) ? moduleEnd(text, line, search) : flowEnd(text, line, lineEnd, search);
    const start = line + (content.length - content.trimStart().length);
    if (end > line) {
      scripts.push({ start, end, code: false });
      blank(start, end);
      line = endOfLine(text, end) + 1;
      afterBlank = true;
      continue;
    }
    const lead = afterBlank ? leadEnd(text, start, lineEnd, search) : -1;
    if (lead > start) {
      scripts.push({ start, end: lead, code: false });
      blank(start, lead);
    }
    afterBlank = content.trim() === '';
    line = lineEnd + 1;
  }
  pieces.push(text.slice(kept));
  return { text: pieces.join(''), scripts, codeBlocks };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function closeFence(text: string, from: number, fence: string): number {
  const character = fence[0] ?? '`';
  for (let line = from + 1; line < text.length;) {
    const end = endOfLine(text, line);
    const content = text
      .slice(line, end)
      .replace(/^[ \t>]*/, '')
      .trimEnd();
    if (content.length >= fence.length && content === character.repeat(content.length)) return end;
    line = end + 1;
  }
  return text.length;
}

function isModule(line: string): boolean {
  return MODULE.test(line) && (!line.startsWith('import') || IMPORT_SHAPE.test(line));
}

/** A module goes on to the end of the line on which all its brackets are closed. */
function moduleEnd(text: string, from: number, search: Search): number {
  for (let index = from; index < text.length; index++) {
    const character = text[index];
    if (character === '\n') {
      if (!/^\s*(?:from\b|[.?:|&=])/.test(text.slice(index + 1, endOfLine(text, index + 1)))) return index;
    } else if (character === '{' || character === '(' || character === '[') {
      const end = search.bracket(index);
      if (end < 0) return endOfLine(text, from);
      index = end - 1;
    } else if (character === '"' || character === "'") {
      const close = text.indexOf(character, index + 1);
      if (close > 0 && close < endOfLine(text, index)) index = close;
    }
  }
  return text.length;
}

/** Where tags and expressions that fill whole lines end, or -1 when the line holds anything else. */
function flowEnd(text: string, line: number, lineEnd: number, search: Search): number {
  let index = skipBlank(text, line);
  let end = -1;
  while (index < lineEnd || end > lineEnd) {
    const character = text[index];
    end = character === '<' ? search.element(index) : character === '{' ? search.expression(index) : -1;
    if (end < 0) return -1;
    index = skipBlank(text, end);
    if (index >= text.length || text[index] === '\n') return end;
  }
  return end;
}

/** Where a tag with text in its attributes ends that opens a line and has a word behind it, or -1. */
function leadEnd(text: string, start: number, lineEnd: number, search: Search): number {
  if (text[start] !== '<' || !text.startsWith('="', text.indexOf('=', start))) return -1;
  const end = search.tag(start);
  if (end < 0 || end >= lineEnd || !/[\p{L}\p{N}*_]/u.test(text[end] ?? '')) return -1;
  return attributeTexts(text, start, end).length > 0 ? end : -1;
}

/** Looks for ends, and stops to do so in a text where too much was looked through in vain. */
class Search {
  private readonly text: string;
  private readonly unclosed = new Set<string>();
  private patience = 2_000_000;

  constructor(text: string) {
    this.text = text;
  }

  bracket(from: number): number {
    if (this.patience <= 0) return -1;
    const end = balancedEnd(this.text, from);
    if (end < 0) this.patience -= Math.min(REACH, this.text.length - from);
    return end;
  }

  expression(from: number): number {
    const next = this.text[from + 1];
    return next === '{' || next === '%' ? -1 : this.bracket(from);
  }

  tag(from: number): number {
    if (this.patience <= 0) return -1;
    const end = tagEnd(this.text, from);
    if (end < 0) this.patience -= 2000;
    return end;
  }

  /** The end of the tag, or of the whole element when its content is no prose. */
  element(from: number): number {
    const { text } = this;
    const end = this.tag(from);
    if (end < 0) return -1;
    const tag = readTag(text, from, end);
    if (tag.placeholder) return -1;
    if (tag.kind !== 'open' || !isOpaqueElement(tag.name)) return end;
    return closingTag(text, tag.name, end, text.length, this.unclosed);
  }
}

function skipBlank(text: string, from: number): number {
  let index = from;
  while (text[index] === ' ' || text[index] === '\t') index++;
  return index;
}
