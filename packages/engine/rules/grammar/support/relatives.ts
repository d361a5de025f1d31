import {
  BE,
  DETERMINER,
  DO,
  HAVE,
  MODAL,
  OBJECT_PRONOUN,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
} from '../../../spelling/function-words.ts';
import { NOUN, PAST, PLURAL, THIRD_PERSON } from '../../../spelling/lexicon.ts';
import { ahead, behind, classed, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { slip } from './verbs.ts';

const PEOPLE = new Set(
  'user customer developer employee player patient nurse doctor administrator admin person engineer author maintainer contributor reviewer colleague student teacher tester visitor'
    .split(' ')
    .flatMap((person) => [person, `${person}s`])
    .concat('people', 'someone', 'anyone', 'everyone'),
);
const THINGS = new Set(
  'table server file function method module package plugin process service database query request response device sensor component script program button page field value key packet router column variable container image job tool library endpoint option command class object'
    .split(' ')
    .flatMap((thing) => [thing, thing.endsWith('s') ? `${thing}es` : `${thing}s`]),
);
/** What somebody is asked or told may begin with "which" and "who". */
const TELLING =
  /\b(?:ask|asks|tell|tells|show|shows|choose|chooses|decide|decides|know|knows|see|sees|specify|determine|inform|give|gives|let|lets|check|say|says|indicate|define|learn|find)\b/;

const verbAt = (place: Place, step: number) =>
  (place.classes(step) & (BE | HAVE | MODAL | DO)) !== 0 ||
  ((place.content(step) & THIRD_PERSON) !== 0 && (place.content(step) & (NOUN | PLURAL)) === 0) ||
  // "The employee which signed the contract".
  ((place.content(step) & PAST) !== 0 && (place.classes(step + 1) & DETERMINER) !== 0) ||
  ((place.content(step) & THIRD_PERSON) !== 0 &&
    (place.classes(step + 1) & (DETERMINER | OBJECT_PRONOUN)) !== 0);

const isDetermined = (place: Place, step: number) => ((place.near(step)?.classes ?? 0) & DETERMINER) !== 0;

/** "The nurse which starts the infusion". */
const personWhich: Judge = (place) =>
  PEOPLE.has(place.near(-1)?.lower ?? '') &&
  verbAt(place, 1) &&
  // Behind a comma, "which" may be about all that was said, where that is a clause: not in "the users, which are admins, …".
  (place.at(-1) !== undefined ||
    (place.gap(-1) === ', ' &&
      [-1, -2].some((step) => place.opensSentence(step) && (step === -1 || isDetermined(place, step))))) &&
  // "A message to the user which contains a code": what stands before may be meant.
  ![-2, -3, -4].some((step) => (place.classes(step) & PREPOSITION) !== 0 || place.lower(step) === 'to') &&
  !TELLING.test(place.before(8).join(' '))
    ? slip(0, 0, 'who', `People take “who”: “${place.near(-1)?.lower ?? ''} who”.`)
    : undefined;

/** "The table who stores the salaries". */
const thingWho: Judge = (place) =>
  verbAt(place, 1) &&
  (place.classes(-2) & DETERMINER) !== 0 &&
  (place.opensClause(-2) || (place.classes(-3) & BE) !== 0)
    ? slip(0, 0, 'that', `“Who” is for people. A ${place.lower(-1)} takes “that”.`)
    : undefined;

/** "Employees whom have a car". */
const whomVerb: Judge = (place) =>
  !place.opensSentence(0) &&
  (place.classes(-1) & PREPOSITION) === 0 &&
  (place.at(-1) === undefined ? place.gap(-1).startsWith(', ') : !place.opensClause(0)) &&
  // "Employees, whom will they ask": an object, and its subject.
  (place.classes(2) & (SINGULAR_PRONOUN | PLURAL_PRONOUN | DETERMINER)) === 0
    ? slip(0, 0, 'who', '“Whom” is an object. The subject of a verb is “who”.')
    : undefined;

/** Relative pronouns that don't fit what they stand for. */
export const RELATIVES: readonly Watched[] = [
  [oneOf('which'), personWhich],
  [oneOf('who'), thingWho, behind(({ lower }) => THINGS.has(lower))],
  [oneOf('whom'), whomVerb, ahead(classed(BE | HAVE | MODAL))],
];
