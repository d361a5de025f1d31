import type { Severity, StyleRule } from '@housestyle/contract';
import type { Check } from '../checks/types.ts';
import type { Rule } from '../rules/types.ts';

/** A rule in plain words that could be turned into checks. */
export interface Understood {
  readonly severity: Severity;
  readonly checks: readonly Check[];
  /** The built-in rule it asks for. */
  readonly builtIn?: string;
  readonly yields: boolean;
}

/** Undefined where the words can't be turned into a check that does what they say. */
export function readFreeText(
  { label, description }: StyleRule,
  rules: readonly Rule[],
): Understood | undefined {
  const text = `${label}. ${description}`.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  const rule = rules.find(({ phrasings }) => phrasings.some((phrasing) => phrasing.test(text)));
  return rule && { severity: rule.severity, checks: rule.checks, builtIn: rule.id, yields: true };
}
