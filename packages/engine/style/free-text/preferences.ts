import type { Check, Substitution } from '../../checks/types.ts';
import { hasCondition } from './circumstances.ts';
import { isHarmless } from './condition.ts';
import { isSpelledSo } from './exact-case.ts';
import { valueOf } from './numbers.ts';
import { banOf } from './prohibitions.ts';
import { QUOTED, QUOTED_LIST, quotesIn, type RuleText } from './rule-text.ts';

const T = `(?:the (?:word|term|phrase|form|spelling)s? )?`;
const NOTE = String.raw`(?:\s*\([^()]*\))?`;
const L = (name: string, list = QUOTED_LIST) =>
  `${T}(?<${name}>${list})${NOTE}(?: (?:as one word|in lower case|with(?:out)? a hyphen))?`;
const USE = `(?:use|write|say|prefer|choose|type|spell|go with|opt for|stick to|stick with|we (?:use|say|write|prefer))`;
const AVOID = `(?:don't|do not|never|not|avoid)(?: (?:use|using|write|writing|say|saying))?`;

/** "Use A instead of B" in the ways people say it; `to` is A, `from` is B. */
const FORMS: readonly RegExp[] = [
  `${USE} ${L('to')},?(?: (?:and|but))?(?: instead of| rather than| over| in place of| and not| not| never|,? ${AVOID})(?: using| saying| writing)? ${L('from')}`,
  `(?:replace|change|swap|convert) ${L('from')} (?:with|by|to|for|into) ${L('to')}`,
  `substitute ${L('to')} for ${L('from')}`,
  `substitute ${L('from')} (?:with|by) ${L('to')}`,
  `(?:instead of|rather than|in place of) ${L('from')},? ${USE} ${L('to')}`,
  `${AVOID} ${L('from')}[.,;:—–-]*(?: (?:and|but))?(?: instead,?)? ${USE} ${L('to')}(?: instead)?`,
  `${L('from')} (?:should be|must be|becomes|is always|should become|should be written as|is written(?: as)?|→|⇒|->|=>) ${L('to', QUOTED)}`,
  `${L('to')}(?: for (?:the|a) (?:verb|noun|adjective))?[,;]? ?\\(?(?:not|never|instead of|rather than) ${L('from')}`,
  `not ${L('from')},? but(?: rather| instead)? ${L('to')}`,
  `${L('to')} (?:reads better than|is better than|beats|wins over|is (?:clearer|shorter|simpler|plainer) than|is preferred (?:over|to)) ${L('from')}`,
].map((source) => new RegExp(source, 'd'));

/** "A with B, C with D": what stands before the link, the link, what stands behind. */
const LINK =
  '(?:with|by|→|⇒|->|=>|instead of|rather than|over|,? ?not|(?:is|becomes|turns into|means)(?: (?:just|simply))?)';
const PAIR = `${QUOTED},? ${LINK} (?:use |write |say )?${QUOTED}`;
const PAIRS = new RegExp(`${PAIR}(?:(?:[,;]| and|, and)+ (?:replace |use |write |say |prefer )?${PAIR})+`);
const FORWARD = /^,? ?(?:with|by|→|⇒|->|=>|is|becomes|turns into|means)/;
/** Their verbs would have to change with them. */
const PRONOUNS = /^(?:i|you|he|she|it|we|they|one|me|him|her|us|them|your|our|their|my|his|its)$/i;

/**
 * The swaps that a demand (lower case, `⟦n⟧`) with quoted words asks for; undefined where it asks for none, `refused`
 * where it asks for more than a swap.
 */
export function readPreferences(demand: string, text: RuleText): readonly Check[] | 'refused' | undefined {
  // “Prefer A to B, and C to D”
  let rest = /^(?:we )?(?:prefer|favou?r|choose) /u.test(demand)
    ? demand.replace(/⟧ to (?=⟦)/gu, '⟧ over ')
    : demand;
  const checks: Check[] = [];
  for (let match = PAIRS.exec(rest); match; match = PAIRS.exec(rest)) {
    if (!isHarmless(rest.slice(match.index + match[0].length))) return 'refused';
    checks.push(...pairsIn(match[0], text));
    rest = rest.replace(match[0], ' ');
  }
  for (const form of FORMS) {
    for (let match = form.exec(rest); match; match = form.exec(rest)) {
      const end = match.index + match[0].length;
      const { to = '', from = '' } = match.groups ?? {};
      // “Don't use “&” instead of “and””: the second is right.
      if (
        form === FORMS[0] &&
        /(?:n't|not|never) $/u.test(rest.slice(0, match.index)) &&
        isHarmless(rest.slice(end))
      ) {
        rest = `${rest.slice(0, match.index)} ${rest.slice(end)}`;
        checks.push(...swapOf(quotesIn(to, text), quotesIn(from, text), text));
        continue;
      }
      // “Not “a”, not “b””: neither is right.
      if (/(?<![A-Za-zÀ-ž'])(?:not|never|nor|no|[A-Za-zÀ-ž]+n't) $/u.test(rest.slice(0, match.index)))
        return 'refused';
      if (!isHarmless(rest.slice(end)) || hasCondition(rest.slice(0, match.index))) return 'refused';
      rest = `${rest.slice(0, match.index)} ${rest.slice(end)}`;
      checks.push(...swapOf(quotesIn(from, text), quotesIn(to, text), text));
    }
  }
  return checks.length > 0 ? checks : undefined;
}

function pairsIn(part: string, text: RuleText): readonly Check[] {
  const pair = new RegExp(`(${QUOTED})(,? ${LINK}) (?:use |write |say )?(${QUOTED})`, 'g');
  return [...part.matchAll(pair)].flatMap(([, first = '', link = '', second = '']) => {
    const [one, other] = [quotesIn(first, text), quotesIn(second, text)];
    return FORWARD.test(link.trim()) ? swapOf(one, other, text) : swapOf(other, one, text);
  });
}

/** The check for a swap of words for words; none where it says nothing. */
export function swapOf(
  from: readonly string[],
  offered: readonly string[],
  text: RuleText,
): readonly Check[] {
  // “primary/secondary” for “master” and “slave”
  const sides = offered[0]?.split('/') ?? [];
  const to =
    offered.length === 1 && sides.length > 1 && areParallel(from, sides)
      ? sides
      : offered.map((phrase) => withoutOpening(phrase, from));
  // “[JUMP], not jump”: of a button, and of no word in a sentence.
  const isFramed = (phrase: string) =>
    to.some(
      (one) => /^[[<{(].*[\]>})]$/u.test(one) && one.slice(1, -1).toLowerCase() === phrase.toLowerCase(),
    );
  const wrong = from.filter((phrase) => phrase !== '' && !to.includes(phrase) && !isFramed(phrase));
  // “A colon (“:”), not a period (“.”)”: of one place, and not of every such mark.
  if (wrong.length === 0 || to.length === 0 || wrong.some((phrase) => /^[.,:]$/.test(phrase))) return [];
  const message = (replacement: string) =>
    `Use “${replacement}” instead of “{match}”. The house style says: ${text.advice}`;
  // Whom “he” or “we” stands for, only a person knows.
  if (wrong.some((phrase) => PRONOUNS.test(phrase))) return banOf(wrong, text);
  const told = wrong.filter((phrase) => isOnlyTold(phrase, to));
  const swap = wrong
    .filter((phrase) => !told.includes(phrase))
    .flatMap((phrase) =>
      alike(phrase, areParallel(from, to) ? [to[from.indexOf(phrase)] ?? ''] : to).map((one) =>
        isSpelledSo(phrase) ? { ...one, caseSensitive: true } : one,
      ),
    );
  const checks: Check[] = [];
  if (told.length > 0) checks.push({ kind: 'existence', message: message(to[0] ?? ''), phrases: told });
  if (swap.length > 0)
    checks.push({ kind: 'substitution', message: message('{replacement}'), keepsParts: 'verb', swap });
  return checks;
}

/** Whether what is wanted can't take a phrase's place: a pronoun, or the number of an example (“version 2 or later”, not “and above”). */
const isOnlyTold = (phrase: string, [only = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && (PRONOUNS.test(only) || (NUMBERED.test(only) && !/\d/.test(phrase)));
const NUMBERED = /^\p{L}+ \d+(?: |$)/u;

/** “Toward,” not “towards”: a capital that only opens the sentence of the rule. */
function withoutOpening(phrase: string, from: readonly string[]): string {
  const plain = phrase.charAt(0).toLowerCase() + phrase.slice(1);
  const stem = plain.slice(0, -2);
  const opens =
    /^\p{Lu}\p{Ll}{3,}$/u.test(phrase) &&
    from.length > 0 &&
    from.every((wrong) => wrong !== plain && wrong.startsWith(stem) && wrong.length <= plain.length + 1);
  return opens ? plain : phrase;
}

/** “It's”, “they've” for “it is”, “they have”: each for the one at its place. */
const areParallel = (from: readonly string[], to: readonly string[]) =>
  from.length > 1 &&
  from.length === to.length &&
  new Set(from.map(stemOf)).size === from.length &&
  (from.every((phrase, index) => stemOf(phrase) === stemOf(to[index] ?? '')) ||
    // “1”, “2”, “3” for “one”, “two”, “three”.
    from.every((phrase, index) => Number(phrase) === valueOf(to[index] ?? '')) ||
    // “Primary” and “secondary” for “master” and “slave”: the two sides of one thing.
    from.join('/').toLowerCase() in OPPOSITES);
/** Pairs of words that are replaced together, and only with their own counterparts. */
const OPPOSITES: Readonly<Record<string, true>> = {
  'master/slave': true,
  'whitelist/blacklist': true,
  'blacklist/whitelist': true,
  'white list/black list': true,
  'male/female': true,
};
const stemOf = (phrase: string) => phrase.toLowerCase().slice(0, 2);

/** "whitelist/blacklist" for "allowlist/denylist" is two swaps. */
function alike(from: string, to: readonly string[]): readonly Substitution[] {
  // “2025/26” is no choice.
  const [froms, tos] = /\d/.test(from) ? [[from], to] : [from.split('/'), to[0]?.split('/') ?? []];
  if (froms.length > 1 && froms.every((part) => /^\p{L}{4,}$/u.test(part)) && tos.length < 2)
    return [{ from: froms, to }];
  if (to.length > 1 || froms.length < 2 || froms.length !== tos.length) return [{ from, to }];
  return froms.map((part, index) => ({ from: part.trim(), to: tos[index]?.trim() ?? '' }));
}
