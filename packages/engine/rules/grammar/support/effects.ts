import {
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  DO,
  HAVE,
  JOINS,
  MODAL,
  OPENS_CLAUSE,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import { ADJECTIVE, ADVERB, NOUN, PLURAL } from '../../../spelling/lexicon.ts';
import { hasVerbBehind } from './clause-subjects.ts';
import { oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { opensObject, slip } from './verbs.ts';

/** Whether something stands at 1 that a verb may have as its object. */
const hasObject = (place: Place): boolean => {
  const next = place.at(1);
  if (!next) return false;
  if (/^(?:how|what|which|whether|only|all|both)$/.test(next.lower)) return true;
  return (
    (next.classes & (PREPOSITION | BE | MODAL | HAVE | DO | JOINS | OPENS_CLAUSE | TO)) === 0 &&
    next.lower !== 'as'
  );
};

/** Behind a determiner or an adjective stands the noun: "the affect of", "no affect", "have an affect". */
const affect: Judge = (place) => {
  const noun = place.lower(0) === 'affects' ? 'effects' : 'effect';
  const before = place.lower(-1);
  const sure =
    /^(?:the|an?|no|any|its|their|your|same|little|side|opposite|in)$/.test(before) ||
    // "What affect does this have?"
    (before === 'what' && (place.classes(1) & (DO | MODAL)) !== 0);
  const likely =
    /^(?:this|these|some|all|other|great|adverse|into|take|takes|took|taking|has|have|had|whose)$/.test(
      before,
    ) ||
    ((place.content(-1) & ADJECTIVE) !== 0 && !before.endsWith('ly'));
  // "This affects “Retransmission”": the verb.
  return sure || (likely && !hasObject(place) && !(before === 'this' && noun === 'effects'))
    ? slip(0, 0, noun, '“Affect” is the verb for having an influence. The result is an “effect”.')
    : undefined;
};

/** Brought about, and not influenced: "effect change". */
const EFFECTED =
  /^(?:changes?|transitions?|transfers?|repairs?|payments?|improvements?|reform|upgrades?|migration|cleanup|replacement)$/;

/** "It effects the cache", "does not effect performance", "the flag only effects tests". */
const effect: Judge = (place) => {
  const joined = /^(?:n?or|and)$/.test(place.lower(1)) && place.lower(-1) === 'not';
  if (!(hasObject(place) || joined) || [1, 2, 3].some((step) => EFFECTED.test(place.lower(step))))
    return undefined;
  const at = isAdverbial(place, -1) ? (isAdverbial(place, -2) ? -3 : -2) : -1;
  const before = place.at(at);
  if (!before || /^(?:tak(?:e|es|ing|en)|took)$/.test(place.lower(-1))) return undefined;
  const base = place.lower(0) === 'effect';
  const auxiliary = (before.classes & (MODAL | DO)) !== 0 || /^(?:to|not)$/.test(before.lower);
  const pronoun =
    (before.classes & (base ? PLURAL_PRONOUN : SINGULAR_PRONOUN)) !== 0 ||
    /^(?:this|that|which)$/.test(before.lower);
  const noun = before.lower === '' || (before.classes === 0 && (before.parts & (base ? PLURAL : NOUN)) !== 0);
  const asked =
    base &&
    before.lower === 'this' &&
    place.before(4).some((word) => /^(?:does|did|will|would|can|could)$/.test(word));
  const due =
    (base && auxiliary) || asked
      ? true
      : (pronoun && (before.lower !== 'this' || !base)) ||
        (noun && (at !== -1 || opensThing(place) || isClause(place) || opensQuestion(place)));
  return (due && place.lower(-1) !== 'side') || (base && asksEffect(place))
    ? slip(
        0,
        0,
        place.lower(0).replace('e', 'a'),
        '“Affect” is the verb for having an influence. “Effect” is the result.',
      )
    : undefined;
};
/** "The build", "only the build". */
const opensThing = (place: Place): boolean =>
  opensObject(place, /^(?:only|even)$/.test(place.lower(1)) ? 2 : 1);
/** "This setting effects performance": no other verb follows. */
const isClause = (place: Place): boolean =>
  (place.classes(-2) & DETERMINER) !== 0 &&
  place.opensClause(-2) &&
  (place.content(1) & NOUN) !== 0 &&
  !hasVerbBehind(place);
/** "Latency effects how users work": what an influence is on. */
const opensQuestion = (place: Place): boolean => place.lower(1) === 'how' && place.lower(2) !== 'to';
const isAdverbial = (place: Place, step: number): boolean =>
  (place.classes(step) & BETWEEN_VERBS) !== 0
    ? place.lower(step) !== 'not'
    : (place.content(step) & ADVERB) !== 0 && (place.content(step) & (NOUN | ADJECTIVE)) === 0;
/** "How does the cable length effect the throughput?" */
const asksEffect = (place: Place): boolean => {
  if (!opensObject(place, 1) || place.lower(-1) === 'side') return false;
  const before = place.before(8);
  return (
    /^(?:how|does|do|did)$/.test(before.at(-1) ?? '') &&
    before.some((word) => /^(?:d(?:o|oes|id)|will|would|can|could|might)$/.test(word))
  );
};

/** What somebody does is brought about: "Enrolment is effected automatically". */
const ACT =
  /^(?:enrol+|pay|settle|amend|adjust|install|cancell?a|termina|registra|transac|deliver|remov|renew|refund)[a-z]*$/;

/** "Rows that were effected by the query". */
const effected: Judge = (place) =>
  place.lower(1) === 'through' ||
  ([-6, -5, -4, -3, -2].some((step) => ACT.test(place.lower(step))) && place.lower(1) !== 'by') ||
  [-4, -3, -2, -1, 1, 2, 3].some((step) => EFFECTED.test(place.lower(step)))
    ? undefined
    : slip(
        0,
        0,
        'affected',
        'What something has an influence on is “affected”. To “effect” is to bring about.',
      );

/** "Affect" and "effect", told apart by what stands around them. */
export const EFFECTS: readonly Watched[] = [
  [oneOf('affect affects'), affect],
  [oneOf('effect effects'), effect],
  [oneOf('effected'), effected],
];
