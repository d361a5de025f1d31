import { JOINS, NUMBER } from '../../../spelling/function-words.ts';
import { singularOf } from '../../../spelling/inflect.ts';
import { ADJECTIVE, nounShare, VERB } from '../../../spelling/lexicon.ts';
import { partsOf } from '../../../spelling/parts.ts';
import type { Judge } from './grammar-check.ts';
import { isCount, isCountNoun, isMany } from './nouns.ts';
import { endsHere, finiteFollows, isNoSubject } from './noun-phrases.ts';
import { NEARLY_ALWAYS_NOUN, NO_COUNT, toPlural } from './number-of-nouns.ts';
import { slip } from './verbs.ts';

/** "At least one files must match". */
export const manyOfExactlyOne: Judge = (place) => {
  const noun = place.at(1);
  if (!isMany(noun) || !noun || !isCount(partsOf(singularOf(noun.lower) ?? ''))) return undefined;
  if (
    !finiteFollows(place, 1) &&
    !(isNoSubject(place) && (place.content(-1) & ADJECTIVE) === 0 && endsHere(place, 1)) &&
    !(place.lower(-1) === 'least' && endsHere(place, 1))
  )
    return undefined;
  return /^(?:no|any|every|some|which|this|that|each|the|another)$/.test(place.lower(-1))
    ? undefined
    : slip(1, 1, singularOf(noun.lower), `“One” goes with a singular, and “${noun.lower}” is a plural.`);
};

/** "More impact than", "more change than": what is done, more of it. */
const isDeed = (parts: number) => (parts & VERB) !== 0 && nounShare(parts) < NEARLY_ALWAYS_NOUN;

/** "More request than", "one or more file". */
export const moreOfOne: Judge = (place) => {
  const noun = place.at(1);
  if (
    !noun ||
    !isCountNoun(noun) ||
    (noun.parts & ADJECTIVE) !== 0 ||
    noun.lower === 'time' ||
    NO_COUNT.has(noun.lower)
  )
    return undefined;
  const orMore =
    place.lower(-1) === 'or' &&
    (place.classes(-2) & NUMBER || place.lower(-2) === 'one' || /^\d+$/.test(place.text(-2))) &&
    endsHere(place, 1) &&
    (place.classes(2) & JOINS) === 0;
  if (!orMore && (place.lower(2) !== 'than' || isDeed(noun.parts))) return undefined;
  // "No more error than that", "more function than a form".
  if (
    !orMore &&
    (/^(?:no|any|the|one|much|a)$/.test(place.lower(-1)) || /^(?:an?|one)$/.test(place.lower(3)))
  )
    return undefined;
  return toPlural(place, 1, place.lower(0));
};
