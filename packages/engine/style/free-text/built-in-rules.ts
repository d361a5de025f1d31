import type { Rule } from '../../rules/types.ts';
import { straight } from './rule-text.ts';
import { isPermissive, polarityAt, type Polarity } from './polarity.ts';

/** "Please avoid", ", please": manners, not the word. */
const MANNERS = /(?<=^|[.!?:]\s)please (?=\w)|, please(?=[.!]|$)/g;
/** A label tells what a rule is about; a description may touch on other things. */
const LABEL_WEIGHT = 100;

/**
 * The built-in rule that a team asks for in its own words, `asked` as `RuleText.whole` has them; one that says the
 * opposite is not it.
 */
export function findBuiltIn(asked: string, rules: readonly Rule[]): Rule | undefined {
  const whole = asked.replace(MANNERS, '');
  const label = whole.search(/\.(?:\s|$)/);
  let best: { rule: Rule; length: number } | undefined;
  for (const rule of rules) {
    for (const phrasing of rule.phrasings) {
      const matches = [...whole.matchAll(global(phrasing))].filter(([words]) => words !== '');
      const length = Math.max(
        0,
        ...matches.map(({ 0: words, index }) => words.length + (index < label ? LABEL_WEIGHT : 0)),
      );
      if (length <= (best?.length ?? 0)) continue;
      if (matches.some((match) => isRefused(rule, whole, match))) continue;
      best = { rule, length };
    }
  }
  return best?.rule;
}

/** Whether a team allows what the rule is about, or says about the same words the opposite. */
function isRefused(rule: Rule, whole: string, match: RegExpExecArray): boolean {
  if (isPermissive(sentenceAround(whole, match.index))) return true;
  const asked = polarityAt(whole, match.index, match.index + match[0].length);
  const own = polarityInRule(rule, match[0]);
  return asked !== 'unclear' && own !== 'unclear' && asked !== own;
}

/** Pairs of which a style guide asks for one and so refuses the other. */
const OPPOSITES = [
  ['active', 'passive'],
  ['present', 'future'],
  ['sentence case', 'title case'],
  ['second person', 'first person'],
  ['short', 'long'],
  ['formal', 'informal'],
] as const;

function polarityInRule({ label, description }: Rule, words: string): Polarity {
  const text = straight(`${description} ${label}`.toLowerCase());
  const polarityOf = (named: string): Polarity => {
    const index = text.indexOf(named);
    return index < 0 ? 'unclear' : polarityAt(text, index, index + named.length);
  };
  if (text.includes(words)) return polarityOf(words);
  const opposites = OPPOSITES.flatMap(([one, other]) => [
    words.replace(one, other),
    words.replace(other, one),
  ]);
  const verdict = polarityOf(opposites.find((named) => named !== words && text.includes(named)) ?? words);
  return verdict === 'for' ? 'against' : verdict === 'against' ? 'for' : 'unclear';
}

const global = ({ source, flags }: RegExp) => new RegExp(source, `${flags.replace(/[gy]/g, '')}g`);

function sentenceAround(text: string, index: number): string {
  const before = /[^.!?;]*$/.exec(text.slice(0, index))?.[0] ?? '';
  return before + (/^[^.!?;]*/.exec(text.slice(index))?.[0] ?? '');
}
