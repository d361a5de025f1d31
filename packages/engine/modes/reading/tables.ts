import type { Block, SourceDocument } from '../../document/types.ts';
import { plain } from './readable.ts';

/** A table as a reader sees it. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** One for each column. */
  readonly cells: readonly string[];
  readonly at: number;
}

/** The tables among blocks that have a header, in order. */
export function readTables(document: SourceDocument, blocks: readonly Block[]): readonly Table[] {
  const tables: Table[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    let columns = 0;
    while (blocks[index + columns]?.tableHeader) columns += 1;
    if (columns === 0) continue;
    const header = blocks.slice(index, index + columns).map((block) => plain(document, block));
    const rows: TableRow[] = [];
    let at = index + columns;
    while (blocks[at]?.kind === 'table-cell' && !blocks[at]?.tableHeader) {
      const cells = blocks.slice(at, at + columns);
      rows.push({ cells: cells.map((block) => plain(document, block)), at: cells[0]?.start ?? 0 });
      at += columns;
    }
    tables.push({ header, rows });
    index = at - 1;
  }
  return tables;
}
