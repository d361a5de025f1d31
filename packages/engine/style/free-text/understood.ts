import type { Severity } from '@housestyle/contract';
import type { RuleSentence } from './sentences.ts';
import type { Check } from '../../checks/types.ts';
import { describeCheck } from './describe.ts';
import type { Family } from './family.ts';

/** A rule in plain words that could be turned into checks. */
export interface Understood {
  readonly severity: Severity;
  readonly checks: readonly Check[];
  /** What was understood, one entry for each demand: "passive-voice", "sentence-words ≤ 25". */
  readonly readings: readonly string[];
  /** The built-in rules it asks for. */
  readonly builtIn: readonly string[];
  /** The demands that could not be turned into checks, in the rule's words. */
  readonly rest: readonly string[];
  /** Clauses that are neither read nor plainly demands: “H1: one per page” beside others. */
  readonly passed?: readonly RuleSentence[];
  /** The families it was read by. */
  readonly families?: readonly Family[];
  /** Only the label was read. */
  readonly fromLabel?: boolean;
}

/** What was read, and what the rule is about beside it; nothing twice. */
export function joined(told: Understood, meant: Understood): Understood {
  const isKnown = (one: string) => told.readings.some((other) => other.startsWith(one));
  const rest = [...new Set([...told.rest, ...meant.rest])];
  if (meant.readings.every(isKnown)) return { ...told, rest };
  // One reading is one check, or it can't be said which check is whose.
  const isEach = meant.checks.length === meant.readings.length;
  return {
    severity: told.severity,
    checks: [
      ...told.checks,
      ...meant.checks.filter((_, at) => !isEach || !isKnown(meant.readings[at] ?? '')),
    ],
    builtIn: [...new Set([...told.builtIn, ...meant.builtIn])],
    readings: [...told.readings, ...meant.readings.filter((one) => !isKnown(one))],
    rest,
    families: [...(told.families ?? []), ...(meant.families ?? [])],
  };
}

/** What is told of words. */
export const inWords = (checks: readonly Check[], readings = checks.map(describeCheck)): Understood => ({
  severity: 'important',
  checks,
  builtIn: [],
  readings,
  rest: [],
});

/** What was read, but the readings and checks with these marks. */
export const without = (
  read: Understood,
  left: ReadonlySet<string>,
  marksOf: (read: Understood) => readonly string[],
): Understood => ({
  ...read,
  readings: read.readings.filter((one) => !left.has(one)),
  checks: read.checks.filter(
    (check) => !marksOf({ ...read, readings: [], checks: [check] }).some((one) => left.has(one)),
  ),
});
