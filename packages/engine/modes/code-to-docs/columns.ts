import { table } from '../writing/markdown.ts';

/** A column's title, and what it says of a row; empty where it says nothing. */
export type Column<Row> = readonly [title: string, cell: (row: Row) => string];

/** A table without the columns that are empty, or, unless rows may well be left out, that say of each that it is required. */
export function tableOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  isOptional = false,
): string {
  const shown = columns.filter(([title, cell]) =>
    rows.some((row) => cell(row) !== '' && (title !== 'Required' || isOptional || cell(row) !== 'Yes')),
  );
  return table(
    shown.map(([title]) => title),
    rows.map((row) => shown.map(([, cell]) => cell(row))),
  );
}
