import { capitalized } from '../../writing/capitals.ts';
import { amountsOf } from './amounts.ts';
import { fingerprint } from './statements.ts';
import { TABLE } from './tables.ts';
import { topicWords } from './topics.ts';

const NAME = String.raw`(?<name>[\p{Lu}\d\x60][\p{L}\d\x60.-]*(?: \p{Lu}[\p{L}-]*){0,2}|\p{Ll}+-\d+)`;
const CLAUSES = String.raw`(?<clauses>\S.*?)`;
/** "Add Portugal to the table: standard 3 days", "We now offer a Team plan (12 EUR a month)", "There is a new cluster ap-1 with 12 nodes". */
const TOLD: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:[Pp]lease )?[Aa]dd (?:an? )?(?:(?:row|entry|line) (?:for|on) )?(?:the )?${NAME}(?: \p{Ll}+)?(?: (?:to|in) the (?:\p{Ll}+ )?table)?(?::| \(| with) ${CLAUSES}\)?[.]?$`,
    'su',
  ),
  new RegExp(
    String.raw`^(?:We (?:now |also )*(?:offer|have|support|ship to|run)|There(?:['’]s| is)(?: now| also)?|New:?|[Aa] new)(?: an?)?(?: new)?(?: \p{Ll}+)??:? ${NAME}(?: \p{Ll}+)?,?(?: \(|:| with| has) ?${CLAUSES}\)?[.]?$`,
    'su',
  ),
];

/** The text with a row in the one table whose columns take up all that is told of a new name. */
export function addToldRow(text: string, said: string): string | undefined {
  const groups = TOLD.map((pattern) => pattern.exec(said.trim())?.groups).find(Boolean);
  const { name = '', clauses = '' } = groups ?? {};
  if (name === '') return undefined;
  const told = clauses.split(/,\s+(?:and\s+)?|;\s+|\s+and\s+|\s+(?:for|at|with)\s+(?=[\d€$£])/);
  const rows = [...text.matchAll(TABLE)].flatMap((table) => {
    const titles = cellsOf(table.groups?.['header'] ?? '').slice(1);
    const own = (table.groups?.['rows'] ?? '')
      .trim()
      .split('\n')
      .map((row) => cellsOf(row.replace(/^\||\|[ \t]*$/g, '')));
    if (own.some(([key = '']) => fingerprint(key) === fingerprint(name))) return [];
    const cells = placeClauses(
      titles,
      own.map((row) => row.slice(1)),
      told,
    );
    const key = /^`/.test(own[0]?.[0] ?? '') ? `\`${name.replaceAll('`', '')}\`` : name;
    return cells ? [{ end: table.index + table[0].length, row: `\n| ${[key, ...cells].join(' | ')} |` }] : [];
  });
  const [hit, other] = rows;
  return hit && !other ? text.slice(0, hit.end) + hit.row + text.slice(hit.end) : undefined;
}

const cellsOf = (row: string): readonly string[] => row.split('|').map((cell) => cell.trim());

/** A cell for every column, `[VERIFY]` where nothing is told; undefined where a clause fits none, or two fit one. */
function placeClauses(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  clauses: readonly string[],
): readonly string[] | undefined {
  const cells: string[] = titles.map(() => '[VERIFY]');
  for (const clause of clauses) {
    const column = columnOf(titles, rows, clause, cells);
    if (column < 0) return undefined;
    cells[column] = cellOf(
      titles[column] ?? '',
      rows.map((row) => row[column] ?? ''),
      clause,
    );
  }
  return cells;
}

/** The free column that a clause names, or whose cells give the same kind of amount. */
function columnOf(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  clause: string,
  cells: readonly string[],
): number {
  const isFree = (column: number): boolean => cells[column] === '[VERIFY]';
  const words = topicWords(clause);
  const named = titles.findIndex((title, at) => {
    const print = fingerprint(title);
    return (
      isFree(at) &&
      (fingerprint(clause).startsWith(`${print} `) || topicWords(title).some((word) => words.includes(word)))
    );
  });
  if (named >= 0) return named;
  const kinds = new Set(amountsOf(clause).map(({ dimension }) => dimension));
  const fitting = titles.flatMap((_, at) => {
    const own = rows.map((row) => row[at] ?? '');
    // "Run by the data team", where owners are teams.
    const isAlike = own.every((cell) => topicWords(cell).at(-1) === words.at(-1));
    return isFree(at) &&
      (own.some((cell) => amountsOf(cell).some(({ dimension }) => kinds.has(dimension))) || isAlike)
      ? [at]
      : [];
  });
  return fitting.length === 1 ? (fitting[0] ?? -1) : -1;
}

/** What a clause says below the title that it names: "express 2 days" as "2 days", "12 nodes" as "12" where the others are numbers. */
function cellOf(title: string, others: readonly string[], clause: string): string {
  const bare = clause
    .replace(
      new RegExp(String.raw`^(?:the )?${title.replace(/[^\p{L}\p{N} ]/gu, '.')}(?: is| are|:)? `, 'iu'),
      '',
    )
    .replace(/^up to (?=\d)/i, '')
    .replace(/^(?:run|owned|managed|maintained|written|made) by (?:the )?/i, '');
  const isNumber = others.every((other) => /^\d[\d.,]*$/.test(other));
  const number = /^\d[\d.,]*(?= )/.exec(bare)?.[0];
  return isNumber && number !== undefined ? number : capitalized(bare);
}
