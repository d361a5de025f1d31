import type { Literal } from './literals.ts';
import { requiredLiterals } from './required-literals.ts';
import table from './rule-literals.json' with { type: 'json' };

/** A pattern's literals by its text; null where it tells none. */
const KNOWN: Readonly<Record<string, string | null | undefined>> = table;
const OPENS = 1;
const CLOSES = 2;

/** What `requiredLiterals` says, which for the patterns of the built-in rules was worked out when they were written. */
export function literalsFor(pattern: RegExp): readonly Literal[] | undefined {
  const known = KNOWN[String(pattern)];
  if (known === undefined) return requiredLiterals(pattern);
  return known?.split(' ').map((each) => {
    const bits = Number(each.charAt(0));
    return { text: each.slice(1), opens: (bits & OPENS) !== 0, closes: (bits & CLOSES) !== 0 };
  });
}

/** The table's line for a pattern. */
export function writeLiterals(pattern: RegExp): string | null {
  const literals = requiredLiterals(pattern);
  if (!literals) return null;
  return literals
    .map(({ text, opens, closes }) => `${(opens ? OPENS : 0) | (closes ? CLOSES : 0)}${text}`)
    .join(' ');
}
