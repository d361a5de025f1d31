import type { SavedStyle } from '../storage/styles.ts';
import { Refusal } from './refusal.ts';
import { readTable, writeTable, type Column } from './style-table.ts';

/** The whole style as JSON, or one part of it as a table of comma-separated values. */
export const STYLE_FORMATS = ['json', 'rules', 'terms', 'glossary'] as const;
export type StyleFormat = (typeof STYLE_FORMATS)[number];

export interface StyleFile {
  /** Such as `terms.csv`. */
  readonly name: string;
  readonly contentType: string;
  readonly text: string;
}

const RULE_COLUMNS: readonly Column[] = [
  { name: 'label', kind: 'required' },
  { name: 'description', kind: 'required' },
  { name: 'severity', kind: 'optional' },
];
const TERM_COLUMNS: readonly Column[] = [
  { name: 'preferred', kind: 'required' },
  { name: 'avoid', kind: 'some' },
];
const GLOSSARY_COLUMNS: readonly Column[] = [
  { name: 'term', kind: 'required' },
  { name: 'definition', kind: 'required' },
  { name: 'synonyms', kind: 'any' },
];

/** Reads what `writeStyleFile` wrote, or what a person made. Throws a `Refusal` that names the lines at fault. */
export function parseStyleFile(format: StyleFormat, text: string): unknown {
  switch (format) {
    case 'json':
      return parseJson(text);
    case 'rules':
      return { rules: readTable(RULE_COLUMNS, text) };
    case 'terms':
      return { termSubs: readTable(TERM_COLUMNS, text) };
    case 'glossary':
      return { glossary: readTable(GLOSSARY_COLUMNS, text) };
  }
}

export function writeStyleFile(format: StyleFormat, style: SavedStyle): StyleFile {
  const table = (columns: readonly Column[], rows: readonly object[] = []): StyleFile => ({
    name: `${format}.csv`,
    contentType: 'text/csv; charset=utf-8',
    text: writeTable(columns, rows as Record<string, string | readonly string[]>[]),
  });
  switch (format) {
    case 'json':
      return {
        name: 'style.json',
        contentType: 'application/json; charset=utf-8',
        text: `${JSON.stringify(style, null, 2)}\n`,
      };
    case 'rules':
      return table(RULE_COLUMNS, style.rules);
    case 'terms':
      return table(TERM_COLUMNS, style.termSubs);
    case 'glossary':
      return table(GLOSSARY_COLUMNS, style.glossary);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Refusal(`The style is not valid JSON: ${(error as Error).message}`);
  }
}
