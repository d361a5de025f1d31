import type { Rule } from '../../rules/types.ts';
import { isPermissive, polarityAt, type Polarity } from './polarity.ts';
import type { RuleText } from './rule-text.ts';

/** The built-in rule that a team asks for in its own words; one that says the opposite is not it. */
export function findBuiltIn({ whole }: RuleText, rules: readonly Rule[]): Rule | undefined {
  let best: { rule: Rule; length: number } | undefined;
  for (const rule of rules) {
    for (const phrasing of rule.phrasings) {
      const matches = [...whole.matchAll(global(phrasing))].filter(([words]) => words !== '');
      const length = Math.max(0, ...matches.map(([words]) => words.length));
      if (length <= (best?.length ?? 0)) continue;
      if (matches.some((match) => isRefused(rule, phrasing, whole, match))) continue;
      best = { rule, length };
    }
  }
  return best?.rule;
}

/** Whether a team allows what the rule is about, or says about the same words the opposite. */
function isRefused(rule: Rule, phrasing: RegExp, whole: string, match: RegExpExecArray): boolean {
  if (isPermissive(sentenceAround(whole, match.index))) return true;
  const asked = polarityAt(whole, match.index, match.index + match[0].length);
  const own = polarityInRule(rule, phrasing, match[0]);
  return asked !== 'unclear' && own !== 'unclear' && asked !== own;
}

function polarityInRule({ label, description }: Rule, phrasing: RegExp, words: string): Polarity {
  const text = `${description} ${label}`.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  const literal = text.indexOf(words);
  if (literal >= 0) return polarityAt(text, literal, literal + words.length);
  const match = text.matchAll(global(phrasing)).next().value;
  return match ? polarityAt(text, match.index, match.index + match[0].length) : 'unclear';
}

const global = ({ source, flags }: RegExp) => new RegExp(source, `${flags.replace(/[gy]/g, '')}g`);

function sentenceAround(text: string, index: number): string {
  const before = /[^.!?;]*$/.exec(text.slice(0, index))?.[0] ?? '';
  return before + (/^[^.!?;]*/.exec(text.slice(index))?.[0] ?? '');
}
