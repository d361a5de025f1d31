import type { GlossaryEntry, Severity, StyleRule, TermSub } from '@housestyle/contract';
import type { Program } from '../checks/program.ts';
import type { Check } from '../checks/types.ts';

/** A house style with the request's own parts already over the account's. */
export interface ResolvedStyle {
  /** Null where neither the request nor the account has rules: the default preset. Empty: none. */
  readonly rules: readonly StyleRule[] | null;
  readonly termSubs: readonly TermSub[];
  readonly glossary: readonly GlossaryEntry[];
}

/** One line of the style-check's checklist: a rule of the house style, all terms together, or the whole glossary. */
export interface CompiledRule {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly severity: Severity;
  readonly checks: readonly Check[];
  /** Listed in the checklist and counted in the score; correctness rules run but are only listed with the preset. */
  readonly listed: boolean;
  /** The ids of the built-in rules that a team's own words ask for. */
  readonly builtIn?: readonly string[];
  /** Reports in block quotes too, which hold somebody else's words. */
  readonly readsQuotations?: true;
  /** Judges spelling or grammar, of which it knows nothing in text of another language. */
  readonly englishOnly?: true;
  /** The house's own words: inside them the rule reports nothing, since they are not up to a general rule. */
  readonly spares?: readonly string[];
  /** What it says of itself that no check can tell: “in tutorials”. */
  readonly open?: readonly string[];
}

/** A rule that could not be turned into checks: listed with `[VERIFY]`, never passed silently. */
export interface UnjudgedRule {
  readonly label: string;
  readonly description: string;
  /** The rule is judged by its other demands; the description tells those that are not. */
  readonly partly?: boolean;
  /** The demands that are not judged, of a rule that is judged partly. */
  readonly open?: readonly string[];
}

export interface CompiledStyle {
  /** In checklist order, with unjudged rules between the others by `position`. */
  readonly rules: readonly CompiledRule[];
  readonly unjudged: readonly (UnjudgedRule & { readonly position: number })[];
  /** The rules made ready to run. Without it `inspect` makes them ready at each call. */
  readonly program?: Program;
}
