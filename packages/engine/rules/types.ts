import type { Severity } from '@housestyle/contract';
import type { Check } from '../checks/types.ts';

/** Test and documentation of a rule: a Markdown text and what the rule finds in it. */
export interface RuleExample {
  readonly text: string;
  /** In order. Empty: a near miss, which must stay unreported. */
  readonly findings: readonly {
    readonly quote: string;
    readonly suggestion: string | null;
  }[];
  /** The text with every fix applied; only needed where a finding has a suggestion. */
  readonly fixed?: string;
}

export interface Rule {
  /** Stable, kebab-case, the code of every finding. */
  readonly id: string;
  /** The name in lists: short, no full stop. */
  readonly label: string;
  /** The rule in the words of a style guide: what to write and why, one or two sentences. */
  readonly description: string;
  readonly severity: Severity;
  /**
   * `correctness` rules find errors whatever the house style and always run; `style` rules run when the house style
   * asks for them, or as the default preset.
   */
  readonly category: 'correctness' | 'style';
  /** Part of the default preset, used when an account has no rules of its own. */
  readonly preset: boolean;
  readonly checks: readonly Check[];
  /** Made when they are asked for: a check never needs them, and each start would read them. */
  readonly examples: () => readonly RuleExample[];
}
