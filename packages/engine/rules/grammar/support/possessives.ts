import { BE, DO, HAVE, MODAL, PREPOSITION, ARTICLE } from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  PARTICIPLE,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../../spelling/lexicon.ts';
import { isOwned } from '../../data/confusion-patterns.ts';
import { ahead, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { isMany, isThing } from './nouns.ts';
import { isBase, slip } from './verbs.ts';

const VERB_DUE = BE | HAVE | MODAL;
const isNoun = (parts: number) => (parts & NOUN) !== 0 && (parts & (ADJECTIVE | ING | PARTICIPLE)) === 0;
const isPlural = (parts: number) =>
  (parts & PLURAL) !== 0 && (parts & (VERB | ADJECTIVE | THIRD_PERSON)) === 0;
/** Behind a preposition that opens no clause: "of they're", but not "until they're". */
const followsPreposition = (place: Place) =>
  (place.classes(-1) & PREPOSITION) !== 0 &&
  !/^(?:until|since|before|after|like|than|as)$/.test(place.lower(-1));

const IT_IS =
  /^(?:not|been|important|possible|impossible|recommended|necessary|because|better|worth|likely|unlikely|easy|easier|hard|also|just|always|never|actually|really|currently|still|required|usually|often|best|considered)$/;
const its: Judge = (place) => {
  const next = place.lower(1);
  if (!place.opensClause(0) || !IT_IS.test(next)) return undefined;
  // "Its best feature", "its required fields": the possessive before an adjective.
  if (
    /^(?:better|best|easy|easier|hard|likely|usually|often|required|important|possible|necessary|recommended)$/.test(
      next,
    ) &&
    !/^(?:to|that|if|for|when|as|not)$/.test(place.lower(2))
  )
    return undefined;
  if (
    /^(?:also|just|always|never|actually|really|currently|still|considered)$/.test(next) &&
    (place.classes(2) & (ARTICLE | PREPOSITION)) === 0
  )
    return undefined;
  return slip(0, 0, "it's", '“Its” is the possessive. Here it stands for “it is”: write “it’s”.');
};

const RELATES =
  /^(?:of|to|from|for|with|in|on|by|through|via|into|onto|under|inside|within|about|using|and)$/;
const SEES =
  /^(?:see|check|change|set|get|find|read|show|update|know|view|modify|override|edit|remove|delete|shows|changes|reads|gets|finds)$/;
const OWNS = new Set(
  'closes|opens|loads|reads|keeps|stores|sends|writes|uses|runs|returns|ends|starts|stops|changes|sets|updates|clears|loses|shares|exposes|inherits|defines|provides|validates|caches|releases|drops|registers|renders'.split(
    '|',
  ),
);
const VALUE =
  /^(?:name|value|type|parent|content|state|version|path|size|position|index|owner|children|contents|dependencies|parameters|properties|documentation)$/;

/** "It's value is", "of it's owner", "the server closes it's socket". */
const itIs: Judge = (place) => {
  const [before, next] = [place.lower(-1), place.lower(1)];
  const related = (place.classes(-1) & PREPOSITION) !== 0;
  const parts = place.content(1);
  const several =
    (parts & PLURAL) !== 0 &&
    (parts & (NOUN | VERB | ADJECTIVE)) === 0 &&
    (related || before === 'and' || (place.content(-1) & (VERB | THIRD_PERSON)) !== 0) &&
    !/^(?:that|which|who|and)$/.test(place.lower(2));
  const value =
    VALUE.test(next) &&
    ((place.classes(2) & (BE | MODAL)) !== 0 || related || (place.content(-1) & VERB) !== 0);
  // "To it's pool": no clause begins behind these.
  const inside =
    /^(?:of|to|from|with|in|on|by|through|via|into|onto|under|inside|within|about|behind|between)$/.test(
      before,
    ) &&
    (parts & (NOUN | PLURAL)) !== 0 &&
    (parts & (PARTICIPLE | ING | ADVERB | ADJECTIVE)) === 0;
  const best = next === 'best' && /^(?:do|does|did|doing|tries|at|of)$/.test(before);
  const owned =
    isOwned(next) &&
    ((place.classes(2) & (VERB_DUE | DO)) !== 0 || RELATES.test(before) || SEES.test(before));
  const kept = OWNS.has(before) && /^[a-z]+$/.test(next) && !/^(?:not|an?|the|been|\w+ing)$/.test(next);
  return several || value || inside || best || owned || kept || (related && isThing(parts))
    ? slip(0, 0, 'its', '“It’s” stands for “it is”. The possessive is “its”.')
    : undefined;
};

const their: Judge = (place) =>
  (place.classes(1) & (BE | MODAL)) !== 0 &&
  !/^(?:will|can|might|must)$/.test(place.lower(1)) &&
  place.opensClause(0)
    ? slip(0, 0, 'there', '“Their” is the possessive. What exists is “there”.')
    : undefined;
/** "Sign there commits": what is done to them, and no place. */
const areDone = (place: Place): boolean =>
  isBase(place.content(-1)) ||
  /^(?:sign|keep|share|send|set|save|change|store|publish|update)$/.test(place.lower(-1))
    ? !/^(?:go|get|live|stay|exist|begin|happen|appear|remain|arrive|occur)$/.test(place.lower(-1)) &&
      isMany(place.at(1)) &&
      (place.classes(2) & (BE | MODAL | HAVE)) === 0
    : false;

const there: Judge = (place) =>
  (/^(?:of|with|for|all)$/.test(place.lower(-1)) && isThing(place.content(1))) || areDone(place)
    ? slip(0, 0, 'their', 'The possessive is “their”. “There” is a place.')
    : undefined;
/** "They're are three ways". */
const thereAre: Judge = () => slip(0, 0, 'there', '“They’re” stands for “they are”. What exists is “there”.');

/** "Log in with they're accounts", "players keep they're items". */
const theyAre: Judge = (place) =>
  (followsPreposition(place) && isThing(place.content(1))) ||
  ((place.content(-1) & VERB) !== 0 && isPlural(place.content(1)))
    ? slip(0, 0, 'their', '“They’re” stands for “they are”. The possessive is “their”.')
    : undefined;

const YOU_ARE =
  /^(?:not|logged|signed|able|unable|welcome|going|ready|done|looking|trying|probably|likely|unsure|free)$/;
const your: Judge = (place) => {
  if (!place.opensClause(0)) return undefined;
  // "When your finished, close it": no noun follows.
  const state = place.at(2) === undefined && /^,/.test(place.gap(1)) && !place.opensSentence(0);
  if (
    state &&
    (place.content(1) & (PARTICIPLE | ADJECTIVE)) !== 0 &&
    ((!isThing(place.content(1)) && (place.content(1) & NOUN) === 0) ||
      /^(?:ready|finished|done)$/.test(place.lower(1)))
  )
    return slip(0, 0, "you're", '“Your” is the possessive. Here it stands for “you are”: write “you’re”.');
  if (!YOU_ARE.test(place.lower(1))) return undefined;
  if (
    /^(?:ready|done|likely|free|trying|looking|logged|signed)$/.test(place.lower(1)) &&
    !/^(?:to|with|for|at|in|into|up)$/.test(place.lower(2))
  )
    return undefined;
  return slip(0, 0, "you're", '“Your” is the possessive. Here it stands for “you are”: write “you’re”.');
};
const CHANGES = /^(?:set|change|edit|update|open|run|install|configure|check|use|add|create|enter)$/;
/** "You're account was", "that you're firewall allows". */
const verbFollows = (place: Place) =>
  (place.classes(2) & VERB_DUE) !== 0 ||
  ((place.content(2) & THIRD_PERSON) !== 0 && (place.content(2) & (NOUN | PLURAL)) === 0);

/** "Open you're account", "you're account was locked". */
const youAre: Judge = (place) =>
  ((followsPreposition(place) || CHANGES.test(place.lower(-1))) && isThing(place.content(1))) ||
  (place.opensClause(0) &&
    isNoun(place.content(1)) &&
    (place.opensSentence(0) || isThing(place.content(1))) &&
    verbFollows(place))
    ? slip(0, 0, 'your', '“You’re” stands for “you are”. The possessive is “your”.')
    : undefined;

/** "Users who's accounts", "the user who's card was blocked". */
const whose: Judge = (place) => {
  const before = place.near(-1);
  const noun = before !== undefined && before.classes === 0 && (before.parts & (NOUN | PLURAL)) !== 0;
  return ((place.parts(-1) & (NOUN | PLURAL)) !== 0 && isThing(place.content(1))) ||
    (noun && isNoun(place.content(1)) && (place.classes(2) & VERB_DUE) !== 0)
    ? slip(0, 0, 'whose', '“Who’s” stands for “who is”. The possessive is “whose”.')
    : undefined;
};

/** "Whose responsible for the backup?" */
const whoIs: Judge = (place) =>
  place.opensClause(0) && /^(?:for|to|of)$/.test(place.lower(2))
    ? slip(0, 0, "who's", '“Whose” is the possessive. Here it stands for “who is”: write “who’s”.')
    : undefined;

/** Possessives, and the short forms of “is” and “are” that sound like them. */
export const POSSESSIVES: readonly Watched[] = [
  [oneOf('its'), its],
  [oneOf("it's"), itIs],
  [oneOf('their'), their],
  [oneOf('there'), there],
  [oneOf("they're"), thereAre, ahead(oneOf('is are was were'))],
  [oneOf("they're"), theyAre],
  [oneOf('your'), your],
  [oneOf("you're"), youAre],
  [oneOf("who's"), whose],
  [oneOf('whose'), whoIs, ahead(oneOf('responsible able allowed going entitled'))],
];
