import { DETERMINER, JOINS, NUMBER } from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
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
import type { Place } from './grammar-check.ts';
import { isAcronym, isMany, isOneOf } from './nouns.ts';

export const plural = (subject: string, verb: string | undefined) =>
  `“${subject}” is plural, so its verb is “${verb}”.`;
export const singular = (subject: string, verb: string | undefined) =>
  `“${subject}” is singular, so its verb is “${verb}”.`;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
export const ONE = words('the a an this each every another your our its');
export const MANY = words('the these those all our your my their its some many several most both');

/** Where the noun phrase begins that ends with the word at -1: article, at most one word, noun. 0 where none does. */
export function phraseStart(place: Place): number {
  for (const start of [-2, -3]) {
    if ((place.classes(start) & DETERMINER) === 0) continue;
    if (start === -3 && !isModifier(place, -2)) return 0;
    return start;
  }
  return 0;
}

/** An adjective, a noun, code or an acronym before the noun. */
export function isModifier(place: Place, step: number): boolean {
  const facts = place.at(step);
  return (
    facts?.lower === '' ||
    isAcronym(facts) ||
    (place.content(step) & (ADJECTIVE | NOUN | PLURAL | PARTICIPLE | ING)) !== 0
  );
}

/** Whether the phrase that begins at `start` is the subject of a clause: "not all browsers", "make sure the tests" too. */
export const opensSubject = (place: Place, start: number): boolean =>
  place.opensClause(start) ||
  (OPENS.test(place.lower(start - 1)) && place.opensSentence(start - 1)) ||
  place.lower(start - 1) === 'sure' ||
  (place.lower(start - 1) === 'not' && place.opensSentence(start - 1));

const MOSTLY_NOUN = 12;
const OPENS =
  /^(?:therefore|however|then|additionally|otherwise|furthermore|usually|generally|currently|now|normally|typically|sometimes|today)$/;

/** Whether the pronoun at -1 is the subject of what follows: "before you upgrades", "files they has". */
export const isSubjectPronoun = (place: Place): boolean =>
  place.opensClause(-1) ||
  // "Every file you needs": what stands before can have no object.
  (/^(?:you|we|they)$/.test(place.lower(-1)) &&
    (place.content(-2) & (NOUN | PLURAL)) !== 0 &&
    nounShare(place.content(-2)) >= MOSTLY_NOUN) ||
  (place.lower(-1) === 'you' && /^(?:before|after|until|than)$/.test(place.lower(-2))) ||
  (/^(?:we|they)$/.test(place.lower(-1)) && (place.classes(-2) & JOINS) === 0);

/** A verb and nothing else: "create", "contain". */
export const isBareVerb = (parts: number) =>
  (parts & VERB) !== 0 && (parts & (NOUN | ADJECTIVE | ADVERB | PAST | PARTICIPLE | PLURAL)) === 0;

/** Fifteenths of its uses in which a base form, and one in "s", is a verb, so that no noun is expected. */
const BASE_MOSTLY = 15;
const THIRD_MOSTLY = 13;

/** Whether a base form, or one in "s", is a verb where a noun may stand too: "gets", "takes", "needs". */
export const isMostlyVerb = (parts: number): boolean =>
  isBareVerb(parts) ||
  ((parts & VERB) !== 0 && (parts & (PAST | PARTICIPLE)) === 0 && verbShare(parts) >= BASE_MOSTLY) ||
  ((parts & THIRD_PERSON) !== 0 && verbShare(parts) >= THIRD_MOSTLY) ||
  ((parts & THIRD_PERSON) !== 0 && (parts & (NOUN | PLURAL)) === 0);

/** Where "one of the most common errors" begins that ends with the plural at -1 and opens a clause; 0 where none does. */
export function ofManyStart(place: Place): number {
  if (!isMany(place.at(-1))) return 0;
  for (let step = -2; step >= -7; step--) {
    if (isOneOf(place, step - 2)) {
      const start = step - 2;
      const first = place.lower(start - 1) === 'only' ? start - 1 : start;
      return place.opensClause(first) ? start : 0;
    }
    if (!isModifier(place, step) && place.lower(step) !== 'most' && (place.classes(step) & NUMBER) === 0)
      return 0;
  }
  return 0;
}

/** "Everyone", "nothing": one, whoever or whatever it is. @param word lower case */
export const isIndefinite = (word: string): boolean => INDEFINITE.has(word);
const INDEFINITE = words(
  'everyone everybody everything someone somebody something anyone anybody anything noone nobody nothing',
);

/** Where "some of the charts", "two of the users", or "a lot of developers" begins in front of a verb; 0 where it doesn't. */
export function someOfStart(place: Place): number {
  // "A lot of developers forgets it."
  if (place.lower(-2) === 'of' && /^(?:lot|number|majority|couple)$/.test(place.lower(-3)))
    return place.lower(-4) === 'a' && place.opensClause(-4) ? -4 : 0;
  const start = phraseStart(place);
  const first = start - 2;
  return start !== 0 &&
    place.lower(start - 1) === 'of' &&
    ((place.classes(first) & NUMBER) !== 0 ||
      /^(?:some|many|most|several|both|few|all)$/.test(place.lower(first))) &&
    opensSubject(place, first)
    ? first
    : 0;
}
