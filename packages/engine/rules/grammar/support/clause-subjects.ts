import {
  ARTICLE,
  BE,
  DETERMINER,
  DO,
  HAVE,
  JOINS,
  MODAL,
  NUMBER,
  OBJECT_PRONOUN,
  PLURAL_DETERMINER,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import { baseOf, thirdPersonOf } from '../../../spelling/inflect.ts';
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
} from '../../../spelling/lexicon.ts';
import { opensJoined, RELATIVE } from './clause-joints.ts';
import type { Judge, Place } from './grammar-check.ts';
import { finiteFollows } from './noun-phrases.ts';
import { isMostlyVerb, plural, singular } from './subjects.ts';
import { isBetween, REACH, subjectOf, type Subject } from './subject-phrases.ts';
import { mended, slip } from './verbs.ts';

/** Behind these "that" takes the base form of a verb. */
const ASKS =
  /\b(?:recommend|require|suggest|insist|demand|propose|request|specify|specifies|important|necessary|essential|ask|order|mandatory|prefer|vital|advise|imperative|critical|crucial|desirable)/i;
/** What stands in front asks for the base form of a verb: "we recommend that the user have". */
const isAsked = (place: Place, { start }: Subject) =>
  /^(?:lest|whether)$/.test(place.lower(start - 1)) ||
  (place.lower(start - 1) === 'that' && ASKS.test(place.sentence));
/** The last of several subjects is none that a verb agrees with alone. */
const isJoined = (place: Place, { start }: Subject) =>
  /^(?:and|or|nor)$/.test(place.lower(start - 1)) && !opensJoined(place, start);

/** "The list of plugins are", with the form that one thing takes. */
export function oneFar(place: Place, right: string | undefined) {
  const subject = right === undefined ? undefined : subjectOf(place);
  if (right === undefined || !subject || subject.many || isJoined(place, subject)) return undefined;
  if (place.lower(0) !== 'are' && isAsked(place, subject)) return undefined;
  // "If the size of the files were": the subjunctive.
  if (place.lower(0).startsWith('were') && !place.opensSentence(subject.start)) return undefined;
  return slip(0, 0, right, singular(place.lower(subject.head), right));
}

/** "The values of the field is", with the form that many take. */
export function manyFar(place: Place, right: string | undefined) {
  const subject =
    right === undefined || (place.lower(0) === 'does' && place.lower(1) !== 'not')
      ? undefined
      : subjectOf(place);
  if (right === undefined || !subject?.many) return undefined;
  return slip(0, 0, right, plural(place.lower(subject.head), right));
}

/** Whether an object opens at 1 that has no verb of its own: not "the name the user enters". */
function hasObject(place: Place): boolean {
  if (ASKING.has(place.lower(1))) return true;
  if ((place.classes(1) & (DETERMINER | OBJECT_PRONOUN)) === 0 || place.lower(1) === 'that') return false;
  if ((place.classes(1) & SINGULAR_PRONOUN) !== 0) return false;
  for (let step = 2; step <= 6 && place.at(step); step++) {
    const classes = place.classes(step);
    if (finiteFollows(place, step - 1) || (classes & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0) return false;
    if (
      (classes & (PREPOSITION | TO | JOINS)) !== 0 ||
      /^(?:that|which|who|when|if|so|as)$/.test(place.lower(step))
    )
      return true;
  }
  return true;
}

/** Whether a verb stands behind the word at 0 in its clause: that word then is no verb. */
export function hasVerbBehind(place: Place): boolean {
  for (let step = 1; step <= REACH && place.at(step); step++) {
    if (place.opensClause(step) || RELATIVE.has(place.lower(step))) return false;
    // "Gets an error and has to wait": a second verb of the same subject.
    if ((place.classes(step) & JOINS) !== 0 && finiteFollows(place, step)) return false;
    if (finiteFollows(place, step - 1)) return true;
    const parts = place.content(step);
    if (
      (parts & (VERB | PAST)) !== 0 &&
      (place.classes(step - 1) & TO) === 0 &&
      (parts & (NOUN | PLURAL | ADJECTIVE)) === 0
    )
      return true;
  }
  return false;
}

/** "The journey take longer than planned", "the job run at night": no noun has a comparison behind it. */
export const isSaidHow = (place: Place): boolean =>
  isMostlyVerb(place.parts(0)) &&
  (place.classes(-2) & DETERMINER) !== 0 &&
  (/^(?:longer|more|less|much|place|care|only|about|around|over|up|down|out|back|off|away|on|as)$/.test(
    place.lower(1),
  ) ||
    /^\d/.test(place.text(1))) &&
  (place.lower(2) === 'than' || !hasVerbBehind(place));

/** "The scripts in this folder runs": the last noun has a determiner of one. */
function isAfterOne(place: Place, { many, head }: Subject): boolean {
  if (!many || head === -1) return false;
  const start = (place.classes(-2) & DETERMINER) !== 0 || place.lower(-2) === 'one' ? -2 : -3;
  return /^(?:this|an?|each|every|another|one)$/.test(place.lower(start));
}

/** "Users that share reports in the channel", "which returns a value to short circuit it": a word of the clause between. */
function isPlainVerb(place: Place, certain: boolean): boolean {
  if ((place.classes(-2) & TO) !== 0 || hasVerbBehind(place)) return false;
  return (
    (place.classes(1) & ARTICLE) !== 0 || (certain && ((place.parts(0) & PLURAL) === 0 || hasObject(place)))
  );
}

/** Whether the word at 0, a base form or one in "s", is the verb of the subject in front. */
function isVerbOf(place: Place, subject: Subject): boolean {
  const parts = place.parts(0);
  if ((parts & (PAST | PARTICIPLE)) !== 0 && (parts & THIRD_PERSON) === 0) return false;
  // "The option need not be set", "the thread itself ends", "the progress bar no longer flickers".
  if (/^(?:not|itself|themselves|of)$/.test(place.lower(1)) || place.lower(2) === 'longer') return false;
  if ((place.classes(1) & (BE | MODAL | HAVE | DO)) !== 0) return false;
  const next = place.at(1);
  // Behind "only" or "also", and behind "this folder", a word in "s" is no noun of the subject.
  const certain = isMostlyVerb(parts) || isBetween(place, -1) || isAfterOne(place, subject) || takesTo(place);
  // "Users that share reports in the channel": a noun of the clause between.
  if (subject.parted && !isPlainVerb(place, certain)) return false;
  if (hasObject(place))
    return certain || (place.classes(1) & ARTICLE) !== 0 || (place.classes(1) & PLURAL_DETERMINER) === 0;
  // "The list of tasks needs", "a unary borrow": the noun may have another word. "MSVC debug information": a name.
  if (!next || (subject.start === subject.head && !subject.many)) return false;
  // "All these components runs in parallel": behind such a word no name of several words is meant.
  const counted =
    subject.many && /^(?:these|those|both|all|many|most|several)$/.test(place.lower(subject.start));
  const joined = (next.classes & (PREPOSITION | TO)) !== 0 || next.lower === '';
  if (!certain) return counted && joined && (parts & ADJECTIVE) === 0 && !hasVerbBehind(place);
  if (next.classes !== 0 || next.capital || next.lower === '') return true;
  if ((place.content(1) & ING) !== 0 && /^(?:keep|start|stop|begin|continue)s?$/.test(place.lower(0)))
    return true;
  const noun = place.content(1) & (NOUN | PLURAL | THIRD_PERSON);
  if (subject.many && !hasVerbBehind(place)) return true;
  return noun === 0 || (noun === PLURAL && (parts & NOUN) === 0);
}

/** Whether the word at 0 may be a verb, told before its subject is looked for. */
function mayBeVerb(place: Place): boolean {
  const next = place.near(1);
  if (!next) return false;
  if ((next.classes & (DETERMINER | OBJECT_PRONOUN)) !== 0 || ASKING.has(next.lower)) return true;
  return isMostlyVerb(place.parts(0)) || isBetween(place, -1) || takesTo(place);
}
/** "The cache need to be cleared", "the process lead to": behind these verbs and a noun, "to" tells. */
const takesTo = (place: Place): boolean =>
  place.lower(1) === 'to' &&
  /^(?:need|lead|tend|seem|belong|refer|apply|relate|correspond|happen)s?$/.test(place.lower(0));
const ASKING: ReadonlySet<string> = new Set(['how', 'whether', 'what']);
/** Whether a word behind which no noun of the subject stands opens the phrase in front: "all these", "this folder". */
const isBounded = (place: Place) =>
  [-2, -3, -4].some((step) => ((place.near(step)?.classes ?? 0) & (DETERMINER | NUMBER)) !== 0);

const IN_NAME = /^default$|ary$/;

/** In fifteenths: "an open backport" is no open that does something. */
const SELDOM_NOUN = 3;
const isRatherAdjective = (parts: number): boolean =>
  (parts & (ADJECTIVE | ADVERB)) === ADJECTIVE && nounShare(parts) <= SELDOM_NOUN;

/** "The index on these two columns make the query faster", "the product list depend on". */
export const bareFar: Judge = (place) => {
  // "A unary borrow", "this default install": parts of a name.
  if (!mayBeVerb(place) || IN_NAME.test(place.lower(-1)) || isRatherAdjective(place.parts(-1)))
    return undefined;
  // "This need not impede it."
  if (place.lower(-1) === 'not' && place.lower(-2) === 'need') return undefined;
  const subject = subjectOf(place);
  if (!subject || subject.many || isAsked(place, subject) || isJoined(place, subject)) return undefined;
  if (!isVerbOf(place, subject)) return undefined;
  return mended(0, thirdPersonOf(place.lower(0)), (right) => singular(place.lower(subject.head), right));
};

/** "Summer time no longer shifts schedules": an adverb, and no phrase. */
const isNoLonger = (place: Place, step: number) =>
  place.lower(step) === 'no' && place.lower(step + 1) === 'longer';

/** "Changes to the schema requires a migration". */
export const addedFar: Judge = (place) => {
  if (!(mayBeVerb(place) || isBounded(place))) return undefined;
  const subject = subjectOf(place);
  if (!subject?.many || isNoLonger(place, subject.start) || !isVerbOf(place, subject)) return undefined;
  return mended(0, baseOf(place.lower(0)), (right) => plural(place.lower(subject.head), right));
};
