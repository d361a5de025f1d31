import {
  BE,
  DETERMINER,
  HAVE,
  JOINS,
  MODAL,
  OBJECT_PRONOUN,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { ahead, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { endsPhrase, isMany } from './nouns.ts';
import { isMostlyVerb } from './subjects.ts';
import { isBase, slip } from './verbs.ts';

const ALWAYS = 14;

/** Whether an object, a preposition or "to" follows, so that the word in front is a verb. */
const goesOn = (place: Place, step: number): boolean =>
  (place.classes(step) & (DETERMINER | OBJECT_PRONOUN | PREPOSITION | TO)) !== 0;

const lacks = (place: Place, subject: string | null) =>
  slip(
    0,
    subject === null ? 1 : 0,
    subject === null ? null : `${place.lower(0)} ${subject}`,
    `A subject is missing between “${place.lower(0)}” and “${place.lower(1)}”.`,
  );

/** "Fails", "exists": never a plural. */
const isBareThird = (parts: number): boolean => (parts & (NOUN | PLURAL)) === 0;

/** "If contains the", "when encounters a": who does it is told nowhere. */
const beforeThird: Judge = (place) => {
  const parts = place.content(1);
  if ((parts & THIRD_PERSON) === 0 || !isMostlyVerb(parts) || place.at(1)?.capital) return undefined;
  const next = place.at(2);
  // "When encounters files that", "when runs.", but not "when matches are found".
  const object = next
    ? (next.classes & (DETERMINER | OBJECT_PRONOUN | TO)) !== 0 || (isMany(next) && endsPhrase(place, 2))
    : /^[.,;]/.test(place.gap(1)) && isBareThird(parts);
  return object ? lacks(place, 'it') : undefined;
};

/** "If want the", "because is not". */
const beforeVerb: Judge = (place) => {
  const classes = place.classes(1);
  if ((classes & MODAL) !== 0) {
    if (place.lower(1) === 'can' && place.lower(2) === '') return undefined;
    // "Only if could the": the order of a question.
    const verb = place.content(2);
    const due = place.lower(2) === 'be' || place.lower(2) === 'have' || isBase(verb);
    return due && (place.classes(3) & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) === 0
      ? lacks(place, null)
      : undefined;
  }
  if ((classes & BE) !== 0) {
    // "This `if` is": a word that is named.
    if (
      (place.classes(-1) & DETERMINER) !== 0 ||
      !/^(?:is|are|was|were)$/.test(place.lower(1)) ||
      !place.at(1)
    )
      return undefined;
    const said = place.content(2);
    const due =
      /^(?:not|your|an?|often|always|already|only|still)$/.test(place.lower(2)) ||
      ((said & (PARTICIPLE | ADJECTIVE)) !== 0 && (said & (NOUN | PLURAL)) === 0);
    return due
      ? lacks(place, place.lower(1) === 'is' || place.lower(1) === 'was' ? 'it' : 'they')
      : undefined;
  }
  const parts = place.content(1);
  if ((parts & (PAST | PARTICIPLE | ADJECTIVE | ADVERB)) !== 0 || (parts & VERB) === 0) return undefined;
  // "If need be".
  if (place.lower(2) === 'be' || (place.classes(2) & JOINS) !== 0) return undefined;
  const verb = isBase(parts) || verbShare(parts) >= ALWAYS;
  return verb && (goesOn(place, 2) || (place.classes(2) & HAVE) !== 0) ? lacks(place, null) : undefined;
};

/** "When have the file", "if don't want it". */
const beforeHave: Judge = (place) => {
  const word = place.lower(1);
  // "Used more than once have".
  if (place.lower(-1) === 'than' || (place.classes(-1) & DETERMINER) !== 0) return undefined;
  const due =
    word === 'have'
      ? (place.classes(2) & DETERMINER) !== 0
      : isBase(place.content(2)) || place.lower(2) === 'have';
  return due && place.lower(0) !== '' ? lacks(place, null) : undefined;
};

/** Not "Once", "If", which stand for names amid a sentence. */
const opensBare =
  (judge: Judge): Judge =>
  (place) =>
    place.at(0)?.capital && !place.opensSentence(0) ? undefined : judge(place);

const MAY_LACK = oneOf('if because unless until');

/** A clause without its subject. */
export const MISSING_SUBJECTS: readonly Watched[] = [
  [
    oneOf('if when because unless until once since'),
    opensBare(beforeThird),
    ahead(({ classes, parts }) => classes === 0 && (parts & THIRD_PERSON) !== 0),
  ],
  [oneOf('if when because unless until once'), opensBare(beforeHave), ahead(oneOf("have don't doesn't"))],
  [
    MAY_LACK,
    opensBare(beforeVerb),
    ahead(({ classes, parts }) => (classes & (MODAL | BE)) !== 0 || (classes === 0 && (parts & VERB) !== 0)),
  ],
];
