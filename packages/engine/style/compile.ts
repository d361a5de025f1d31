import { buildProgram } from '../checks/program.ts';
import type { Rule } from '../rules/types.ts';
import { fromBuiltIn, houseWords } from './built-in.ts';
import { compileGlossary } from './glossary.ts';
import { compileStyleRules } from './style-rules.ts';
import { compileTerms } from './terms.ts';
import type { CompiledRule, CompiledStyle, ResolvedStyle } from './types.ts';

/**
 * A house style made ready to run: its rules (or the preset of `rules`), its terms and its glossary, and the
 * correctness rules that apply to every text.
 */
export function compileStyle(style: ResolvedStyle, rules: readonly Rule[]): CompiledStyle {
  const spares = houseWords(style);
  const { compiled, unjudged } = style.rules
    ? compileStyleRules(style.rules, rules, spares)
    : { compiled: presetOf(rules, spares), unjudged: [] };
  const words = [
    compileTerms(style.termSubs, style.glossary),
    compileGlossary(style.glossary, style.termSubs),
  ];
  const all = [...compiled, ...words.filter((rule) => rule !== undefined)];
  const ordered = [...all.filter(({ listed }) => listed), ...all.filter(({ listed }) => !listed)];
  return { rules: ordered, unjudged, program: buildProgram(ordered) };
}

function presetOf(rules: readonly Rule[], spares: readonly string[]): readonly CompiledRule[] {
  return rules
    .filter(({ preset, category }) => preset || category === 'correctness')
    .map((rule) => fromBuiltIn(rule, true, spares));
}
