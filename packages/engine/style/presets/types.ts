import type { Severity } from '@housestyle/contract';
import type { Check } from '../../checks/types.ts';

/** One thing to write in a certain way, in words that a team can take over and change. */
export interface Guideline {
  /** What it is about. Presets that are put together keep the first guideline on each topic. */
  readonly topic: string;
  readonly label: string;
  /** What to write: these words, as a team's own rule, come to the same checks. */
  readonly description: string;
  /** Why, in one sentence. */
  readonly reason: string;
  /** A Markdown text that breaks it, and one that says the same and does not. */
  readonly bad: string;
  readonly good: string;
  /** The id of the built-in rule that it stands for, or checks of its own. */
  readonly checks: string | readonly Check[];
  /** Default: the built-in rule's, or `minor`. */
  readonly severity?: Severity;
}

/** A guideline with the page of a public guide that asks for the same. */
export interface PresetRule extends Guideline {
  readonly link: string;
}

/** A house style to start from. */
export interface Preset {
  /** Stable, kebab-case: what the command line and the web app call it. */
  readonly id: string;
  readonly name: string;
  /** For whom and what it is, in one or two sentences. */
  readonly description: string;
  readonly rules: readonly PresetRule[];
}
