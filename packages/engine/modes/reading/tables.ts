import type { Block, SourceDocument } from '../../document/types.ts';
import { plain, readable } from './readable.ts';

/** A table as a reader sees it. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** One for each column. */
  readonly cells: readonly string[];
  /** The same with the marks of code. */
  readonly marked: readonly string[];
  readonly at: number;
}

/** Over a column of words that are not to be written. */
export const AVOIDED =
  /^(?:not|avoid(?:ed)?|(?:do not|don['’]t|never) (?:use|write|say)|instead of|wrong|bad)$/i;

/** The tables among blocks that have a header, in order. */
export function readTables(document: SourceDocument, blocks: readonly Block[]): readonly Table[] {
  const tables: Table[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    let columns = 0;
    while (blocks[index + columns]?.tableHeader) columns += 1;
    if (columns === 0) continue;
    const piped = readPiped(document, blocks, index);
    if (piped) {
      tables.push(piped.table);
      index = piped.next - 1;
      continue;
    }
    const header = blocks.slice(index, index + columns).map((block) => plain(document, block));
    const rows: TableRow[] = [];
    let at = index + columns;
    while (blocks[at]?.kind === 'table-cell' && !blocks[at]?.tableHeader) {
      const cells = blocks.slice(at, at + columns);
      rows.push({
        cells: cells.map((block) => plain(document, block)),
        marked: cells.map((block) => readable(document, block)),
        at: cells[0]?.start ?? 0,
      });
      at += columns;
    }
    tables.push({ header, rows });
    index = at - 1;
  }
  return tables;
}

/** Nobody reads a table of more: its cells are taken as they come. */
const MOST_COLUMNS = 50;

/** A table of Markdown, in which empty cells are no blocks: each cell stands behind as many bars as its column has before it. */
function readPiped(
  document: SourceDocument,
  blocks: readonly Block[],
  from: number,
): { table: Table; next: number } | undefined {
  const { text, language } = document;
  if (language !== 'markdown' && language !== 'mdx') return undefined;
  const lines = new Map<number, { block: Block; column: number }[]>();
  let next = from;
  for (let block = blocks[next]; block?.kind === 'table-cell'; block = blocks[(next += 1)]) {
    if (block.tableHeader && next > from && !blocks[next - 1]?.tableHeader) break;
    const lineStart = text.lastIndexOf('\n', block.start - 1) + 1;
    const before = text.slice(lineStart, block.start).replaceAll('\\|', '');
    const bars = before.split('|').length - 1;
    const isOuter = /^[\s>]*\|/.test(before);
    if (
      bars === 0 &&
      !text
        .slice(block.end, block.end + 80)
        .split('\n')[0]
        ?.includes('|')
    )
      return undefined;
    const line = lines.get(lineStart) ?? [];
    if (line.length === MOST_COLUMNS) return undefined;
    line.push({ block, column: bars - Number(isOuter) });
    lines.set(lineStart, line);
  }
  const [head = [], ...rows] = lines.values();
  const width = 1 + Math.max(...head.map(({ column }) => column));
  const cellsOf = (row: typeof head, read: typeof readable): string[] =>
    Array.from({ length: width }, (_, at) => {
      const cell = row.find(({ column }) => column === at);
      return cell ? read(document, cell.block) : '';
    });
  const table = {
    header: cellsOf(head, plain),
    rows: rows.map((row) => ({
      cells: cellsOf(row, plain),
      marked: cellsOf(row, readable),
      at: row[0]?.block.start ?? 0,
    })),
  };
  return { table, next };
}
