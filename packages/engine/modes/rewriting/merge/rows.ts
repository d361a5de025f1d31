import type { Claim } from './claims.ts';
import { valuesOf } from './kinds.ts';
import type { Cell, Model, Passage, Row, Table } from './passages.ts';
import { MEASURES, rootsOf } from './subjects.ts';

/** Whether a claim names a row, by all words of its first cell or by what stands there. */
export function isRowOf(row: Row, { said, roots }: Pick<Claim, 'said' | 'roots'>): boolean {
  // "`--timeout`" is a name, though "timeout" alone is but a measure.
  const isCode = /^`[^`]+`$/.test(row.cells[0]?.text ?? '');
  const key = row.cells[0]?.text.replace(/[`*]/g, '') ?? '';
  const words = rootsOf(key);
  return (
    key !== '' &&
    (holds(said, key) ||
      (words.length > 0 &&
        !/[\d_]/.test(key) &&
        words.every((word) => roots.has(word)) &&
        (isCode || words.some((word) => !MEASURES.test(word)))))
  );
}

const ALIKE = 3;

/**
 * Whether a claim names the column of a cell by its title, and of that column means this cell: the row is spoken of too,
 * or no other below that title gives a value of the kind.
 */
export function isUnder(
  { table, row, column }: NonNullable<Passage['cell']>,
  claim: Pick<Claim, 'said' | 'roots' | 'fresh'>,
): boolean {
  const title = table.titles[column] ?? '';
  // Forms of a word begin alike.
  if (title === '' || !claim.said.toLowerCase().includes(title.slice(0, ALIKE).toLowerCase())) return false;
  const words = rootsOf(title);
  const isNamed =
    words.length > 0 &&
    words.some((word) => !MEASURES.test(word)) &&
    words.every((word) => claim.roots.has(word)) &&
    table.titles.filter((other, at) => at > 0 && rootsOf(other).some((word) => claim.roots.has(word)))
      .length === 1;
  const isOf = ({ cells }: Row): boolean =>
    rootsOf(cells[0]?.text ?? '').some((word) => claim.roots.has(word));
  const spoken = table.rows.filter(isOf);
  const alike = table.rows.filter(({ cells }) =>
    valuesOf(cells[column]?.text ?? '').some(({ kind }) => kind === claim.fresh.kind),
  );
  return isNamed && (spoken.length > 0 ? spoken.includes(row) : alike.length === 1 && alike.includes(row));
}

/** Whether a text has a name as a whole one. */
export function holds(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && !/[\w-]$/.test(text.slice(0, at)) && !/^[\w-]*\w/.test(text.slice(at + name.length));
}

/** The cell that a claim gives a value for, where that stands for none of the kind yet: `TBD`, "–", another word. */
export function addressedCells(model: Model, claim: Claim): readonly Cell[] {
  return model.tables.flatMap((table) => {
    const rows = table.rows.filter((row) => isRowOf(row, claim));
    const [row, other] = rows.length > 1 ? longestKeys(rows) : rows;
    if (!row || other) return [];
    const column = columnOf(table, claim);
    const cell = column === undefined ? undefined : row.cells[column];
    return cell && isShort(cell.text) ? [cell] : [];
  });
}

function longestKeys(rows: readonly Row[]): readonly Row[] {
  const length = (row: Row): number => row.cells[0]?.text.length ?? 0;
  const most = Math.max(...rows.map(length));
  return rows.filter((row) => length(row) === most);
}

/** The one column whose title the claim says. */
export function columnOf({ titles }: Table, { roots }: Pick<Claim, 'roots'>): number | undefined {
  const scored = titles
    .map((title, column) => {
      const words = rootsOf(title);
      return {
        column,
        share:
          column === 0 || words.length === 0
            ? 0
            : words.filter((word) => roots.has(word) || isLimit(word, roots)).length / words.length,
      };
    })
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  const [best, next] = scored;
  return best && best.share !== next?.share ? best.column : undefined;
}

/** "Max" of "Maximum". */
const isLimit = (word: string, roots: ReadonlySet<string>): boolean =>
  /^(?:max|min)im/.test(word) && roots.has(word.slice(0, 3));

export const isShort = (text: string): boolean => text.split(/\s+/).length <= 3 || /^`[^`]*`$/.test(text);
