import type { Range } from '@housestyle/contract';
import { createEngine } from '../../../index.ts';

const engine = createEngine();

/** What a rule in plain words finds in a text, and whether style-check tells it, or a part of it, to a person. */
export function ask(
  label: string,
  description: string,
  input: string,
): { readonly ranges: readonly Range[]; readonly told: boolean } {
  const style = { rules: [{ label, description }], termSubs: [], glossary: [] };
  const name = label || description;
  const { suggestions = [] } = engine.analyze({ mode: 'review', input, style, format: 'suggestions' });
  const { content } = engine.analyze({ mode: 'style-check', input, style });
  const own = suggestions.filter(({ rule }) => rule.label === name);
  // Where a rule that always runs finds the same, its finding is kept; the checklist still fails the team's rule.
  const shared = own.length === 0 && content.includes(`Fail — ${name} (`);
  return {
    ranges: (shared ? suggestions : own).map(({ range }) => range),
    told: content.includes('[VERIFY]'),
  };
}
