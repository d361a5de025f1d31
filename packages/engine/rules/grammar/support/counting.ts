import { MODAL, NUMBER } from '../../../spelling/function-words.ts';
import { ahead, behind, classed, oneOf, type Judge, type Watched } from './grammar-check.ts';
import { endsPhrase, isMany } from './nouns.ts';
import { slip } from './verbs.ts';

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
  if ((place.classes(-1) & NUMBER) === 0 && !isSeveral(place.text(-1))) return undefined;
  // "A five minute break", "the 30 second limit".
  if (/^(?:an?|the|your|its|this|per|of)$/.test(place.lower(-2))) return undefined;
  const ends = place.at(1) === undefined ? /^[.,;!?]/.test(place.gap(0)) : BEHIND_TIME.test(place.lower(1));
  const right = `${place.lower(0)}s`;
  return ends ? slip(0, 0, right, `Of several it is “${right}”.`) : undefined;
};

const BEHIND_TIME = /^(?:before|after|until|later|ago|earlier)$/;
const MASS =
  /^(?:information|software|hardware|advice|equipment|feedback|evidence|knowledge|traffic|furniture|luggage)$/;

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
  [oneOf('this'), thisFew, ahead(classed(NUMBER))],
  [oneOf('kind type sort'), kinds, ahead(oneOf('of'))],
  [
    oneOf('second minute hour day week month year'),
    units,
    behind(({ classes, lower }) => (classes & NUMBER) !== 0 || lower === ''),
  ],
  [oneOf('several these those'), severalOfMass, ahead(({ lower }) => MASS.test(lower))],
  [oneOf('many few'), manyOfMass, ahead(({ lower }) => MASS.test(lower))],
];
