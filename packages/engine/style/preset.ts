import { buildProgram } from '../checks/program.ts';
import type { Rule } from '../rules/types.ts';
import { fromBuiltIn, houseWords } from './built-in.ts';
import { compileGlossary } from './glossary.ts';
import { compileTerms } from './terms.ts';
import type { CompiledRule, CompiledStyle, ResolvedStyle } from './types.ts';

/** A house style by the default preset, whatever rules it has: with its own terms and glossary, and the correctness rules. */
export function compilePreset(style: ResolvedStyle, rules: readonly Rule[]): CompiledStyle {
  const spares = houseWords(style);
  const preset = rules
    .filter(({ preset, category }) => preset || category === 'correctness')
    .map((rule) => fromBuiltIn(rule, true, spares));
  return withWords(style, preset, []);
}

/** Compiled rules with the style's terms and glossary, ready to run. */
export function withWords(
  { termSubs, glossary }: ResolvedStyle,
  rules: readonly CompiledRule[],
  unjudged: CompiledStyle['unjudged'],
): CompiledStyle {
  const words = [compileTerms(termSubs, glossary), compileGlossary(glossary, termSubs)];
  const all = [...rules, ...words.filter((rule) => rule !== undefined)];
  const ordered = [...all.filter(({ listed }) => listed), ...all.filter(({ listed }) => !listed)];
  return { rules: ordered, unjudged, program: buildProgram(ordered) };
}
