import { DETERMINER } from '../../../spelling/function-words.ts';
import { PARTICIPLE, VERB } from '../../../spelling/lexicon.ts';
import { ahead, classed, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { isMany, isOneThing } from './nouns.ts';
import { isModifier, plural, singular } from './subjects.ts';
import { slip } from './verbs.ts';

/** "The nurse and the patient": two things with their articles, where a clause opens. */
export function areTwo(place: Place): boolean {
  return (
    place.lower(-3) === 'and' &&
    /^(?:the|an?)$/.test(place.lower(-2)) &&
    isOneThing(place.at(-1)) &&
    isOneThing(place.at(-4)) &&
    /^(?:the|an?)$/.test(place.lower(-5)) &&
    (place.opensSentence(-5) || /^(?:if|when|once|because)$/.test(place.lower(-6)))
  );
}

/** "Does the sensors need", "do the server start". */
const asked: Judge = (place) => {
  const at = [2, 3].find((step) => isMany(place.at(step)) || isOneThing(place.at(step))) ?? 0;
  if (!place.opensSentence(0) || at === 0 || (place.content(at + 1) & VERB) === 0) return undefined;
  const does = place.lower(0) === 'does';
  if (does ? !isMany(place.at(at)) : !isOneThing(place.at(at)) || at === 3) return undefined;
  if (!/\?\s*$/.test(place.sentence)) return undefined;
  const right = does ? 'do' : 'does';
  return slip(0, 0, right, (does ? plural : singular)(place.lower(at), right));
};

/** "Where is the logs stored?" */
const askedWhere: Judge = (place) => {
  if (!/^(?:is|was)$/.test(place.lower(1)) || !place.opensSentence(0)) return undefined;
  const at = isModifier(place, 3) && isMany(place.at(4)) ? 4 : 3;
  if (!isMany(place.at(at)) || (place.content(at + 1) & PARTICIPLE) === 0) return undefined;
  if (!/\?\s*$/.test(place.sentence)) return undefined;
  const right = place.lower(1) === 'is' ? 'are' : 'were';
  return slip(1, 1, right, plural(place.lower(at), right));
};

/** Questions that disagree with their subject. */
export const QUESTIONED: readonly Watched[] = [
  [oneOf('do does'), asked, ahead(classed(DETERMINER))],
  [
    oneOf('where how when why'),
    (place) => ((place.classes(2) & DETERMINER) !== 0 ? askedWhere(place) : undefined),
    ahead(oneOf('is was')),
  ],
];
