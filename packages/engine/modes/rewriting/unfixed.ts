import { parseDocument } from '../../document/parse-document.ts';
import type { Language } from '../../document/types.ts';
import { judge, prepare } from '../../inspect.ts';
import type { CompiledRule, CompiledStyle } from '../../style/types.ts';
import type { Job } from '../../types.ts';
import { oneLine } from '../report/quote.ts';
import { escaped } from '../../escaped.ts';
import { describeRule, guidedIn, readGuidelines, type GuidedStyle } from './guidelines.ts';

/** Places that are quoted of one rule, and rules that are told of one text. */
const MOST_QUOTED = 3;
const MOST_TOLD = 8;
/** Longest quotation, in UTF-16 code units. */
const QUOTED = 120;

/** The ids of the rules that somebody wrote down for a job: its house's own and its custom instructions, not a preset's. */
export function rulesAskedFor({ style: { rules } }: Job, style: CompiledStyle): ReadonlySet<string> {
  const own = style.rules.filter(({ id, listed }) => listed && rules !== null && !WORDS.has(id));
  return new Set([...own.map(({ id }) => id), ...guidedIn(style)]);
}

/** The rules of the house's own words, which all output speaks. */
export const WORDS: ReadonlySet<string> = new Set(['terms', 'glossary']);

/** The rules that a text still breaks, each with the words that a person has to change: no correction of them is sure. @param asked the ids of those that are told */
export function unfixedIn(
  source: string,
  language: Language,
  style: CompiledStyle,
  asked: ReadonlySet<string>,
): readonly string[] {
  if (asked.size === 0) return [];
  const document = parseDocument(source, language);
  const found = Map.groupBy(judge(document, style), ({ ruleId }) => ruleId);
  const guided = guidedIn(style);
  const name = (rule: CompiledRule): string =>
    guided.has(rule.id) ? describeRule(rule) : oneLine(rule.label) || oneLine(rule.description);
  const told = style.rules.flatMap((rule) => {
    // A correction of the house's that was not made has another rule against it.
    const broken = (asked.has(rule.id) ? (found.get(rule.id) ?? []) : []).filter(
      ({ replacement }) => replacement === null || guided.has(rule.id),
    );
    const said = broken
      .map(({ start, end }) => document.text.slice(start, end))
      .filter((one) => one !== 'VERIFY');
    const words = new Set(said.map((one) => `“${clip(one)}”`));
    if (words.size === 0) return [];
    const more = words.size > MOST_QUOTED ? `, and ${words.size - MOST_QUOTED} more` : '';
    return [`${name(rule)} (left to you: ${[...words].slice(0, MOST_QUOTED).join(', ')}${more})`];
  });
  const left = told.length - MOST_TOLD;
  return left < 1
    ? told
    : [...told.slice(0, MOST_TOLD), `${left} more rules are left to you; a review lists them.`];
}

/**
 * The guidelines on wording that a text does not break anywhere, in one sentence; empty without any.
 * @param said the guidelines, each as it was written
 */
export function idleIn(
  source: string,
  language: Language,
  { rules, guided, misunderstood }: GuidedStyle,
  said: readonly string[],
): readonly string[] {
  if (said.length === 0) return [];
  const document = parseDocument(source, language);
  const own = rules.filter(({ id }) => guided.has(id));
  const found = new Set(judge(document, prepare({ rules: own, unjudged: [] })).map(({ ruleId }) => ruleId));
  const told = new Set(misunderstood.map(describeRule));
  const lower = document.text.toLowerCase();
  const idle = said.filter((text) => {
    const { rules: asked, termSubs } = readGuidelines(text);
    const names = asked.map(describeRule);
    return (
      !termSubs.some(({ avoid }) => avoid.some((term) => lower.includes(term.toLowerCase()))) &&
      !names.some((name) => told.has(name)) &&
      !own.some((rule) => names.includes(describeRule(rule)) && found.has(rule.id))
    );
  });
  const quoted = idle.slice(0, MOST_TOLD).map((text) => `“${clip(text).replace(/[.]$/, '')}”`);
  const more = idle.length > MOST_TOLD ? `, and ${idle.length - MOST_TOLD} more` : '';
  return idle.length === 0
    ? []
    : [`Nothing was changed for ${quoted.join(', ')}${more}: no check found a place.`];
}

/** One sentence for each name that a text has changed and code in it still has: told without that name, which would be changed too. */
export function termsInCode(text: string, { input, style: { termSubs } }: Job): readonly string[] {
  // Behind code that does not end, no note can stand.
  if (termSubs.length === 0 || (text.match(/^[ \t]*(?:```|~~~)/gm) ?? []).length % 2 === 1) return [];
  const code = (text.match(CODE) ?? []).join('\n');
  const isKept = (term: string): boolean => {
    const whole = new RegExp(String.raw`(?<![\w-])${escaped(term)}(?![\w-])`, 'gi');
    const count = (one: string): number => one.match(whole)?.length ?? 0;
    // Of several words, it is no name that a program could know.
    return !/\s/.test(term) && count(input) > count(text) && count(code) > 0;
  };
  return termSubs.flatMap(({ preferred, avoid }) =>
    avoid.some(isKept)
      ? [`Code still has the name that “${preferred}” has replaced. Check whether it changes too.`]
      : [],
  );
}

const CODE = /^(?:```|~~~)[^]*?^(?:```|~~~)|`[^`\r\n]+`/gm;

function clip(text: string): string {
  const line = oneLine(text);
  return line.length <= QUOTED ? line : `${line.slice(0, QUOTED).replace(/\s+\S*$/, '')} …`;
}
