import type { Check } from '../../checks/types.ts';
import { frequencyOf, lookUp } from '../../spelling/lexicon.ts';
import { hasCondition } from './circumstances.ts';
import { isHarmless } from './condition.ts';
import { isSpelledSo } from './exact-case.ts';
import { QUOTED_LIST, quotesIn, type RuleText } from './rule-text.ts';

const FILLER = String.raw`(?:\s+(?:use|using|say|saying|write|writing|include|including|to|the|of|ever|any|these|this|following|contains?|containing|have|has|with|mention|call(?:ing)?|refer|speak|talk|about|readers?|users?|people|words?|phrases?|terms?|expressions?|adverbs?|fillers?|filler|weasel|hedging|marketing|condescending|jargon|buzzwords?|like|such|as|or|and|language|expression|vague|empty|adjectives?|from|clear|away))*\s*:?\s*`;
const BAN = String.raw`(?<!not |n't |never |to )\b(?:don't|do not|never|(?:must|should|shall|may|can)(?: not|n't)|cannot|can't|mustn't|avoid|avoiding|no|stop|ban|refrain from|skip|drop|remove|delete|omit|cut|steer clear of|stay away from|do without|banned|forbidden|prohibited|disallowed)`;
const FORMS: readonly RegExp[] = [
  // "Don't address people as “guys”", "never call a feature “new”".
  new RegExp(
    String.raw`${BAN} (?:call|describe|label|address|refer to|name|dub|style|calling|describing|labell?ing|addressing|referring to|naming|locate|identify|indicate|mark|point to|explain)(?: [a-z'-]+){1,4}? (?:(?:as|with|by|using) )?(?<banned>${QUOTED_LIST})`,
  ),
  new RegExp(`${BAN}${FILLER}(?<banned>${QUOTED_LIST})`),
  new RegExp(
    String.raw`(?:banned|forbidden|prohibited|disallowed|(?:words?|phrases?|terms?|buzzwords?|expressions?|fillers?|jargon|idioms?|clich[eé]s?)(?: (?:that|which))? (?:to (?:avoid|cut|delete|skip|kill|drop)|(?:we|you|readers?|people|nobody|no one|everyone)(?: [A-Za-zÀ-ž']+){0,3}? (?:avoid|without|banned?|hates?|needs?|never (?:use|say|write))|(?:have|has) to go|must go)|don't say|never say)[\w ]*:\s*(?<banned>${QUOTED_LIST})`,
    'u',
  ),
  new RegExp(
    String.raw`\bleave (?<banned>${QUOTED_LIST})(?: and (?:friends|co|the like|others|similar|so on))? (?:out|at home|behind|off)\b`,
  ),
  new RegExp(
    String.raw`\b(?:keep|leave) (?:these|the following|such)(?: [a-z]+){0,2} (?:out|off|away)(?: [a-z]+){0,4}: (?<banned>${QUOTED_LIST})`,
  ),
  // "Words such as A and B weaken the sentence."
  new RegExp(
    String.raw`\b(?:words|phrases|terms|adverbs|fillers) (?:like|such as) (?<banned>${QUOTED_LIST})(?:,? (?:(?:can|may|might|will|only|just|often) )?(?:weaken|make|sound|feel|confuse|slow|clutter|add (?:nothing|little|noise)|(?:say|mean) nothing|hurt|alienate|imply|belittle|frustrate|hide|get in the way|put (?:people|readers) off|date|age|offend|exclude)\b[^.;]*)`,
  ),
  new RegExp(
    String.raw`(?<banned>${QUOTED_LIST})(?: (?:words?|phrases?))? (?:(?:do not|don't|does not|doesn't|never) (?:occur|appear|stand)|(?:is|are) (?:banned|forbidden|prohibited|off limits|not allowed|never used|disallowed)|(?:should|must|may|can)(?: not|n't| never)(?: ever)? (?:be (?:used|written)|appear)|(?:should|must) be (?:avoided|removed|left out|deleted))`,
  ),
];
/** Words that carry no meaning of their own, so that a sentence stands without them. */
const FILLERS = new Set(
  'simply|just|please|very|really|quite|basically|actually|obviously|clearly|easily|of course|literally|essentially|totally|extremely|in fact|needless to say|kindly|truly|merely'.split(
    '|',
  ),
);

/** How often a word may occur, as a power of two, to be reported where a rule means some of its uses. */
const SELDOM = 6;
/** Whether words occur so seldom that any use of them may be reported. */
export const isSeldom = (phrase: string): boolean =>
  phrase.includes(' ') ? !EVERYDAY.test(phrase) : frequencyOf(lookUp(phrase)) <= SELDOM;
/** “You can”, “there is”: what any text is made of. */
const EVERYDAY = /^(?:you|we|i|they|it|he|she|there|this|that) \p{L}+$/iu;
/** “Use “such as” to introduce examples, never …”: words in one of their uses. */
export const PURPOSE = /⟧ (?:to|for|when|as|before|after) (?!⟦)/u;

/** What is not the word, but another form of it. */
export const OTHER_FORMS =
  /(?<![a-z])(?:forms?|abbreviations?|plurals?|variants?|misspellings?|translations?|synonyms?) (?:of|for) (?:the (?:words?|terms?) )?⟦/iu;

/**
 * The bans of quoted words in a demand (lower case, `⟦n⟧`); undefined where there is none, `refused` where a list can't
 * say it.
 */
export function readProhibitions(demand: string, text: RuleText): readonly Check[] | 'refused' | undefined {
  for (const form of FORMS) {
    const match = form.exec(demand);
    if (!match) continue;
    const rest = demand.slice(match.index + match[0].length);
    // “Abbreviated forms of “information””: not the word itself.
    if (OTHER_FORMS.test(demand)) return 'refused';
    // “No “you're” for “your””: which one is meant, only its sentence tells.
    if (/^ (?:for|when you mean) (?:the )?⟦/u.test(rest)) return 'refused';
    const banned = quotesIn(match.groups?.['banned'] ?? '', text);
    if (PURPOSE.test(demand.slice(0, match.index)) && !banned.every(isSeldom)) return 'refused';
    if (!isHarmless(rest) || hasCondition(demand.slice(0, match.index))) return 'refused';
    return banOf(banned, text);
  }
  return undefined;
}

/** The checks that ban words; what is mere filler is deleted. */
export function banOf(words: readonly string[], { advice }: RuleText): readonly Check[] {
  const message = `Avoid “{match}”. The house style says: ${advice}`;
  const isFiller = (word: string) => FILLERS.has(word.toLowerCase());
  const check = (phrases: readonly string[]): Check => ({ kind: 'existence', message, phrases });
  // “Never “a, b, and c””: a list shows its commas, not a phrase. “No “the””: of one place, which no text lacks.
  const meant = words
    .flatMap(alternatives)
    .filter((word) => word !== '' && !/, .*\b(?:and|or)\b|^-\p{L}|^(?:the|of)$/iu.test(word));
  const marks = meant.filter((word) => !/[\p{L}\p{N}]/u.test(word));
  const exact = meant.filter((word) => isSpelledSo(word) && !marks.includes(word));
  const [fillers, others] = [
    meant.filter(isFiller),
    meant.filter((word) => !isFiller(word) && !exact.includes(word) && !marks.includes(word)),
  ];
  return [
    ...(fillers.length > 0 ? [{ ...check(fillers), fix: 'remove' } as Check] : []),
    ...(others.length > 0 ? [check(others)] : []),
    ...(marks.length > 0 ? [{ kind: 'existence', message, pattern: anyOf(marks) } as Check] : []),
    ...(exact.length > 0 ? [{ ...check(exact), caseSensitive: true } as Check] : []),
  ];
}

/** “There is/are/were”: a phrase for each; “and/or” and “client/server” are one. */
function alternatives(phrase: string): readonly string[] {
  // “easy/easily”: two forms of one word.
  const sides = /^\p{Ll}{3,}(?:\/\p{Ll}{3,})+$/u.test(phrase) ? phrase.split('/') : [];
  if (sides.length > 1 && new Set(sides.map((side) => side.slice(0, 3))).size === 1) return sides;
  const [, lead = '', last = ''] = /^((?:\p{L}\p{Ll}* )+)(\p{Ll}+(?:\/\p{Ll}+)+)$/u.exec(phrase) ?? [];
  return last === '' ? [phrase] : last.split('/').map((word) => lead + word);
}

/** A pattern of marks, as they stand. */
const anyOf = (marks: readonly string[]) =>
  new RegExp(marks.map((mark) => mark.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'), 'gu');
