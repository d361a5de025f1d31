import { codeSpan } from '../../report/quote.ts';
import { commas } from './sql.ts';
import type { ArtifactReader } from './types.ts';

const TABLE =
  /^\s*create\s+table\s+(?<maybe>if\s+not\s+exists\s+)?(?<name>[\w."`]+)\s*\((?<body>[^]*)\)\s*;?\s*$/i;
const COLUMN =
  /^(?<name>[\w"`]+)\s+(?<type>[a-z]+(?:\s+(?:precision|varying|with time zone))?(?:\s*\([^)]*\))?)(?<rest>[^]*)$/i;
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
  [/\bon\s+delete\s+cascade\b/i, () => 'the row is deleted with the row it refers to'],
];

/** The columns of a table that is created; undefined where something of them has no words here. */
export const readTable: ArtifactReader = (text) => {
  const { name = '', body = '', maybe } = TABLE.exec(text)?.groups ?? {};
  const parts = commas(body.replace(/--[^\n]*/g, '')).map(tell);
  if (name === '' || body.includes(';') || parts.length === 0 || parts.includes(undefined)) return undefined;
  return {
    short: `This SQL statement creates the table ${codeSpan(name)}${maybe === undefined ? '' : ', unless it exists'}.`,
    parts: parts.flatMap((part) => part ?? []),
    title: 'Columns',
  };
};

function tell(written: string): string | undefined {
  const { name = '', type = '', rest = '' } = COLUMN.exec(written)?.groups ?? {};
  if (name === '' || /^(?:primary|foreign|unique|constraint|check|key|index)$/i.test(name)) return undefined;
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
