import { ARTICLE, DETERMINER, NUMBER } from '../../../spelling/function-words.ts';
import { baseOf, thirdPersonOf } from '../../../spelling/inflect.ts';
import { ADJECTIVE, ING, NOUN, PLURAL, THIRD_PERSON, VERB } from '../../../spelling/lexicon.ts';
import { ahead, classed, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { isMany, isOneThing } from './nouns.ts';
import { isBareVerb, isModifier, plural, singular } from './subjects.ts';
import { mended, opensObject, slip } from './verbs.ts';

const PREPOSITION = /^(?:of|in|on|from|for|with|between|under|behind)$/;
/** How far away the noun may stand that the verb belongs to. */
const REACH = 6;

/**
 * The step of the noun before a preposition, where its phrase opens a clause and nothing but what belongs to the
 * preposition stands between it and the word at 0: "the index on these two columns". 0 where there is none.
 */
function headBefore(place: Place): number {
  for (let step = -2; step >= -REACH; step--) {
    if (PREPOSITION.test(place.lower(step))) {
      const head = step - 1;
      const start =
        (place.classes(head - 1) & DETERMINER) !== 0 ? head - 1 : isModifier(place, head - 1) ? head - 2 : 0;
      const opens =
        start !== 0 && /^(?:the|an?|this|these|those|your|our|its|each|every|all)$/.test(place.lower(start));
      return opens && place.opensClause(start) ? head : 0;
    }
    const determined = (place.classes(step) & DETERMINER) !== 0;
    if (!determined && (place.classes(step) & NUMBER) === 0 && !isModifier(place, step)) return 0;
    // "A value of zero makes the server behave": an object has its own article.
    const before = place.lower(step - 1);
    if (determined && !PREPOSITION.test(before) && (place.classes(step - 1) & DETERMINER) === 0) return 0;
  }
  return 0;
}

/** "That the owner of the file have": the subjunctive, or more that depends on it. */
const depends = (place: Place, head: number) =>
  [head - 2, head - 3].some((step) => /^(?:that|so|but|whether|lest|and|or)$/.test(place.lower(step)));

/** "The incoming request the reply belongs to": a noun that an adjective stands before. */
const isModified = (place: Place) => (place.parts(-1) & (ADJECTIVE | ING)) !== 0;

/** "The index on these two columns make the query faster", "if the temperature of the soup exceed". */
export const bareAfter: Judge = (place) => {
  const last = place.at(-1);
  // "A unary borrow", "this default install": parts of a name.
  if ((!isMany(last) && !isOneThing(last)) || /^default$|ary$/.test(place.lower(-1))) return undefined;
  const certain = isBareVerb(place.parts(0));
  // "The name of the local IP address the client is on": the noun may have two words.
  const alone = (place.classes(-2) & (DETERMINER | NUMBER)) !== 0 || PREPOSITION.test(place.lower(-2));
  if (!certain && ((place.classes(1) & ARTICLE) === 0 || isModified(place) || !alone)) return undefined;
  // "The list of tasks needs": a noun of several words may end here.
  if (certain && (place.content(1) & NOUN) !== 0 && (place.content(1) & PLURAL) === 0 && !place.at(2))
    return undefined;
  const head = headBefore(place);
  if (head === 0 || !isOneThing(place.at(head)) || depends(place, head)) return undefined;
  return mended(0, thirdPersonOf(place.lower(0)), (right) => singular(place.lower(head), right));
};

/** "The keys of the map holds a", "the nurse and the patient hears". */
export const addedAfter: Judge = (place) => {
  if (!isOneThing(place.at(-1))) return undefined;
  const certain = (place.parts(0) & (PLURAL | NOUN)) === 0;
  if (!certain && !opensObject(place, 1)) return undefined;
  if (areTwo(place)) return withoutItsS(place, '… and …');
  const head = headBefore(place);
  if (head === 0 || !isMany(place.at(head)) || depends(place, head)) return undefined;
  // "The code runs on the specific values": a verb, and its noun.
  if ((place.parts(head) & THIRD_PERSON) !== 0 && (place.classes(head - 1) & DETERMINER) === 0)
    return undefined;
  if (!opensObject(place, 1) && (place.parts(-1) & ADJECTIVE) !== 0) return undefined;
  return withoutItsS(place, place.lower(head));
};

const withoutItsS = (place: Place, subject: string) =>
  mended(0, baseOf(place.lower(0)), (right) => plural(subject, right));

/** "The nurse and the patient": two things with their articles, where a clause opens. */
export function areTwo(place: Place): boolean {
  return (
    place.lower(-3) === 'and' &&
    /^(?:the|an?)$/.test(place.lower(-2)) &&
    isOneThing(place.at(-1)) &&
    isOneThing(place.at(-4)) &&
    /^(?:the|an?)$/.test(place.lower(-5)) &&
    (place.opensSentence(-5) || /^(?:if|when|once|because)$/.test(place.lower(-6)))
  );
}

/** "Does the sensors need", "do the server start". */
const asked: Judge = (place) => {
  const at = [2, 3].find((step) => isMany(place.at(step)) || isOneThing(place.at(step))) ?? 0;
  if (!place.opensSentence(0) || at === 0 || (place.content(at + 1) & VERB) === 0) return undefined;
  const does = place.lower(0) === 'does';
  if (does ? !isMany(place.at(at)) : !isOneThing(place.at(at)) || at === 3) return undefined;
  if (!/\?\s*$/.test(place.sentence)) return undefined;
  const right = does ? 'do' : 'does';
  return slip(0, 0, right, (does ? plural : singular)(place.lower(at), right));
};

/** Questions that disagree with their subject. */
export const QUESTIONED: readonly Watched[] = [[oneOf('do does'), asked, ahead(classed(DETERMINER))]];
