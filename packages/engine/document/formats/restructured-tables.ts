import type { Range } from '@housestyle/contract';
import type { DocumentBuilder } from '../builder.ts';
import type { InlineReader, Line } from './lines.ts';

/** A border of a grid table, or of a simple one. */
export const TABLE = /^[ \t]*(?:\+[-=+]{3,}\+|={2,}(?:[ \t]+={2,})+)[ \t]*$/;

/** A table with more columns is none that anybody reads. */
const MOST_COLUMNS = 64;

/** The text of one cell, line by line. */
type Cell = readonly Range[];

/**
 * Adds the cells of a grid or simple table. A cell that goes on over lines on which other cells stand as well, or that spans
 * columns or rows, is not read: its sentences are nowhere in one piece.
 */
export function readTable(builder: DocumentBuilder, lines: readonly Line[], inline: InlineReader): void {
  const isGrid = lines[0]?.text.trimStart().startsWith('+') === true;
  const rows = isGrid ? gridRows(lines) : simpleRows(lines);
  const read: Range[] = [];
  for (const { cells, header } of rows)
    for (const cell of cells)
      if (isInOnePiece(cell, cells)) {
        addCell(builder, cell, header, inline);
        read.push(...cell);
      }
  read.sort((a, b) => a.start - b.start);
  let at = 0;
  for (const line of lines) {
    const from = at;
    while ((read[at]?.end ?? Infinity) <= line.end) at += 1;
    protectRest(builder, line, read.slice(from, at));
  }
}

interface Row {
  readonly cells: readonly Cell[];
  readonly header: boolean;
}

function isInOnePiece(cell: Cell, cells: readonly Cell[]): boolean {
  const [first, last] = [cell[0], cell.at(-1)];
  if (!first || !last) return false;
  return cells.every(
    (other) => other === cell || other.every(({ start, end }) => end <= first.start || start >= last.end),
  );
}

function addCell(builder: DocumentBuilder, cell: Cell, tableHeader: boolean, inline: InlineReader): void {
  const masks = cell.flatMap((part, index) => {
    const next = cell[index + 1];
    const gap = next ? [{ start: part.end, end: next.start, opaque: false }] : [];
    for (const { start, end } of gap) builder.protect(start, end, 'mark');
    return [...inline(builder, part.start, part.end), ...gap];
  });
  const [first, last] = [cell[0], cell.at(-1)];
  if (first && last)
    builder.addBlock({ kind: 'table-cell', tableHeader, quoted: false }, first.start, last.end, masks);
}

function protectRest(builder: DocumentBuilder, { start, end }: Line, read: readonly Range[]): void {
  let at = start;
  for (const part of read) {
    builder.protect(at, part.start, 'mark');
    at = part.end;
  }
  builder.protect(at, end, 'mark');
}

/** What stands between two columns of a line, without the space around it. */
function partOf(line: Line, from: number, to: number): Range[] {
  const text = line.text.slice(from, to);
  const start = line.start + from + (text.length - text.trimStart().length);
  const end = line.start + from + text.trimEnd().length;
  return start < end ? [{ start, end }] : [];
}

function gridRows(lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  const double = lines.findIndex(({ text }) => /^[ \t]*\+=[=+]*\+[ \t]*$/.test(text));
  let border = '';
  let open: Line[] = [];
  lines.forEach((line, index) => {
    if (!TABLE.test(line.text)) {
      open.push(line);
      return;
    }
    const bars = [...border.matchAll(/\+/g)].map((match) => match.index);
    if (open.length > 0) rows.push({ cells: gridCells(open, bars), header: index <= double });
    border = line.text;
    open = [];
  });
  return rows;
}

function gridCells(lines: readonly Line[], bars: readonly number[]): Cell[] {
  if (bars.length > MOST_COLUMNS || lines.some(({ text }) => /\+[-=]+\+[-=]+\+/.test(text))) return [];
  const edges = bars.filter((bar) => lines.every(({ text }) => /[|+]/.test(text[bar] ?? '')));
  // What is nested in a cell, a list say, is more than one text.
  const isPlain = (cell: Cell): boolean =>
    cell.length < 2 || !lines.some(({ text }) => /\|\s*(?:[-*+]|\d+\.|\.\.)\s/.test(text));
  return edges
    .slice(0, -1)
    .flatMap((edge, index) => columnCells(lines, edge + 1, edges[index + 1] ?? edge + 1))
    .filter(isPlain);
}

/** The cells of one column: a border of its own parts them where another cell goes on beside it. */
function columnCells(lines: readonly Line[], from: number, to: number): Range[][] {
  const cells: Range[][] = [[]];
  for (const line of lines)
    if (/^[-=]{2,}$/.test(line.text.slice(from, to))) cells.push([]);
    else cells.at(-1)?.push(...partOf(line, from, to));
  return cells;
}

function simpleRows(lines: readonly Line[]): Row[] {
  const columns = [...(lines[0]?.text ?? '').matchAll(/=+/g)].map((match) => match.index);
  if (columns.length > MOST_COLUMNS) return [];
  const borders = lines.filter(({ text }) => TABLE.test(text)).length;
  const rows: { cells: Range[][]; header: boolean }[] = [];
  let passed = 0;
  for (const line of lines) {
    if (TABLE.test(line.text)) {
      passed += 1;
      continue;
    }
    const isSpanned = columns.slice(1).some((column) => !/^\s?$/.test(line.text[column - 1] ?? ''));
    if (line.blank || isSpanned || /^[ \t]*-{2,}(?:[ \t]+-{2,})*[ \t]*$/.test(line.text)) continue;
    const parts = columns.map((column, index) =>
      partOf(line, column, columns[index + 1] ?? line.text.length),
    );
    const row = rows.at(-1);
    if (row && parts[0]?.length === 0) parts.forEach((part, index) => row.cells[index]?.push(...part));
    else rows.push({ cells: parts, header: borders > 2 && passed === 1 });
  }
  return rows;
}
