import type { Place } from './sections.ts';

/** A preferred term with what it replaces. */
export interface TermPair {
  readonly preferred: string;
  readonly avoid: string;
}

const QUOTED = String.raw`["“‘'\`*_]+([^"”’'\`*_]+)["”’'\`*_]+`;
const PATTERNS: readonly (readonly [RegExp, preferred: number, avoid: number])[] = [
  [
    new RegExp(
      String.raw`^(?:use|write|say|prefer)\s+${QUOTED},?\s+(?:instead of|rather than|over|and not|not)\s+${QUOTED}\.?$`,
      'i',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      String.raw`^(?:don['’]t|do not|never)\s+(?:use|write|say)\s+${QUOTED}[.;,]\s+(?:use|write|say)\s+${QUOTED}(?:\s+instead)?\.?$`,
      'i',
    ),
    2,
    1,
  ],
  [/^["“`]?([^"”`→]+?)["”`]?\s*(?:→|->|=>)\s*["“`]?([^"”`→]+?)["”`]?\.?$/, 2, 1],
];

/** The terms that a guideline prefers and avoids; undefined for any other guideline. */
export function readTermPair(text: string): TermPair | undefined {
  for (const [pattern, preferred, avoid] of PATTERNS) {
    const match = pattern.exec(text.trim());
    const pair = { preferred: match?.[preferred]?.trim() ?? '', avoid: match?.[avoid]?.trim() ?? '' };
    if (pair.preferred !== '' && pair.avoid !== '') return pair;
  }
  return undefined;
}

const AVOIDED = /\b(?:don['’]?t|do not|avoid|not|instead of|never|wrong|deprecated|replaces?)\b/i;
const PREFERRED = /\b(?:use|prefer(?:red)?|write|say|right|term|do)\b/i;

/** Where a row goes, and the row; an empty row where the table has it already. Undefined without a table of terms. */
export function findTermRow(
  text: string,
  places: readonly Place[],
  { preferred, avoid }: TermPair,
): { readonly at: number; readonly row: string } | undefined {
  for (const { start, end } of places) {
    const tables = text
      .slice(start, end)
      .matchAll(/^\|([^\n]*)\|[ \t]*\n\|[ \t:|-]+\|[ \t]*((?:\n\|[^\n]*)*)/gm);
    for (const { index, 0: table, 1: header = '', 2: rows = '' } of tables) {
      const titles = header.split('|').map((title) => title.trim());
      const avoided = titles.findIndex((title) => AVOIDED.test(title));
      const kept = titles.findIndex((title, column) => column !== avoided && PREFERRED.test(title));
      if (avoided < 0 || kept < 0) continue;
      const cells = titles.map((_, column) =>
        column === avoided ? avoid : column === kept ? preferred : '',
      );
      const has = rows
        .toLowerCase()
        .split('\n')
        .some((row) => row.includes(avoid.toLowerCase()) && row.includes(preferred.toLowerCase()));
      return { at: start + index + table.trimEnd().length, row: has ? '' : `\n| ${cells.join(' | ')} |` };
    }
  }
  return undefined;
}
