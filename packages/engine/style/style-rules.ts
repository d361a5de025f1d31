import type { StyleRule } from '@housestyle/contract';
import type { Rule } from '../rules/types.ts';
import type { Guard } from '../vale/guard.ts';
import { fromBuiltIn } from './built-in.ts';
import { OwnWordsIndex } from './presets/own-words.ts';
import { freeId } from './rule-ids.ts';
import type { ReadRule } from './rule-reader.ts';
import { compileValeRules } from './vale-rules.ts';
import { readSeverity } from './severity.ts';
import type { CompiledRule, CompiledStyle } from './types.ts';

/** Characters of rules in plain words that are read for one style; each takes a while. */
const MOST_READ = 60_000;

/** Long runs of white space say nothing, and many patterns would go back over each. */
const closedUp = (rule: StyleRule): StyleRule => {
  const [name = '', words = ''] = [rule.label, rule.description].map((text) =>
    text.replace(/\s{9,}/gu, (spaces) => (spaces.includes('\n') ? '\n\n' : ' ')),
  );
  return { ...rule, label: name, description: words };
};

/** A team's rules in their order: what could be turned into checks, what could not, and the correctness rules. */
export function compileStyleRules(
  styleRules: readonly StyleRule[],
  rules: readonly Rule[],
  spares: readonly string[],
  read: ReadRule,
  guard?: Guard,
): { compiled: readonly CompiledRule[]; unjudged: CompiledStyle['unjudged'] } {
  const compiled: CompiledRule[] = [];
  const unjudged: CompiledStyle['unjudged'][number][] = [];
  const asked = new Set<string>();
  const ids = new Set(['terms', 'glossary', ...rules.filter(isCorrectness).map(({ id }) => id)]);
  const vale = compileValeRules(styleRules, ids, guard);
  const ownWords = new OwnWordsIndex(rules);
  let length = 0;
  for (const styleRule of styleRules) {
    if (styleRule.check) {
      const { rule, faults } = vale(styleRule);
      if (rule) compiled.push(rule);
      for (const fault of faults) unjudged.push({ ...fault, position: compiled.length });
      continue;
    }
    const { rule, severity: asserted, strange } = readSeverity(closedUp(styleRule));
    const { label, description } = rule;
    if (label.trim() === '' && description.trim() === '') continue;
    const name = label.trim() || description.trim();
    const known = ownWords.find(rule);
    if (!known) length += label.length + description.length;
    const understood = known ?? (length <= MOST_READ ? read(rule) : undefined);
    if (!understood) {
      unjudged.push({ label: name, description, position: compiled.length });
      continue;
    }
    const { checks, builtIn, rest } = understood;
    const severity = asserted ?? understood.severity;
    const open = [...new Set<string>(strange === undefined ? rest : [...rest, strange])];
    const told = open.length > 0 ? { open } : {};
    const own = { id: freeId(name, ids), label: name, description, severity, checks, listed: true, ...told };
    compiled.push(known || builtIn.length > 0 ? { ...own, builtIn, spares } : own);
    for (const id of builtIn) asked.add(id);
    if (open.length > 0) {
      const words = open.join('. ');
      unjudged.push({ label: name, description: words, position: compiled.length, partly: true, open });
    }
  }
  const always = rules.filter((rule) => isCorrectness(rule) && !asked.has(rule.id));
  return { compiled: [...compiled, ...always.map((rule) => fromBuiltIn(rule, false, spares))], unjudged };
}

const isCorrectness = ({ category }: Rule) => category === 'correctness';
