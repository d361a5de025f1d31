import type { StyleRule } from '@housestyle/contract';
import type { Substitution } from '../../checks/types.ts';
import type { Understood } from './understood.ts';

/** “Past in results, present elsewhere”: of places that no check tells apart. */
export const isBoundElsewhere = (
  { description }: StyleRule,
  { readings }: Understood,
  rest: readonly string[],
) =>
  ELSEWHERE.test(description) &&
  rest.some((one) => /^(?:in|on|for|within) /iu.test(one)) &&
  readings.every((one) => !/ (?:in|outside|except) /u.test(one));
const ELSEWHERE =
  /(?<!\p{L})(?:elsewhere|otherwise|(?:every|any)where else|in (?:all )?other cases)(?!\p{L})/iu;

/** “On mobile pages → tap”, “gamer → player or noob banned”: words of a rule that are not quoted, and no term. */
export const isNoTerm = ({ from, to }: Substitution, rule: string): boolean =>
  !/[“‘'"`]/u.test(rule) &&
  [from, to]
    .flat()
    .some((words) => NO_TERM.test(words) && rule.toLowerCase().includes(words.split(' ')[0] ?? ''));
const NO_TERM =
  /^everywhere$| (?:banned|forbidden|allowed|wrong)$|^(?:on|in|for|within) .*(?:pages?|guides?|tutorials?|docs|documents|apps?|screens?|reports?|letters?|e-?mails?|tables?|headings?|titles?)$/iu;
