import { DETERMINER, HAVE, MODAL, PLURAL_PRONOUN, TO } from '../../../spelling/function-words.ts';
import { ADJECTIVE, ING, NOUN, PARTICIPLE, PLURAL } from '../../../spelling/lexicon.ts';
import { ahead, behind, classed, oneOf, partOf, type Judge, type Watched } from './grammar-check.ts';
import { isThing } from './nouns.ts';
import { opensObject, slip, verbDue } from './verbs.ts';

const isNoun = (parts: number) => (parts & NOUN) !== 0 && (parts & (ADJECTIVE | ING | PARTICIPLE)) === 0;

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

const LOST = /^(?:too|access|track|connection|precision|information)$/;
/** "You may loose the data", "the patient may loose too much fluid". */
const loose: Judge = (place) => {
  const due =
    (verbDue(place) && ((place.classes(1) & DETERMINER) !== 0 || isThing(place.content(1)))) ||
    (((place.classes(-1) & MODAL) !== 0 || place.lower(-1) === 'to') &&
      LOST.test(place.near(1)?.lower ?? ''));
  // "We loose precision".
  const done =
    (place.classes(-1) & PLURAL_PRONOUN) !== 0 &&
    ((place.classes(1) & DETERMINER) !== 0 || (place.content(1) & (NOUN | PLURAL)) !== 0);
  return due || done ? slip(0, 0, 'lose', '“Loose” means not tight. The verb is “lose”.') : undefined;
};

/** "The device is quiet heavy." */
const quiet: Judge = (place) =>
  (place.content(1) & (NOUN | PLURAL)) === 0 &&
  place.at(2) === undefined &&
  /^\s*(?:[.,;]|$)/.test(place.gap(1))
    ? slip(0, 0, 'quite', 'What makes no noise is “quiet”. “Quite” means rather.')
    : undefined;

/** "We except all formats." */
const weExcept: Judge = (place) =>
  (place.classes(1) & DETERMINER) !== 0 && place.opensClause(-1)
    ? slip(0, 0, 'accept', 'What is taken is “accepted”. “Except” leaves something out.')
    : undefined;

/** "You need to by a license." */
const buy: Judge = (place) =>
  /^(?:need|needs|want|wants|have|has|order|try|going|plan)$/.test(place.lower(-2)) && opensObject(place, 1)
    ? slip(0, 0, 'buy', 'To pay for something is to “buy” it.')
    : undefined;

/** "Turn of the server", "you can switch of the light". */
const off: Judge = (place) =>
  opensObject(place, 1) &&
  (place.opensSentence(-1) ||
    (place.classes(-2) & (MODAL | TO)) !== 0 ||
    /^(?:and|then|please)$/.test(place.lower(-2)))
    ? slip(0, 0, 'off', 'What no longer runs is “off”.')
    : undefined;

/** "I have red the docs." */
const red: Judge = (place) =>
  (place.classes(1) & DETERMINER) !== 0
    ? slip(0, 0, 'read', '“Red” is a color. The participle of “read” is “read”.')
    : undefined;

/** Words that sound alike, told by the words on both sides. */
export const SOUND_ALIKES: readonly Watched[] = [
  [
    oneOf('except'),
    (place) => (AGREED.test(place.lower(2)) ? except(place) : undefined),
    ahead(oneOf('the this our their these')),
  ],
  [oneOf('looses'), looses],
  [oneOf('loose'), loose],
  [oneOf('except'), weExcept, behind(classed(PLURAL_PRONOUN))],
  [oneOf('by'), buy, behind(classed(TO))],
  [oneOf('of'), off, behind(oneOf('turn switch turns switches'))],
  [oneOf('red'), red, behind(classed(HAVE))],
  [oneOf('quiet'), quiet, ahead(partOf(ADJECTIVE))],
];
