import type { Rule } from '../../rules/types.ts';
import { isPermissive, polarityAt, type Polarity } from './polarity.ts';
import type { RuleText } from './rule-text.ts';

/** The built-in rule that a team asks for in its own words; one that says the opposite is not it. */
export function findBuiltIn({ whole }: RuleText, rules: readonly Rule[]): Rule | undefined {
  let best: { rule: Rule; length: number } | undefined;
  for (const rule of rules) {
    for (const phrasing of rule.phrasings) {
      const match = search(phrasing, whole);
      if (
        !match ||
        isPermissive(sentenceAround(whole, match.index)) ||
        contradicts(rule, phrasing, whole, match)
      )
        continue;
      if (!best || match[0].length > best.length) best = { rule, length: match[0].length };
    }
  }
  return best?.rule;
}

/** Whether a rule says about the same words what the team says against them, or the other way around. */
function contradicts(rule: Rule, phrasing: RegExp, whole: string, match: RegExpExecArray): boolean {
  const asked = polarityAt(whole, match.index, match.index + match[0].length);
  const own = polarityInRule(rule, phrasing, match[0]);
  return asked !== 'unclear' && own !== 'unclear' && asked !== own;
}

function polarityInRule({ label, description }: Rule, phrasing: RegExp, words: string): Polarity {
  const text = `${description} ${label}`.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  const literal = text.indexOf(words);
  if (literal >= 0) return polarityAt(text, literal, literal + words.length);
  const match = search(phrasing, text);
  return match ? polarityAt(text, match.index, match.index + match[0].length) : 'unclear';
}

function search({ source, flags }: RegExp, text: string): RegExpExecArray | null {
  return new RegExp(source, flags.replace(/[gy]/g, '')).exec(text);
}

function sentenceAround(text: string, index: number): string {
  const before = /[^.!?;]*$/.exec(text.slice(0, index))?.[0] ?? '';
  return before + (/^[^.!?;]*/.exec(text.slice(index))?.[0] ?? '');
}
