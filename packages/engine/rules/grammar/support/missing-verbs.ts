import {
  JOINS,
  MODAL,
  OPENS_CLAUSE,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { ahead, behind, oneOf, partOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { isMany, isOneThing } from './nouns.ts';
import { isMostlyVerb, phraseStart } from './subjects.ts';
import { isFiniteAuxiliary, slip } from './verbs.ts';

/** Of these, what stands behind a noun belongs to it: "if the option available on Linux is set". */
const BEHIND_NOUNS =
  /^(?:available|possible|present|necessary|involved|due|responsible|specific|relative|similar|equal|able|capable|close|next|new|other|such)$/;

/** "Is" or "are", by the noun in front; undefined where its number can't be told. */
export function beOf(place: Place): 'is' | 'are' | undefined {
  if (isMany(place.at(-1))) return 'are';
  return isOneThing(place.at(-1)) ? 'is' : undefined;
}

/** The same as `beOf`, of a pronoun too. */
export function beBehind(place: Place): 'is' | 'are' | undefined {
  const before = place.lower(-1);
  if (/^(?:you|we|they|these|those)$/.test(before)) return 'are';
  return /^(?:it|he|she|this|that|here)$/.test(before) ? 'is' : beOf(place);
}

/** In fifteenths of its uses. */
const SELDOM_NOUN = 3;
const SURELY_NOUN = 12;

/** Whether an adjective at `step` can only be said of what stands in front: no noun follows. */
const isSaid = (place: Place, step: number): boolean => {
  const parts = place.content(step);
  // "Possible" is a noun to dictionaries.
  if ((parts & ADJECTIVE) === 0 || nounShare(parts) > SELDOM_NOUN) return false;
  if ((parts & (VERB | ADVERB | PAST | PARTICIPLE | ING | THIRD_PERSON)) !== 0) return false;
  if ((parts & NOUN) !== 0 && nounShare(parts) + verbShare(parts) === 0) return false;
  const next = place.at(step + 1);
  return next === undefined ? /^[.,;!]/.test(place.gap(step)) : (next.classes & PREPOSITION) !== 0;
};

/** Words that open clauses of their own, each with its own verb. */
const OWN_CLAUSE =
  /^(?:that|which|who|whom|whose|where|when|if|because|while|as|so|how|what|whether|until|unless|since|once|before|after|than|for)$/;
/** How many words a sentence is looked through for its verb. */
const FAR = 40;

/** Whether a verb of the main clause stands behind the word at `step`, or may: as many verbs as clauses are the clauses' own. */
export function hasMainVerb(place: Place, step: number): boolean {
  let clauses = 0;
  let verbs = 0;
  for (let at = step; at < step + FAR; at++) {
    const facts = place.near(at);
    if (!facts || place.opensSentence(at)) break;
    if (OWN_CLAUSE.test(facts.lower)) clauses++;
    const before = place.near(at - 1);
    const finite = isFiniteAuxiliary(facts);
    const third = (facts.parts & THIRD_PERSON) !== 0 && verbShare(facts.parts) >= SELDOM_NOUN;
    const past = (facts.parts & PAST) !== 0 && (facts.parts & PARTICIPLE) === 0;
    const acts =
      ((before?.parts ?? 0) & PLURAL) !== 0 ||
      ((before?.classes ?? 0) & (PLURAL_PRONOUN | SINGULAR_PRONOUN | JOINS)) !== 0;
    if (finite || third || past || (acts && (facts.parts & (VERB | PAST)) !== 0)) verbs++;
    // "The options not listed here are for internal use": a verb in front of any other clause.
    if ((finite || third) && clauses === 0) return true;
  }
  return verbs > clauses;
}

/** "The plugin a small program that runs", "this method not only slow", "the value also available from": no verb. */
const isLacking: Judge = (place) => {
  const [word, next, parts] = [place.lower(0), place.lower(1), place.content(1)];
  const pronoun = /^(?:this|it)$/.test(place.lower(-1)) && place.opensSentence(-1);
  const start = phraseStart(place);
  const noun = place.parts(-1);
  const thing =
    start !== 0 &&
    place.opensSentence(start) &&
    // "This gives reviewers a".
    (start === -2 || (place.parts(-2) & THIRD_PERSON) === 0) &&
    (noun & (VERB | THIRD_PERSON | ING | ADVERB | PARTICIPLE)) === 0 &&
    beOf(place) !== undefined;
  if (!(pronoun || thing) || place.block.kind !== 'paragraph' || !/[.!?]\s*$/.test(place.sentence))
    return undefined;
  // "Any `x` option not already listed."
  if (word === 'not' && /^(?:any|each|every|all|no)$/.test(place.lower(start))) return undefined;
  const participle = (parts & PARTICIPLE) !== 0 && (parts & (NOUN | VERB)) === 0;
  const said =
    /^an?$/.test(word) ||
    ((parts & ADJECTIVE) !== 0 && (parts & (PAST | VERB | NOUN | ADVERB)) === 0) ||
    (word === 'not' &&
      (participle ||
        (parts & (ING | NOUN | ADJECTIVE)) === ING ||
        isSaid(place, 1) ||
        /^(?:an?|the|part)$/.test(next)));
  if (!said || place.isMarked(0, 0) || hasMainVerb(place, 1)) return undefined;
  const be = pronoun ? 'is' : beOf(place);
  return slip(0, 0, `${be} ${word}`, `A verb is missing: “${be} ${word}”.`);
};

/** "Below an example that prints it." */
const belowLacking: Judge = (place) =>
  place.at(-1) !== undefined &&
  place.opensSentence(-1) &&
  /[.:]\s*$/.test(place.sentence) &&
  isOneThing(place.at(1)) &&
  !hasMainVerb(place, 0)
    ? slip(0, 0, `is ${place.lower(0)}`, `A verb is missing: “is ${place.lower(0)} ${place.lower(1)}”.`)
    : undefined;

/** "Because the server busy, …", "if the file empty.": the clause has no verb. */
const clauseWithout: Judge = (place) => {
  const [start, be] = [phraseStart(place), beOf(place)];
  if (start === 0 || be === undefined || (place.classes(start - 1) & OPENS_CLAUSE) === 0) return undefined;
  if (/^(?:that|so|but)$/.test(place.lower(start - 1)) || BEHIND_NOUNS.test(place.lower(0))) return undefined;
  // "When no longer relevant".
  if (place.lower(-1) === 'longer') return undefined;
  if (!isSaid(place, 0) || !/^[.,;!]/.test(place.gap(0))) return undefined;
  // "If the display stays dark": a verb, though dictionaries have it as a noun.
  if ((place.content(-1) & THIRD_PERSON) !== 0 && nounShare(place.content(-1)) < SURELY_NOUN)
    return undefined;
  return slip(0, 0, `${be} ${place.lower(0)}`, `A verb is missing: “${be} ${place.lower(0)}”.`);
};

/** "The value must between 1 and 10." */
const beBehindModal: Judge = (place) => {
  const preposition = place.lower(1);
  const noun = (place.content(-1) & (NOUN | PLURAL)) !== 0 && phraseStart(place) !== 0;
  if (!noun || place.at(2) === undefined) return undefined;
  // "Secrets should under no circumstances be stored."
  if ([2, 3, 4, 5, 6].some((step) => place.lower(step) === 'be' || isMostlyVerb(place.content(step))))
    return undefined;
  return slip(1, 1, `be ${preposition}`, `“Be” is missing between “${place.lower(0)}” and “${preposition}”.`);
};

/** Clauses that lack their verb, or a part of it. */
export const MISSING_VERBS: readonly Watched[] = [
  [
    oneOf('a an not also only'),
    isLacking,
    behind(
      ({ classes, parts, lower }) =>
        (classes === 0 && (parts & (NOUN | PLURAL)) !== 0) || /^(?:this|it)$/.test(lower),
    ),
  ],
  [oneOf('a an'), belowLacking, behind(oneOf('below here following'))],
  [partOf(ADJECTIVE), clauseWithout, behind(partOf(NOUN | PLURAL))],
  [
    ({ classes, lower }) => (classes & MODAL) !== 0 && /^(?:must|should|may|might|shall|cannot)$/.test(lower),
    beBehindModal,
    ahead(oneOf('between within above below under')),
  ],
];
