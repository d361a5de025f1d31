import {
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  DO,
  HAVE,
  MODAL,
  OBJECT_PRONOUN,
  PLURAL_PRONOUN,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import type { WordFacts } from '../../../spelling/word-facts.ts';
import { oneOf, type Place, type Slip } from './grammar-check.ts';

/** Verbs that are nouns too, but not behind "can be" or before an article. */
export const VERBS_TOO: ReadonlySet<string> = new Set(
  (
    'use call import export deploy change set run download upload update create configure start stop test build log parse ' +
    'return save load display trigger cache store request mount link format filter process access add install handle pass check ' +
    'remove revoke convert rename replace merge move fix release restart search serve route preload prefetch index share split match print mark mask ' +
    'map list group order place post pull push queue rank reset scan seed sign skip sort stack stream switch tag track wrap watch anchor sample shift ' +
    'block attach collect report drop wrap lock unlock mock patch reload resume retry roll rollback copy paste'
  ).split(' '),
);

/** The forms of "be", "have" and "do" that many take, by those of one; and the other way round. */
export const TO_PLURAL: ReadonlyMap<string, string> = new Map(
  Object.entries({
  is: 'are', was: 'were', has: 'have', does: 'do', "isn't": "aren't", "wasn't": "weren't", "hasn't": "haven't", "doesn't": "don't", doesnt: "don't",
}),
); // prettier-ignore
export const TO_SINGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
  are: 'is', were: 'was', have: 'has', do: 'does', "aren't": "isn't", "weren't": "wasn't", "haven't": "hasn't", "don't": "doesn't", dont: "doesn't",
}),
); // prettier-ignore

export const isOnly = (parts: number, part: number, not: number) =>
  (parts & part) !== 0 && (parts & not) === 0;
/** A verb and nothing else, or hardly ever: "create", "get". */
export const isBase = (parts: number) =>
  isOnly(parts, VERB, NOUN | ADJECTIVE | ADVERB | PAST | PARTICIPLE | PLURAL) ||
  (isOnly(parts, VERB, PAST | PARTICIPLE) && verbShare(parts) >= NEARLY_ALWAYS);
/** In fifteenths of its uses as a verb: what may well be one, what is one mostly, and what is one nearly always. */
export const OFTEN_VERB = 4;
export const MOSTLY_VERB = 12;
const NEARLY_ALWAYS = 15;
/** Not "to accounts A and B": a name. */
export const opensObject = (place: Place, step: number) =>
  (place.classes(step) & (DETERMINER | OBJECT_PRONOUN)) !== 0 && place.at(step)?.capital !== true;

export const slip = (
  from: number,
  to: number,
  replacement: string | null | undefined,
  message: string,
): Slip => ({ from, to, replacement: replacement ?? null, message });

/** The slip that a form mends; none where no dictionary has the form. */
export const mended = (
  at: number | readonly [from: number, to: number],
  right: string | undefined,
  message: (right: string) => string,
): Slip | undefined => {
  const [from, to] = typeof at === 'number' ? [at, at] : at;
  return right === undefined ? undefined : slip(from, to, right, message(right));
};

/** The step of the first word from `step` on that is no "not" or "also". */
export function pastAdverbs(place: Place, step: number): number {
  let at = step;
  while (at < step + 2 && (place.classes(at) & BETWEEN_VERBS) !== 0) at++;
  return at;
}

/** Whether what stands before asks for the base of a verb: "may", "to", "doesn't". */
export const verbDue = (place: Place): boolean =>
  (place.classes(-1) & MODAL) !== 0 || /^(?:to|not|don't|doesn't|didn't)$/.test(place.lower(-1));

const isNotFinite = oneOf('be been being having');
/** "Is", "has", "can", "does": a form that a subject has, no "been". */
export const isFiniteAuxiliary = (facts: WordFacts): boolean =>
  (facts.classes & (BE | DO | HAVE | MODAL)) !== 0 && !isNotFinite(facts);

/** "No failover need take place", "it need do nothing", "and not need worry": not "you need configure it". */
export const isModalNeed = (place: Place, at: number): boolean =>
  ![at - 1, at - 2].some(
    (step) =>
      (place.classes(step) & (PLURAL_PRONOUN | DO | MODAL)) !== 0 || (place.content(step) & PLURAL) !== 0,
  ) ||
  /^(?:nothing|no|only|never)$/.test(place.lower(at + 2)) ||
  place.before(8).some((word) => /^(?:no|not|nor|never|only|neither|hardly)$/.test(word));

/** “You need write access, delete permissions”: what stands behind a verb that says what it is for. */
export const isGrant = (word: string): boolean =>
  /^(?:access|permissions?|privileges?|rights?|scopes?|modes?|credentials|keys|tokens|locks|roles|capacity|operations)$/.test(
    word,
  );
