/** Tables of comma-separated values: what spreadsheets write, and what they may safely open. */
import { CsvError, parse, type Info } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { Refusal } from './refusal.ts';

/** `required`: text; `optional`: text or nothing, written where a row has it; `some`: one or more texts, `any`: any number, separated by `|` or in columns of their own. */
export interface Column {
  readonly name: string;
  readonly kind: 'required' | 'optional' | 'some' | 'any';
}

export type Row = Record<string, string | readonly string[]>;

/** The most faults that one refusal lists. */
const MOST_FAULTS = 10;

/** A cell that begins like this is a formula to a spreadsheet, unless an apostrophe stands before it. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads a table with a heading. Understands a byte order mark, either end of line, quotes, and semicolons or tabs for
 * commas; columns may stand in any order. Throws a `Refusal` that names the lines at fault.
 */
export function readTable(columns: readonly Column[], text: string): Row[] {
  if (text.includes('\uFFFD')) {
    const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
    throw new Refusal(`Line ${line}: the file is not UTF-8. Save it as "CSV UTF-8".`);
  }
  const [heading, ...records] = parseRecords(text);
  if (heading === undefined) throw new Refusal(`Line 1: ${headingWish(columns)}.`);
  const places = placesOf(columns, heading.record);
  const faults: string[] = [];
  const rows: Row[] = [];
  for (const { record, line } of records) {
    const extra = record.findIndex((cell, index) => index >= places.length && cell.trim() !== '');
    if (extra >= 0) faults.push(`Line ${line}: column ${extra + 1} has no heading. Quote cells with commas.`);
    const cells = columns.map((column) => ({ column, cell: cellOf(column, record, places) }));
    const kept = cells.filter(({ column, cell }) => column.kind !== 'optional' || cell !== '');
    rows.push(Object.fromEntries(kept.map(({ column, cell }) => [column.name, cell])));
    const empty = columns.find(({ name, kind }) => isNeeded(kind) && rows.at(-1)?.[name]?.length === 0);
    if (empty) faults.push(`Line ${line}: "${empty.name}" is empty.`);
  }
  if (faults.length > 0) throw new Refusal(describeFaults(faults));
  return rows;
}

/** Writes a table for spreadsheets: CRLF, quotes where needed, no cell that would run as a formula. */
export function writeTable(columns: readonly Column[], rows: readonly Row[]): string {
  const written = columns.filter(({ name, kind }) => kind !== 'optional' || rows.some((row) => row[name]));
  const records = rows.map((row) =>
    written.map(({ name }) => {
      const value = row[name] ?? '';
      return guard(typeof value === 'string' ? value : value.map(escapeBar).join('|'));
    }),
  );
  const heading = written.map(({ name }) => name);
  return stringify([heading, ...records], { record_delimiter: '\r\n', quoted_match: /[\r\n\t;]/ });
}

const isNeeded = (kind: Column['kind']) => kind === 'required' || kind === 'some';
const isSingle = (kind: Column['kind']) => kind === 'required' || kind === 'optional';

interface Line {
  readonly record: string[];
  /** Where the record begins, from 1. */
  readonly line: number;
}

function parseRecords(text: string): Line[] {
  try {
    const source = text.replace(/^\uFEFF/, '');
    const parsed = parse(source, {
      delimiter: separatorOf(source),
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { info: Info; record: string[]; raw: string }[];
    return withLines(source, parsed).filter(({ record }) => record.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(`The table cannot be read: ${error.message}.`);
  }
}

/** Counted here: the parser counts CRLF in a quoted cell twice. */
function withLines(source: string, parsed: readonly { info: Info; record: string[]; raw: string }[]): Line[] {
  const bytes = Buffer.from(source);
  let from = 0;
  let before = 1;
  return parsed.map(({ info, record, raw }) => {
    const segment = bytes.toString('utf8', from, info.bytes);
    const line = before + lineEnds(segment.trimEnd()) - lineEnds(raw.trim());
    before += lineEnds(segment);
    from = info.bytes;
    return { record, line };
  });
}

function lineEnds(text: string): number {
  return text.split(/\r\n|\r|\n/).length - 1;
}

/** What the heading uses most. */
function separatorOf(text: string): string {
  const heading = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (separator: string): number => heading.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** The column of each place, by the heading's names in any letter case; `avoid_2` and an empty name continue a list. */
function placesOf(columns: readonly Column[], heading: readonly string[]): (Column | null)[] {
  let last: Column | null = null;
  const places = heading.map((cell) => {
    const name = cell.trim().toLowerCase();
    const found = columns.find((column) => column.name === name || isNumbered(column, name));
    if (name !== '' && found === undefined) {
      throw new Refusal(`Line 1: there is no column "${cell.trim()}": ${headingWish(columns)}.`);
    }
    last = found ?? (last && isSingle(last.kind) ? null : last);
    return last;
  });
  const missing = columns.find((column) => isNeeded(column.kind) && !places.includes(column));
  if (missing) throw new Refusal(`Line 1: "${missing.name}" is missing: ${headingWish(columns)}.`);
  const twice = columns.find(
    (column) => isSingle(column.kind) && places.filter((place) => place === column).length > 1,
  );
  if (twice) throw new Refusal(`Line 1: "${twice.name}" stands there twice.`);
  return places;
}

function isNumbered({ name, kind }: Column, cell: string): boolean {
  return !isSingle(kind) && cell.startsWith(name) && /^[ _-]?\d{1,3}$/.test(cell.slice(name.length));
}

function headingWish(columns: readonly Column[]): string {
  return `expected the heading ${columns
    .filter(({ kind }) => kind !== 'optional')
    .map(({ name }) => name)
    .join(',')}`;
}

function cellOf(
  column: Column,
  record: readonly string[],
  places: readonly (Column | null)[],
): string | readonly string[] {
  const cells = record.filter((_, index) => places[index] === column).map((cell) => unguard(cell.trim()));
  return isSingle(column.kind) ? (cells[0] ?? '') : cells.flatMap(splitAtBars);
}

function splitAtBars(cell: string): string[] {
  return (cell.match(/(?:\\[|\\]|[^|])+/g) ?? [])
    .map((item) => item.trim().replaceAll(/\\([|\\])/g, '$1'))
    .filter((item) => item !== '');
}

function escapeBar(item: string): string {
  return item.replaceAll(/[|\\]/g, String.raw`\$&`);
}

function guard(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function unguard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

function describeFaults(faults: readonly string[]): string {
  const more = faults.length - MOST_FAULTS;
  const rest = more > 0 ? [`${more} more like these.`] : [];
  return [...faults.slice(0, MOST_FAULTS), ...rest].join('\n');
}
