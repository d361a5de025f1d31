import type { Range } from '@housestyle/contract';
import type { Block } from '../../document/types.ts';
import { QUOTE, type BlockName } from './collector.ts';

/** A line whose indented text belongs to it: a directive, a field, an item of a list. */
const HOLDS = /^[ \t]*(?:\.\.(?:[ \t]|$)|:[^:\n]+:(?:[ \t]|$)|(?:[-*+•]|\(?(?:\w{1,3}|#)[.)])[ \t])/;
const QUOTING = /^[ \t]*\.\.[ \t]+(?:pull-quote|epigraph|highlights)::/;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** What a block of reStructuredText is on the page beyond its kind: an indented paragraph is a quotation. */
export class RestructuredTextPlaces {
  private readonly text: string;
  /** The last paragraph of each indentation: what follows it belongs to the same. */
  private readonly last = new Map<number, { readonly line: number; readonly name: BlockName | undefined }>();

  constructor(text: string) {
    this.text = text;
  }

  nameOf({ kind, start, list }: Block): BlockName | undefined {
    const line = this.text.lastIndexOf('\n', start - 1) + 1;
    const indent = this.text.slice(line, start);
    if (kind !== 'paragraph' || list || indent === '' || indent.trim() !== '') return undefined;
    const name = this.nameBelow(line, indent.length);
    this.last.set(indent.length, { line, name });
    return name;
  }

  private nameBelow(line: number, indent: number): BlockName | undefined {
    const last = this.last.get(indent);
    let apart = false;
    for (let end = line - 1; end >= 0;) {
      const from = this.text.lastIndexOf('\n', end - 1) + 1;
      if (from === last?.line) return last.name;
      const above = this.text.slice(from, end);
      if (above.trim() === '') apart = true;
      else if (indentOf(above) < indent) {
        // Right below its line stands what a term means.
        return QUOTING.test(above) || (apart && !HOLDS.test(above)) ? QUOTE : undefined;
      } else apart = false;
      end = from - 1;
    }
    return QUOTE;
  }
}

/** The directives that docutils knows; what it does not know, and a glossary, shows as code or not at all. */
const DIRECTIVES = new Set(
  (
    'attention caution danger error hint important note tip warning admonition sidebar topic line-block parsed-literal math ' +
    'rubric epigraph highlights pull-quote compound container table csv-table list-table image figure contents header footer ' +
    'meta raw code code-block sourcecode include replace unicode date class role default-role title sectnum target-notes'
  ).split(' '),
);
const DIRECTIVE = /^([ \t]*)\.\.[ \t]+(?:\|[^|\n]+\|[ \t]+)?([A-Za-z][\w:+.-]*)::(?:[ \t].*)?$/gm;

/** Directives, with what is indented below them, of which a page that docutils makes shows no prose. */
export function unreadDirectives(text: string): readonly Range[] {
  const ranges: Range[] = [];
  for (const { index, 0: line, 1: indent = '', 2: name = '' } of text.matchAll(DIRECTIVE)) {
    if (DIRECTIVES.has(name.toLowerCase()) || index < (ranges.at(-1)?.end ?? 0)) continue;
    const below = index + line.length;
    const next = new RegExp(`\\n[ \\t]{0,${indent.length}}(?=\\S)`, 'g');
    next.lastIndex = below;
    ranges.push({ start: index, end: next.exec(text)?.index ?? text.length });
  }
  return ranges;
}

/** The roles of docutils whose text is prose on a page. */
const PROSE_ROLES =
  /^:(?:emphasis|strong|sub|subscript|sup|superscript|title|title-reference|t|abbreviation|ab|acronym|ac|index|i|target):$/;
const CODE_ROLES = /^:(?:code|literal|math|raw):$/;

/**
 * How docutils shows what stands in back quotes or bars, as long as it is: the text of a role that it knows, and all of another
 * one, marks included; undefined for code.
 */
export function shownMarked(marked: string): string | undefined {
  if (marked.startsWith('``')) return undefined;
  const [whole, before = '', text = '', after = ''] = /^(:[^`]+:)?`([^`]+)`(:[^`]+:)?$/.exec(marked) ?? [];
  const role = before || after || ':title:';
  if (whole !== undefined && CODE_ROLES.test(role)) return undefined;
  if (whole === undefined || !PROSE_ROLES.test(role)) return marked;
  return `${' '.repeat(before.length + 1)}${text}${' '.repeat(after.length + 1)}`;
}
