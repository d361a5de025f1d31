import type { Severity, StyleRule } from '@housestyle/contract';
import type { Check } from '../../checks/types.ts';
import type { Rule } from '../../rules/types.ts';
import { keyOf } from '../phrases.ts';
import { findBuiltIn } from './built-in-rules.ts';
import { readHeadingCase } from './heading-case.ts';
import { readLimits } from './limits.ts';
import { readPlainWords } from './plain-words.ts';
import { readPreferences } from './preferences.ts';
import { givesExamples, readProhibitions } from './prohibitions.ts';
import { readPunctuation } from './punctuation.ts';
import { readRuleText } from './rule-text.ts';

/** A rule in plain words that could be turned into checks. */
export interface Understood {
  readonly severity: Severity;
  readonly checks: readonly Check[];
  /** The built-in rule it asks for. */
  readonly builtIn?: string;
}

/** Undefined where the words can't be turned into a check that does what they say. */
export function readFreeText(styleRule: StyleRule, rules: readonly Rule[]): Understood | undefined {
  const text = readRuleText(styleRule);
  const builtIn = findBuiltIn(text, rules);
  const asBuiltIn = builtIn && {
    severity: builtIn.severity,
    checks: builtIn.checks,
    builtIn: builtIn.id,
  };
  // "Avoid Latin abbreviations such as 'e.g.'" means all of them.
  if (asBuiltIn && givesExamples(text)) return asBuiltIn;
  const words = readPreferences(text) ?? readProhibitions(text) ?? [];
  const limits = readLimits(text) ?? [];
  // A built-in rule that already reports these words, and more, knows them better.
  if (asBuiltIn && limits.length === 0 && reportsAll(asBuiltIn.checks, words)) return asBuiltIn;
  if (words.length + limits.length > 0) return own([...words, ...limits]);
  if (asBuiltIn) return asBuiltIn;
  const rest = readHeadingCase(text) ?? readPunctuation(text) ?? readPlainWords(text);
  return rest && own(rest);
}

function own(checks: readonly Check[]): Understood {
  return { severity: 'important', checks };
}

/** Whether checks report each phrase that `wanted` reports. */
function reportsAll(checks: readonly Check[], wanted: readonly Check[]): boolean {
  const reported = new Set(checks.flatMap(phrasesOf));
  return wanted.length > 0 && wanted.flatMap(phrasesOf).every((phrase) => reported.has(phrase));
}

function phrasesOf(check: Check): readonly string[] {
  if (check.kind === 'existence') return (check.phrases ?? []).map(keyOf);
  return check.kind === 'substitution' ? check.swap.flatMap(({ from }) => [from].flat().map(keyOf)) : [];
}
