import type { StyleRule } from '@housestyle/contract';
import type { Rule } from '../../rules/types.ts';
import { describeCheck } from './describe.ts';
import { examplesTold } from './examples-told.ts';
import { figuresShown } from './figures-shown.ts';
import { limitTold } from './limits-told.ts';
import { readRule } from './read-rule.ts';
import { readRuleText } from './rule-text.ts';
import { restate } from './restate.ts';
import { wordsTold } from './words-told.ts';
import type { Understood } from './understood.ts';

/**
 * Reads a rule as it is written; where that leaves all or a part of it unread, by what it is about. Undefined where no part of
 * the words can be turned into a check that does what they say.
 */
export function readFreeText(styleRule: StyleRule, rules: readonly Rule[]): Understood | undefined {
  const told = readRule(styleRule, rules);
  const text = readRuleText(styleRule);
  const limit = told?.readings.some((one) => one.includes('≤')) ? undefined : limitTold(text.sentences);
  if (told && told.rest.length === 0) return limit ? joined(told, readRule(demanding([limit]), rules)) : told;
  const { demands: named, rest } = restate(text.sentences, text.quotes);
  const demands = [
    ...figuresShown(styleRule.label, styleRule.description),
    ...named,
    ...(limit ? [limit] : []),
  ];
  const meant = demands.length === 0 ? undefined : readRule(demanding(demands), rules);
  if (told) return meant ? joined(told, meant) : told;
  if (meant) return { ...meant, rest };
  const checks = examplesTold(styleRule.description, text) ?? wordsTold(text.sentences, text);
  return (
    checks && { severity: 'important', checks, builtIn: [], readings: checks.map(describeCheck), rest: [] }
  );
}

const demanding = (demands: readonly string[]): StyleRule => ({
  label: '',
  description: [...new Set(demands)].join('. '),
});

/** What was read, and what the rule is about beside it. */
function joined(told: Understood, meant: Understood | undefined): Understood {
  const more = meant?.readings.filter((one) => !told.readings.some((other) => other.startsWith(one))) ?? [];
  if (!meant || more.length !== meant.readings.length) return told;
  return {
    severity: told.severity,
    checks: [...told.checks, ...meant.checks],
    builtIn: [...new Set([...told.builtIn, ...meant.builtIn])],
    readings: [...told.readings, ...meant.readings],
    rest: told.rest,
  };
}
