import type { Range } from '@housestyle/contract';
import { isCovered } from '../../checks/ranges.ts';
import type { Block } from '../../document/types.ts';
import { AsciiDocTables } from './asciidoc-tables.ts';
import { LIST, PARAGRAPH, QUOTE, tableName, type BlockName } from './collector.ts';

const ITEM = /^[ \t]*(?:\*{1,5}|-|\.{1,5}|\d{1,3}\.|[a-z]\.|<(?:\d+|\.)>)[ \t]+(?:\[[ x*]\][ \t]+)?$/;
const ITEM_LINE = /^[ \t]*(?:\*{1,5}|-|\.{1,5}|\d{1,3}\.|[a-z]\.|<(?:\d+|\.)>)[ \t]+\S/;
/** What is quoted: a block between rules, a paragraph that is said to be one, a paragraph with who said it. */
const QUOTED =
  /^_{4,}[ \t]*\n[^]*?^_{4,}[ \t]*$|^\[quote[^\]\n]*\][ \t]*\n(?!_{4})(?:[^\n]*\S[^\n]*(?:\n|$))+|^"[^\n]+(?:\n(?!-- )[^\n]*\S[^\n]*)*"\n-- [^\n]+/gm;

/** What a block of AsciiDoc is on the page beyond its kind: part of a list, a quotation or a part of a table. */
export class AsciiDocPlaces {
  private readonly text: string;
  private readonly quotations: readonly Range[];
  private readonly tables: AsciiDocTables;

  constructor(text: string) {
    this.text = text;
    this.tables = new AsciiDocTables(text);
    this.quotations = [...text.matchAll(QUOTED)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }));
  }

  nameOf({ kind, start, end }: Block): BlockName | undefined {
    const line = this.text.lastIndexOf('\n', start - 1) + 1;
    if (kind === 'table-cell') return tableName(this.tables.isHeader(start) ? 'header' : 'cell');
    if (kind !== 'paragraph') return undefined;
    const before = this.text.slice(line, start);
    if (ITEM.test(before) || this.isContinuation(line)) return LIST;
    if (before === '.' && this.tables.opensBelow(end)) return tableName('caption');
    return isCovered({ start, end }, this.quotations) ? QUOTE : PARAGRAPH;
  }

  /** A “+” alone on its line joins what follows to the item above it. */
  private isContinuation(line: number): boolean {
    let end = line - 1;
    if (!/^\+[ \t]*$/.test(this.lineUpTo(end))) return false;
    for (end = this.startOf(end) - 1; end > 0; end = this.startOf(end) - 1) {
      const above = this.lineUpTo(end);
      if (above.trim() === '') return false;
      if (ITEM_LINE.test(above)) return true;
    }
    return false;
  }

  private startOf(end: number): number {
    return this.text.lastIndexOf('\n', end - 1) + 1;
  }

  private lineUpTo(end: number): string {
    return end < 0 ? '' : this.text.slice(this.startOf(end), end);
  }
}
