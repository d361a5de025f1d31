import { nounShare, PLURAL, THIRD_PERSON } from '../../../spelling/lexicon.ts';
import { isCounted } from '../../data/software-nouns.ts';
import { ahead, oneOf, type Judge, type Watched } from './grammar-check.ts';
import { singularOf } from '../../../spelling/inflect.ts';
import { partsOf } from '../../../spelling/parts.ts';
import { isCount, isMany } from './nouns.ts';
import { slip } from './verbs.ts';

/** "One less file", "2 less retries", "more or less words". */
const GOES_WITH_LESS = /^(?:one|no|or|and|much|even)$|\d$/;
const MASS_BEFORE = /^(?:any|far|little|lot)$/;
export const MEASURE =
  /^(?:seconds|minutes|hours|days|weeks|months|years|times|dollars|euros|cents|percent|points|miles|meters|metres|kilometers|bytes|bits|kilobytes|megabytes|gigabytes|degrees|watts|liters|litres|milliliters|grams|resources|headaches|emissions|goods|means|thanks)$/;

/** In fifteenths of its uses. */
const MOSTLY_NOUN = 13;

/** "Less students than last year", "less requests". */
const lessOfMany: Judge = (place) => {
  const [before, noun] = [place.text(-1).toLowerCase(), place.at(1)];
  if (!noun || GOES_WITH_LESS.test(before)) return undefined;
  const many =
    isMany(noun) &&
    ((noun.parts & THIRD_PERSON) === 0 || nounShare(noun.parts) >= MOSTLY_NOUN) &&
    !MEASURE.test(noun.lower) &&
    !MASS_BEFORE.test(before);
  return many || isCounted(place.text(1))
    ? slip(0, 0, 'fewer', 'What can be counted takes “fewer”.')
    : undefined;
};

/** Whether a word is a plural of things that are counted, and no measure: "emails". */
export function isPluralOfThings(word: string): boolean {
  const one = singularOf(word);
  return (
    one !== undefined &&
    (partsOf(word) & PLURAL) !== 0 &&
    nounShare(partsOf(word)) >= MOSTLY_NOUN &&
    isCount(partsOf(one)) &&
    !MEASURE.test(word)
  );
}

/** Quantities of what can be counted, and of what can't. */
export const QUANTITIES: readonly Watched[] = [
  [oneOf('less'), lessOfMany, ahead(({ parts, lower }) => (parts & PLURAL) !== 0 || isCounted(lower))],
];

/** Numbers that are counted with, and no function words. */
export const HIGHER_NUMBERS =
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million';
const HIGHER: ReadonlySet<string> = new Set(HIGHER_NUMBERS.split(' '));
export const isHigherNumber = (word: string): boolean => HIGHER.has(word);
