import { DETERMINER, PLURAL_PRONOUN, SINGULAR_PRONOUN } from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  NOUN,
  nounShare,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { ahead, classed, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { isAcronym, isCountNoun, isMany, isOneThing } from './nouns.ts';
import { isModifier, isMostlyVerb, ONE, phraseStart, plural, singular } from './subjects.ts';
import { MOSTLY_VERB, slip, OFTEN_VERB, TO_PLURAL, TO_SINGULAR } from './verbs.ts';

/** Where the phrase begins that ends with the noun at `end`: a determiner, at most one word, the noun. 0 where none does. */
function phraseFrom(place: Place, end: number): number {
  if ((place.content(end) & (NOUN | PLURAL)) === 0 && !isAcronym(place.at(end))) return 0;
  if ((place.classes(end - 1) & DETERMINER) !== 0) return end - 1;
  return (place.classes(end - 2) & DETERMINER) !== 0 && isModifier(place, end - 1) ? end - 2 : 0;
}

const OPENS_PAIR = /^(?:if|when|once|because|while|until|unless|whether|that|sure|ensure|verify)$/;

/** Where two phrases begin that this word joins and the verb at 0 follows; 0 where none do. */
function pairStart(place: Place, joint: 'and' | 'or'): number {
  const second = phraseFrom(place, -1);
  if (joint === 'and' && place.lower(-2) === 'and' && isOneThing(place.at(-1)) && isOneThing(place.at(-3))) {
    // "Both the client and server", "both client and server".
    const start = (place.classes(-4) & DETERMINER) !== 0 && place.lower(-4) !== 'both' ? -5 : -4;
    if (place.lower(start) === 'both' && place.opensClause(start)) return start;
  }
  if (second === 0 || place.lower(second - 1) !== joint) return 0;
  const first = phraseFrom(place, second - 2);
  // "When a thread exits and another is".
  if (first < second - 3 && (place.content(second - 2) & THIRD_PERSON) !== 0) return 0;
  if (
    first === 0 ||
    [first, second].some((step) => /^(?:each|every|no|any|that|whose)$/.test(place.lower(step)))
  )
    return 0;
  const start = /^(?:both|either)$/.test(place.lower(first - 1)) ? first - 1 : first;
  return place.opensSentence(start) || OPENS_PAIR.test(place.lower(start - 1)) ? first : 0;
}

/** "The nurse and the patient", "the plugin and its settings": two things with their determiners, where a clause opens. */
export const areTwo = (place: Place): boolean => pairStart(place, 'and') !== 0;

/** "The temperature and humidity is": two things that share a determiner; not "the look and feel", "the founder and owner". */
export function areTwoOfOne(place: Place): boolean {
  const isThing = (step: number) =>
    isOneThing(place.at(step)) && verbShare(place.content(step)) <= 1 && !ONE_OF_TWO.test(place.lower(step));
  return (
    place.lower(-4) === 'the' &&
    place.lower(-2) === 'and' &&
    isThing(-1) &&
    isThing(-3) &&
    (place.opensSentence(-4) || OPENS_PAIR.test(place.lower(-5)))
  );
}
const ONE_OF_TWO =
  /^(?:feel|butter|development|error|demand|loss|paste|replace|answer|maintenance|owner|founder|manager|mentor|author|maintainer|editor|director|lead|chair|creator|writer|host|teacher|leader|operator)$/;

/** "The administrator or the owner have": one of two. */
export const isEither = (place: Place): boolean => {
  const first = pairStart(place, 'or');
  if (first === 0 || !isOneThing(place.at(-1))) return false;
  return [first + 1, first + 2].some((step) => isOneThing(place.at(step)) && place.lower(step + 1) === 'or');
};

/** The noun that a clause of its own parts from the verb at 0: "the options that the command accepts is". */
export function pastRelative(place: Place): number {
  const last = phraseFrom(place, -1);
  const head = pastObjectClause(place, last) || pastSubjectClause(place, last);
  const start = head === 0 ? 0 : phraseFrom(place, head);
  // "These links use the cache" has a verb of its own.
  return start !== 0 && place.opensSentence(start) && verbShare(place.parts(head)) < OFTEN_VERB ? head : 0;
}

const POINTS: ReadonlySet<string> = new Set([
  'here',
  'there',
  'above',
  'below',
  'yesterday',
  'today',
  'earlier',
]);

/** "The options (that) the command accepts"; `last` is where a phrase begins that ends at -1, or 0. */
function pastObjectClause(place: Place, last: number): number {
  // "The songs you add to a setlist".
  const isPlaced = last !== 0 && /^(?:to|in|on|from|into|for)$/.test(place.lower(last - 1));
  // "The settings you change here".
  const verb = POINTS.has(place.lower(-1)) ? -2 : isPlaced ? last - 2 : -1;
  const parts = place.content(verb);
  const isVerb = (parts & (VERB | THIRD_PERSON | PAST)) !== 0 && (parts & ADJECTIVE) === 0;
  if (!isVerb || isMany(place.at(verb)) !== (isMany(place.at(verb)) && isMostlyVerb(parts))) return 0;
  const pronoun = (place.classes(verb - 1) & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0;
  const subject = pronoun ? verb - 1 : phraseFrom(place, verb - 1);
  if (subject === 0) return 0;
  return /^(?:that|which)$/.test(place.lower(subject - 1)) ? subject - 2 : subject - 1;
}

/** "The job that processes the images". */
function pastSubjectClause(place: Place, object: number): number {
  if (object === 0 || (place.content(object - 1) & (VERB | THIRD_PERSON)) === 0) return 0;
  // "A form that lets a user change it".
  if (/^(?:lets?|makes?|helps?)$/.test(place.lower(object - 1))) return 0;
  return /^(?:that|which)$/.test(place.lower(object - 2)) ? object - 3 : 0;
}

/** "Neither the nurse nor the doctor" in front of a verb. */
export function isNeither(place: Place): boolean {
  if (!isOneThing(place.at(-1))) return false;
  const before = place.before(9);
  const [start, nor] = [before.indexOf('neither') + 1, before.indexOf('nor') + 1];
  return (
    start !== 0 && nor !== 0 && nor < start && place.opensClause(-start) && isOneThing(place.at(-nor - 1))
  );
}

/** "Every bus and tram" in front of a verb: one at a time. */
export const isEveryTwo = (place: Place): boolean =>
  place.lower(-2) === 'and' &&
  isOneThing(place.at(-1)) &&
  isOneThing(place.at(-3)) &&
  /^(?:every|each)$/.test(place.lower(-4)) &&
  place.opensSentence(-4);

/** "This kind of errors are": its number is that of "kind". */
export const isKind = (place: Place): boolean => {
  const of = [-2, -3].find((step) => place.lower(step) === 'of') ?? 0;
  return (
    of !== 0 &&
    /^(?:kind|type|sort)$/.test(place.lower(of - 1)) &&
    /^(?:this|that|each|every|an?|one)$/.test(place.lower(of - 2)) &&
    place.opensClause(of - 2)
  );
};

/** In fifteenths of its uses. */
const VERB_AS_WELL = 6;
/** "Which plan include it?" */
export const askedFor = (place: Place): string | undefined =>
  place.lower(-2) === 'which' &&
  place.opensSentence(-2) &&
  isOneThing(place.at(-1)) &&
  verbShare(place.parts(0)) >= MOSTLY_VERB &&
  place.sentence.trimEnd().endsWith('?')
    ? place.lower(-1)
    : undefined;

/** The one thing that is the subject of the base form at 0: past a clause of its own, or in a condition that ends there. */
export function farSubject(place: Place): string | undefined {
  // "A string that tells the package resolve mode": a name.
  const named =
    (place.content(1) & (NOUN | PLURAL)) !== 0 &&
    // "The user that runs the script need access."
    (!/^(?:need|require|lack|gain|receive|provide|contain)$/.test(place.lower(0)) ||
      isCountNoun(place.at(1)));
  const head = named ? 0 : pastRelative(place);
  if (head !== 0) return isOneThing(place.at(head)) ? place.lower(head) : undefined;
  // "When a replica lag behind, …"
  const last = /^(?:behind|up|down|out|off|over|away|back)$/.test(place.lower(1)) ? 1 : 0;
  if (
    place.sign(last) !== ',' ||
    /ing$/.test(place.near(last + 1)?.lower ?? '') ||
    verbShare(place.parts(0)) < VERB_AS_WELL
  )
    return undefined;
  const start = phraseStart(place);
  const condition =
    start !== 0 &&
    (/^(?:if|when|once|until|because|whenever|unless)$/.test(place.lower(start - 1)) ||
      place.lower(start - 2) === 'soon');
  const one =
    ONE.has(place.lower(start)) && isOneThing(place.at(-1)) && nounShare(place.parts(-1)) >= MOSTLY_VERB;
  return condition && one ? place.lower(-1) : undefined;
}

/** "Does the sensors need", "do the server start". */
const asked: Judge = (place) => {
  const at = [2, 3].find((step) => isMany(place.at(step)) || isOneThing(place.at(step))) ?? 0;
  const opens =
    place.opensSentence(0) ||
    (/^(?:what|how|when|where|why)$/.test(place.lower(-1)) && place.opensSentence(-1));
  if (!opens || at === 0 || ((place.content(at + 1) & VERB) === 0 && place.lower(at + 1) !== 'do'))
    return undefined;
  const does = place.lower(0) === 'does';
  if (does ? !isMany(place.at(at)) : !isOneThing(place.at(at)) || at === 3) return undefined;
  if (!/\?\s*$/.test(place.sentence)) return undefined;
  const right = does ? 'do' : 'does';
  return slip(0, 0, right, (does ? plural : singular)(place.lower(at), right));
};

/** "Is the backups encrypted?", "where are the config file located?" */
const askedBe: Judge = (place) => {
  const opens =
    place.opensSentence(0) || (/^(?:where|how|when|why)$/.test(place.lower(-1)) && place.opensSentence(-1));
  if (!opens || !/\?\s*$/.test(place.sentence) || / (?:and|or) /.test(place.sentence)) return undefined;
  const at = isModifier(place, 2) && (place.content(3) & (NOUN | PLURAL)) !== 0 ? 3 : 2;
  const noun = place.at(at);
  const said =
    (place.content(at + 1) & (PARTICIPLE | ADJECTIVE)) !== 0 && (place.content(at + 1) & NOUN) === 0;
  if (!noun || !said) return undefined;
  const right = isMany(noun)
    ? TO_PLURAL.get(place.lower(0))
    : isOneThing(noun) && isCountNoun(noun)
      ? TO_SINGULAR.get(place.lower(0))
      : undefined;
  return right === undefined
    ? undefined
    : slip(0, 0, right, (isMany(noun) ? plural : singular)(noun.lower, right));
};

/** "Where is the logs stored?" */
const askedWhere: Judge = (place) => {
  if (!/^(?:is|was)$/.test(place.lower(1)) || !place.opensSentence(0)) return undefined;
  const at = isModifier(place, 3) && isMany(place.at(4)) ? 4 : 3;
  if (!isMany(place.at(at)) || (place.content(at + 1) & PARTICIPLE) === 0) return undefined;
  if (!/\?\s*$/.test(place.sentence)) return undefined;
  const right = place.lower(1) === 'is' ? 'are' : 'were';
  return slip(1, 1, right, plural(place.lower(at), right));
};

/** Questions that disagree with their subject. */
export const QUESTIONED: readonly Watched[] = [
  [oneOf('is are was were'), askedBe, ahead(classed(DETERMINER))],
  [oneOf('do does'), asked, ahead(classed(DETERMINER))],
  [
    oneOf('where how when why'),
    (place) => ((place.classes(2) & DETERMINER) !== 0 ? askedWhere(place) : undefined),
    ahead(oneOf('is was')),
  ],
];
