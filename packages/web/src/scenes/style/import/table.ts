import {
  SEVERITIES,
  type GlossaryEntry,
  type Severity,
  type StyleRule,
  type TermSub,
} from '@housestyle/contract';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { Part } from '../draft.ts';
import { splitList } from './lists.ts';
import { ImportError, type Imported } from './types.ts';

/** The columns of each part, in the order that stands for them where there is no heading; the last may go on. */
const COLUMNS = {
  rules: ['label', 'description', 'severity'],
  termSubs: ['preferred', 'avoid'],
  glossary: ['term', 'definition', 'synonyms'],
} as const satisfies Record<Part, readonly string[]>;

/** What a spreadsheet would take for a formula is written with an apostrophe before it. */
const GUARDED = /^'+(?=[=+\-@\t＝＋－＠])/;

/**
 * Reads a table as spreadsheets copy (tabs) or save it (commas, semicolons), with a heading or without. Lists are
 * separated by `|` or stand in columns of their own. `part` is taken where no heading tells another.
 */
export function readTable(text: string, part: Part): Imported {
  const records = readRecords(text);
  const heading =
    records[0]?.map((cell) =>
      cell
        .trim()
        .toLowerCase()
        .replace(/[ _-]?\d{1,3}$/, ''),
    ) ?? [];
  const told = (['rules', 'termSubs', 'glossary'] as const).find((one) => heading.includes(COLUMNS[one][0]));
  const found = told ?? part;
  const places = told ? heading : [...COLUMNS[found]];
  const rows = told ? records.slice(1) : records;
  const notes: string[] = [];
  const cells = rows.map((row, index) => ({
    line: index + (told ? 2 : 1),
    cell: (name: string) => clean(row[places.indexOf(name)] ?? ''),
    list: (name: string) => listOf(row, places, name),
  }));
  const keep = <T>(make: (row: (typeof cells)[number]) => T | string): T[] =>
    cells.flatMap((row) => {
      const made = make(row);
      if (typeof made !== 'string') return [made];
      notes.push(`Row ${row.line} is left out: ${made}.`);
      return [];
    });
  if (found === 'rules') return { parts: { rules: keep(ruleOf) }, notes };
  if (found === 'termSubs') return { parts: { termSubs: keep(termOf) }, notes };
  return { parts: { glossary: keep(glossaryOf) }, notes };
}

interface Row {
  readonly cell: (name: string) => string;
  readonly list: (name: string) => string[];
}

function ruleOf({ cell }: Row): StyleRule | string {
  const [label, description, severity] = [cell('label'), cell('description'), cell('severity').toLowerCase()];
  if (!label || !description) return 'it needs a label and a description';
  if (severity === '') return { label, description };
  const known = SEVERITIES.find((name) => name === severity);
  return known ? { label, description, severity: known satisfies Severity } : `“${severity}” is no severity`;
}

function termOf({ cell, list }: Row): TermSub | string {
  const [preferred, avoid] = [cell('preferred'), list('avoid')];
  return preferred && avoid.length > 0 ? { preferred, avoid } : 'it needs a preferred term and one to avoid';
}

function glossaryOf({ cell, list }: Row): GlossaryEntry | string {
  const [term, definition] = [cell('term'), cell('definition')];
  return term && definition
    ? { term, definition, synonyms: list('synonyms') }
    : 'it needs a term and a definition';
}

function readRecords(text: string): string[][] {
  if (text.includes('\uFFFD')) throw new ImportError('The file is not UTF-8. Save it as “CSV UTF-8”.');
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (separator: string): number => first.split(separator).length;
  const delimiter = ['\t', ';', ','].reduce((best, next) => (count(next) > count(best) ? next : best));
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: delimiter === '\t',
      skip_empty_lines: true,
    }) as string[][];
    const filled = records.filter((record) => record.some((cell) => cell.trim() !== ''));
    if (filled.length === 0) throw new ImportError('There are no rows in it.');
    return filled;
  } catch (error) {
    if (error instanceof CsvError) throw new ImportError(`The table cannot be read: ${error.message}.`);
    throw error;
  }
}

const clean = (cell: string): string =>
  cell
    .trim()
    .replace(GUARDED, (marks) => marks.slice(1))
    .replace(/\s*[\r\n]+\s*/g, ' ');

/** All cells from the column of this name on, for columns after it that have its name, none, or no heading at all. */
function listOf(row: readonly string[], places: readonly string[], name: string): string[] {
  const from = places.indexOf(name);
  if (from < 0) return [];
  const cells = row.filter((_, index) => index >= from && [name, '', undefined].includes(places[index]));
  return cells.flatMap((cell) => splitList(clean(cell)));
}
