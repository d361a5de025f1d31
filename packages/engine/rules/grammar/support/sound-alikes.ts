import { ARTICLE, DETERMINER, HAVE, MODAL, TO } from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  PARTICIPLE,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { ahead, behind, classed, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { isAcronym, isMany } from './nouns.ts';
import { isBase, MOSTLY_VERB, OFTEN_VERB, opensObject, slip } from './verbs.ts';

/** "Except the terms to continue." */
const except: Judge = (place) =>
  (place.opensSentence(0) && !place.sentence.includes(',')) || place.lower(-1) === 'please'
    ? slip(0, 0, 'accept', 'To agree is to “accept”. “Except” leaves something out.')
    : undefined;
const AGREED =
  /^(?:terms|conditions|invitation|invite|apology|apologies|thanks|gift|changes|offer|license|agreement|request|payment|call|cookies|policy)$/;

/** "Looses the connection", "without loosing progress": nobody means to set free. */
const looses: Judge = (place) =>
  slip(0, 0, place.lower(0).replace('oo', 'o'), '“Loose” means not tight. The verb is “lose”.');

/** "If you have loose a receipt". */
const lost: Judge = (place) =>
  (place.classes(1) & ARTICLE) !== 0 && !place.isMarked(0, 0)
    ? slip(0, 0, 'lost', '“Loose” means not tight. What is gone is “lost”.')
    : undefined;

/** "Players may loose items": behind a modal a verb is due. */
const loose: Judge = (place) =>
  (place.content(1) & (NOUN | PLURAL)) !== 0 || (place.classes(1) & DETERMINER) !== 0
    ? slip(0, 0, 'lose', '“Loose” means not tight. The verb is “lose”.')
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

/** "Access too the console", "needs too be restarted": what is too much is an adjective or an adverb. */
const tooFar: Judge = (place) => {
  // "Too reset the meter, hold both buttons."
  const aim = place.opensSentence(0) && opensObject(place, 2) && isDeed(place);
  if (aim) return slip(0, 0, 'to', MEANT);
  if (!place.at(-1) || place.gap(0).includes('\n') || /^(?:is|are|was|were|far|not)$/.test(place.lower(-1)))
    return undefined;
  const object = /^(?:the|an?|your|its|their|this|these|our|another|each|every)$/.test(place.lower(1));
  // "I like it too", but not "send it too the server".
  if (/^(?:me|you|it|them|us)$/.test(place.lower(-1)) && !(object && (place.parts(-2) & VERB) !== 0))
    return undefined;
  // "Too large too upload".
  const twice = place.lower(-2) === 'too' && verbShare(place.content(1)) >= OFTEN_VERB;
  const verb =
    twice ||
    place.lower(1) === 'be' ||
    // "The flag too skip the checks".
    (verbShare(place.content(1)) >= MOSTLY_VERB &&
      opensObject(place, 2) &&
      (place.content(-1) & (NOUN | PLURAL)) !== 0) ||
    (isBase(place.content(1)) && (place.content(-1) & VERB_OR_NOUN) !== 0) ||
    // "The API too fetch records": behind one, no subject of this verb.
    (isDeed(place) &&
      ((place.content(-1) & (NOUN | PLURAL)) === NOUN || isAcronym(place.at(-1))) &&
      (opensObject(place, 2) || isMany(place.at(2))));
  return verb || object ? slip(0, 0, 'to', MEANT) : undefined;
};
const MEANT = 'More than enough is “too” much. Here “to” is meant.';
/** In fifteenths: a verb about as often as a noun. */
const HALF = 7;
/** Whether the next word is what one does, and nothing that there may be too much of. */
const isDeed = (place: Place): boolean =>
  (place.content(1) & (opensObject(place, 2) ? VERB : VERB | ADJECTIVE | ADVERB)) === VERB &&
  (verbShare(place.content(1)) >= HALF || (opensObject(place, 2) && !place.gap(0).includes(',')));

/** "The handler excepts two arguments." */
const excepts: Judge = (place) =>
  TAKEN.test(place.lower(1)) || TAKEN.test(place.lower(2)) || /^(?:\d+|an?)$/.test(place.text(1))
    ? slip(0, 0, 'accepts', 'What is taken in is “accepted”. To “except” is to leave out.')
    : undefined;
const TAKEN =
  /^(?:one|two|three|four|either|both|arguments?|parameters?|options?|inputs?|values?|strings?|numbers?|objects?|files?|cards?|cash|checks|cheques|payments?|requests?|connections?|orders?|bookings?|applications?|returns|coins|donations?|patients|students|members|json|xml|yaml|csv)$/;
const VERB_OR_NOUN = NOUN | PLURAL | VERB | THIRD_PERSON | PARTICIPLE | ADJECTIVE | ING;

/** Words that sound alike, told by the words on both sides. */
export const SOUND_ALIKES: readonly Watched[] = [
  [
    oneOf('except'),
    (place) => (AGREED.test(place.lower(2)) ? except(place) : undefined),
    ahead(oneOf('the this our their these')),
  ],
  [oneOf('excepts'), excepts],
  [oneOf('looses loosing'), looses],
  [oneOf('loose'), loose, behind(classed(MODAL))],
  [oneOf('loose'), lost, behind(classed(HAVE))],
  [oneOf('by'), buy, behind(classed(TO))],
  [oneOf('of'), off, behind(oneOf('turn switch turns switches'))],
  [oneOf('red'), red, behind(classed(HAVE))],
  [oneOf('too'), tooFar],
];
