import { DETERMINER, JOINS } from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { verbsOf } from './gaps.ts';
import { oneOf, type Place } from './grammar-check.ts';
import { isMany } from './nouns.ts';

/** In fifteenths of its uses. */
const SELDOM = 3;

/** What is a part or an amount of something. */
export const OF_THE = oneOf(
  'part parts some most many each rest set sets bunch lot lots couple kind kinds variety range majority minority amount subset',
);
export const OF_MANY = oneOf('number bunch lot couple variety range majority rest');

export const NAMED = oneOf('name type value version size length content');
/** Whether a verb may stand in what follows: "the version the agents request". */
function holdsVerb(place: Place): boolean {
  for (let at = 1; place.at(at); at++) {
    const parts = place.content(at);
    const noun = (place.content(at - 1) & (NOUN | PLURAL)) !== 0;
    const acts =
      ((parts & VERB) !== 0 && isMany(place.at(at - 1))) ||
      ((parts & PAST) !== 0 &&
        noun &&
        ((parts & ADJECTIVE) === 0 || !(place.content(at + 1) & (NOUN | PLURAL))));
    if (acts || ((parts & (VERB | THIRD_PERSON)) !== 0 && verbShare(parts) >= SELDOM)) return true;
  }
  return false;
}

/** "The number responses truncated by it", "people who use it": no name of one. */
const isDescribed = (place: Place): boolean =>
  /^(?:who|that|which|in|per)$/.test(place.lower(1)) || (place.content(1) & PARTICIPLE) !== 0;

/** "Part [of] the API", "a bunch [of] changes". */
export function ofHolds(place: Place): boolean {
  const [before, after] = [place.at(-1), place.at(0)];
  if (!before || !after || verbsOf(place, 0, 1) % 2 === 1) return false;
  // "For the most part this is so", "the list the compiler searches", "the size your store accounts for".
  if (before.lower === 'part' && /^(?:most|great|large)$/.test(place.lower(-2))) return false;
  if (NAMED(before) && (after.classes & DETERMINER) !== 0 && holdsVerb(place)) return false;
  // "The key is the name and the value the text".
  if (((place.classes(-3) & JOINS) !== 0 || place.lower(-3) === 'as') && place.lower(-2) === 'the')
    return false;
  // "At most this many", "write and list the files".
  const isNoun =
    /^(?:part|one)$/.test(before.lower) ||
    (place.classes(-2) & DETERMINER) !== 0 ||
    (place.content(-2) & ADJECTIVE) !== 0;
  if (!isNoun) return false;
  const named = NAMED(before) && verbsOf(place, 0, 1) === 0 && !holdsVerb(place);
  if ((after.classes & DETERMINER) !== 0)
    return (OF_THE(before) || named) && after.lower !== 'another' && !GIVES.test(place.before(8).join(' '));
  // "The number keys".
  const some =
    /^(?:an?|large|small|limited|fixed|maximum|minimum|huge|total|whole|wide)$/.test(place.lower(-2)) ||
    (before.lower === 'number' && /^(?:the|lower|higher)$/.test(place.lower(-2)) && isDescribed(place));
  return OF_MANY(before) && isMany(after) && some;
}

/** Behind these two things stand side by side: "give the list a name". */
const GIVES =
  /\b(?:giv|allow|pass|offer|grant|send|assign|mak|keep|leav|call|nam|show|tell|ask|sav|consider)/;
