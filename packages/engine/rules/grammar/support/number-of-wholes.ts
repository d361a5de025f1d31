import {
  BETWEEN_VERBS,
  DETERMINER,
  JOINS,
  MODAL,
  NUMBER,
  OBJECT_PRONOUN,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  articleShare,
  PARTICIPLE,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../../spelling/lexicon.ts';
import type { Judge } from './grammar-check.ts';
import { endsHere, isNoSubject } from './noun-phrases.ts';
import { isCountable, isCountNoun, isMany, isOneThing } from './nouns.ts';
import { isJoinedTo, NEARLY_ALWAYS, NO_COUNT, pastAdjectives, toPlural } from './number-of-nouns.ts';
import { isMostlyVerb } from './subjects.ts';
import { isBase, pastAdverbs, slip } from './verbs.ts';

/** In fifteenths of its uses alone: a noun that is seldom taken as a whole. */
const SELDOM_WHOLE = 12;

/** "All of the file are", "most of the request fail", "some of the old plugin still send". */
export const allOfOne: Judge = (place) => {
  if (place.lower(1) !== 'of' || (place.classes(2) & DETERMINER) === 0) return undefined;
  const at = (place.content(3) & ADJECTIVE) !== 0 && isCountable(place.at(4)) ? 4 : 3;
  const noun = place.at(at);
  if (!noun || !isOneThing(noun) || noun.lower === 'time') return undefined;
  const verb = pastAdverbs(place, at + 1);
  const plural = /^(?:are|were|have|aren't|weren't|don't)$/.test(place.lower(verb));
  const acts =
    isCountable(noun) &&
    place.opensClause(0) &&
    (place.content(verb) & THIRD_PERSON) === 0 &&
    (isBase(place.content(verb)) ||
      isMostlyVerb(place.content(verb)) ||
      /^(?:pass|fail|work|run|return|need)$/.test(place.lower(verb)));
  return plural || acts
    ? slip(at, verb, null, `The verb is plural and “${noun.lower}” singular. Make both the same.`)
    : undefined;
};

/** "Remove all the temporary file after the build". */
export const allTheOne: Judge = (place) => {
  const at = (place.content(2) & (ADJECTIVE | PARTICIPLE)) !== 0 && isCountNoun(place.at(3)) ? 3 : 2;
  const noun = place.at(at);
  // "All the way", "all your code": one of its kind. "All the framework was" takes it as a whole.
  if (!noun || articleShare(noun.parts) < NEARLY_ALWAYS || /^(?:way|time|user|role|list)$/.test(noun.lower))
    return undefined;
  // "All the variety of ways", "all the file stores".
  if (place.lower(at + 1) === 'of' || (place.parts(at + 1) & PLURAL) !== 0) return undefined;
  if (
    !endsHere(place, at) ||
    (place.classes(at + 1) & JOINS) !== 0 ||
    /^(?:is|was|has)$/.test(place.lower(at + 1))
  )
    return undefined;
  return slip(
    at,
    at,
    null,
    `“All ${place.lower(1)}” goes with a plural. Of one ${noun.lower}, write “the whole”.`,
  );
};

/** "All argument are", "several package depend", "on all platform". */
export const oneBeforePluralVerb: Judge = (place) => {
  // "The most recent version".
  const at = place.lower(0) === 'most' ? 1 : pastAdjectives(place, 1);
  const noun = place.at(at);
  if (!noun || !isCountable(noun)) return undefined;
  // "All state", "most text": taken as a whole, unless they are places.
  const amidst = at === 1 && /^(?:on|across|in)$/.test(place.lower(-1));
  const whole = /^(?:all|most)$/.test(place.lower(0)) && !amidst;
  // "Most customer never change it."
  const behind = (place.classes(at + 1) & BETWEEN_VERBS) !== 0 ? at + 2 : at + 1;
  const verb = /^(?:are|were|have|aren't|weren't|don't|depend|need|require|pass|fail)$/.test(
    place.lower(at + 1),
  );
  // "Many developer run the tests."
  const acts =
    place.opensSentence(0) &&
    (place.content(behind) & VERB) !== 0 &&
    (place.classes(behind + 1) & (DETERMINER | NUMBER)) !== 0;
  const must = place.opensSentence(0) && (place.classes(at + 1) & MODAL) !== 0;
  if (whole && !((acts || must) && isCountNoun(noun)) && articleShare(noun.parts) < SELDOM_WHOLE)
    return undefined;
  const ends =
    place.at(at + 1) === undefined
      ? /^[.,;]/.test(place.gap(at))
      : at > 1 && (place.classes(at + 1) & PREPOSITION) !== 0;
  // "In most case this works."
  const amid =
    place.lower(-1) === 'in' &&
    (place.classes(at + 1) & (DETERMINER | PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0;
  const object =
    (amid ||
      (ends &&
        (/^(?:in|on|for|from|across|with)$/.test(place.lower(-1)) || (at > 1 && isNoSubject(place))))) &&
    !/^(?:way|time|user|role|list)$/.test(noun.lower);
  // "All field marked with a star are".
  const marked =
    place.opensSentence(0) &&
    (place.content(at + 1) & PARTICIPLE) !== 0 &&
    (place.classes(at + 2) & PREPOSITION) !== 0;
  if (!verb && !acts && !object && !marked && (place.classes(at + 1) & MODAL) === 0) return undefined;
  return toPlural(place, at, place.lower(0));
};

/** "A number of user", "the list of file is shown". */
export const collectionOf: Judge = (place) => {
  if (place.lower(1) !== 'of') return undefined;
  // "The full range of configuration".
  if (place.lower(0) === 'range' && !/^(?:wide|broad|large|huge|vast)$/.test(place.lower(-1)))
    return undefined;
  const counts = /^(?:dozens|hundreds|thousands|plenty|lots)$/.test(place.lower(0));
  if (
    !counts &&
    !/^(?:a|an|the|this|wide|broad|huge|vast|large|small|certain|maximum|total|full|complete|given|different|whole|new|long|ordered)$/.test(
      place.lower(-1),
    )
  )
    return undefined;
  const at = pastAdjectives(place, 2, 1);
  const noun = place.at(at);
  // "A lot of user report this."
  const acts =
    place.opensClause(-1) &&
    (place.content(at + 1) & VERB) !== 0 &&
    (place.classes(at + 2) & (DETERMINER | OBJECT_PRONOUN)) !== 0;
  if (!noun || !isCountable(noun) || !(acts || endsHere(place, at)) || (noun.parts & ADJECTIVE) !== 0)
    return undefined;
  if (
    NO_COUNT.has(noun.lower) ||
    (/^(?:lots?|plenty)$/.test(place.lower(0)) && articleShare(noun.parts) < SELDOM_WHOLE)
  )
    return undefined;
  if (/^[,-]/.test(place.gap(at)) || noun.lower === 'one') return undefined;
  // "The number of system ticks", "the set of candidate compute hosts".
  if ([1, 2].some((step) => (place.parts(at + step) & PLURAL) !== 0 && isJoinedTo(place, at, at + step)))
    return undefined;
  // Types of a language: "a list of string".
  const isNumber = place.lower(0) === 'number';
  if (
    !isNumber &&
    (/^(?:string|number|boolean|object|type|function|class|key|value|array)$/.test(noun.lower) || at > 2)
  )
    return undefined;
  // "The number of key and value pairs."
  if ((place.classes(at + 1) & JOINS) !== 0 && (!isNumber || isMany(place.at(at + 3)))) return undefined;
  return toPlural(place, at, `${place.lower(0)} of`);
};
