import {
  BE,
  DETERMINER,
  OBJECT_PRONOUN,
  PLURAL_PRONOUN,
  PREPOSITION,
  TO,
} from '../../../spelling/function-words.ts';
import { ADJECTIVE, ING, NOUN, THIRD_PERSON, VERB } from '../../../spelling/lexicon.ts';
import { ahead, behind, oneOf, partOf, type Judge, type Watched } from './grammar-check.ts';
import { endsHere, isProse } from './noun-phrases.ts';
import { endsPhrase, isCountable, isCountNoun, isMany, namesKind } from './nouns.ts';
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
  // "The solution of last resort", "we pay first class".
  !namesKind(place, 0, 1) && isCountable(place.at(1)) && endsHere(place, 1)
    ? slip(0, 0, `the ${place.lower(0)}`, `One of several is named with “the”: “the ${place.lower(0)}”.`)
    : undefined;

/** "First step is to install it.", "First thing you see is the map." */
const opening: Judge = (place) =>
  place.opensSentence(0) &&
  isCountable(place.at(1)) &&
  (/^(?:is|was)$/.test(place.lower(2)) ||
    (place.lower(1) === 'thing' && (place.classes(2) & PLURAL_PRONOUN) !== 0))
    ? slip(0, 0, `the ${place.lower(0)}`, `One of several is named with “the”: “the ${place.lower(0)}”.`)
    : undefined;

/** "In latest version", "use newest build". */
const superlative: Judge = (place) => {
  const due =
    ((place.classes(-1) & PREPOSITION) !== 0 && !/^(?:by|from|as|than|per)$/.test(place.lower(-1))) ||
    ((place.content(-1) & (VERB | THIRD_PERSON | ING)) !== 0 && (place.content(-1) & ADJECTIVE) === 0);
  return due && endsPhrase(place, 1) && isProse(place)
    ? slip(0, 0, `the ${place.lower(0)}`, `“The” is missing: “the ${place.lower(0)} ${place.lower(1)}”.`)
    : undefined;
};

/** "Open Settings page", "go to Reports tab": what a name on the screen stands for. */
const onScreen: Judge = (place) => {
  const from = place.at(-2)?.capital && !place.opensSentence(-2) ? -2 : -1;
  const before = place.lower(from - 1);
  const due =
    before === 'to'
      ? /^(?:go|going|navigate|switch|return|back)$/.test(place.lower(from - 2))
      : before === 'on'
        ? /^(?:click|clicks|clicking|tap|press)$/.test(place.lower(from - 2))
        : /^(?:open|visit|click|select|tap|press)$/.test(before);
  if (!due || place.opensSentence(-1) || !endsPhrase(place, 0) || place.isMarked(from, 0) || !isProse(place))
    return undefined;
  return slip(
    from - 1,
    from - 1,
    `${before} the`,
    `“The” is missing: “the ${place.text(-1)} ${place.lower(0)}”.`,
  );
};

/** "It's a good to know", "it is an important to close the lid": what is said of it is no noun. */
const articleBeforeSaid: Judge = (place) => {
  const at = /^(?:very|really|quite|always)$/.test(place.lower(1)) ? 2 : 1;
  const is = (place.classes(-1) & BE) !== 0 || /^(?:it|that)'s$/.test(place.lower(-1));
  if (!is || !SAID.test(place.lower(at)) || place.lower(at + 1) !== 'to') return undefined;
  // "It's a hard to reach place."
  const ends =
    place.at(at + 3) === undefined ||
    (place.classes(at + 3) & (DETERMINER | OBJECT_PRONOUN | PREPOSITION | TO)) !== 0;
  return (place.parts(at + 2) & VERB) !== 0 && ends
    ? slip(0, 1, place.lower(1), `“${place.text(0)}” is too much: no noun follows “${place.lower(at)}”.`)
    : undefined;
};
const SAID =
  /^(?:good|important|necessary|possible|impossible|useful|helpful|easy|hard|difficult|better|best|safe|common|essential|recommended)$/;

/** "We suggest the adding a lock": what one does takes no article. */
const articleBeforeDoing: Judge = (place) => {
  const asks =
    (place.classes(-1) & PREPOSITION) !== 0 ||
    /^(?:suggest|recommend|avoid|consider)s?$/.test(place.lower(-1));
  const only = (place.content(1) & (NOUN | ADJECTIVE)) === 0 || place.lower(1) === 'using' || asks;
  const object = /^(?:an?|the|your|its|their|our)$/.test(place.lower(2));
  return only && object && (place.content(1) & (ADJECTIVE | ING)) === ING && place.gap(1) === ' '
    ? slip(0, 1, place.lower(1), `“The” is too much: “${place.lower(1)}” has an object.`)
    : undefined;
};

/** Articles that are missing before what tells one thing from others, and those before what is no thing. */
export const MISSING_ARTICLES: readonly Watched[] = [
  [oneOf('following'), following, behind(oneOf('of in with from'))],
  [oneOf('first second third last'), ordinal, behind(oneOf('in of'))],
  [oneOf('first next last second'), opening, ahead(isCountable)],
  [
    oneOf(
      'latest newest oldest highest lowest largest smallest biggest longest shortest fastest nearest closest',
    ),
    superlative,
    ahead(isCountable),
  ],
  [
    oneOf('page tab menu dialog screen panel window section button'),
    onScreen,
    behind(({ capital, plain }) => capital && plain),
  ],
  [
    oneOf('a an'),
    articleBeforeSaid,
    behind(({ classes, lower }) => (classes & BE) !== 0 || /'s$/.test(lower)),
  ],
  [oneOf('the'), articleBeforeDoing, ahead(partOf(ING))],
];
