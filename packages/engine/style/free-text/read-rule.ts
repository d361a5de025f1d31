import type { StyleRule } from '@housestyle/contract';
import type { Check, Place } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import type { Rule } from '../../rules/types.ts';
import { keyOf } from '../phrases.ts';
import { combine, phrasesOf, swapsOf, withoutRepeats } from './combine.ts';
import { FAMILIES } from './families/index.ts';
import { banOf, isSeldom, PURPOSE } from './prohibitions.ts';
import { sparingUnknownActors } from './demand-places.ts';
import { isMadeAnyhow } from './exceptions-made.ts';
import { LISTING } from './family.ts';
import { readDemand, type Demand } from './read-demand.ts';
import { hasCondition } from './circumstances.ts';
import { hasPlace } from './condition.ts';
import { QUOTED_LIST, quotesIn, readRuleText, unmasked, type RuleText } from './rule-text.ts';
import { isListing, numbersShown } from './shown-manners.ts';
import {
  clausesOf,
  isAdvice,
  isDemand,
  isException,
  isProhibition,
  isRemark,
  type RuleSentence,
} from './sentences.ts';
import { withoutReason } from './circumstances.ts';
import { describeCheck } from './describe.ts';
import { readRenamed } from './renamed.ts';
import { readPlainPairs } from './plain-pairs.ts';
import type { Understood } from './understood.ts';
import { readUsage } from './usage.ts';

/** Characters before a clause in which what its “them” stands for is looked for. */
const LONGEST_BEFORE = 400;

/** Undefined where no part of the words can be turned into a check that does what they say. */
export function readRule(styleRule: StyleRule, rules: readonly Rule[]): Understood | undefined {
  const text = readRuleText(styleRule);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const read: Demand[] = [];
  const unread: { words: string; fromLabel: boolean }[] = [];
  const show = (words: string) => unmasked(words, text.quotes);
  const passed: RuleSentence[] = [];
  let before = '';
  for (const { text: sentence, fromLabel } of text.sentences) {
    if (isException(sentence) && read.length > 0) {
      if (
        isMadeAnyhow(
          sentence,
          read.flatMap(({ families }) => families),
        )
      )
        continue;
      unread.push(...read.splice(0).map(({ source }) => ({ words: source, fromLabel })), {
        words: sentence,
        fromLabel,
      });
      continue;
    }
    let inherited: readonly Place[] = [];
    const topic = /^([A-Za-zÀ-ž\d ]{3,30}): /u.exec(sentence)?.[1]?.toLowerCase() ?? '';
    for (const clause of clausesOf(sentence)) {
      const demand = readDemand(withPlace(clause, inherited), {
        text,
        byId,
        families: FAMILIES,
        inherited,
        topic,
        before,
        fromLabel,
      });
      if (!fromLabel && before.length < LONGEST_BEFORE) before = `${before} ${clause.toLowerCase()}`.trim();
      inherited = demand.only.length > 0 ? demand.only : inherited;
      const allowed = demand.checks.length === 0 && demand.allows.length > 0;
      if (demand.checks.length > 0) read.push(demand);
      else if (allowed) unread.push(...withdraw(read, demand, byId).map((words) => ({ words, fromLabel })));
      const advises =
        isAdvice(clause) &&
        read.some(
          (earlier) =>
            !earlier.fromLabel && (isProhibition(earlier.source) || earlier.bare || REFERS.test(clause)),
        );
      if (demand.exception) unread.push({ words: demand.exception, fromLabel });
      if (demand.unread && isDemand(clause) && !advises) unread.push({ words: clause, fromLabel });
      else if (demand.checks.length === 0 && !allowed && !fromLabel && !isAdvice(clause) && !isRemark(clause))
        passed.push({ text: clause, fromLabel });
    }
  }
  const kinds = read.some(
    ({ families, source }) => isProhibition(source) && families.some((id) => LISTING.has(id)),
  );
  for (const { text: sentence, fromLabel } of kinds ? text.sentences : []) {
    const list = LISTED.exec(sentence)?.groups?.['list'];
    if (list !== undefined && !fromLabel) read.push(toldBy(banOf(quotesIn(list, text), text)));
  }
  for (const { text: sentence, fromLabel } of text.sentences) {
    const pairs = [...readPlainPairs(withoutReason(sentence), text), ...numbersShown(sentence, text)];
    const known = read.filter(
      ({ words, source }) => words.length > 0 && source !== '' && sentence.includes(source),
    );
    if (pairs.length === 0 || (known.length > 0 && pairs.length < 2)) continue;
    unread.splice(0, unread.length, ...unread.filter(({ words }) => !sentence.includes(words)));
    read.push({ ...toldBy(pairs), fromLabel });
  }
  read.push(...leftOver(text, read, unread).map(toldBy));
  if (!read.some(({ fromLabel, bare, families }) => !fromLabel && !bare && families.length > 0)) {
    const said = text.sentences.filter(({ fromLabel }) => !fromLabel).map(({ text: sentence }) => sentence);
    const renamed = readRenamed(said, text);
    const usage = renamed ? { checks: renamed, sentences: new Set(said) } : readUsage(said, text);
    if (usage) {
      const kept = unread.filter(({ words }) => !holds(usage.sentences, words));
      unread.splice(0, unread.length, ...kept);
      const apart = read.filter(
        ({ source, bare }) => source !== '' && !bare && !holds(usage.sentences, source),
      );
      read.splice(0, read.length, ...apart, toldBy(usage.checks));
    }
  }
  // A label that only names a thing says what it is about; it asks for something where nothing else does.
  // “No adverbs up front” with “Don't open a sentence with “sadly””: the title is wider than the rule.
  const placed = read.some(
    ({ fromLabel, readings }) => !fromLabel && readings.some((one) => one.startsWith('no sentence with')),
  );
  // “And, not &” with “the ampersand only in names”: what the rule narrows.
  const narrowed = (one: string) =>
    read.some(
      ({ fromLabel, readings }) =>
        !fromLabel && readings.some((other) => other.startsWith(`${one} outside `)),
    );
  const untold = text.sentences.every(({ fromLabel }) => fromLabel);
  // “Punctuate list items” with “only if they are sentences”: what its text says of the same is narrower.
  const reserved = (id: string) =>
    read.some(
      ({ fromLabel, families, source }) => !fromLabel && families.includes(id) && /\bonly\b/iu.test(source),
    );
  const told = read.filter(
    ({ bare, fromLabel, families, readings }) =>
      !readings.some(narrowed) &&
      !(fromLabel && families.some(reserved)) &&
      !(fromLabel && !untold && (bare || (placed && families.some((id) => LISTING.has(id))))),
  );
  // Commas of a list that no rule turns: not its words are meant.
  const kept = told.filter(({ words }) => !(words.length > 0 && words.every(isListing)));
  const demands = (kept.length > 0 || unread.some(({ fromLabel }) => !fromLabel) ? kept : read).filter(
    ({ words, checks, readings }, _, all) =>
      // “Don't use “A”. Use “B” instead of “A”.”: said once.
      !(
        words.length > 0 &&
        words.length === checks.length &&
        readings.every((one) => one.startsWith('ban ')) &&
        phrasesOf(words).every((phrase) => all.some((other) => isSwapped(phrase, other)))
      ),
  );
  if (demands.length === 0) return undefined;
  // A label is a title: what it asks for beside a description that was understood is a name for the same.
  const described = demands.some(({ fromLabel }) => !fromLabel);
  const missed = unread.filter(({ fromLabel }) => !(fromLabel && described));
  const { checks, severity, builtIn } = combine(demands, byId, text.quotes);
  return {
    severity,
    checks,
    builtIn,
    readings: withoutRepeats(demands.flatMap(({ readings }) => readings)),
    rest: withoutRepeats(missed.map(({ words }) => show(words))),
    passed,
    families: FAMILIES.filter(({ id }) => demands.some(({ families }) => families.includes(id))),
    ...(!described && { fromLabel: true }),
  };
}

/** “Write A instead of B, and never C”: quoted words that are denied, where what else their sentence says was read. */
function leftOver(
  text: RuleText,
  read: readonly Demand[],
  unread: readonly { readonly words: string }[],
): readonly (readonly Check[])[] {
  const told = read.flatMap(({ words }) => [
    ...phrasesOf(words),
    ...words.flatMap(swapsOf).flatMap(({ to }) => to),
  ]);
  const isTold = (quote: string) => told.some((one) => keyOf(one) === keyOf(quote));
  return text.sentences.flatMap(({ text: sentence, fromLabel }) => {
    const own = read.some(
      ({ words, source }) => words.length > 0 && source !== '' && sentence.includes(source),
    );
    if (fromLabel || !own || unread.some(({ words }) => sentence.includes(words))) return [];
    const denied = [...sentence.matchAll(DENIED())].flatMap(([, list = '']) => quotesIn(list, text));
    const left = denied.filter((quote) => /\p{L}{2}/u.test(quote) && !isTold(quote));
    const conditional =
      hasCondition(sentence.replace(/⟦\d+⟧/g, 'x')) || PURPOSE.test(sentence) || !left.every(isSeldom);
    return left.length > 0 && !conditional ? [banOf(left, text)] : [];
  });
}
const DENIED = lazily(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}])(?:never|avoid|don't (?:use|say|write)|no) (?:use |say |write |the (?:word|phrase)s? )?(${QUOTED_LIST})`,
      'giu',
    ),
);

const isSwapped = (phrase: string, { words }: Demand) =>
  words.some(
    (check) =>
      check.kind === 'substitution' && phrasesOf([check]).some((from) => keyOf(from) === keyOf(phrase)),
  );

/** Whether a demand speaks of other places than these. */
const isApart = ({ only }: Demand, places: readonly Place[]) =>
  only.length > 0 && !only.some((place) => places.includes(place));

/** “Among the worst: A, B”, “for example A and B”: more of what was said to be left out. */
const LISTED =
  /^(?:(?:among|some of) the [A-Za-zÀ-ž ]+:|(?:for )?examples?(?: are)?:?|for example,?|for instance,?|such as|think of|common (?:ones|offenders|examples)(?: are)?:?|(?:the )?(?:worst|usual|common) [A-Za-zÀ-ž]+(?: are)?:?|they include|these include|this includes|(?:that|it|which) includes) (?<list>⟦\d+⟧(?:(?:,? (?:and|or)|,) ⟦\d+⟧)*)$/iu;

/** Whether one of the sentences holds the words. */
const holds = (sentences: ReadonlySet<string>, words: string) =>
  [...sentences].some((sentence) => sentence.includes(words));

/** What sentences together say of words, as one demand. */
function toldBy(checks: readonly Check[]): Demand {
  return {
    source: '',
    checks,
    words: checks,
    readings: checks.map(describeCheck),
    builtIn: [],
    families: [],
    allows: [],
    only: [],
    actorUnknown: false,
    fromLabel: false,
    bare: false,
    unread: false,
  };
}

/** Advice on what was named before. */
const REFERS = /(?<![A-Za-zÀ-ž'-])(?:them|it|these|those|one|their|its|instead)(?![A-Za-zÀ-ž'-])/iu;

const PLURALS: Partial<Record<Place, string>> = {
  heading: 'headings',
  'list-item': 'list items',
  step: 'steps',
};

/** "Use sentence case in headings and don't end them with a period": what "them" stands for. */
function withPlace(clause: string, [place]: readonly Place[]): string {
  const name = place && PLURALS[place];
  return name ? clause.replace(/\b(?:them|they)\b/, name) : clause;
}

/** A later sentence allows what an earlier one bans: in a place, or in a case that a check may or may not tell. */
function withdraw(read: Demand[], allowing: Demand, byId: ReadonlyMap<string, Rule>): readonly string[] {
  const withdrawn: string[] = [];
  for (const [index, demand] of [...read.entries()].reverse()) {
    if (!demand.families.some((family) => allowing.allows.includes(family))) continue;
    // “Question marks are okay” of a rule against full stops in headings, which reports none.
    if (demand.builtIn.includes('heading-punctuation') && /^question marks?\b/i.test(allowing.source))
      continue;
    const [id = ''] = demand.builtIn;
    const [spared] = (allowing.actorUnknown && sparingUnknownActors([{ ...demand, id }], byId)) || [];
    if (allowing.only.length > 0 && isApart(demand, allowing.only)) continue;
    if (spared) {
      read[index] = { ...spared, readings: [spared.id], builtIn: [spared.id] };
      // “Fine in error messages and where the actor is unknown”: the one is told, the other read.
      if (hasPlace(allowing.source)) withdrawn.push(allowing.source);
    } else withdrawn.push(...read.splice(index, 1).map(({ source }) => source));
  }
  return withdrawn;
}
