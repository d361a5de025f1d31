import type { Range } from '@housestyle/contract';
import { isCovered } from '../../checks/ranges.ts';
import type { Block } from '../../document/types.ts';
import { LIST, QUOTE, tableName, type BlockName } from './collector.ts';

const ITEM = /^[ \t]*(?:\*{1,5}|-|\.{1,5}|\d{1,3}\.|[a-z]\.|<(?:\d+|\.)>)[ \t]+(?:\[[ x*]\][ \t]+)?$/;
const QUOTED = /^_{4,}[ \t]*\n[^]*?^_{4,}[ \t]*$/gm;
const HEADER_OPTION = /^\[[^\]\n]*(?:%header|options?="?[^\]"\n]*header|opts="?[^\]"\n]*header)[^\]\n]*\]$/m;

/** What a block of AsciiDoc is on the page beyond its kind: part of a list, a quotation or a table's header. */
export class AsciiDocPlaces {
  private readonly text: string;
  private readonly quotations: readonly Range[];

  constructor(text: string) {
    this.text = text;
    this.quotations = [...text.matchAll(QUOTED)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }));
  }

  nameOf({ kind, start, end, tableHeader }: Block): BlockName | undefined {
    const line = this.text.lastIndexOf('\n', start - 1) + 1;
    if (kind === 'table-cell') return tableName(tableHeader && this.isHeader(line) ? 'header' : 'cell');
    if (kind !== 'paragraph') return undefined;
    if (ITEM.test(this.text.slice(line, start))) return LIST;
    return isCovered({ start, end }, this.quotations) ? QUOTE : undefined;
  }

  /** The first row is a header where all of it stands in one line before an empty one, or where an option says so. */
  private isHeader(line: number): boolean {
    const end = this.text.indexOf('\n', line);
    if (end >= 0 && /^\n[ \t]*\n/.test(this.text.slice(end, end + 80))) return true;
    const opening = this.text.lastIndexOf('|===', line - 1);
    const above = this.text.slice(Math.max(0, opening - 300), Math.max(0, opening)).split('\n');
    return HEADER_OPTION.test(above.slice(-3).join('\n'));
  }
}
