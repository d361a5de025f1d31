import {
  BE,
  DETERMINER,
  DO,
  JOINS,
  MODAL,
  OBJECT_PRONOUN,
  OPENS_CLAUSE,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  HALF,
  ING,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { isComparative } from './comparisons.ts';
import { ahead, behind, oneOf, partOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { beOf, hasMainVerb } from './missing-verbs.ts';
import { isMany } from './nouns.ts';
import { phraseStart } from './subjects.ts';
import { slip } from './verbs.ts';

const add = (place: Place, word: string) =>
  slip(0, 0, `${place.lower(0)} ${word}`, `A small word is missing: “${place.lower(0)} ${word}”.`);

/** Nothing that belongs to the same part of the sentence, or a small word. */
const ends = (place: Place, step: number): boolean => {
  const next = place.at(step);
  return next === undefined
    ? /^[.,;!?)]|^$/.test(place.gap(step - 1))
    : (next.classes & (PREPOSITION | OPENS_CLAUSE | JOINS | TO)) !== 0;
};

const BEHIND = /^(?:why|because|if|when|since|while|sure|ensure|ensures)$/;
/** Where the clause begins whose subject ends in front: "because the token", "make sure that the cable"; 0 where none does. */
function clauseStart(place: Place): number {
  const start = phraseStart(place);
  if (start === 0) return 0;
  const at = place.lower(start - 1) === 'that' ? start - 2 : start - 1;
  return BEHIND.test(place.lower(at)) ? start : 0;
}
const withBe = (place: Place) => {
  const be = beOf(place);
  return be && slip(0, 0, `${be} ${place.lower(0)}`, `A verb is missing: “${be} ${place.lower(0)}”.`);
};
/** How far a verb may stand behind. */
const FAR = 12;
const pastBehind = (place: Place): boolean => {
  for (let step = 1; step < FAR && place.near(step) && !place.opensSentence(step); step++)
    if (((place.near(step)?.parts ?? 0) & PAST) !== 0) return true;
  return false;
};

/** "Why the test failing on CI", "because the token missing from the header". */
const beforeIng: Judge = (place) => {
  const start = clauseStart(place);
  if (start === 0 || !ends(place, 1) || hasMainVerb(place, 1) || pastBehind(place)) return undefined;
  // "When the page loading ends": a noun. "Because of the team working on it".
  return (place.content(0) & (NOUN | ADJECTIVE)) === 0 ||
    /^(?:missing|failing|running|working|loading|waiting)$/.test(place.lower(0))
    ? withBe(place)
    : undefined;
};

/** "Ensure that the cable connected to the port." */
const beforeState: Judge = (place) => {
  const start = clauseStart(place);
  return start !== 0 &&
    /^(?:sure|ensure|ensures|that)$/.test(place.lower(start - 1)) &&
    ends(place, 1) &&
    !hasMainVerb(place, 1)
    ? withBe(place)
    : undefined;
};
const STATES =
  'connected installed configured enabled disabled attached selected plugged charged mounted deployed saved stored locked closed';

/** "It is faster the old version", "they are better the first ones". */
const thanThe: Judge = (place) =>
  (place.parts(0) & ADJECTIVE) !== 0 &&
  !place.lower(0).endsWith('ever') &&
  (place.classes(-1) & BE) !== 0 &&
  place.lower(-1) !== 'being' &&
  ![2, 3].some((step) =>
    /^(?:more|less|time|day|week|month|year|longer|closer|higher|lower|better|further|fewer|larger|bigger|smaller)$/.test(
      place.lower(step),
    ),
  ) &&
  (place.content(2) & (NOUN | ADJECTIVE)) !== 0
    ? add(place, 'than')
    : undefined;

/** "The job took longer expected." */
const thanExpected: Judge = (place) =>
  !/^(?:no|any|not|the|an?|is|are|was|were)$/.test(place.lower(-1)) && ends(place, 2)
    ? add(place, 'than')
    : undefined;

/** "They are capable doing it", "the page is full errors". */
const of: Judge = (place) =>
  (place.classes(-1) & BE) !== 0 || (place.content(-1) & ADVERB) !== 0 ? add(place, 'of') : undefined;

/** "Feel free contact us." */
const freeTo: Judge = (place) => ((place.content(1) & VERB) !== 0 ? add(place, 'to') : undefined);
/** "Feel to contact us." */
const feelFree: Judge = (place) =>
  (place.content(2) & VERB) !== 0 && (place.opensSentence(0) || /^(?:please|also|and)$/.test(place.lower(-1)))
    ? add(place, 'free')
    : undefined;
/** "Let us if it works." */
const know: Judge = (place) => add(place, 'know');
const thankFor: Judge = (place) => add(place, 'for');

/** "It results an error." */
const resultsIn: Judge = (place) =>
  (place.classes(-1) & SINGULAR_PRONOUN) !== 0 || /^(?:this|that|which)$/.test(place.lower(-1))
    ? add(place, 'in')
    : undefined;

/** "You be able to see it." */
const willBe: Judge = (place) =>
  place.opensSentence(-1) ? slip(0, 0, 'will be', 'A verb is missing: “will be able”.') : undefined;

/** "A couple users", "a couple more days": the first lacks "of". */
const coupleOf: Judge = (place) =>
  place.lower(-1) === 'a' && isMany(place.at(1)) && ends(place, 2) ? add(place, 'of') : undefined;

/** "We are happy announce it", "do not hesitate contact us". */
const toDo: Judge = (place) => {
  const due =
    (place.classes(-1) & (BE | MODAL | DO)) !== 0 || /^(?:very|not|also|really|so)$/.test(place.lower(-1));
  const verb = place.content(1);
  const goesOn = (place.classes(2) & (DETERMINER | PREPOSITION | TO | OBJECT_PRONOUN)) !== 0;
  return due && (verb & (VERB | ADJECTIVE)) === VERB && verbShare(verb) >= HALF && goesOn
    ? add(place, 'to')
    : undefined;
};
/** Small words that hurried writers leave out. */
export const EVERYDAY_GAPS: readonly Watched[] = [
  [partOf(ING), beforeIng, behind(partOf(NOUN | PLURAL))],
  [oneOf(STATES), beforeState, behind(partOf(NOUN | PLURAL))],
  [isComparative, thanThe, ahead(oneOf('the our your'))],
  [
    oneOf('longer more less earlier later higher lower faster slower sooner worse better'),
    thanExpected,
    ahead(oneOf('expected planned usual necessary needed anticipated')),
  ],
  [oneOf('capable'), of, ahead(({ parts }) => (parts & (ING | VERB)) === ING)],
  [
    oneOf('full'),
    // "Headings are full sentences."
    (place) => (/^(?:is|was)$/.test(place.lower(-1)) ? of(place) : undefined),
    ahead((facts) => isMany(facts) && (facts.parts & (ADJECTIVE | PARTICIPLE)) === 0),
  ],
  [oneOf('free'), freeTo, behind(oneOf('feel'))],
  [oneOf('feel'), feelFree, ahead(oneOf('to'))],
  [
    oneOf('us me'),
    (place) => (/^(?:if|when|whether)$/.test(place.lower(1)) ? know(place) : undefined),
    behind(oneOf('let')),
  ],
  [
    oneOf('you'),
    (place) => (/^(?:your|all\s+your)$/.test(place.lower(1)) ? thankFor(place) : undefined),
    behind(oneOf('thank')),
  ],
  [oneOf('results'), resultsIn, ahead(oneOf('a an'))],
  [
    oneOf('be'),
    (place) => (place.lower(1) === 'able' ? willBe(place) : undefined),
    behind(oneOf('you we they i')),
  ],
  [oneOf('couple'), coupleOf, behind(oneOf('a'))],
  [oneOf('happy glad pleased proud excited unable eager keen willing hesitate'), toDo, ahead(partOf(VERB))],
];
