import type { StyleRule } from '@housestyle/contract';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  nounShare,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { lazily } from '../../lazily.ts';
import { partsOf } from '../../spelling/parts.ts';
import { readCircumstances, withoutEverywhere } from './circumstances.ts';
import { sentencesIn } from './exceptions.ts';
import { CASED, COMMON, evidenceOf, isGeneral, knownWords, NUMERAL, wordsIn } from './known-words.ts';
import { COUNTED, isQuality, ledgerOf, NARROWS } from './ledger.ts';
import { NUMBER } from './numbers.ts';
import { placeNamed } from './places.ts';
import { matchesOf } from './search.ts';
import { isAdvice, isException, isOrder, isRemark } from './sentences.ts';
import type { Understood } from './understood.ts';

type Read = (rule: StyleRule) => Understood | undefined;

/** Words of a part of a hurried rule. */
const LONGEST_PART = 9;
/** Words of each side of a pair. */
const LONGEST_PAIR = 4;

/**
 * The short parts of a rule of which nothing that was read can be shown to have used a word: no check holds one, no pattern that
 * read the rule stands on one, and the part does not say the same alone, or under its title. A sentence explains where it does not
 * ask; a part without a verb is a demand.
 */
export function unprovenParts(rule: StyleRule, read: Understood, again: Read): readonly string[] {
  // A rule may be all title.
  const { label, description } =
    rule.description.trim() === '' ? { label: '', description: rule.label } : rule;
  const evidence = lazily(() => evidenceOf(read, `${label}: ${description}`.toLowerCase()));
  const named = lazily(() => knownWords(read));
  const ledger = lazily(() => ledgerOf(read));
  const known = new Set(read.readings);
  const proves = (one: Understood | undefined, titled: ReadonlySet<string>) =>
    one?.readings.some((reading) => known.has(reading) && !titled.has(reading)) ?? false;
  const titled = lazily(() => new Set(again({ label, description: '' })?.readings));
  const isRead = (words: string) =>
    proves(again({ label: '', description: words }), new Set()) ||
    proves(again({ label, description: words }), titled());
  /** “"Proof-read" is not”: words that are denied, and that no check holds. */
  const isUnheld = (words: string, part: string) =>
    isWhole(part) &&
    !/[\d'‘*_]/u.test(words) &&
    [...words.matchAll(QUOTED)].every(([, word = '']) => !ledger().holds(word)) &&
    !isRead(words);
  const contentOf = (words: string) =>
    wordsIn(words).filter((word) => !COMMON.test(word) && !isGeneral(word) && !CONTRAST.test(`${word} `));
  /** Words that are set against each other, and of which nothing that was read knows. */
  const isUnknownPair = (right: string, wrong: string) =>
    [right, wrong].every(
      (words) =>
        !/[⟦\d]/u.test(words) &&
        words.split(' ').length <= LONGEST_PAIR &&
        contentOf(words).length > 0 &&
        !contentOf(words).some(evidence()),
    ) && DENIES.test(wrong);
  const ofWords = read.readings.every((one) => /^ban | → /u.test(one));
  const isShown = read.readings.some((one) => one.includes(' as “'));
  const shownFrom = description.search(SHOWN_BELOW);
  const said = shownFrom < 0 ? description : description.slice(0, shownFrom);
  const sentences = sentencesIn(said);
  return sentences.flatMap(({ text, shown }) => {
    const plain = shown.replace(/[\s.!;]+$/u, '').replaceAll('’', "'");
    const narrowing = [...plain.matchAll(NARROW_ASIDE)].flatMap(([, aside = '']) =>
      contentOf(aside).length === 0 || contentOf(aside).every(evidence()) ? [] : [aside],
    );
    if (
      isRemark(plain) ||
      isException(plain) ||
      SHOWS.test(plain) ||
      read.readings.some((one) => one.startsWith('words in one'))
    )
      return narrowing;
    const stands = standsIn(read, plain);
    const parts = plain
      .replace(ASIDE, (aside) => ' '.repeat(aside.length))
      .replace(SHOWN_BEHIND, (all, lead: string) => lead.padEnd(all.length))
      .split(JOINT);
    // “color, center, license”: words that are shown.
    if (parts.length !== 2 && parts.every((part) => !DENIES.test(part) && !part.trim().includes(' ')))
      return narrowing;
    // “Replace dashes with commas, colons or brackets”: what stands behind an order goes on with it.
    const isSaid = !isFragment((parts[0] ?? '').trim()) || parts.some(isSentenceLike);
    const isHasty = parts.length > 1 && !parts.slice(1).some(isSentenceLike);
    let at = 0;
    return narrowing.concat(
      parts.flatMap((part, index) => {
        const own = part.trim();
        const start = plain.indexOf(own, at);
        if (start < 0) return [];
        at = start + own.length;
        const isContrast = CONTRAST.test(own) && index > 0 && !DENIES.test(parts[index - 1] ?? '');
        // “GP, not family doctor; …”: a pair beside others.
        const before = (parts[index - 1] ?? '').trim();
        const pair = `${before}, ${own}`;
        if (
          isContrast &&
          parts.length + sentences.length > 3 &&
          plain.slice(0, at).endsWith(pair) &&
          isUnknownPair(before, own) &&
          !isRead(pair)
        )
          return [text.slice(at - pair.length, at)];
        if (own.includes('⟦')) return isUnheld(text.slice(start, at), own) ? [text.slice(start, at)] : [];
        // “Link to the ticket, active voice”
        const isOrdered =
          isOrder(own) && !isAdvice(own) && (!isSaid || (index === 0 && isHasty && !OFFERS.test(own)));
        // A mark shows itself: “_italic_”.
        if (/[*_`#]/u.test(own)) return [];
        if (isContrast || plain[at] === ':' || !(isFragment(own) || isOrdered)) return [];
        // “020 7946 0000, no brackets”: the figure shows it.
        if (isShown && MARKS.test(own)) return [];
        // “Not 9AM”: of the same figure.
        const isFigure = /\d/u.test(own) || NUMERAL().test(own.split(' ')[0] ?? '');
        if (
          isFigure &&
          !LIMITS.test(own) &&
          !COUNTED.test(own) &&
          !wordsIn(own).some((word) => CASED.test(word))
        )
          return [];
        if (
          (NARROWS.test(own) && !LIMITS.test(own)) ||
          ASIDE_WORDS.test(own) ||
          placeNamed(own) ||
          (isSaid && !isOrdered && !asksAgain(own))
        )
          return [];
        const content = wordsIn(withoutEverywhere(readCircumstances(own).text)).filter(
          (word) => !COMMON.test(word) && !isGeneral(word) && !NARROWS.test(`${word} `),
        );
        const isHeld =
          isQuality(own) || (ofWords && DENIES.test(own))
            ? content.every(evidence())
            : content.some(evidence());
        if (content.length === 0 || isHeld || stands(start, at)) return [];
        const words = text.slice(start, at);
        if (!own.includes(' ') && DENIES.test(parts[index + 1] ?? '')) return [];
        // “No tired phrases (“A”, “B”)”: what the words behind it are.
        if (/^ \(/u.test(plain.slice(at)) && !own.includes(' = ')) return [];
        return (content.length === 1 &&
          !DENIES.test(own) &&
          content.every((word) => named()(word) && !CASED.test(word) && !NUMERAL().test(word))) ||
          isRead(words)
          ? []
          : [words];
      }),
    );
  });
}

/** Whether a pattern of what was read stands on a stretch of a sentence. */
function standsIn({ families = [] }: Understood, plain: string): (start: number, end: number) => boolean {
  const text = plain.toLowerCase();
  const spans = families.flatMap(({ options }) =>
    options.flatMap(({ names }) =>
      matchesOf(names, text).map((match) => [match.index, match.index + match[0].length] as const),
    ),
  );
  return (start, end) => spans.some(([from, to]) => from < end && start < to);
}

const SHOWN_BELOW =
  /^\s*(?:[-*+•] )?[*_]{0,2}(?:good|bad|right|wrong|correct|incorrect|yes|no|do|don['’]t|before|after|examples?|instead of|👎|👍|✅|❌|✓|✗|✔|✘)[*_]{0,2}:?(?:\s|$)(?=.*\n)/imu;
const SHOWS =
  /[✅❌✓✗✔✘👎👍→|>]|->|(?:^|[\s(])(?:e\.g|for example|for instance|such as|like|as in|examples?|good|bad|right|wrong|correct|incorrect|yes|no|do|don't)(?=[:,)]|$)/iu;
const QUOTED = /[“"`]([^“”"`\n]{1,40})[”"`]/gu;
/** Whether a part denies words that it quotes, and says nothing else of them. */
const isWhole = (part: string) =>
  /^(?:no|not|never|avoid) (?:use |say |write )?⟦·*⟧(?:,? (?:and|or|nor) ⟦·*⟧)*$|^⟦·*⟧ (?:is|are)(?: not|n't| never| banned| forbidden| out| wrong)(?: allowed| used| ok| okay| fine)?$|^⟦·*⟧ (?:banned|forbidden)$/iu.test(
    part,
  );
/** “(support pages only)” */
const NARROW_ASIDE =
  /\(((?:only |except |not |but not )(?:in|on|for|with) [^()⟦:]{3,40}|[^()⟦:]{3,40} only)\)/giu;
const ASIDE = /\([^()]*\)|\([^()]*$|^[^()]*\)/gu;
/** “We spell the Australian way: colour, organise”: what is shown. */
const SHOWN_BEHIND =
  /^((?:(?:[^\s:]+ ){2,}[^\s:]+|Alternatives|Use|Instead): )(?!(?:no|none|never|not|max(?:imum)?|at|only|one|two)(?![\p{L}])).*$/iu;
const JOINT = /(?<!\d)[,;:] (?:and |but |then )?|(?<=\d)[,;:] (?:and |but |then )?(?=\p{L}|⟦)| [–—-] /u;
const CONTRAST = /^(?:or|not|never|rather than|instead of|over|nor) /iu;
/** What to write in the place of what is shunned. */
const OFFERS = /^(?:use|write|say|put|prefer|try) /iu;
const MARKS =
  /(?<!\p{L})(?:brackets|parentheses|dashes|hyphens|spaces?|dots|periods|commas|format)(?!\p{L})/iu;
const DENIES = /^(?:not|no|never|none|without) /iu;
/** A part that asks for something anew, behind an order. */
const asksAgain = (part: string) =>
  /^(?:no|none|max(?:imum)?|at (?:most|least)|only) /iu.test(part) ||
  CASED.test(part.split(' ')[0] ?? '') ||
  /^(?:bold|italics?|underlined|hyphenated|abbreviated)\b/iu.test(part);
/** What is said besides. */
const ASIDE_WORDS =
  /^(?:(?:the |an? )?(?:only )?exceptions?|no exceptions?|nowhere else|preferred [\p{L} ]+|alternatives?|etc|tops|period|thanks|thx|every time|[\p{L}-]+ style)$|-(?:\p{L}{1,3}) /iu;
/** “At least two”, “under 6 words” */
const LIMITS = new RegExp(
  String.raw`^(?:at (?:least|most)|under|over|within|below|above) (?:${NUMBER})(?![\p{L}\d])`,
  'iu',
);
const FUNCTION =
  /(?<![\p{L}'])(?:it|they|this|that|we|you|who|which|i|me|us|\p{L}+n't|is|are|was|were|be|has|have|had|do|does|can|may|will|would|because|so|since|if|when|where|unless|except|as|even|otherwise|aside|please|\p{L}+'(?:s|re))(?![\p{L}'])/iu;
/** Whether words hold one that no bare name has; “IT” is no “it”. */
const isSentenceLike = (part: string) => FUNCTION.test(part.replace(/\p{Lu}{2,}/gu, 'name'));
/** Whether words are neither a sentence nor an order. */
function isFragment(part: string): boolean {
  const words = wordsIn(part);
  if (!/\p{L}{3}/u.test(part) || words.length > LONGEST_PART || isSentenceLike(part)) return false;
  if (isAdvice(part) || (!NO_ORDER.test(part) && isOrder(part.replace(/^just /iu, '')))) return false;
  if (/^\d/u.test(part) || (words.length === 1 && isAdverb(partsOf(words.join().toLowerCase()))))
    return false;
  return !words.some((word, index) => isVerb(word.toLowerCase(), index > 0 && index < words.length - 1));
}
/** What opens a demand without a verb. */
const NO_ORDER =
  /^(?:no|not|never|none|only|always|without) (?!(?:use|say|write|put|add|link|start|end|begin)\b)/iu;
const isAdverb = (facts: number) => (facts & ADVERB) !== 0 && (facts & (NOUN | ADJECTIVE)) === 0;
function isVerb(word: string, isInside: boolean): boolean {
  const facts = partsOf(word);
  // “Enthusiasm wears off”
  if (isInside && (facts & THIRD_PERSON) !== 0 && verbShare(facts) >= nounShare(facts)) return true;
  return (
    (facts & (VERB | THIRD_PERSON)) !== 0 &&
    (facts & (ING | ADVERB)) === 0 &&
    !/ed$/u.test(word) &&
    ((facts & (NOUN | PLURAL | ADJECTIVE)) === 0 || verbShare(facts) > nounShare(facts))
  );
}
