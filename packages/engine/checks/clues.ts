import { leadingWords, type Lead } from './leading-words.ts';
import { selectivity, type Literal } from './literals.ts';
import { requiredLiterals } from './required-literals.ts';
import table from './rule-clues.json' with { type: 'json' };

/** What tells where a pattern may match; neither where the pattern tells nothing. */
export interface Clue {
  /** What each match begins with. */
  readonly leads?: readonly Lead[];
  /** What stands somewhere in each match; beside leads only where these alone are frequent words. */
  readonly literals?: readonly Literal[];
}

/** A pattern's clue by its text: leads between "<" and ">", and literals; null where it has none. */
const KNOWN: Readonly<Record<string, string | null | undefined>> = table;
const OPENS = 1;
const CLOSES = 2;
const WHOLE = 1;
/** Few texts hold as rare a word. */
const RARE = 3;

/** The clue of a pattern; for the patterns of the built-in rules it was worked out when they were written. */
export function clueFor(pattern: RegExp): Clue {
  const known = KNOWN[keyOf(pattern)];
  if (known === undefined) return findClue(pattern);
  if (known === null) return {};
  const [, leads, literals = ''] = /^(?:<(.*)>)?(.*)$/.exec(known) ?? [];
  return {
    ...(leads && { leads: read(leads, (text, bits) => ({ text, whole: bits === WHOLE })) }),
    ...(literals && { literals: read(literals, asParts) }),
  };
}

const asParts = (text: string, bits: number): Literal => ({
  text,
  opens: (bits & OPENS) !== 0,
  closes: (bits & CLOSES) !== 0,
});

/** A pattern as the table names it: in ASCII, as bundles write it. */
export function keyOf(pattern: RegExp): string {
  return String(pattern).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Works the clue out. */
export function findClue(pattern: RegExp): Clue {
  const leads = leadingWords(pattern);
  if (leads && weakest(leads.map(asLiteral)) >= RARE) return { leads };
  const literals = requiredLiterals(pattern);
  if (!leads) return literals ? { literals } : {};
  return literals && weakest(literals) >= RARE ? { leads, literals } : { leads };
}

/** The table's line for a pattern. */
export function writeClue(pattern: RegExp): string | null {
  const { leads, literals } = findClue(pattern);
  if (!leads && !literals) return null;
  const begins = leads?.map(({ text, whole }) => `${whole ? WHOLE : 0}${text}`).join(' ');
  const holds = literals?.map(
    ({ text, opens, closes }) => `${(opens ? OPENS : 0) | (closes ? CLOSES : 0)}${text}`,
  );
  return `${begins === undefined ? '' : `<${begins}>`}${holds?.join(' ') ?? ''}`;
}

function read<T>(line: string, make: (text: string, bits: number) => T): readonly T[] {
  return line.split(' ').map((each) => make(each.slice(1), Number(each.charAt(0))));
}

const weakest = (literals: readonly Literal[]) => Math.min(...literals.map(selectivity));
const asLiteral = ({ text, whole }: Lead): Literal => ({ text, opens: true, closes: whole });
