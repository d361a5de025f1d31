import {
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  OBJECT_PRONOUN,
  PLURAL_DETERMINER,
  PLURAL_PRONOUN,
  PREPOSITION,
  NUMBER,
  SINGULAR_DETERMINER,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import { baseOf, thirdPersonOf } from '../../../spelling/inflect.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PAST,
  PLURAL,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { contextWeights } from '../../data/context-weights.ts';
import { oddsOf } from './contexts.ts';
import { behind, oneOf, type Judge, type Place, type Trigger, type Watched } from './grammar-check.ts';
import type { WordFacts } from '../../../spelling/word-facts.ts';
import { isProse, mayBeProse } from './noun-phrases.ts';
import { isMany, isPluralAt, isOneThing } from './nouns.ts';
import { isHigherNumber } from './quantities.ts';
import { maySpeakOfMany } from './subject-phrases.ts';
import {
  findSubject,
  followsSubject,
  isPluralVerb,
  readSubject,
  SUBJECT_TRAITS,
  type Subject,
} from './subject-traits.ts';
import { plural, singular } from './subjects.ts';
import { MOSTLY_VERB, slip, TO_PLURAL, TO_SINGULAR } from './verbs.ts';

const traits = new Uint16Array(SUBJECT_TRAITS);
const subject: Subject = {
  start: 0,
  end: 0,
  boundary: undefined,
  head: undefined,
  nearest: undefined,
  preposition: undefined,
  first: 0,
  joined: 0,
  isRelative: false,
};
/** How likely the other number must be, as the natural logarithm of the odds. */
const LEAST = 1.6;
/** In fifteenths of its uses. */
const SELDOM = 4;
const OFTEN_NOUN = 5;

/** Words in front of a clause that opens with its subject. */
const OPENS = oneOf(
  'if when because while where that so but although though unless once whereas ensure ensures assume assumes means shows indicates',
);
/** Of these, what stands behind "of" is the subject: "many of the formats". */
const AMOUNTS = oneOf('many most some all both few several');
const NOMINAL = NOUN | PLURAL | ADJECTIVE;

const isGoverning: Trigger = ({ classes, parts }) =>
  (classes & (PREPOSITION | BE | TO)) !== 0 || (classes === 0 && (parts & (ING | VERB)) !== 0);

/** Whether the phrase begins as a subject does: no preposition, no verb, no clause of its own. */
function opensAsSubject(place: Place, verb: WordFacts): boolean {
  const { start, end, boundary } = subject;
  const first = place.at(start);
  // One plural alone may be a name: "flags is set", "pandas has".
  if (!first?.plain || start === end) return false;
  // "Dynamic vs. static allocations".
  const opens = boundary
    ? OPENS(boundary) || (boundary.lower === 'as' && /^(?:more|most)$/.test(first.lower))
    : place.opensSentence(start) || /^[,:;(—]/.test(place.gap(start - 1).trim());
  if (!opens) return false;
  // "From that member", "using that style": "that" points.
  const front = place.at(start - 2);
  if (boundary?.lower === 'that' && front && isGoverning(front)) return false;
  if ((first.classes & BETWEEN_VERBS) !== 0) return (place.classes(start + 1) & DETERMINER) !== 0;
  if (first.classes !== 0) return (first.classes & DETERMINER) !== 0;
  const { parts } = first;
  if (parts === 0) return true;
  if ((parts & NOMINAL) === 0 || (parts & (ING | PARTICIPLE)) !== 0) return false;
  // "Share networks is": a noun as often as a verb.
  return (
    (parts & VERB) === 0 ||
    (nounShare(parts) >= OFTEN_NOUN && verb.classes !== 0 && place.opensSentence(start))
  );
}

/** Whether what a relative pronoun stands for is named right in front of it: "a back end that allow", not "tracks on the disk that are". */
function opensAntecedent(place: Place): boolean {
  const { start, preposition } = subject;
  const classes = place.classes(start);
  // "A way to write your tests that uses the cache".
  if ((place.classes(start - 2) & TO) !== 0 && (place.content(start - 3) & NOUN) !== 0) return false;
  return preposition === undefined && (classes === 0 || (classes & DETERMINER) !== 0);
}

/** Whether a verb form, a pronoun or another head stands in the subject: "files holding the image", "functions we employed", "threads party to it". */
function isMixed(place: Place, isPlural: boolean): boolean {
  const { start, end, head } = subject;
  let behindHead = false;
  for (let at = start; at <= end; at++) {
    const facts = place.at(at);
    if (!facts || (facts.classes & (SINGULAR_PRONOUN | PLURAL_PRONOUN | OBJECT_PRONOUN | TO)) !== 0)
      return true;
    const before = place.classes(at - 1) === 0 ? place.parts(at - 1) : 0;
    const behindNoun = at > start && (before & (NOUN | PLURAL)) !== 0;
    // "The workloads your system runs", "the method never blocks and always succeeds".
    if (
      at > start &&
      ((facts.classes & BETWEEN_VERBS) !== 0 || (behindNoun && (facts.classes & DETERMINER) !== 0))
    )
      return true;
    if ((facts.parts & ING) !== 0 && at > start && (behindNoun || (before & ADVERB) !== 0)) return true;
    const acts = facts.classes === 0 && (facts.parts & (ING | PARTICIPLE | PAST)) !== 0;
    if (acts && at > start && (behindNoun || (facts.parts & NOMINAL) === 0) && !describes(place, at))
      return true;
    if (isPlural && (!behindHead || subject.isRelative) && facts !== head && isMany(facts)) return true;
    if (facts === head) behindHead = true;
  }
  return false;
}

/** "Previously observed keys", "for the saved file": a participle in front of its noun. */
const describes = (place: Place, step: number): boolean =>
  (place.content(step + 1) & (NOUN | PLURAL)) !== 0 &&
  ((place.classes(step - 1) & (DETERMINER | PREPOSITION)) !== 0 || (place.content(step - 1) & ADVERB) !== 0);

/** Whether the subject has the other number than the verb, as far as its nouns tell. */
function disagrees(place: Place, isPlural: boolean): boolean {
  const { head, nearest, joined, isRelative, start, preposition } = subject;
  if (!head || !nearest) return false;
  if (isPlural) {
    // "These information are": the noun is wrong.
    if (joined !== 0 || (place.classes(start) & PLURAL_DETERMINER) !== 0 || place.lower(start) === 'all')
      return false;
    return isOneThing(head) && isOneThing(nearest);
  }
  // "Ten seconds is long": an amount.
  const counts = (place.classes(start) & NUMBER) !== 0 || isHigherNumber(place.lower(start));
  if (counts && (!preposition || preposition.lower === 'of')) return false;
  // "This options works": the determiner is wrong, or the noun.
  if ((place.classes(start) & SINGULAR_DETERMINER) !== 0) return false;
  if (AMOUNTS(head)) return joined === 0 && isMany(nearest);
  // "Shares and snapshots has": "and" joins two plurals.
  if (joined === 1)
    return !isRelative && place.opensSentence(start) && isMany(head) && isPluralAt(place, subject.first);
  if (joined !== 0 || !isMany(head)) return false;
  // "A list of results which contains": either.
  return !isRelative || isMany(nearest);
}

/** Whether the verb can't be a noun here: "the system handle used to read it". */
function isVerbal(place: Place, verb: WordFacts, isPlural: boolean): boolean {
  if (verb.classes !== 0) return true;
  // "The backend store in charge of it": said of a thing.
  if (place.lower(1) === 'in' && /^(?:charge|question|use|place)$/.test(place.lower(2))) return false;
  if (verbShare(verb.parts) < MOSTLY_VERB || (verb.parts & ADJECTIVE) !== 0 || !place.at(1)) return false;
  if (!isPlural) return true;
  // "We ask that the reporter provide it", "your code need not know".
  if (subject.boundary?.lower === 'that' && !subject.isRelative) return false;
  const object = DETERMINER | PREPOSITION | TO | OBJECT_PRONOUN | NUMBER;
  return (
    verb.lower !== 'need' &&
    nounShare(verb.parts) <= SELDOM &&
    ((place.classes(1) & object) !== 0 || (place.content(1) & ADJECTIVE) !== 0)
  );
}

/** "The server is", "it is": nothing else may be the subject. */
const isShort = (place: Place): boolean =>
  !isMany(place.at(-1)) && (place.classes(-2) & DETERMINER) !== 0 && (place.classes(-3) & PREPOSITION) === 0;

/** "Any messages to site owners has", "the directories in the image contains". */
const otherNumber: Judge = (place) => {
  const verb = place.at(0);
  // "Notice that go, the language, is": a comma behind a verb shows that it is none.
  if (
    !verb ||
    !mayBeProse(place) ||
    verb.lower === 'were' ||
    place.gap(0).startsWith(',') ||
    place.gap(-1).startsWith('  ') ||
    !followsSubject(place)
  )
    return undefined;
  const isPlural = isPluralVerb(verb) === true;
  if (!isPlural && (isShort(place) || !maySpeakOfMany(place))) return undefined;
  findSubject(place, subject);
  if (!disagrees(place, isPlural) || !isVerbal(place, verb, isPlural)) return undefined;
  const { head } = subject;
  // "Modules essential for it".
  if (head && (head.parts & ADJECTIVE) !== 0 && nounShare(head.parts) < MOSTLY_VERB) return undefined;
  if (!(subject.isRelative ? opensAntecedent(place) : opensAsSubject(place, verb))) return undefined;
  if (isMixed(place, isPlural)) return undefined;
  readSubject(place, subject, traits);
  const odds = oddsOf(contextWeights().number.plural, traits, SUBJECT_TRAITS);
  if ((isPlural ? -odds : odds) < LEAST || !isProse(place)) return undefined;
  const right = isPlural
    ? (TO_SINGULAR.get(verb.lower) ?? thirdPersonOf(verb.lower))
    : (TO_PLURAL.get(verb.lower) ?? baseOf(verb.lower));
  const noun = subject.isRelative || (head && AMOUNTS(head)) ? subject.nearest : head;
  return slip(0, 0, right, (isPlural ? singular : plural)(noun?.lower ?? '', right));
};

/** An adverb or a relative pronoun between a verb and its subject. */
const mayStandBetween: Trigger = ({ classes, lower }) =>
  (classes & BETWEEN_VERBS) !== 0 || /^(?:that|which|who)$/.test(lower);

/** Verbs of which the number is not that of their subjects. */
export const NUMBERS_BY_CONTEXT: readonly Watched[] = [
  [
    (facts) => isPluralVerb(facts) === true,
    otherNumber,
    behind((facts) => isOneThing(facts) || mayStandBetween(facts)),
  ],
  [
    (facts) => isPluralVerb(facts) === false,
    otherNumber,
    behind(
      (facts) => (facts.classes === 0 && (facts.parts & (NOUN | PLURAL)) !== 0) || mayStandBetween(facts),
    ),
  ],
];
