import { capitalized } from '../../writing/capitals.ts';
import type { Edit } from './alignment.ts';
import { findTitle } from './sections.ts';
import { valuesOf } from './kinds.ts';
import type { Model, Table } from './passages.ts';

const LISTED =
  /^(?:please )?(?:(?:add|added|also|new|new on (?:the )?\p{L}+|newly|we (?:now |also )*(?:have|offer|sell))(?: (?:an? |the )?(?:new )?(?:row|entry|line|item|dish))?:? )(?<cells>[^:;|]{5,160}?)(?: \((?:to |in |under |below )?(?:the )?(?<where>\p{L}[^(),]{2,40})\))?[.!]?$/iu;
const LEAST = 3;

/** "New: Mushroom risotto, 13.50, vegetarian": a row of the one table that has as many columns, each of the kind of its cell. */
export function addListedRow(model: Model, said: string): readonly Edit[] | undefined {
  const { cells: all = '', where = '' } = LISTED.exec(said.trim())?.groups ?? {};
  const cells = all.split(/, (?=\S)/);
  const title = findTitle(
    model.places.map((place) => place.title),
    where,
  );
  if (cells.length < LEAST) return undefined;
  const [table, other] = model.tables.filter(
    (one) => fits(one, cells) && (title === undefined || model.titles(one.section).at(-1) === title),
  );
  const last = table?.rows.at(-1);
  if (!table || !last || other) return undefined;
  const head = /^\p{Lu}/u.test(last.cells[0]?.text ?? '') ? capitalized(cells[0] ?? '') : (cells[0] ?? '');
  return [{ start: last.end, end: last.end, text: `\n| ${[head, ...cells.slice(1)].join(' | ')} |` }];
}

function fits({ titles, rows }: Table, cells: readonly string[]): boolean {
  const columns = titles.map((_, at) => rows.map((row) => row.cells[at]?.text ?? '').filter(Boolean));
  return (
    titles.length === cells.length &&
    rows.length > 1 &&
    !rows.some((row) => row.cells[0]?.text.toLowerCase() === cells[0]?.toLowerCase()) &&
    cells.every((cell, at) => columns[at]?.every((own) => isOfKind(cell, own)) === true) &&
    columns.some((own) => own.some((one) => valuesOf(one).length > 0))
  );
}

/** Whether both are values of one kind, or neither is any. */
function isOfKind(one: string, other: string): boolean {
  const [own, theirs] = [one, other].map((cell) => valuesOf(cell)[0]?.kind);
  return own === theirs;
}
