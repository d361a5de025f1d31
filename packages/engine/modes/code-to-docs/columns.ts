import { table } from '../writing/markdown.ts';

/** A column's title, and what it says of a row; empty where it says nothing. */
export type Column<Row> = readonly [title: string, cell: (row: Row) => string];

/** A table without the columns that are empty, or that say of each row that it is required. */
export function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const shown = columns.filter(([title, cell]) =>
    rows.some((row) => cell(row) !== '' && (title !== 'Required' || cell(row) !== 'Yes')),
  );
  return table(
    shown.map(([title]) => title),
    rows.map((row) => shown.map(([, cell]) => cell(row))),
  );
}
