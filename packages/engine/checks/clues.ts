import { leadingWords } from './leading-words.ts';
import { selectivity, type Literal } from './literals.ts';
import { nextWords, type NextWords } from './next-words.ts';
import { requiredLiterals } from './required-literals.ts';
import table from './rule-clues.json' with { type: 'json' };

/** A run of letters, digits and underscores that matches begin with, and what must stand behind it; absent: anything may. */
export interface Lead {
  readonly text: string;
  /** Whether no run goes on behind it; else the run may be longer. */
  readonly whole: boolean;
  readonly next?: NextWords;
}

/** What tells where a pattern may match; neither where the pattern tells nothing. */
export interface Clue {
  /** What each match begins with. */
  readonly leads?: readonly Lead[];
  /** What stands somewhere in each match; beside leads only where these alone are frequent words. */
  readonly literals?: readonly Literal[];
}

/**
 * A pattern's clue by its text: leads between "<" and ">", each with the bits of what stands behind it after "~", and
 * literals; null where it has none.
 */
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
    ...(leads && { leads: read(leads, asLead) }),
    ...(literals && { literals: read(literals, asParts) }),
  };
}

const BASE = 36;

function asLead(written: string, bits: number): Lead {
  const [text = '', ...next] = written.split('~');
  const [low, high] = next.map((half) => Number.parseInt(half, BASE));
  return {
    text,
    whole: bits === WHOLE,
    ...(low !== undefined && high !== undefined && { next: { low, high } }),
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
  const leads = leadingWords(pattern)?.map(({ text, whole, next }): Lead => ({
    text,
    whole,
    ...(next && { next: nextWords(next) }),
  }));
  if (leads && weakest(leads.map(asLiteral)) >= RARE) return { leads };
  const literals = requiredLiterals(pattern);
  if (!leads) return literals ? { literals } : {};
  return literals && weakest(literals) >= RARE ? { leads, literals } : { leads };
}

/** The table's line for a pattern. */
export function writeClue(pattern: RegExp): string | null {
  const { leads, literals } = findClue(pattern);
  if (!leads && !literals) return null;
  const begins = leads?.map(writeLead).join(' ');
  const holds = literals?.map(
    ({ text, opens, closes }) => `${(opens ? OPENS : 0) | (closes ? CLOSES : 0)}${text}`,
  );
  return `${begins === undefined ? '' : `<${begins}>`}${holds?.join(' ') ?? ''}`;
}

function writeLead({ text, whole, next }: Lead): string {
  const behind = next ? `~${next.low.toString(BASE)}~${next.high.toString(BASE)}` : '';
  return `${whole ? WHOLE : 0}${text}${behind}`;
}

function read<T>(line: string, make: (text: string, bits: number) => T): readonly T[] {
  return line.split(' ').map((each) => make(each.slice(1), Number(each.charAt(0))));
}

const weakest = (literals: readonly Literal[]) => Math.min(...literals.map(selectivity));
const asLiteral = ({ text, whole }: Lead): Literal => ({ text, opens: true, closes: whole });
