import {
  ARTICLE,
  classesOf,
  DETERMINER,
  HAVE,
  MODAL,
  NUMBER,
  PLURAL_PRONOUN,
  PREPOSITION,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  HALF,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { JOINED_WORDS, NEVER_JOINED, OF_NOUNS } from '../../data/joined-words.ts';
import {
  ahead,
  behind,
  classed,
  oneOf,
  partOf,
  type Judge,
  type Place,
  type Watched,
} from './grammar-check.ts';
import { endsPhrase, isAcronym, isOneThing } from './nouns.ts';
import { GIVES } from './possessives.ts';
import { isMostlyVerb } from './subjects.ts';
import { opensObject, slip } from './verbs.ts';

const NOMINAL = NOUN | PLURAL;

/** "A real time saver", "any one time zone", "a full stack trace", "the end to end all wars": another word of the phrase. */
const OTHER =
  /^(?:zones?|traces?|savers?|sink|olds?|long|wide|high|deep|tall|thick|apart|ago|later|earlier|early|late|ahead|only|claims?|clauses?|all|while|today|now|here|there|using|being|having)$/;

const joined = (place: Place, from: number, to: number) => {
  const words = Array.from({ length: to - from + 1 }, (_, index) => place.text(from + index));
  const right = words.join('-');
  return slip(from, to, right, `Join the words that together describe what follows: “${right}”.`);
};

/** Whether a noun stands at `step`, or one behind an adjective, and no verb: "access control", "graphical interface". */
function isNounAt(place: Place, step: number, isOne: boolean): boolean {
  const noun = place.at(step);
  if (!noun || OTHER.test(noun.lower) || /[\n,;:(]/.test(place.gap(step - 1))) return false;
  if (isAcronym(noun) || noun.isManyInitials) return true;
  const parts = place.content(step);
  // "A statement at the top level raises an error."
  if ((parts & THIRD_PERSON) !== 0 && opensObject(place, step + 1)) return false;
  if ((parts & ADJECTIVE) !== 0 && nounShare(parts) === 0)
    return (
      (place.content(step + 1) & NOMINAL) !== 0 && (place.content(step + 1) & (ADJECTIVE | ADVERB)) === 0
    );
  if (noun.lower.length < 3 || (parts & NOMINAL) === 0) return false;
  // "Access control".
  const named = isOneThing(place.at(step)) && isOneThing(place.at(step + 1)) && endsPhrase(place, step + 1);
  return (
    isOne ||
    named ||
    endsPhrase(place, step) ||
    (parts & (VERB | THIRD_PERSON)) === 0 ||
    verbShare(parts) < HALF
  );
}

/** "In the long term users pay more", "on the command line options win": what follows is the subject. */
function opensPhrase(place: Place, from: number): boolean {
  const at = (place.classes(from - 1) & PREPOSITION) !== 0 ? from - 1 : from - 2;
  if ((place.classes(at) & PREPOSITION) === 0 || !place.opensClause(at)) return false;
  return !place.gap(1).startsWith(',') && !/^(?:of|below|above)$/.test(place.lower(2));
}

/** Whether the words before `from` leave place for an adjective: an article, a preposition, a verb, another adjective. */
function opensDescription(place: Place, from: number): boolean {
  const before = place.at(from - 1);
  if (!before) return false;
  if ((before.classes & (DETERMINER | NUMBER)) !== 0) return before.lower !== 'that';
  if ((before.classes & HAVE) !== 0) return true;
  if ((before.classes & PREPOSITION) !== 0) return !/^(?:in|at|on|from|over)$/.test(before.lower);
  const parts = place.content(from - 1);
  if (before.classes !== 0) return false;
  if ((parts & ADJECTIVE) !== 0 && (place.classes(from - 2) & DETERMINER) !== 0) return true;
  // "Add user defined functions".
  if (place.opensSentence(from - 1))
    return (before.parts & (VERB | ADJECTIVE)) === VERB && verbShare(before.parts) >= HALF;
  // "We use role based access", "to store long term data".
  const acts = (parts & VERB) !== 0 && (place.classes(from - 2) & (PLURAL_PRONOUN | MODAL | TO)) !== 0;
  return acts || isMostlyVerb(parts) || (parts & (ING | NOMINAL)) === ING;
}

const describesNoun = (place: Place, from: number): boolean =>
  isNounAt(place, 1, /^an?$/.test(place.lower(from - 1)) || /^an?$/.test(place.lower(from - 2))) &&
  !opensPhrase(place, from) &&
  opensDescription(place, from);

/** "The first time", "at one time". */
const isOccasion = (place: Place): boolean =>
  place.lower(0) === 'time' && /^(?:first|last|one)$/.test(place.lower(-1));

/** "A user friendly app", "the in memory cache", "a state of the art kitchen". */
const ofPhrase: Judge = (place) => {
  for (const front of JOINED_WORDS.get(place.lower(0)) ?? []) {
    if (front.some((word, index) => place.lower(-1 - index) !== word)) continue;
    const from = -front.length;
    // "The first time data is sent": only "a" shows that it describes.
    if (isOccasion(place) && !/^an?$/.test(place.lower(from - 1))) continue;
    // "It is kept in memory caches", "a map of one to many rows": only an article shows that these are no words of the sentence.
    const small =
      (place.classes(from) & PREPOSITION) !== 0 ||
      /^(?:one|many|all|two|three|four|five)$/.test(place.lower(from));
    const may = small ? (place.classes(from - 1) & DETERMINER) !== 0 : true;
    const opens = !small && place.opensSentence(from);
    if (opens && isNounAt(place, 1, false) && endsPhrase(place, 1)) return joined(place, from, 0);
    if (may && describesNoun(place, from)) return joined(place, from, 0);
  }
  return undefined;
};

/** "We based decisions on it", "a car driven by them": a verb. */
const isVerbHere = (place: Place): boolean =>
  [1, 2, 3, 4].some((step) => /^(?:on|upon|by|off)$/.test(place.lower(step)));
const ONE = /^(?:an?|any|each|every|no)$/;
const NEEDS_ARTICLE = /^(?:aware|compatible|enabled|ready)$/;

/** "Role based access", "a platform specific bug", "an S3 compatible store". */
const ofNoun: Judge = (place) => {
  const noun = place.at(-1);
  if (!noun || noun.classes !== 0 || noun.lower.includes('-') || place.gap(-1) !== ' ') return undefined;
  const named = noun.capital && !place.opensSentence(-1);
  const parts = noun.capital ? 0 : noun.parts;
  if (!(named || isAcronym(noun) || ((noun.parts & NOUN) !== 0 && (parts & (ADJECTIVE | ADVERB)) === 0)))
    return undefined;
  if (place.opensSentence(-1) && verbShare(noun.parts) >= HALF) return undefined;
  if (isVerbHere(place)) return undefined;
  const word = place.lower(0);
  const before = place.at(-2);
  const article = ((before?.classes ?? 0) & (ARTICLE | DETERMINER)) !== 0;
  if (
    NEEDS_ARTICLE.test(word) &&
    !ONE.test(place.lower(-2)) &&
    !(word === 'ready' && /^(?:with|for)$/.test(place.lower(-2)))
  )
    return undefined;
  // "It gives the user specific instructions", "on Linux specific rules apply".
  if (/^(?:specific|related)$/.test(word) && (!article || place.before(5).some((other) => GIVES.test(other))))
    return undefined;
  if (place.opensSentence(-1))
    return word !== 'enabled' && isNounAt(place, 1, false) ? joined(place, -1, 0) : undefined;
  return describesNoun(place, -1) ? joined(place, -1, 0) : undefined;
};

/** "An easy to use library", "a hard to reach place". */
const toUse: Judge = (place) => {
  const verb = place.content(2);
  if (place.lower(1) !== 'to' || (verb & VERB) === 0 || place.lower(2) === 'do') return undefined;
  const last = /^(?:up|on|with|out|in)$/.test(place.lower(3)) ? 3 : 2;
  const article =
    /^(?:an?|the)$/.test(place.lower(-1)) ||
    (/^an?$/.test(place.lower(-2)) &&
      /^(?:very|truly|really|simple|fast|small|lightweight|new)$/.test(place.lower(-1)));
  const noun = place.content(last + 1);
  const ends = (noun & NOMINAL) !== 0 && (noun & ADJECTIVE) === 0 && (place.content(last + 1) & ING) === 0;
  if (!article || !ends || place.gap(last) !== ' ') return undefined;
  return joined(place, 0, last);
};

/** "A per user limit". */
const perOne: Judge = (place) =>
  (place.content(1) & (NOUN | PLURAL)) === NOUN &&
  isNounAt(place, 2, false) &&
  (place.content(2) & ADJECTIVE) === 0
    ? joined(place, 0, 1)
    : undefined;

const SELF =
  'hosted contained signed explanatory documenting healing taught managed employed aware consistent referencing closing describing service assessment destruct study';
/** "A non blocking call", "multi line strings", "it is self explanatory". */
const prefixed: Judge = (place) => {
  const next = place.at(1);
  return next?.plain === true &&
    next.classes === 0 &&
    !next.capital &&
    next.parts !== 0 &&
    place.gap(0) === ' ' &&
    !place.isMarked(0, 0)
    ? joined(place, 0, 1)
    : undefined;
};

const ADVERBS = new RegExp(
  `^(?:${NEVER_JOINED.replace(/ /g, '|')})-[a-z]+(?:ed|en|ing|able|ible|own|nt|ve|al)$`,
);
/** "A fully-automated build". */
const apart: Judge = (place) => {
  if (/-[A-Z]/.test(place.text(0))) return undefined;
  const right = place.text(0).replace('-', ' ');
  return slip(0, 0, right, `An adverb in “-ly” stands apart from the word that it describes: “${right}”.`);
};

const isSmall = (word: string): boolean => classesOf(word) !== 0 || /^(?:up|go|off|use)$/.test(word);
const SMALL = [...JOINED_WORDS.keys()].filter(isSmall);
const LAST = [...JOINED_WORDS.keys()].filter((word) => !isSmall(word));
const nearest = (word: string): string => (JOINED_WORDS.get(word) ?? []).map(([front]) => front).join(' ');

/** Words of which some are joined with a hyphen, and some never. */
export const HYPHENS: readonly Watched[] = [
  [oneOf(LAST.join(' ')), ofPhrase, ahead((facts) => facts.classes === 0)],
  // Small words are everywhere, so that what stands in front is looked at.
  ...SMALL.map((word): Watched => [oneOf(word), ofPhrase, behind(oneOf(nearest(word)))]),
  [oneOf(OF_NOUNS), ofNoun, ahead((facts) => facts.classes === 0)],
  [oneOf('easy simple hard ready difficult quick fun'), toUse, ahead(oneOf('to'))],
  [oneOf('per'), perOne, behind(classed(ARTICLE))],
  [oneOf('non multi semi co'), prefixed, ahead((facts) => facts.classes === 0)],
  [oneOf('pre'), prefixed, ahead(partOf(PARTICIPLE | PAST))],
  [oneOf('self'), prefixed, ahead(oneOf(SELF))],
  [({ lower }) => lower.includes('ly-') && ADVERBS.test(lower), apart],
];
