import { leadingWords, type Lead } from './leading-words.ts';
import { selectivity, type Literal } from './literals.ts';
import { requiredLiterals } from './required-literals.ts';
import table from './rule-clues.json' with { type: 'json' };

/** What tells where a pattern may match; neither where the pattern tells nothing. */
export interface Clue {
  /** What each match begins with. */
  readonly leads?: readonly Lead[];
  /** What stands somewhere in each match. */
  readonly literals?: readonly Literal[];
}

/** A pattern's clue by its text: leads behind "<", else literals; null where it has none. */
const KNOWN: Readonly<Record<string, string | null | undefined>> = table;
const OPENS = 1;
const CLOSES = 2;
const WHOLE = 1;
/** As rare a word is worth more than to know where matches begin. */
const RARE = 3;

/** The clue of a pattern; for the patterns of the built-in rules it was worked out when they were written. */
export function clueFor(pattern: RegExp): Clue {
  const known = KNOWN[String(pattern)];
  if (known === undefined) return findClue(pattern);
  if (known === null) return {};
  return known.startsWith('<')
    ? { leads: read(known.slice(1), (text, bits) => ({ text, whole: bits === WHOLE })) }
    : {
        literals: read(known, (text, bits) => ({
          text,
          opens: (bits & OPENS) !== 0,
          closes: (bits & CLOSES) !== 0,
        })),
      };
}

/** Works the clue out. */
export function findClue(pattern: RegExp): Clue {
  const leads = leadingWords(pattern);
  const lead = leads ? weakest(leads.map(asLiteral)) : 0;
  const literals = lead < RARE ? requiredLiterals(pattern) : undefined;
  if (leads && !(literals && weakest(literals) > lead)) return { leads };
  return literals ? { literals } : {};
}

/** The table's line for a pattern. */
export function writeClue(pattern: RegExp): string | null {
  const { leads, literals } = findClue(pattern);
  if (leads) return `<${leads.map(({ text, whole }) => `${whole ? WHOLE : 0}${text}`).join(' ')}`;
  if (!literals) return null;
  return literals
    .map(({ text, opens, closes }) => `${(opens ? OPENS : 0) | (closes ? CLOSES : 0)}${text}`)
    .join(' ');
}

function read<T>(line: string, make: (text: string, bits: number) => T): readonly T[] {
  return line.split(' ').map((each) => make(each.slice(1), Number(each.charAt(0))));
}

const weakest = (literals: readonly Literal[]) => Math.min(...literals.map(selectivity));
const asLiteral = ({ text, whole }: Lead): Literal => ({ text, opens: true, closes: whole });
