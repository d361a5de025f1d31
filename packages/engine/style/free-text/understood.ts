import type { Severity } from '@housestyle/contract';
import type { RuleSentence } from './sentences.ts';
import type { Check } from '../../checks/types.ts';

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
  /** Only the label was read. */
  readonly fromLabel?: boolean;
}
