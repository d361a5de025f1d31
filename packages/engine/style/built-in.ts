import type { Rule } from '../rules/types.ts';
import { clean } from './phrases.ts';
import type { CompiledRule, ResolvedStyle } from './types.ts';

/** A built-in rule in a compiled style. It leaves the house's own words alone. */
export function fromBuiltIn(rule: Rule, listed: boolean, spares: readonly string[] = []): CompiledRule {
  const { id, label, description, severity, checks, category } = rule;
  const english = category === 'correctness' && ({ englishOnly: true } as const);
  return { id, label, description, severity, checks, listed, spares, ...english };
}

/** What a house calls its things, and what it speaks of itself: preferred and avoided terms, glossary names and synonyms. */
export function houseWords({ termSubs, glossary }: ResolvedStyle): readonly string[] {
  const terms = termSubs.flatMap(({ preferred, avoid }) =>
    avoid.length > 0 ? [preferred, ...avoid] : [preferred],
  );
  const names = glossary.flatMap(({ term, synonyms }) => [term, ...synonyms]);
  return [...new Set([...terms, ...names].map(clean))].filter((word) => word !== '');
}
