import { codeSpan } from '../../report/quote.ts';
import { listed } from '../../writing/markdown.ts';
import { commas } from './sql.ts';
import type { ArtifactReader } from './types.ts';

const TABLE =
  /^\s*create\s+table\s+(?<maybe>if\s+not\s+exists\s+)?(?<name>[\w."`]+)\s*\((?<body>[^]*)\)\s*;?\s*$/i;
const COLUMN =
  /^(?<name>[\w"`]+)\s+(?<type>[a-z]+(?:\s+(?:precision|varying|with time zone))?(?:\s*\([^)]*\))?)(?<rest>[^]*)$/i;
const CASCADES = 'the row is deleted with the row it refers to';
/** What columns may be held to, in words. */
const RULES: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/\bprimary\s+key\b/i, () => 'tells the rows apart, so each value stands once and none is missing'],
  [/\bnot\s+null\b/i, () => 'must have a value'],
  [/\bunique\b/i, () => 'no two rows have the same value'],
  [
    /\b(?:auto_increment|autoincrement|generated\s+(?:always|by\s+default)\s+as\s+identity)\b/i,
    () => 'is counted up by itself',
  ],
  [/\bdefault\s+('[^']*'|[\w.]+(?:\([^)]*\))?)/i, ([, value = '']) => `is ${codeSpan(value)} unless given`],
  [
    /\breferences\s+([\w"`.]+)\s*\(([^)]*)\)/i,
    ([, table = '', column = '']) => `must be a value of ${codeSpan(column)} in ${codeSpan(table)}`,
  ],
  [/\bcheck\s*\((.*)\)/is, ([, test = '']) => `must fit ${codeSpan(test.trim())}`],
  [/\bon\s+delete\s+set\s+null\b/i, () => 'is emptied when the row it refers to is deleted'],
  [/\bon\s+delete\s+cascade\b/i, () => CASCADES],
];

/** What holds for several columns of a row at once. */
const TOGETHER: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/^primary\s+key\s*\(([^)]*)\)$/i, ([, columns]) => `${named(columns)} together tell the rows apart`],
  [/^unique\s*\(([^)]*)\)$/i, ([, columns]) => `no two rows have the same ${named(columns)}`],
  [
    /^foreign\s+key\s*\(([^)]*)\)\s*references\s+([\w"`.]+)\s*\(([^)]*)\)(\s+on\s+delete\s+cascade)?$/i,
    ([, columns, table = '', others, cascade]) =>
      `${named(columns)} must be values of ${named(others)} in ${codeSpan(table)}${cascade ? `; ${CASCADES}` : ''}`,
  ],
  [/^check\s*\((.*)\)$/is, ([, test = '']) => `each row must fit ${codeSpan(test.trim())}`],
];
const INDEX =
  /^\s*create\s+(?<unique>unique\s+)?index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?(?<index>[\w"`]+)\s+on\s+(?<table>[\w."`]+)\s*\((?<columns>[^()]*)\)(?:\s+where\s+(?<test>[^;]+))?\s*$/i;

/** The columns of a table that is created, and its indexes; undefined where something of them has no words here. */
export const readTable: ArtifactReader = (text) => {
  const [table = '', ...others] = text
    .replace(/--[^\n]*/g, '')
    .split(/;\s*(?:\n|$)/)
    .filter((one) => one.trim() !== '');
  const { name = '', body = '', maybe } = TABLE.exec(table)?.groups ?? {};
  const parts = [...commas(body).map(tell), ...others.map((one) => tellIndex(one, name))];
  if (name === '' || body.includes(';') || body === '' || parts.includes(undefined)) return undefined;
  return {
    short: `This SQL statement creates the table ${codeSpan(name)}${maybe === undefined ? '' : ', unless it exists'}.`,
    parts: parts.flatMap((part) => part ?? []),
    title: 'Columns',
  };
};

function tellIndex(statement: string, name: string): string | undefined {
  const { unique, index = '', table, columns, test } = INDEX.exec(statement)?.groups ?? {};
  if (table !== name) return undefined;
  const where = test === undefined ? '' : ` where ${codeSpan(test.trim())}`;
  const also = unique === undefined ? '' : '; no two of them have the same';
  return `Index ${codeSpan(index)}: finds rows${where} quickly by ${named(columns)}${also}`;
}

const named = (columns = ''): string => listed(commas(columns).map(codeSpan));

function tellTogether(written: string): string | undefined {
  const { label, rule = '' } =
    /^(?:constraint\s+(?<label>[\w"`]+)\s+)?(?<rule>[^]*)$/i.exec(written)?.groups ?? {};
  for (const [shape, says] of TOGETHER) {
    const match = shape.exec(rule);
    if (match) return `${label === undefined ? 'The whole row' : codeSpan(label)}: ${says(match)}`;
  }
  return undefined;
}

function tell(written: string): string | undefined {
  if (/^(?:primary|foreign|unique|constraint|check|key|index)\b/i.test(written)) return tellTogether(written);
  const { name = '', type = '', rest = '' } = COLUMN.exec(written)?.groups ?? {};
  if (name === '') return undefined;
  let left = rest;
  const said = RULES.flatMap(([shape, tellRule]) => {
    const match = shape.exec(left);
    if (!match) return [];
    left = left.replace(match[0], ' ');
    return [tellRule(match)];
  });
  if (left.trim() !== '') return undefined;
  const kind = `${codeSpan(name)} (${codeSpan(type)})`;
  return said.length === 0 ? kind : `${kind}: ${said.join('; ')}`;
}
