import type { Range } from '@housestyle/contract';
import type { DocumentBuilder, Mask } from '../builder.ts';
import { PROSE_DIRECTIVES } from '../directives.ts';
import type { BlockFrame, ListPosition } from '../types.ts';
import { addProse, inlineMasks, linesOf, type InlineForm, type Line } from './lines.ts';
import { IndentedLists } from './restructured-lists.ts';
import { readTable, TABLE } from './restructured-tables.ts';

const DIRECTIVE = /^\.\.[ \t]+(?:\|[^|\n]+\|[ \t]+)?(?<name>[A-Za-z][\w:+.-]*)::(?:[ \t]+(?<rest>.*))?$/;
const NOTE = /^\.\.[ \t]+\[(?:#?[\w.-]*|\*)\][ \t]*/;
const UNDERLINE = /^([!-/:-@[-`{-~])\1{2,}[ \t]*$/;
const SHORT_UNDERLINE = /^([=\-~^"'#*+`:.])\1*[ \t]*$/;
const ITEM = /^[ \t]*(?:[-*+•][ \t]+|(?:\(?(?:\d{1,3}|#|[a-zA-Z]|[ivxlc]+)[.)])[ \t]+|\|[ \t]+)(?=\S)/;
const FIELD = /^[ \t]*:(?!\w+:`)[^:\n`]+(?:`[^`\n]*`)?:(?:[ \t]+|$)/;
const OPTION =
  /^[ \t]*(?:--?|\/)[A-Za-z][\w-]*(?:[ =][A-Za-z<>_[\]-]+)?(?:, (?:--?|\/)[\w-]+(?:[ =][A-Za-z<>_[\]-]+)?)*(?:[ \t]{2,}|$)/;
/** The first line of a row of a `list-table`, and of a cell of it. */
const ROW = /^[ \t]*[-*+][ \t]+[-*+](?:[ \t]+|$)/;
const CELL = /^[ \t]*[-*+](?:[ \t]+|$)/;

/** Nothing written inside a line is longer than 300 characters: what looks so is an accident. */
const FORMS: readonly InlineForm[] = [
  { pattern: /``[^\n]{1,300}?(?:\n[^\n]{1,300}?)?``/dg, opaque: true, kind: 'code' },
  {
    pattern: /:(?:ref|doc|any|term|numref|download|py:\w+):`(?<text>[^`<>\n]{1,300}?)\s*<[^<>`]{1,300}>`/dg,
    kind: 'link',
  },
  { pattern: /:[\w:.+-]{1,300}:`[^`]{1,300}`(?:__?)?/dg, opaque: true, kind: 'code' },
  { pattern: /`(?<text>[^`<>]{1,300}?)\s*<[^<>`]{1,300}>`__?/dg, kind: 'link' },
  { pattern: /`(?<text>[^`<>]{1,300})`__?(?!\w)/dg, kind: 'link' },
  { pattern: /_`(?<text>[^`]{1,300})`/dg, kind: 'mark' },
  { pattern: /`[^`\n]{1,300}`(?::[\w:.+-]{1,300}:)?/dg, opaque: true, kind: 'code' },
  { pattern: /\|[^|\s](?:[^|\n]{0,300}[^|\s])?\|_{0,2}/dg, opaque: true, kind: 'placeholder' },
  { pattern: /[ \t]?\[(?:#?[\w.-]{0,300}|\*)\]_/dg, kind: 'link' },
  { pattern: /\*\*(?<text>[^*\s](?:[^*]{0,300}[^*\s])?)\*\*/dg, kind: 'mark' },
  { pattern: /(?<![\w*\\])\*(?<text>[^*\s](?:[^*]{0,300}[^*\s])?)\*(?!\w)/dg, kind: 'mark' },
  { pattern: /(?<=\w)__?(?=[\s.,;:!?)]|$)/dg, kind: 'link' },
  { pattern: /\\ /dg, kind: 'mark' },
];

const mask = (builder: DocumentBuilder, from: number, to: number): Mask[] =>
  inlineMasks(builder, from, to, FORMS);

/** Reads reStructuredText: titles, paragraphs, lists, table cells, notes and definitions are prose; directives and literals are not. */
export function readRestructuredText(builder: DocumentBuilder): void {
  new Reader(builder).read();
}

const PARAGRAPH: BlockFrame = { kind: 'paragraph', quoted: false };

/** A `list-table` that is being read. */
interface ListTable {
  /** Column of its directive. */
  readonly indent: number;
  readonly headerRows: number;
  /** Rows that have begun. */
  rows: number;
}

class Reader {
  readonly #builder: DocumentBuilder;
  readonly #lines: readonly Line[];
  readonly #levels: string[] = [];
  readonly #lists = new IndentedLists();
  #parts: Range[] = [];
  /** What the parts are. */
  #frame: BlockFrame = PARAGRAPH;
  #listTable: ListTable | undefined;
  #indent = 0;
  /** Whether anything but fields has been read: those at the head say who wrote it. */
  #begun = false;
  #at = 0;

  constructor(builder: DocumentBuilder) {
    this.#builder = builder;
    this.#lines = linesOf(builder.text);
  }

  read(): void {
    while (this.#at < this.#lines.length) this.#line();
    this.#flush();
  }

  #line(): void {
    const line = this.#lines[this.#at];
    if (!line) return;
    if (line.blank) {
      this.#flush();
      this.#at += 1;
      return;
    }
    if (this.#listTable && line.indent <= this.#listTable.indent) {
      this.#flush();
      this.#listTable = undefined;
    }
    if (!this.#title(line) && !this.#explicit(line) && !this.#table(line)) this.#text(line);
  }

  #title(line: Line): boolean {
    if (this.#parts.length > 0 || (line.indent > 0 && !UNDERLINE.test(line.text))) return false;
    const next = this.#lines[this.#at + 1];
    const after = this.#lines[this.#at + 2];
    const over = UNDERLINE.test(line.text);
    if (over && next && !next.blank && after?.text.trimEnd() === line.text.trimEnd()) {
      this.#heading(next, `${line.text[0] ?? ''}${line.text[0] ?? ''}`);
      this.#protect(line);
      this.#protect(after);
      this.#at += 3;
      return true;
    }
    if (over && !TABLE.test(line.text)) {
      this.#protect(line);
      this.#at += 1;
      return true;
    }
    const isUnder =
      next !== undefined &&
      (UNDERLINE.test(next.text) || SHORT_UNDERLINE.test(next.text)) &&
      next.text.trimEnd().length >= Math.min(line.text.trimEnd().length, 4);
    if (!isUnder || ITEM.test(line.text) || line.text.startsWith('.. ')) return false;
    this.#heading(line, next.text[0] ?? '');
    this.#protect(next);
    this.#at += 2;
    return true;
  }

  #heading(line: Line, style: string): void {
    if (!this.#levels.includes(style)) this.#levels.push(style);
    const level = Math.min(6, this.#levels.indexOf(style) + 1);
    const start = line.start + line.indent;
    this.#lists.at(line.indent);
    addProse(this.#builder, { kind: 'heading', level, quoted: false }, [{ start, end: line.end }], mask);
  }

  /** `.. name:: …` and the other marks that begin with two dots. */
  #explicit(line: Line): boolean {
    const own = line.text.trimStart();
    if (!/^\.\.(?:\s|$)/.test(own) && own !== '__' && !own.startsWith('__ ')) return false;
    this.#flush();
    this.#at += 1;
    const note = NOTE.exec(own)?.[0].length;
    if (note !== undefined) {
      this.#start(line, line.indent + note);
      return true;
    }
    const found = DIRECTIVE.exec(own)?.groups;
    const name = (found?.['name'] ?? '').toLowerCase();
    const form = PROSE_DIRECTIVES.get(name.replace(/^\w+:/, '')) ?? (name.includes(':') ? 'body' : undefined);
    if (!found || (own.includes('|') && /^\.\.[ \t]+\|/.test(own)) || !form) {
      this.#protect(line);
      this.#skipBelow(line.indent);
      return true;
    }
    const rest = found['rest'] ?? '';
    const version = form === 'version' ? (/^\S+\s*/.exec(rest)?.[0].length ?? 0) : 0;
    const text = form === 'body' ? '' : rest.slice(version);
    if (text === '') this.#protect(line);
    else this.#start(line, line.text.length - text.length);
    const headerRows = this.#options();
    if (name === 'list-table') this.#listTable = { indent: line.indent, headerRows, rows: 0 };
    return true;
  }

  /** The `:option: value` lines right below a directive. @returns the number that `:header-rows:` gives */
  #options(): number {
    let headerRows = 0;
    for (
      let next = this.#lines[this.#at];
      next && FIELD.test(next.text) && next.indent > 0;
      next = this.#lines[this.#at]
    ) {
      this.#flush();
      this.#protect(next);
      headerRows = Number(/^[ \t]*:header-rows:[ \t]*(\d{1,3})[ \t]*$/.exec(next.text)?.[1] ?? headerRows);
      this.#at += 1;
    }
    return headerRows;
  }

  #table(line: Line): boolean {
    if (!TABLE.test(line.text)) return false;
    this.#flush();
    let borders = 0;
    const lines: Line[] = [];
    const isGrid = line.text.trimStart().startsWith('+');
    for (let next: Line | undefined = line; next; next = this.#lines[this.#at]) {
      const isBorder = TABLE.test(next.text);
      if (isGrid ? next.blank : next.blank && borders >= 3) break;
      borders += isBorder ? 1 : 0;
      lines.push(next);
      this.#at += 1;
      const after = this.#lines[this.#at];
      if (!isGrid && isBorder && borders >= 2 && (after?.blank ?? true)) break;
    }
    readTable(this.#builder, lines, mask);
    return true;
  }

  #text(line: Line): void {
    const own = line.text.trimStart();
    if (own.startsWith('>>> ') || own.startsWith('... ')) {
      this.#flush();
      this.#until((next) => next.blank);
      return;
    }
    const field = FIELD.exec(line.text)?.[0].length;
    if (field !== undefined) {
      this.#flush();
      this.#at += 1;
      const isName =
        /^[ \t]*:(?:[rv]?type|meta|author|version|date|status|copyright|organization|contact|revision|address)\b/i;
      if (!this.#begun || isName.test(line.text)) this.#protect(line);
      else this.#start(line, field);
      return;
    }
    this.#begun = true;
    if (this.#cell(line)) return;
    const item = ITEM.exec(line.text)?.[0];
    const mark = (item ?? OPTION.exec(line.text)?.[0])?.length;
    if (mark !== undefined || (this.#parts.length > 0 && line.indent !== this.#indent && !this.#hangs(line)))
      this.#flush();
    this.#at += 1;
    if (this.#parts.length === 0) this.#indent = mark ?? line.indent;
    const isItem = item !== undefined && !item.trimStart().startsWith('|') && !this.#listTable;
    this.#start(line, mark ?? line.indent, isItem ? this.#lists.item(line.indent, item) : undefined);
    const next = this.#lines[this.#at];
    if (/::\s*$/.test(line.text)) this.#literal(line);
    // A definition's term stands alone above its indented text.
    else if (
      mark === undefined &&
      this.#parts.length === 1 &&
      next &&
      !next.blank &&
      next.indent > line.indent
    )
      this.#flush();
  }

  /** The first line of a cell of a `list-table`. */
  #cell(line: Line): boolean {
    const table = this.#listTable;
    if (!table) return false;
    const row = ROW.exec(line.text)?.[0];
    const mark = row ?? CELL.exec(line.text)?.[0];
    if (mark === undefined) return false;
    this.#flush();
    if (row !== undefined) table.rows += 1;
    this.#at += 1;
    this.#indent = mark.length;
    this.#start(line, mark.length);
    return true;
  }

  /** A line of an item that goes on below its mark. */
  #hangs(line: Line): boolean {
    return line.indent >= this.#indent || this.#parts.length > 1;
  }

  /** @param item where the line stands in its list, if it begins an item */
  #start(line: Line, mark: number, item?: ListPosition): void {
    if (this.#parts.length === 0) this.#frame = this.#frameOf(item ?? this.#lists.at(line.indent));
    const start = line.start + mark;
    this.#builder.protect(line.start, start, 'mark');
    if (start < line.end) this.#parts.push({ start, end: line.end });
  }

  /** What stands indented below `text::` is shown as it is. */
  #literal(line: Line): void {
    // Of the two colons, one is shown.
    const last = this.#parts.at(-1);
    const end = line.start + line.text.trimEnd().length;
    if (last && last.end > last.start) {
      this.#builder.protect(end - 1, end, 'mark');
      this.#parts.splice(-1, 1, { start: last.start, end: end - 1 });
    }
    this.#flush();
    this.#skipBelow(line.indent);
  }

  #skipBelow(indent: number): void {
    this.#until((next) => !next.blank && next.indent <= indent);
  }

  #until(stop: (line: Line) => boolean): void {
    for (let next = this.#lines[this.#at]; next && !stop(next); next = this.#lines[this.#at]) {
      this.#protect(next, 'code');
      this.#at += 1;
    }
  }

  #protect({ start, end }: Line, kind: 'mark' | 'code' = 'mark'): void {
    this.#builder.protect(start, end, kind);
  }

  #frameOf(list: ListPosition | undefined): BlockFrame {
    const table = this.#listTable;
    if (table) return { kind: 'table-cell', tableHeader: table.rows <= table.headerRows, quoted: false };
    return list ? { ...PARAGRAPH, list } : PARAGRAPH;
  }

  #flush(): void {
    addProse(this.#builder, this.#frame, this.#parts, mask);
    this.#parts = [];
  }
}
