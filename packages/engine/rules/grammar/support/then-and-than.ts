import {
  BE,
  DETERMINER,
  MODAL,
  NUMBER,
  OBJECT_PRONOUN,
  PLURAL_PRONOUN,
  SINGULAR_PRONOUN,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  NOUN,
  PARTICIPLE,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../../spelling/lexicon.ts';
import { isShortComparative } from './comparisons.ts';
import { behind, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { slip } from './verbs.ts';

const COMPARATIVE =
  /^(?:less|more|greater|larger|smaller|bigger|higher|lower|fewer|longer|shorter|better|worse|faster|slower|older|newer|later|earlier|easier|simpler|safer|stronger|deeper|wider|rather|other)$/;
const DIFFERENT = /^(?:different|differently|else|sooner|worse|twice)$/;

/** "Cheaper", "more"; with one word between, "more often", "fewer steps". */
function compares(place: Place, step: number): boolean {
  const word = place.lower(step);
  if (COMPARATIVE.test(word) || isShortComparative(word)) return true;
  return (
    word.endsWith('er') &&
    (place.content(step) & ADJECTIVE) !== 0 &&
    (place.content(step) & (NOUN | VERB)) === 0
  );
}

/** Whether something is compared in front of "then": "greater", "more often", "easier to read". */
function isCompared(place: Place): boolean {
  if (compares(place, -1)) return true;
  if ((place.content(-1) & (ADJECTIVE | ADVERB | NOUN | PLURAL)) === 0) return isToRead(place);
  return (compares(place, -2) && place.lower(-2) !== 'later') || isToRead(place);
}

/** "Easier to read then nested callbacks". */
const isToRead = (place: Place): boolean =>
  place.lower(-2) === 'to' &&
  compares(place, -3) &&
  (place.content(1) & (PARTICIPLE | ADJECTIVE)) !== 0 &&
  (place.content(2) & (NOUN | PLURAL)) !== 0;

const then: Judge = (place) => {
  if (!isCompared(place)) return undefined;
  const counted = compares(place, -1) && ((place.classes(1) & NUMBER) !== 0 || /^\d/.test(place.text(1)));
  if (!counted && place.before(14).some((word) => /^(?:if|when|once|first)$/.test(word))) return undefined;
  if (!compares(place, -1) && place.before(14).includes('and')) return undefined;
  const next = place.at(1);
  if (next === undefined && /^[,.;:]/.test(place.gap(0))) return undefined;
  const parts = place.content(1);
  // "Greater then zero": a noun, which nothing does next.
  const noun = (parts & (NOUN | PLURAL)) !== 0 && (parts & (VERB | THIRD_PERSON | ADJECTIVE | ADVERB)) === 0;
  return (noun && place.lower(-1) !== 'later') ||
    next === undefined ||
    !next.plain ||
    isToRead(place) ||
    (next.classes & (NUMBER | DETERMINER | OBJECT_PRONOUN | PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0 ||
    /^(?:before|expected|usual|normal|one|zero|nothing|anything|everything|most|others|ever|what|those|polling|using|with)$/.test(
      next.lower,
    )
    ? slip(0, 0, 'than', 'A comparison takes “than”. “Then” is about time.')
    : undefined;
};

const THEN = '“Than” is for comparisons. What comes next in time comes “then”.';

/** "If it fails, than retry", "and than run", "than, restart". */
const than: Judge = (place) => {
  const joined = place.lower(-1) === 'and' && !/^(?:more|less|other|rather|different)$/.test(place.lower(-2));
  const opens =
    (place.opensSentence(0) && place.at(0)?.capital === true) ||
    (place.at(-1) === undefined && place.gap(-1).startsWith(','));
  if (!joined && !opens) return undefined;
  if (place.at(1) === undefined && !place.gap(0).startsWith(',')) return undefined;
  const next = place.at(1);
  // "… is easier, than when you start": something is compared after all.
  const follows =
    next === undefined ||
    (next.parts & VERB) !== 0 ||
    (next.classes & (DETERMINER | PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0;
  if (!follows) return undefined;
  const compared = place.before(14).some((word) => COMPARATIVE.test(word) || DIFFERENT.test(word));
  return compared || /\b(?:more|less|rather|other)\b[^.]* than\b/.test(place.sentence)
    ? undefined
    : slip(0, 0, 'then', THEN);
};

/** "Since than", "you can than delete it", "is than sent". */
const amid: Judge = (place) => {
  const before = place.lower(-1);
  const time = /^(?:since|until|till|back|by|even|just)$/.test(before) && place.at(1) === undefined;
  const verb = (place.classes(-1) & (MODAL | BE)) !== 0 && (place.content(1) & (VERB | PARTICIPLE)) !== 0;
  return time || verb ? slip(0, 0, 'then', THEN) : undefined;
};

/** “Then”, which is about time, and “than”, which compares. */
export const THEN_AND_THAN: readonly Watched[] = [
  [oneOf('then'), then],
  [oneOf('than'), than],
  [
    oneOf('than'),
    amid,
    behind(
      ({ lower, classes }) =>
        (classes & (MODAL | BE)) !== 0 || /^(?:since|until|till|back|by|even|just)$/.test(lower),
    ),
  ],
];
