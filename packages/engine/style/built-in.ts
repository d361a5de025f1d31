import type { Rule } from '../rules/types.ts';
import type { CompiledRule } from './types.ts';

/** A built-in rule in a compiled style. It leaves the house's own words alone. */
export function fromBuiltIn(rule: Rule, listed: boolean): CompiledRule {
  const { id, label, description, severity, checks } = rule;
  return { id, label, description, severity, checks, listed, yields: true };
}
