import type { ValeRuleCheck } from '../check.ts';

/** One character of a pattern, or a class of them. */
const ATOM = String.raw`(?:\\.|\[\^?\]?(?:\\.|\[:\^?\w+:\]|[^\]\\])*\]|[^\\()[\]*+?{}|^$])`;
const ENDLESS = String.raw`(?:[*+]|\{\d+,\})`;
/** What may be there and may not: it parts nothing. */
const OPTIONAL = String.raw`(?:${ATOM}[?*]\??)*`;
/**
 * `(a+)+`, `(?:\w*)*`, `(a+|b)*`, `(?:\w+\s?)+`: a repetition that holds nothing but a repetition can split a text in
 * endless ways.
 */
const NESTED = new RegExp(
  String.raw`(?<!\\)\((?:\?:|\?P?<\w+>)?(?:(?:${ATOM})+\|)*${OPTIONAL}${ATOM}${ENDLESS}\??${OPTIONAL}(?:\|(?:${ATOM})+)*\)${ENDLESS}`,
);
const LONGEST = 2000;

/** Patterns of a check that can take very long on some texts, as far as their form tells. */
export function slowPatterns(check: ValeRuleCheck): readonly string[] {
  return patternsOf(check).filter((pattern) => pattern.length <= LONGEST && NESTED.test(pattern));
}

function patternsOf(check: ValeRuleCheck): readonly string[] {
  switch (check.extends) {
    case 'existence':
      return [...(check.tokens ?? []), ...(check.raw ?? [])];
    case 'substitution':
      return Object.keys(check.swap);
    case 'consistency':
      return Object.entries(check.either).flat();
    case 'conditional':
      return [check.first, check.second];
    case 'occurrence':
      return [check.token];
    case 'repetition':
      return check.tokens;
    case 'capitalization':
      return [check.match];
    default:
      return [];
  }
}
