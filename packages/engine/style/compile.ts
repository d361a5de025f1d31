import type { Rule } from '../rules/types.ts';
import type { Guard } from '../vale/guard.ts';
import { houseWords } from './built-in.ts';
import { createRuleReader } from './rule-reader.ts';
import { compilePreset, withWords } from './preset.ts';
import { compileStyleRules } from './style-rules.ts';
import type { CompiledStyle, ResolvedStyle } from './types.ts';

/**
 * A house style made ready to run: its rules (or the preset of `rules`), its terms and its glossary, and the
 * correctness rules that apply to every text.
 */
export function compileStyle(
  style: ResolvedStyle,
  rules: readonly Rule[],
  read = createRuleReader(rules),
  guard?: Guard,
): CompiledStyle {
  if (!style.rules) return compilePreset(style, rules);
  const { compiled, unjudged } = compileStyleRules(style.rules, rules, houseWords(style), read, guard);
  return withWords(style, compiled, unjudged);
}
