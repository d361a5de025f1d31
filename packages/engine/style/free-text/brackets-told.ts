import type { Check } from '../../checks/types.ts';
import { swapOf } from './preferences.ts';
import { straight, type RuleText } from './rule-text.ts';

/** “The longer name of a thing (its short one)”. */
const IN_FULL =
  /(?<![A-Za-zÀ-ž])(?:in full|spell\w* out|written out|(?:don't|do not|never|no) (?:abbreviat|shorten)\w*|full (?:forms?|words?|names?))(?![A-Za-zÀ-ž])/iu;
const SHORTENED = /(?<![A-Za-zÀ-ž-])(?<long>\p{Ll}{6,}) \((?<short>\p{Ll}{2,8})\)/gu;
/** “Allowlist (whitelist). The words in brackets are not to be used.” */
const BRACKETED =
  /(?<![A-Za-zÀ-ž])(?:in|inside|within) (?:the )?(?:brackets|parenthes[ie]s)[^.]*(?:not|never|wrong|avoid\w*|banned|out|old|retired)(?![A-Za-zÀ-ž])/iu;
const IN_BRACKETS = /(?<![A-Za-zÀ-ž-])(?<right>[A-Za-zÀ-ž-]+) \((?<wrong>[A-Za-zÀ-ž-]+)\)/gu;
/** What a rule names with another name in brackets: undefined where it doesn't say which of them is wrong. */
export function bracketsTold(text: RuleText): readonly Check[] | undefined {
  const said = straight(text.said);
  if (IN_FULL.test(said)) {
    const pairs = [...said.matchAll(SHORTENED)].flatMap(({ groups }) => {
      const { long = '', short = '' } = groups ?? {};
      return long.startsWith(short.slice(0, 3)) ? swapOf([short], [long], text) : [];
    });
    if (pairs.length > 0) return pairs;
  }
  if (BRACKETED.test(said)) {
    const pairs = [...said.matchAll(IN_BRACKETS)].flatMap(({ groups }) =>
      swapOf([groups?.['wrong'] ?? ''], [groups?.['right'] ?? ''], text),
    );
    if (pairs.length > 0) return pairs;
  }
  return undefined;
}
