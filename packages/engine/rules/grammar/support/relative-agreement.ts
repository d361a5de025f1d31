import {
  ARTICLE,
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  JOINS,
  MODAL,
  NUMBER,
  OBJECT_PRONOUN,
  PLURAL_DETERMINER,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ING,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { baseOf, thirdPersonOf } from '../../../spelling/inflect.ts';
import { behind, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { isMany, isManyForm, isOneThing, isPluralAt } from './nouns.ts';
import {
  isBareVerb,
  isIndefinite,
  isModifier,
  isMostlyVerb,
  MANY,
  ONE,
  plural,
  singular,
} from './subjects.ts';
import { MOSTLY_VERB, OFTEN_VERB, slip, TO_PLURAL, TO_SINGULAR } from './verbs.ts';

/** Where the phrase of the noun at -1 begins: its determiner, or its first word. */
function nounStart(place: Place): number {
  let step = -1;
  while (
    step > -5 &&
    place.classes(step) === 0 &&
    (place.at(step - 1)?.capital ||
      place.at(step - 1)?.plain === false ||
      (isModifier(place, step - 1) && (place.content(step - 1) & (VERB | ING | THIRD_PERSON)) === 0))
  )
    step--;
  return (place.classes(step - 1) & (DETERMINER | NUMBER)) !== 0 || place.lower(step - 1) === 'such'
    ? step - 1
    : step;
}

/** Whether a plural stands in front of `start` in the sentence. */
function manyBefore(place: Place, start: number): boolean {
  for (let step = start - 1; ; step--) {
    const facts = place.at(step);
    if (!facts || isManyForm(facts)) return true;
    if (place.opensSentence(step)) return false;
  }
}

/** "It was built for couriers that is offline": nothing stands in front of the preposition that the clause could describe. */
function isAloneBefore(place: Place, preposition: number): boolean {
  for (let step = preposition - 1; place.at(step); step--) {
    const said = (place.classes(step - 1) & (BE | MODAL | TO | PLURAL_PRONOUN | BETWEEN_VERBS)) !== 0;
    if ((place.classes(step) & DETERMINER) !== 0 || (place.classes(step) === 0 && !said)) return false;
    if (place.opensSentence(step)) return (place.classes(step) & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0;
  }
  return false;
}

/** "The users which has", "the plugin that add", "build applications that is". */
const relative: Judge = (place) => {
  const start = nounStart(place);
  // "One of the users that has", "the user of the plugins that add": another noun is meant.
  // "With a string that represent a rule": no other noun stands in front that is one of many.
  const only = /^an?$/.test(place.lower(start)) ? !manyBefore(place, start) : isAloneBefore(place, start - 1);
  if (
    (place.classes(start - 1) & JOINS) !== 0 ||
    (!only && ((place.classes(start - 1) & PREPOSITION) !== 0 || place.lower(start - 1) === 'to'))
  )
    return undefined;
  // "A number of padding bytes that is", "an implementation of … (SSL) protocols that is": the noun farther in front.
  if (
    ((place.parts(start - 1) & ING) !== 0 && (place.classes(start - 2) & PREPOSITION) !== 0) ||
    place.gap(start - 1).includes(')')
  )
    return undefined;
  const noun = place.at(-1);
  // "A way to write your tests that uses": the way is meant. "An insight named Critical findings that returns".
  if (!noun || noun.classes !== 0 || place.lower(start - 2) === 'to') return undefined;
  if ([start - 1, start, -4, -3, -2].some((step) => /^(?:named|called)$/.test(place.lower(step))))
    return undefined;
  const verb = place.lower(1);
  const parts = place.content(1);
  const first = place.lower(start);
  if (
    isPluralAt(place, -1) &&
    !/^(?:an?|this|each|every|another)$/.test(first) &&
    (MANY.has(first) ||
      (place.classes(start) & PLURAL_DETERMINER) !== 0 ||
      place.opensSentence(-1) ||
      (noun.parts & THIRD_PERSON) === 0)
  ) {
    // "The report names which applies": the noun may be a verb.
    if (place.lower(0) === 'which' && (noun.parts & THIRD_PERSON) !== 0 && start !== -2) return undefined;
    const added =
      (parts & THIRD_PERSON) !== 0 &&
      (verbShare(parts) >= MOSTLY_VERB ||
        place.lower(0) === 'who' ||
        (place.classes(2) & (ARTICLE | OBJECT_PRONOUN)) !== 0);
    const right = verb === 'does' ? undefined : (TO_PLURAL.get(verb) ?? (added ? baseOf(verb) : undefined));
    return right === undefined ? undefined : slip(1, 1, right, plural(noun.lower, right));
  }
  const one = ONE.has(first) ? isOneThing(noun) : isIndefinite(noun.lower);
  if (!one || (place.parts(start + 1) & PLURAL) !== 0) return undefined;
  // "The way that you have": no verb of its own. "It is a must that the user have".
  const being =
    start !== -1 && /^(?:are|have|aren't|haven't)$/.test(verb) && place.lower(0) !== 'that'
      ? TO_SINGULAR.get(verb)
      : undefined;
  const are = verb === 'are' && /^an?$/.test(first) ? 'is' : undefined;
  const which =
    (place.lower(0) === 'which' || /^an?$/.test(first)) &&
    // "A bug that put the cursor elsewhere": a past form.
    (parts & (VERB | PAST)) === VERB &&
    (place.classes(2) & ARTICLE) !== 0;
  const who = place.lower(0) === 'who' && (parts & VERB) !== 0 && (parts & (PAST | PARTICIPLE)) === 0;
  // "The user that run the script": its past is "ran".
  const runs = (parts & (VERB | PAST)) === VERB && verbShare(parts) >= OFTEN_VERB;
  const that =
    (isMostlyVerb(parts) || who || runs) && (place.classes(2) & (DETERMINER | OBJECT_PRONOUN)) !== 0;
  // "The script that run at boot": no noun has a preposition behind it here; a past form may.
  const acts =
    place.lower(0) === 'that' &&
    verbShare(parts) >= OFTEN_VERB &&
    (parts & PAST) === 0 &&
    (place.classes(2) & PREPOSITION) !== 0;
  const bare = isBareVerb(parts) || which || that || acts ? thirdPersonOf(verb) : undefined;
  const right = being ?? are ?? bare;
  return right === undefined ? undefined : slip(1, 1, right, singular(noun.lower, right));
};

/** "Who have access to it?", "anyone who have a key". */
const whoHave: Judge = (place) => {
  const right = TO_SINGULAR.get(place.lower(0));
  const asked =
    place.opensSentence(-1) &&
    place.sentence.trimEnd().endsWith('?') &&
    place.lower(0) === 'have' &&
    /^(?:an?|the|any|access|rights|permission)$/.test(place.lower(1));
  return right !== undefined && (asked || isIndefinite(place.lower(-2)))
    ? slip(0, 0, right, singular(asked ? 'who' : place.lower(-2), right))
    : undefined;
};

/** "Where is the logs?" */
const whereIs: Judge = (place) => {
  const right = TO_PLURAL.get(place.lower(0)) ?? '';
  const at = isMany(place.at(2)) ? 2 : 3;
  const ends = place.at(at + 1) === undefined && place.sign(at) === '?';
  return ends && isMany(place.at(at)) && (place.classes(1) & DETERMINER) !== 0 && place.opensSentence(-1)
    ? slip(0, 0, right, plural(place.lower(at), right))
    : undefined;
};

/** Verbs behind "that", "which", "who" and in questions that disagree with what these stand for. */
export const RELATIVE_AGREEMENT: readonly Watched[] = [
  [
    oneOf('that which who'),
    relative,
    behind(({ classes, parts, plain }) => classes === 0 && (!plain || (parts & (NOUN | PLURAL)) !== 0)),
  ],
  [oneOf("have are do don't aren't haven't"), whoHave, behind(oneOf('who'))],
  [oneOf('is was'), whereIs, behind(oneOf('where what'))],
];
