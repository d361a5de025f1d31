import { stem } from '../../reading/words.ts';
import { capitalized } from '../../writing/capitals.ts';
import { amountsOf } from './amounts.ts';
import { escaped } from './renames.ts';
import { TABLE } from './tables.ts';

const NAME = String.raw`["“]?(?<name>\x60[^\x60]+\x60|[^\s,:|("“”]+(?: [\p{Lu}\d][^\s,:|("“”]*){0,2})["”]?`;
const CELLS = String.raw`(?<cells>\S.*?)`;
/** "Add a row: a | b | c", "New plan Team: 15 EUR, 5, Email", "Team: 15 EUR, 5 (new plan)". */
const WORDINGS: readonly RegExp[] = [
  `^(?:please )?(?:(?:add|insert|include) )?(?:an? |the |another )?(?:new )?(?<noun>\\p{L}+)(?: (?:for|called|named))?:? ${NAME}(?: \\||:|,| \\(| [–—-]| with| at) ?${CELLS}\\)?[.]?$`,
  `^${NAME}(?: \\||:| [–—-]) ?${CELLS} \\((?:a |the )?new (?<noun>\\p{L}+)\\)[.]?$`,
  `^(?:the )?(?:new )?(?:\\p{L}+ )?(?<noun>\\p{L}+) ${NAME} (?:means|indicates|says|shows|is (?:now )?returned (?:when|if)|is for)(?: that)? (?<whole>\\S.*?)[.]?$`,
].map((wording) => new RegExp(wording, 'isu'));

/** The text with a row whose cells are all listed, in the one table with as many columns; undefined where none fits. */
export function addListedRow(text: string, said: string): string | undefined {
  for (const wording of WORDINGS) {
    const { name = '', noun = '', cells = '', whole } = wording.exec(said.trim())?.groups ?? {};
    const isRow = /^(?:row|line|entry)$/i.test(noun);
    const values =
      whole !== undefined
        ? [whole]
        : cells.includes(' | ')
          ? cells.split(' | ')
          : cells.split(/,\s+(?:and )?/);
    const isNamed = (title: string): boolean =>
      isRow || stem(title.toLowerCase()) === stem(noun.toLowerCase());
    // "Off by default" names its column.
    const added =
      name === '' || /\bby default\b/i.test(cells) ? undefined : addRows(text, [[name, ...values]], isNamed);
    if (added !== undefined) return added;
  }
  return undefined;
}

/** The text with the rows of a block that has no header of its own. */
export function addBareRows(text: string, block: string): string | undefined {
  const rows = block.trim().split('\n').map(cellsOf);
  return /^\|[ \t:|-]+\|[ \t]*$/m.test(block) ? undefined : addRows(text, rows, () => true);
}

function addRows(
  text: string,
  rows: readonly (readonly string[])[],
  isNamed: (title: string) => boolean,
): string | undefined {
  const [hit, other] = [...text.matchAll(TABLE)].flatMap(({ index, 0: whole, groups }) => {
    const titles = (groups?.['header'] ?? '').split('|').map((title) => title.trim());
    const own = (groups?.['rows'] ?? '').trim().split('\n').map(cellsOf);
    const columnOf = (column: number): readonly string[] => own.map((one) => one[column] ?? '');
    const keys = columnOf(0).map(bare);
    const isNew =
      isNamed(titles[0] ?? '') &&
      rows.every(({ length }) => length === titles.length) &&
      rows.every(([key = '']) => !keys.includes(bare(key)));
    if (!isNew) return [];
    // "Seats 5" below "Seats".
    const told = rows.map((row) =>
      row.map((cell, column) =>
        column === 0
          ? cell
          : cell.replace(new RegExp(`^${escaped(titles[column] ?? '')}:? (?=\\S)`, 'i'), ''),
      ),
    );
    if (!told.every((row) => row.every((cell, column) => column === 0 || fits(cell, columnOf(column)))))
      return [];
    const added = told.map(
      (row) => `\n| ${row.map((cell, column) => inForm(cell, columnOf(column), column)).join(' | ')} |`,
    );
    return [{ end: index + whole.length, added: added.join('') }];
  });
  return hit && !other ? text.slice(0, hit.end) + hit.added + text.slice(hit.end) : undefined;
}

const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
const bare = (name: string): string => name.replace(/[`*"]/g, '').toLowerCase();
const isNumber = (cell: string): boolean => /^\d[\d.,]*$/.test(cell);

/** Whether a cell is of the kind of the others: a number beside numbers, money beside money. */
function fits(cell: string, others: readonly string[]): boolean {
  const kinds = new Set(others.flatMap((other) => amountsOf(other).map(({ dimension }) => dimension)));
  const [amount] = amountsOf(cell);
  if (others.some(isNumber)) return isNumber(cell) || amount !== undefined || !/\d/.test(cell);
  return kinds.size === 0 || !amount || kinds.has(amount.dimension);
}

/** "2 users" as "2" beside numbers alone, a name in code beside others in code. */
function inForm(cell: string, others: readonly string[], column: number): string {
  if (others.filter(isNumber).length * 2 > others.length) return /^\d[\d.,]*/.exec(cell)?.[0] ?? cell;
  const isCode = others.every((other) => other.startsWith('`'));
  if (column === 0) return isCode && !cell.startsWith('`') ? `\`${cell}\`` : cell;
  const whole = others.every((other) => /^\p{Lu}/u.test(other)) ? capitalized(cell) : cell;
  return others.every((other) => other.endsWith('.')) ? whole.replace(/\.?$/, '.') : whole;
}
