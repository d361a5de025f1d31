import { ARTICLE, DETERMINER, NUMBER } from '../../../spelling/function-words.ts';
import { baseOf, thirdPersonOf } from '../../../spelling/inflect.ts';
import { ADJECTIVE, ING, NOUN, PARTICIPLE, PLURAL, THIRD_PERSON, VERB } from '../../../spelling/lexicon.ts';
import type { Judge, Place } from './grammar-check.ts';
import { isMany, isManyForm, isOneThing } from './nouns.ts';
import { isModifier, isMostlyVerb, plural, singular } from './subjects.ts';
import { mended, opensObject, slip } from './verbs.ts';

/** How far away a clause may begin that has its verb at 0, in words. */
const REACH = 12;
const LINK = /^(?:of|in|on|at|by|to|from|for|with|without|between|under|behind|inside|within|across)$/;
/** Nouns of many things that are one thing behind "the": its verb is singular. */
const ONE_COLLECTION = /^(?:set|array|collection|number)$/;
const FRACTION = /^(?:thirds|halves|quarters|fifths|tenths)$/;

/** The subject of a clause: the step of its noun, and where its phrase begins. */
interface Subject {
  readonly head: number;
  readonly start: number;
}

/**
 * The subject of the verb at 0, where other nouns part them: "the scripts in this folder", "the options passed to it".
 * Undefined where a phrase of another kind opens the clause, or none does.
 */
function farSubject(place: Place): Subject | undefined {
  let link = 0;
  for (let step = -1; step >= -REACH; step--) {
    if (LINK.test(place.lower(step)) || isReduced(place, step, link)) {
      // "The option to run it" holds a verb of its own.
      if (place.lower(step) === 'to' && (place.classes(step + 1) & DETERMINER) === 0) return undefined;
      link = step;
    } else if (!isPart(place, step)) return undefined;
    if (place.opensClause(step)) {
      const head = link - 1;
      return link !== 0 && head >= step ? { head, start: step } : undefined;
    }
  }
  return undefined;
}

/** Whether a participle stands behind its noun: "values passed to", "values returned". */
const isReduced = (place: Place, step: number, link: number) =>
  (place.content(step) & PARTICIPLE) !== 0 &&
  (step === -1 || link === step + 1) &&
  ((place.content(step) & NOUN) === 0 || isMany(place.at(step - 1))) &&
  (place.parts(step - 1) & (NOUN | PLURAL)) !== 0;

/** A word of a noun phrase. A determiner opens one, so a preposition stands in front, or nothing. */
function isPart(place: Place, step: number): boolean {
  const facts = place.at(step);
  if (!facts) return false;
  if ((facts.classes & (DETERMINER | NUMBER)) !== 0)
    return (
      place.opensClause(step) ||
      LINK.test(place.lower(step - 1)) ||
      (place.classes(step - 1) & (DETERMINER | NUMBER)) !== 0
    );
  return facts.classes === 0 && (facts.capital || !facts.plain || isModifier(place, step));
}

/** "That the owner of the file have": the subjunctive, or more that depends on it. */
const depends = (place: Place, { start }: Subject) =>
  /^(?:that|so|but|whether|lest|and|or)$/.test(place.lower(start - 1));

/** Whether the noun can't be the verb of its clause: "if the user logs in the values". */
function isSurelyNoun(place: Place, { head, start }: Subject): boolean {
  if ((place.parts(head) & THIRD_PERSON) === 0 || place.opensSentence(start)) return true;
  return (place.classes(head - 1) & (DETERMINER | NUMBER)) !== 0;
}

/** Whether one thing is the subject: "the set of origins" is, "a set of origins" need not be. */
function isOne(place: Place, { head, start }: Subject): boolean {
  if (!/^(?:the|an?|this|your|our|its|each|every)$/.test(place.lower(start))) return false;
  const noun = place.at(head);
  if (noun?.lower === 'list') return true;
  if (noun && ONE_COLLECTION.test(noun.lower))
    return place.lower(start) === 'the' && place.opensSentence(start);
  return isOneThing(noun);
}

function areMany(place: Place, subject: Subject): boolean {
  const { head, start } = subject;
  const noun = place.at(head);
  if (!noun || FRACTION.test(noun.lower) || !isSurelyNoun(place, subject)) return false;
  // "Two gigabytes of memory is enough": an amount.
  if ((place.classes(start) & NUMBER) !== 0) return false;
  if ((place.classes(start) & DETERMINER) !== 0) return isMany(noun);
  // "Merging values of two types is", "test files in it": a verb may open the sentence.
  if (!place.opensSentence(start) || (place.parts(start) & (ING | (head === start ? 0 : VERB))) !== 0)
    return false;
  return head === start ? isManyForm(noun) : isMany(noun) && place.classes(start) === 0;
}

/** "The list of plugins are", with the form that one thing takes. */
export function oneFar(place: Place, right: string | undefined) {
  const subject = farSubject(place);
  if (right === undefined || !subject || !isOne(place, subject)) return undefined;
  // "Fields, and the content of blocks are": the last of several subjects.
  const joined = /^(?:and|or)$/.test(place.lower(subject.start - 1));
  if (joined || (place.lower(0) !== 'are' && depends(place, subject))) return undefined;
  // "If the size of the files were": the subjunctive.
  if (place.lower(0).startsWith('were') && !place.opensSentence(subject.start)) return undefined;
  return slip(0, 0, right, singular(place.lower(subject.head), right));
}

/** "The values of the field is", with the form that many take. */
export function manyFar(place: Place, right: string | undefined) {
  const subject = farSubject(place);
  if (right === undefined || !subject || !areMany(place, subject) || place.lower(0) === 'does')
    return undefined;
  return slip(0, 0, right, plural(place.lower(subject.head), right));
}

/** "The incoming request the reply belongs to": a noun that an adjective stands before. */
const isModified = (place: Place) => (place.parts(-1) & (ADJECTIVE | ING)) !== 0;

/** "The index on these two columns make the query faster", "if the temperature of the soup exceed". */
export const bareFar: Judge = (place) => {
  const last = place.at(-1);
  // "A unary borrow", "this default install": parts of a name.
  if ((!isMany(last) && !isOneThing(last)) || /^default$|ary$/.test(place.lower(-1))) return undefined;
  const certain = isMostlyVerb(place.lower(0), place.parts(0));
  // "The name of the local IP address the client is on": the noun may have two words.
  const alone = (place.classes(-2) & (DETERMINER | NUMBER)) !== 0 || LINK.test(place.lower(-2));
  if (!certain && ((place.classes(1) & ARTICLE) === 0 || isModified(place) || !alone)) return undefined;
  // "The list of tasks needs": a noun of several words may end here.
  if (certain && (place.content(1) & NOUN) !== 0 && (place.content(1) & PLURAL) === 0 && !place.at(2))
    return undefined;
  const subject = farSubject(place);
  if (!subject || !isOne(place, subject) || depends(place, subject)) return undefined;
  return mended(0, thirdPersonOf(place.lower(0)), (right) => singular(place.lower(subject.head), right));
};

/** "Changes to the schema requires a migration". */
export const addedFar: Judge = (place) => {
  const object = opensObject(place, 1) && place.lower(1) !== 'that';
  if (!object && (!isMostlyVerb(place.lower(0), place.parts(0)) || (place.parts(-1) & ADJECTIVE) !== 0))
    return undefined;
  const subject = farSubject(place);
  if (!subject || !areMany(place, subject) || depends(place, subject)) return undefined;
  return mended(0, baseOf(place.lower(0)), (right) => plural(place.lower(subject.head), right));
};
