import type { Weights } from '../grammar/support/contexts.ts';
import type { GapName } from '../grammar/support/gaps.ts';
import table from './contexts.json' with { type: 'json' };

// A program has this as a file beside its bundle instead: its build knows this module by its name.

/** What contexts say of two words that are taken for each other, by the name of the pair, of the forms of verbs, of small words that may be missingand of the number of verbs. */
export interface ContextWeights {
  readonly pairs: Readonly<Record<string, Weights>>;
  readonly forms: Readonly<Record<'be' | 'have' | 'preposition', Weights>>;
  readonly gaps: Readonly<Record<GapName, Weights>>;
  readonly number: Readonly<Record<'plural', Weights>>;
}

export const contextWeights = (): ContextWeights => table;
