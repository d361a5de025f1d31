import {
  DETERMINER,
  HAVE,
  MODAL,
  NUMBER,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
} from '../../../spelling/function-words.ts';
import { ahead, behind, classed, oneOf, type Judge, type Watched } from './grammar-check.ts';
import { endsHere } from './noun-phrases.ts';
import {
  ADJECTIVE,
  ING,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../../spelling/lexicon.ts';
import { pluralOf } from '../../../spelling/inflect.ts';
import { endsPhrase, isCountable, isMany, isOneThing } from './nouns.ts';
import { isMostlyVerb } from './subjects.ts';
import { mended, slip } from './verbs.ts';

/** Plurals of which there is much: "much of the docs". */
const AS_ONE =
  /^(?:docs|settings|contents|internals|basics|details|savings|earnings|credits|specifics|options|goods|means|mechanics|graphics|semantics|statistics|analytics|logistics)$/;

/** "Much files". */
const muchOfMany: Judge = (place) => {
  // "Much of the requests time out."
  const parted = place.lower(1) === 'of' && (place.classes(2) & DETERMINER) !== 0;
  if (parted && isMany(place.at(3)) && !AS_ONE.test(place.lower(3)) && !/['’]/.test(place.sign(3)))
    return slip(
      0,
      0,
      'many',
      `“Much” goes with what can't be counted. Of “${place.lower(3)}” there are “many”.`,
    );
  // "Remove much old files", but "much larger files".
  const at = /^(?:new|old|other|good|bad|free|extra|open|useful|important|interesting)$/.test(place.lower(1))
    ? 2
    : 1;
  const noun = place.at(at);
  const counts = at === 2 && (place.content(-1) & (VERB | THIRD_PERSON | PAST | ING)) !== 0;
  if (
    !noun ||
    !isMany(noun) ||
    (!counts &&
      !/^(?:too|so|how|as|not|very|that|has|have|had|needs?|contains?|offers?|with|without|)$/.test(
        place.lower(-1),
      )) ||
    !endsHere(place, at)
  )
    return undefined;
  return slip(0, 0, 'many', `“Much” goes with what can't be counted. Of “${noun.lower}” there are “many”.`);
};

/** "Remove this four screws". */
const thisFew: Judge = (place) =>
  isMany(place.at(2)) && (place.classes(3) & MODAL) === 0
    ? slip(0, 0, 'these', `“${place.lower(2)}” is a plural: write “these”.`)
    : undefined;

/** "Three kind of joins", "all kind of", "several different type of". */
const kinds: Judge = (place) => {
  const at = /^(?:different|other|main)$/.test(place.lower(-1)) ? -2 : -1;
  const many =
    (place.classes(at) & NUMBER) !== 0 ||
    /^(?:several|many|various|multiple|these|those|all|few)$/.test(place.lower(at)) ||
    isSeveral(place.text(at));
  if (!many || (at === -1 && /^(?:the|one|a|an|any)$/.test(place.lower(-2)))) return undefined;
  const right = `${place.lower(0)}s`;
  return slip(0, 0, right, `These are several: write “${right} of”.`);
};

const isSeveral = (text: string) => /^\d+$/.test(text) && Number(text) > 1;

/** "Wait at least five minute.", "10 minute before". */
const units: Judge = (place) => {
  const few =
    /^(?:few|several)$/.test(place.lower(-1)) || (place.lower(-1) === 'of' && place.lower(-2) === 'couple');
  if (!few && (place.classes(-1) & NUMBER) === 0 && !isSeveral(place.text(-1))) return undefined;
  // "A five minute break", "the 30 second limit".
  if (!few && /^(?:an?|the|your|its|this|per|of)$/.test(place.lower(-2))) return undefined;
  const next = place.at(1);
  const follows =
    next !== undefined &&
    (BEHIND_TIME.test(next.lower) ||
      (few && (next.classes & PREPOSITION) !== 0) ||
      (next.classes & (DETERMINER | PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0);
  const ends = next === undefined ? /^[.,;!?]/.test(place.gap(0)) : follows;
  const right = `${place.lower(0)}s`;
  return ends ? slip(0, 0, right, `Of several it is “${right}”.`) : undefined;
};

/** "The server has 16 core.", "with 3 retry attempt": a number of things, and no name such as "port 80 request". */
const numbered: Judge = (place) => {
  // "A single HTTP/2 session": a version.
  if (place.gap(-2).includes('/')) return undefined;
  // "A 404 error", "less than 50 character) line".
  if (!isSeveral(place.text(-1)) || Number(place.text(-1)) >= 100 || place.sign(0) === ')') return undefined;
  // "3 file selected."
  const said = place.at(-2) === undefined && (place.content(1) & (PARTICIPLE | NOUN)) === PARTICIPLE;
  if (!isCountable(place.at(0)) || !(said || endsPhrase(place, 0)) || (place.parts(0) & ADJECTIVE) !== 0)
    return undefined;
  const governed =
    said ||
    // "Send upto 60 request".
    place.at(-2)?.unknown === true ||
    (place.classes(-2) & (HAVE | PREPOSITION)) !== 0 ||
    (place.content(-2) !== 0 && isMostlyVerb(place.content(-2))) ||
    /^(?:least|most|maximum|than|to|only|these|are|were)$/.test(place.lower(-2));
  // "At 3 point intervals", "in step 2 mode": a unit, and a name.
  if (!governed || (place.content(1) & (NOUN | PLURAL)) !== 0 || UNIT.test(place.lower(0))) return undefined;
  return mended(0, pluralOf(place.lower(0)), (right) => `Of several it is “${right}”.`);
};
const UNIT =
  /^(?:number|percent|pixel|px|bit|byte|point|dozen|hundred|thousand|million|billion|way|version|release|series|level|stage|phase|inch|base|times|format)$/;

/** "A 3 days trial", "a five minutes break". */
const unitsBefore: Judge = (place) => {
  const number = (place.classes(-1) & NUMBER) !== 0 || isSeveral(place.text(-1));
  const noun = place.at(1);
  if (!number || !/^an?$/.test(place.lower(-2)) || !isOneThing(noun)) return undefined;
  const right = `${place.text(-1)}-${place.lower(0).slice(0, -1)}`;
  return slip(-1, 0, right, `Before a noun the unit has no “s”: “${right}”.`);
};

/** "A two-weeks sprint". */
const joinedUnits: Judge = (place) =>
  isOneThing(place.at(1))
    ? slip(
        0,
        0,
        place.lower(0).slice(0, -1),
        `Before a noun the unit has no “s”: “${place.lower(0).slice(0, -1)}”.`,
      )
    : undefined;

/** "Different type of nodes". */
const differentKinds: Judge = (place) =>
  place.opensSentence(-1) || (place.classes(-2) & (PREPOSITION | HAVE)) !== 0 || place.lower(-2) === 'are'
    ? slip(0, 0, `${place.lower(0)}s`, `These are several: write “${place.lower(0)}s of”.`)
    : undefined;

/** "Three time faster", "it failed two time." */
const times: Judge = (place) => {
  if ((place.classes(-1) & NUMBER) === 0 && !isSeveral(place.text(-1))) return undefined;
  if (/^(?:an?|the|your|its|this|per|of|one)$/.test(place.lower(-2))) return undefined;
  const next = place.lower(1);
  return (next === '' && /^[.,;!?]/.test(place.gap(0))) || /^(?:[a-z]+er|as|more|less|an?|per|in)$/.test(next)
    ? slip(0, 0, 'times', 'Of several it is “times”.')
    : undefined;
};

const BEHIND_TIME = /^(?:before|after|until|later|ago|earlier|of)$/;
const JOINED_UNITS = /^[a-z]+-(?:seconds|minutes|hours|days|weeks|months|years)$/;
const MASS =
  /^(?:information|progress|software|hardware|advice|equipment|feedback|evidence|knowledge|traffic|furniture|luggage|memory|bandwidth|storage|documentation)$/;

/** "Many information", "a few feedback". */
const manyOfMass: Judge = (place) => {
  if (!endsPhrase(place, 1)) return undefined;
  const right = place.lower(0) === 'many' ? 'much' : 'little';
  return slip(0, 0, right, `“${place.lower(1)}” can't be counted: “${right} ${place.lower(1)}”.`);
};

/** "Several equipment": no number of it. */
const severalOfMass: Judge = (place) =>
  endsPhrase(place, 1)
    ? slip(
        0,
        1,
        null,
        `“${place.lower(1)}” can't be counted: name the pieces, or write “some ${place.lower(1)}”.`,
      )
    : undefined;

/** What is counted, in a form that numbers don't take. */
export const COUNTING: readonly Watched[] = [
  [oneOf('much'), muchOfMany],
  [oneOf('this'), thisFew, ahead(classed(NUMBER))],
  [oneOf('kind type sort'), kinds, ahead(oneOf('of'))],
  [({ lower }) => JOINED_UNITS.test(lower), joinedUnits],
  [oneOf('seconds minutes hours days weeks months years'), unitsBefore],
  [
    oneOf('kind type sort'),
    (place) => (place.lower(1) === 'of' ? differentKinds(place) : undefined),
    behind(oneOf('different')),
  ],
  [
    oneOf('second minute hour day week month year'),
    units,
    behind(
      ({ classes, lower }) => (classes & NUMBER) !== 0 || lower === '' || /^(?:few|several|of)$/.test(lower),
    ),
  ],
  [oneOf('time'), times, behind(({ classes, lower }) => (classes & NUMBER) !== 0 || lower === '')],
  [(facts) => facts.classes === 0 && isCountable(facts), numbered, behind(({ lower }) => lower === '')],
  [oneOf('several these those'), severalOfMass, ahead(({ lower }) => MASS.test(lower))],
  [oneOf('many few'), manyOfMass, ahead(({ lower }) => MASS.test(lower))],
];
