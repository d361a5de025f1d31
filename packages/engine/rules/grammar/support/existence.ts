import { MEASURE } from './quantities.ts';
import { BE, BETWEEN_VERBS, PLURAL_DETERMINER } from '../../../spelling/function-words.ts';
import { ADJECTIVE, ADVERB, NOUN } from '../../../spelling/lexicon.ts';
import { behind, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { endsPhrase, isCountNoun, isMany, isOneThing } from './nouns.ts';
import { isModifier } from './subjects.ts';
import { slip, TO_PLURAL, TO_SINGULAR } from './verbs.ts';

/** "There is many", "there are a". */
const existential: Judge = (place) => {
  // "Here is some tips."
  if (place.lower(-1) === 'here' ? !place.opensSentence(-1) : !place.opensClause(-1)) return undefined;
  const first = (place.classes(1) & BETWEEN_VERBS) !== 0 || isAdverb(place, 1) ? 2 : 1;
  const [verb, next, after] = [place.lower(0), place.lower(first), place.lower(first + 1)];
  if (/^(?:is|was|isn't|wasn't)$/.test(verb)) {
    const right = TO_PLURAL.get(verb) ?? null;
    return after !== 'a' && isManyAt(place, first)
      ? slip(0, 0, right, `What there is, “${next} …”, is plural, so the verb is “${right}”.`)
      : undefined;
  }
  // "If there were no file": the subjunctive.
  if (verb.startsWith('were') && /^(?:if|though|unless)$/.test(place.lower(-2))) return undefined;
  if (next === 'no' && (place.classes(0) & BE) !== 0) {
    const at = isModifier(place, 2) && isCountNoun(place.at(3)) ? 3 : 2;
    const only = TO_SINGULAR.get(verb);
    return only !== undefined &&
      isCountNoun(place.at(at)) &&
      endsPhrase(place, at) &&
      !/^(?:and|or)$/.test(place.lower(at + 1))
      ? slip(0, 0, only, `What there is, “no ${place.lower(at)}”, is singular, so the verb is “${only}”.`)
      : undefined;
  }
  const one =
    /^(?:a|an|one|another)$/.test(next) &&
    isOneThing(place.at(2)) &&
    !/^(?:and|or|of)$/.test(place.lower(3)) &&
    place.at(3) !== undefined;
  const right = TO_SINGULAR.get(verb) ?? null;
  // "Here are the current status of the cluster."
  if (place.lower(-1) === 'here' && next === 'the') {
    const at = isModifier(place, 2) && isCountNoun(place.at(3)) ? 3 : 2;
    return isOneThing(place.at(at)) && place.lower(at + 1) === 'of' && !hasAnd(place, at)
      ? slip(
          0,
          0,
          right,
          `What is here, “the … ${place.lower(at)}”, is singular, so the verb is “${right ?? ''}”.`,
        )
      : undefined;
  }
  // "There are a large number of crates."
  const counted =
    (place.lower(4) === 'of' && !isOneThing(place.at(3))) ||
    [3, 4].some((step) => /^(?:number|lot|variety|range)$/.test(place.lower(step)));
  const joined = counted || (place.block.sentences.length > 0 && hasAnd(place, 3));
  return one && !joined
    ? slip(0, 0, right, `What there is, “${next} ${after}”, is singular, so the verb is “${right}”.`)
    : undefined;
};

const isAdverb = (place: Place, step: number) =>
  (place.content(step) & (ADVERB | NOUN | ADJECTIVE)) === ADVERB;

/** Whether several things are named from `first` on: "many ways", "no impaired volumes", "3 hooks". */
function isManyAt(place: Place, first: number): boolean {
  const opener = place.lower(first);
  const number = /^\d+$/.test(place.text(first)) && place.text(first) !== '1';
  const several = (place.classes(first) & PLURAL_DETERMINER) !== 0 && opener !== 'both';
  // "There is a few bugs left."
  if (opener === 'a' && /^(?:few|couple|number|lot)$/.test(place.lower(first + 1))) {
    const from = place.lower(first + 2) === 'of' ? first + 3 : first + 2;
    return isMany(place.at(from)) || (isModifier(place, from) && isMany(place.at(from + 1)));
  }
  // "There is free places."
  if ((place.content(first) & ADJECTIVE) !== 0 && isMany(place.at(first + 1)))
    return endsPhrase(place, first + 1) && !hasAnd(place, first) && !MEASURE.test(place.lower(first + 1));
  if (!several && !number && !/^(?:some|no|other|different|certain|additional|more|any)$/.test(opener))
    return false;
  // "There is two kind of errors."
  if (
    (several || number) &&
    /^(?:kind|type|sort)$/.test(place.lower(first + 1)) &&
    place.lower(first + 2) === 'of'
  )
    return true;
  for (let at = first + 1; at <= first + 3; at++) {
    // "There is no such things-to-do list": the last word of the phrase tells.
    if (isMany(place.at(at)) && (endsPhrase(place, at) || number || several)) return true;
    if (!isModifier(place, at)) break;
  }
  return /^(?:many|several|multiple|various|these|those)$/.test(opener);
}

function hasAnd(place: Place, from: number): boolean {
  for (let step = from; step < from + 12 && place.at(step); step++)
    if (place.lower(step) === 'and') return true;
  return false;
}

/** "There has been several reports". */
const existed: Judge = (place) => {
  const right = TO_PLURAL.get(place.lower(0)) ?? null;
  return place.opensClause(-1) && isManyAt(place, 2)
    ? slip(0, 0, right, `What there has been, “${place.lower(2)} …”, is plural, so the verb is “${right}”.`)
    : undefined;
};

/** Verbs behind "there" that disagree with what there is. */
export const EXISTING: readonly Watched[] = [
  [oneOf("is are was were isn't aren't wasn't weren't"), existential, behind(oneOf('there here'))],
  [
    oneOf("has hasn't"),
    (place) => (place.lower(1) === 'been' ? existed(place) : undefined),
    behind(oneOf('there')),
  ],
];
