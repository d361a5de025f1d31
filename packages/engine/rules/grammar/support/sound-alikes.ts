import { BE, DETERMINER, DO, HAVE, MODAL } from '../../../spelling/function-words.ts';
import { ADJECTIVE, ING, NOUN, PARTICIPLE, PLURAL, THIRD_PERSON, VERB } from '../../../spelling/lexicon.ts';
import { ahead, behind, classed, oneOf, partOf, type Judge, type Watched } from './grammar-check.ts';
import { isOwned } from '../../data/confusion-patterns.ts';
import { slip } from './verbs.ts';

const isPlural = (parts: number) =>
  (parts & PLURAL) !== 0 && (parts & (VERB | ADJECTIVE | THIRD_PERSON)) === 0;
const isNoun = (parts: number) => (parts & NOUN) !== 0 && (parts & (ADJECTIVE | ING | PARTICIPLE)) === 0;
const VERB_DUE = BE | HAVE | MODAL;

const PREPOSITION =
  /^(?:of|to|from|for|with|in|on|by|through|via|into|onto|under|inside|within|about|using|and)$/;
const SEES =
  /^(?:see|check|change|set|get|find|read|show|update|know|view|modify|override|edit|remove|delete|shows|changes|reads|gets|finds)$/;
const OWNS = new Set(
  'closes|opens|loads|reads|keeps|stores|sends|writes|uses|runs|returns|ends|starts|stops|changes|sets|updates|clears|loses|shares|exposes|inherits|defines|provides|validates|caches|releases|drops|registers|renders'.split(
    '|',
  ),
);

/** "It's value is", "of it's owner", "the server closes it's socket". */
const itIs: Judge = (place) => {
  const [before, next] = [place.lower(-1), place.lower(1)];
  const owned =
    isOwned(next) &&
    ((place.classes(2) & (VERB_DUE | DO)) !== 0 || PREPOSITION.test(before) || SEES.test(before));
  const kept = OWNS.has(before) && /^[a-z]+$/.test(next) && !/^(?:not|an?|the|been|\w+ing)$/.test(next);
  return owned || kept ? slip(0, 0, 'its', '“It’s” stands for “it is”. The possessive is “its”.') : undefined;
};

/** "Players keep they're items." */
const theyAre: Judge = (place) =>
  (place.content(-1) & VERB) !== 0 && isPlural(place.content(1))
    ? slip(0, 0, 'their', '“They’re” stands for “they are”. The possessive is “their”.')
    : undefined;

/** "You're account was locked." */
const youAre: Judge = (place) =>
  place.opensSentence(0) && isNoun(place.content(1)) && (place.classes(2) & VERB_DUE) !== 0
    ? slip(0, 0, 'your', '“You’re” stands for “you are”. The possessive is “your”.')
    : undefined;

/** "The user who's card was blocked". */
const whose: Judge = (place) =>
  isNoun(place.content(1)) && (place.classes(2) & VERB_DUE) !== 0
    ? slip(0, 0, 'whose', '“Who’s” stands for “who is”. The possessive is “whose”.')
    : undefined;

/** "Whose responsible for the backup?" */
const whoIs: Judge = (place) =>
  place.opensClause(0) && /^(?:for|to|of)$/.test(place.lower(2))
    ? slip(0, 0, "who's", '“Whose” is the possessive. Here it stands for “who is”: write “who’s”.')
    : undefined;

/** "Except the terms to continue." */
const except: Judge = (place) =>
  place.opensSentence(0) && !place.sentence.includes(',')
    ? slip(0, 0, 'accept', 'To agree is to “accept”. “Except” leaves something out.')
    : undefined;
const AGREED =
  /^(?:terms|conditions|invitation|invite|offer|license|agreement|request|payment|call|cookies|policy)$/;

/** "The module looses the connection." */
const looses: Judge = (place) =>
  (place.classes(1) & DETERMINER) !== 0 || isNoun(place.content(1))
    ? slip(0, 0, 'loses', '“Loose” means not tight. The verb is “lose”.')
    : undefined;

/** "The patient may loose too much fluid." */
const loose: Judge = (place) =>
  (place.classes(-1) & MODAL) !== 0 || place.lower(-1) === 'to'
    ? slip(0, 0, 'lose', '“Loose” means not tight. The verb is “lose”.')
    : undefined;

/** "The device is quiet heavy." */
const quiet: Judge = (place) =>
  (place.content(1) & (NOUN | PLURAL)) === 0 &&
  place.at(2) === undefined &&
  /^\s*(?:[.,;]|$)/.test(place.gap(1))
    ? slip(0, 0, 'quite', 'What makes no noise is “quiet”. “Quite” means rather.')
    : undefined;

/** "How does the cable length effect the throughput?" */
const effect: Judge = (place) => {
  const before = place.before(8);
  if (
    !/^(?:how|does|do|did)$/.test(before.at(-1) ?? '') ||
    !before.some((word) => /^d(?:o|oes|id)$/.test(word))
  )
    return undefined;
  return place.lower(-1) === 'side'
    ? undefined
    : slip(0, 0, 'affect', '“Affect” is the verb for having an influence. “Effect” is the result.');
};

/** Words that sound alike, told by the words on both sides. */
export const SOUND_ALIKES: readonly Watched[] = [
  [oneOf("it's"), itIs],
  [oneOf("they're"), theyAre, ahead(partOf(PLURAL))],
  [oneOf("you're"), youAre, ahead(partOf(NOUN))],
  [oneOf("who's"), whose, behind(partOf(NOUN | PLURAL))],
  [oneOf('whose'), whoIs, ahead(oneOf('responsible able allowed going entitled'))],
  [
    oneOf('except'),
    (place) => (AGREED.test(place.lower(2)) ? except(place) : undefined),
    ahead(oneOf('the this our their these')),
  ],
  [oneOf('looses'), looses],
  [oneOf('loose'), loose, ahead(oneOf('too access track connection precision information'))],
  [oneOf('quiet'), quiet, ahead(partOf(ADJECTIVE))],
  [oneOf('effect'), effect, ahead(classed(DETERMINER))],
];
