import { ahead, behind, oneOf, type Judge, type Watched } from './grammar-check.ts';
import { endsHere } from './noun-phrases.ts';
import { isCountable, isCountNoun, isMany } from './nouns.ts';
import { slip } from './verbs.ts';

/** "One of following options", "in following example". */
const following: Judge = (place) =>
  // "A mechanism of following links": what is done.
  (place.lower(-1) !== 'of' || /^(?:one|any|some|all|each|none|either|many|most)$/.test(place.lower(-2))) &&
  (isMany(place.at(1)) || isCountNoun(place.at(1))) &&
  endsHere(place, 1)
    ? slip(0, 0, 'the following', 'What follows is named with “the”: “the following”.')
    : undefined;

/** "In first step", "the name of last column". */
const ordinal: Judge = (place) =>
  // "The solution of last resort".
  !/^(?:resort|edition|person)$/.test(place.lower(1)) && isCountable(place.at(1)) && endsHere(place, 1)
    ? slip(0, 0, `the ${place.lower(0)}`, `One of several is named with “the”: “the ${place.lower(0)}”.`)
    : undefined;

/** "First step is to install it." */
const opening: Judge = (place) =>
  place.opensSentence(0) && isCountable(place.at(1)) && /^(?:is|was)$/.test(place.lower(2))
    ? slip(0, 0, `the ${place.lower(0)}`, `One of several is named with “the”: “the ${place.lower(0)}”.`)
    : undefined;

/** Articles that are missing before what tells one thing from others. */
export const MISSING_ARTICLES: readonly Watched[] = [
  [oneOf('following'), following, behind(oneOf('of in with from'))],
  [oneOf('first second third last'), ordinal, behind(oneOf('in of'))],
  [oneOf('first next last second'), opening, ahead(isCountable)],
];
