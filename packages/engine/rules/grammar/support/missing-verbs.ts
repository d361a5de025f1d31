import { DETERMINER, MODAL, OPENS_CLAUSE, PREPOSITION } from '../../../spelling/function-words.ts';
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
import { ahead, behind, oneOf, partOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { hasVerbBehind } from './clause-subjects.ts';
import { isMany, isOneThing } from './nouns.ts';
import { phraseStart } from './subjects.ts';
import { isBase, slip } from './verbs.ts';

/** Of these, what stands behind a noun belongs to it: "if the option available on Linux is set". */
const BEHIND_NOUNS =
  /^(?:available|possible|present|necessary|involved|due|responsible|specific|relative|similar|equal|able|capable|close|next|new|other|such)$/;

/** "Is" or "are", by the noun in front; undefined where its number can't be told. */
function beOf(place: Place): 'is' | 'are' | undefined {
  if (isMany(place.at(-1))) return 'are';
  return isOneThing(place.at(-1)) ? 'is' : undefined;
}

/** In fifteenths of its uses. */
const SELDOM_NOUN = 3;

/** Whether an adjective at `step` can only be said of what stands in front: no noun follows. */
const isSaid = (place: Place, step: number): boolean => {
  const parts = place.content(step);
  // "Possible" is a noun to dictionaries.
  if ((parts & ADJECTIVE) === 0 || nounShare(parts) > SELDOM_NOUN) return false;
  if ((parts & (VERB | ADVERB | PAST | PARTICIPLE | ING | THIRD_PERSON)) !== 0) return false;
  if ((parts & NOUN) !== 0 && nounShare(parts) + verbShare(parts) === 0) return false;
  const next = place.at(step + 1);
  return next === undefined ? /^[.,;!]/.test(place.gap(step)) : (next.classes & PREPOSITION) !== 0;
};

const OTHER_VERB = /\b(?:is|are|was|were|will|can|must|has|have|does|do|should|may)\b/;

/** "The plugin not compatible with it.", "the files not stored in the cache." */
const isNot: Judge = (place) => {
  const [start, be] = [phraseStart(place), beOf(place)];
  if (start === 0 || be === undefined || !place.opensSentence(start)) return undefined;
  const participle = (place.content(1) & PARTICIPLE) !== 0 && (place.content(1) & (NOUN | VERB)) === 0;
  const ends =
    /^[^.;]*[.]\s*$/.test(place.sentence) && !OTHER_VERB.test(place.sentence) && !hasVerbBehind(place);
  return ends && (isSaid(place, 1) || participle)
    ? slip(0, 0, `${be} not`, `A verb is missing: “${be} not”.`)
    : undefined;
};

/** "Because the server busy, …", "if the file empty.": the clause has no verb. */
const clauseWithout: Judge = (place) => {
  const [start, be] = [phraseStart(place), beOf(place)];
  if (start === 0 || be === undefined || (place.classes(start - 1) & OPENS_CLAUSE) === 0) return undefined;
  if (/^(?:that|so|but)$/.test(place.lower(start - 1)) || BEHIND_NOUNS.test(place.lower(0))) return undefined;
  if (!isSaid(place, 0) || !/^[.,;!]/.test(place.gap(0))) return undefined;
  return slip(0, 0, `${be} ${place.lower(0)}`, `A verb is missing: “${be} ${place.lower(0)}”.`);
};

/** "The value must between 1 and 10." */
const beBehindModal: Judge = (place) => {
  const preposition = place.lower(1);
  const noun = (place.content(-1) & (NOUN | PLURAL)) !== 0 && phraseStart(place) !== 0;
  if (!noun || place.at(2) === undefined) return undefined;
  return slip(
    0,
    0,
    `${place.lower(0)} be`,
    `“Be” is missing between “${place.lower(0)}” and “${preposition}”.`,
  );
};

/** "You don't have do anything". */
const haveTo: Judge = (place) => {
  const verb = place.lower(1);
  const due = /^(?:do|be)$/.test(verb) || (isBase(place.content(1)) && (place.classes(2) & DETERMINER) !== 0);
  return due ? slip(0, 0, 'have to', `“To” is missing between “have” and “${verb}”.`) : undefined;
};

/** "We would like thank you." */
const likeTo: Judge = (place) =>
  isBase(place.content(1)) || ((place.content(1) & VERB) !== 0 && (place.classes(2) & DETERMINER) !== 0)
    ? slip(0, 0, 'like to', `“To” is missing between “like” and “${place.lower(1)}”.`)
    : undefined;

/** Clauses that lack their verb, or a part of it. */
export const MISSING_VERBS: readonly Watched[] = [
  [oneOf('not'), isNot, behind(partOf(NOUN | PLURAL))],
  [partOf(ADJECTIVE), clauseWithout, behind(partOf(NOUN | PLURAL))],
  [
    ({ classes, lower }) => (classes & MODAL) !== 0 && /^(?:must|should|may|might|shall|cannot)$/.test(lower),
    beBehindModal,
    ahead(oneOf('between within above below under')),
  ],
  [oneOf('like'), likeTo, behind(oneOf("would i'd we'd you'd"))],
  [oneOf('have'), haveTo, behind(oneOf("don't doesn't didn't won't not"))],
];
