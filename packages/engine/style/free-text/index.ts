import type { Severity, StyleRule } from '@housestyle/contract';
import type { Check, Substitution } from '../../checks/types.ts';
import type { Rule } from '../../rules/types.ts';
import { keyOf } from '../phrases.ts';
import { findBuiltIn } from './built-in-rules.ts';
import { readHeadingCase } from './heading-case.ts';
import { readLimits } from './limits.ts';
import { readPlainWords } from './plain-words.ts';
import { readPreferences } from './preferences.ts';
import { readProhibitions } from './prohibitions.ts';
import { readPunctuation } from './punctuation.ts';
import { readRuleText, type RuleText } from './rule-text.ts';

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
  const words = readPreferences(text) ?? readProhibitions(text) ?? readPlainWords(text) ?? [];
  const limits = readLimits(text) ?? [];
  // What the rule says beside the words it names: "jargon" in "no jargon such as 'synergy'".
  const general = findBuiltIn(withoutWords(text, words), rules);
  const builtIn = general && !limits.some((limit) => measures(general, limit)) ? general : undefined;
  if (!builtIn) {
    const stated = [...words, ...limits, ...(readHeadingCase(text) ?? [])];
    const checks = stated.length > 0 ? stated : readPunctuation(text);
    return checks && { severity: 'important', checks };
  }
  const theirs = agrees(builtIn, words) ? builtIn.checks : [...words, ...except(builtIn.checks, words)];
  return { severity: builtIn.severity, checks: [...theirs, ...limits], builtIn: builtIn.id };
}

function measures({ checks }: Rule, limit: Check): boolean {
  return checks.some(
    (check) => check.kind === 'metric' && limit.kind === 'metric' && check.measure === limit.measure,
  );
}

function swapsOf(check: Check): readonly Substitution[] {
  return check.kind === 'substitution' ? check.swap : [];
}

/** The phrases that checks report. */
function phrasesOf(checks: readonly Check[]): readonly string[] {
  return checks.flatMap((check) =>
    check.kind === 'existence' ? (check.phrases ?? []) : swapsOf(check).flatMap(({ from }) => from),
  );
}

/** A ban of quoted words: where it can't be read, the words alone must not stand for a whole rule. */
const BANS_QUOTED = /\b(?:don't|do not|never|avoid|no|not)\b[^.;]*⟦/;

function withoutWords({ whole, plain, quotes }: RuleText, words: readonly Check[]): string {
  const replacing = words.flatMap(swapsOf).flatMap(({ to }) => to);
  const quoted = words.length === 0 && BANS_QUOTED.test(plain) ? quotes : [];
  const named = [...phrasesOf(words), ...replacing, ...quoted].map((word) =>
    word.toLowerCase().replace(/[‘’]/g, "'"),
  );
  return named.sort((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ' '), whole);
}

/** Whether a built-in rule already says about the words all that the team says. */
function agrees(rule: Rule, words: readonly Check[]): boolean {
  const known = new Set(phrasesOf(rule.checks).map(keyOf));
  const pairs = new Set(rule.checks.flatMap(swapsOf).flatMap(pairsOf));
  return (
    phrasesOf(words).every((phrase) => known.has(keyOf(phrase))) &&
    words
      .flatMap(swapsOf)
      .flatMap(pairsOf)
      .every((pair) => pairs.has(pair))
  );
}

function pairsOf({ from, to }: Substitution): readonly string[] {
  return [from].flat().flatMap((phrase) => [to].flat().map((choice) => `${keyOf(phrase)}\n${keyOf(choice)}`));
}

/** The checks of a built-in rule with what the team says itself left out. */
function except(checks: readonly Check[], words: readonly Check[]): readonly Check[] {
  const phrases = phrasesOf(words);
  return checks.map((check) =>
    check.kind === 'existence' || check.kind === 'substitution'
      ? { ...check, exceptions: [...(check.exceptions ?? []), ...phrases] }
      : check,
  );
}
