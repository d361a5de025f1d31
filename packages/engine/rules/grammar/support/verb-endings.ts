import {
  ARTICLE,
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  JOINS,
  MODAL,
  NUMBER,
  OBJECT_PRONOUN,
  PLURAL_PRONOUN,
  SINGULAR_DETERMINER,
  SINGULAR_PRONOUN,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  COMMON,
  ING,
  lookUp,
  NOUN,
  nounShare,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { baseOf, thirdPersonOf } from '../../../spelling/inflect.ts';
import type { WordFacts } from '../../../spelling/word-facts.ts';
import { behind, type Judge, type Place, type Watched } from './grammar-check.ts';
import { actsAsVerb, bareMany, headOf } from './bare-subjects.ts';
import { addedFar, bareFar, hasVerbBehind, isSaidHow } from './clause-subjects.ts';
import { areTwo, askedFor, farSubject, isEveryTwo, isNeither, pastRelative } from './long-subjects.ts';
import { isLastVerb, isOnlyVerb, isProse } from './noun-phrases.ts';
import { isAcronym, isCountNoun, isMany, isOneThing, namesMany, onlyDescribes } from './nouns.ts';
import { maySpeakOfMany } from './subject-phrases.ts';
import {
  isBareVerb,
  isIndefinite,
  isMostlyVerb,
  isSubjectPronoun,
  MANY,
  ofManyStart,
  ONE,
  opensSubject,
  phraseStart,
  plural,
  singular,
  someOfStart,
} from './subjects.ts';
import { isOnly, mended, slip, MOSTLY_VERB, OFTEN_VERB } from './verbs.ts';

const words = (text: string) => new Set(text.split(' '));
const OBJECT_OPENERS = words('a an true false null undefined how whether why');
const TAKES_CODE = /^(?:return|accept|take|support|need|require|use|expect|contain|throw|ignore|provide)$/;

/** "When a user try to upload it". */
const TRIES = /^(?:try|tend|continue|fail|begin|seem|refuse|forget|choose|decide|manage|struggle)$/;

/** Behind it a verb is meant even where the word may be a noun. */
const opensObject = (place: Place, step: number) =>
  (place.lower(step) === 'to' &&
    TRIES.test(place.lower(step - 1)) &&
    (place.content(step + 1) & VERB) !== 0) ||
  OBJECT_OPENERS.has(place.lower(step)) ||
  // "The parser return `null`", "the service use JSON", "the API use common status codes".
  (TAKES_CODE.test(place.lower(step - 1)) &&
    (place.at(step)?.lower === '' ||
      isAcronym(place.at(step)) ||
      (onlyDescribes(place.at(step)) && namesMany(place, step + 1) && !hasVerbBehind(place))));

/** Whether the words in front are a noun phrase that opens a clause in which a verb is due. */
function isSubject(place: Place, openers: ReadonlySet<string>): number {
  const start = phraseStart(place);
  if (start === 0 || !openers.has(place.lower(start)) || !opensSubject(place, start)) return 0;
  return start;
}

/** "The driver support Linux", "the app use Node 18 and later": a name, and nothing it could belong to. */
const namesObject = (place: Place) =>
  verbShare(place.parts(0)) >= MOSTLY_VERB &&
  place.at(1)?.capital === true &&
  (place.at(2) === undefined || (place.classes(2) & JOINS) !== 0 || /^\d/.test(place.text(2))) &&
  !hasVerbBehind(place);

/** "The library support all of them": what acts, and what it does to something. */
const isActing = (place: Place) =>
  verbShare(place.parts(0)) >= OFTEN_VERB &&
  (place.classes(-2) & DETERMINER) !== 0 &&
  (((place.classes(1) & DETERMINER) !== 0 && !/^(?:that|whose)$/.test(place.lower(1))) ||
    /^(?:how|whether|what|one|no)$/.test(place.lower(1)) ||
    namesObject(place)) &&
  !(place.lower(1) === 'the' && place.lower(2) === 'other');
/** "The service start automatically": what stands behind can only be said of a verb. */
const isSaidOfVerb = (place: Place) =>
  verbShare(place.parts(0)) >= OFTEN_VERB &&
  (place.classes(-2) & DETERMINER) !== 0 &&
  /[a-z]{2}ly$/.test(place.lower(1)) &&
  // "A stamp uniquely identifies".
  (place.content(2) & (VERB | THIRD_PERSON | PAST | PARTICIPLE | ADJECTIVE)) === 0;
/** "Your application need access": a verb far more often than a noun, and no other in the clause. */
const isDoing = (place: Place) =>
  verbShare(place.parts(0)) >= MOSTLY_VERB &&
  phraseStart(place) !== 0 &&
  (nounShare(place.parts(-1)) >= MOSTLY_VERB || /^(?:api|cli|sdk)$/.test(place.lower(-1))) &&
  // "The child return code": one thing that is counted would have an article.
  // "Every pull request need two approvals".
  ((place.classes(1) & NUMBER) !== 0 ||
    ((place.content(1) & (NOUN | PLURAL)) !== 0 && !isCountNoun(place.at(1)))) &&
  !hasVerbBehind(place);

/** "This break the clients": no noun has an article behind it. */
const breaksIt = (place: Place) =>
  verbShare(place.parts(0)) >= OFTEN_VERB && (place.classes(1) & ARTICLE) !== 0 && !hasVerbBehind(place);

/** What is so, and not what is wanted. */
const SHOWS =
  /^(?:show|say|mean|know|see|think|believe|notice|indicate|note|find|confirm|report|prove|tell)s?$|^(?:shown|said|meant|knew|saw|thought|found|told)$/;
/** "The function return a value", "it contain". */
const bareVerb: Judge = (place) => {
  const before = place.at(-1);
  // "The office close at nine": an adjective elsewhere.
  const only = isOnlyVerb(place, phraseStart(place));
  const past = (place.parts(0) & (PAST | (only || isIndefinite(place.lower(-1)) ? 0 : ADJECTIVE))) !== 0;
  if (!before || past) return undefined;
  // "It need not be set".
  if (place.lower(0) === 'need' && place.lower(1) === 'not') return undefined;
  const subject = before.lower;
  // "The default install locations": part of a name.
  if (subject === 'default') return undefined;
  const pronoun = (before.classes & SINGULAR_PRONOUN) !== 0 || subject === 'this' || isIndefinite(subject);
  const noun = (before.parts & (ADJECTIVE | ING)) === 0 || (only && nounShare(before.parts) >= OFTEN_VERB);
  if (!pronoun && !(isOneThing(before) && noun)) return undefined;
  const bare = isBareVerb(place.parts(0)) || (before.classes & SINGULAR_PRONOUN) !== 0;
  // "A leaf parse function", "this encode is": part of a name.
  if (
    (!pronoun &&
      (place.content(1) & (NOUN | THIRD_PERSON)) !== 0 &&
      !isMany(place.at(1)) &&
      !isDoing(place)) ||
    (place.classes(1) & (BE | MODAL)) !== 0
  )
    return undefined;
  if (
    !bare &&
    !only &&
    !(
      (place.parts(0) & NOUN) !== 0 &&
      (opensObject(place, 1) ||
        isActing(place) ||
        isDoing(place) ||
        isSaidOfVerb(place) ||
        isSaidHow(place) ||
        (isIndefinite(subject) && /^[.,;]/.test(place.sign(0))) ||
        (subject === 'this' && breaksIt(place)))
    )
  )
    return undefined;
  // "As it allow better messages", "so it apply to all": no noun stands behind "it".
  const behindIt =
    subject === 'it' &&
    isBareVerb(place.parts(0)) &&
    /^(?:as|before|after|how|until|why|so)$/.test(place.lower(-2));
  const start = pronoun ? (place.opensClause(-1) || behindIt ? -1 : 0) : isSubject(place, ONE);
  // "That the user have", "whether it fail": the subjunctive.
  if (start === 0 || (!behindIt && /^(?:that|so|but|or|whether|lest)$/.test(place.lower(start - 1))))
    // "The log shows that the job finish at night": no subjunctive.
    if (start === 0 || place.lower(start - 1) !== 'that' || !SHOWS.test(place.lower(start - 2)))
      return undefined;
  if (subject === 'this' && !((bare || breaksIt(place)) && place.opensSentence(-1))) return undefined;
  // "This derive macro ignores": the name of a macro.
  if (subject === 'this' && (place.parts(1) & NOUN) !== 0 && (place.parts(2) & THIRD_PERSON) !== 0)
    return undefined;
  if (start === -3 && (place.parts(-2) & (PLURAL | VERB)) !== 0 && !bare && !isDoing(place) && !only)
    return undefined;
  const right = thirdPersonOf(place.lower(0));
  return right === undefined
    ? undefined
    : slip(0, 0, right, singular(isAcronym(before) ? place.text(-1) : subject, right));
};

/** "This only happen when", "it also provide". */
const bareAfterAdverb: Judge = (place) => {
  if (place.lower(-1) === 'not') return undefined;
  const subject = place.lower(-2);
  if (!/^(?:this|it|he|she)$/.test(subject) || !place.opensClause(-2)) return undefined;
  // "It also support": behind a pronoun and its adverb no noun stands, behind "this" one may.
  const parts = place.parts(0);
  const verb =
    subject === 'this' ? isBareVerb(parts) : isOnly(parts, VERB, ADJECTIVE | ADVERB | PAST | PARTICIPLE);
  if (!verb) return undefined;
  if (/^(?:that|so|but|whether|lest)$/.test(place.lower(-3))) return undefined;
  return mended(0, thirdPersonOf(place.lower(0)), (right) => singular(subject, right));
};

/** "Consistent formatting make it": a sentence opens with a noun without an article. */
const bareOpening: Judge = (place) => {
  if (!place.near(-2)?.capital || !place.opensClause(-2) || !opensClosely(place, 1)) return undefined;
  const noun = place.at(-1);
  if (
    (place.parts(-2) & ADJECTIVE) === 0 ||
    (place.parts(-2) & (VERB | NOUN)) !== 0 ||
    place.classes(-2) !== 0
  )
    return undefined;
  if (!isOneThing(noun) || ((noun?.parts ?? 0) & (ADJECTIVE | VERB)) !== 0) return undefined;
  const verb = place.lower(0);
  if (!isBareVerb(place.parts(0)) && !/^(?:make|need|help|cause|let)$/.test(verb)) return undefined;
  const right = thirdPersonOf(verb);
  return right === undefined ? undefined : slip(0, 0, right, singular(noun?.lower ?? '', right));
};

/** "Authentication require a key", "Kubernetes restart the pod": a name, or a noun that needs no article, opens the sentence. */
const bareAlone: Judge = (place) => {
  const noun = place.at(-1);
  if (!noun?.capital || !place.opensSentence(-1)) return undefined;
  if (!opensClosely(place, 1) && !/^(?:if|when|because|unless|until|while)$/.test(place.lower(1)))
    return undefined;
  const other = VERB | PLURAL | THIRD_PERSON | ADJECTIVE | ADVERB | PAST | PARTICIPLE;
  // "Spritesheets consolidate", "let's create".
  if (/'|^auto$|^others$|^(?:do|does|can|is|was)nt$/.test(noun.lower)) return undefined;
  if (noun.lower.endsWith('s') && (lookUp(noun.lower) & COMMON) === 0) return undefined;
  if (noun.classes !== 0 || (noun.parts & other) !== 0 || !isBareVerb(place.parts(0))) return undefined;
  return mended(0, thirdPersonOf(place.lower(0)), (right) => singular(noun.lower, right));
};

const opensClosely = (place: Place, step: number) =>
  (place.classes(step) & (DETERMINER | OBJECT_PRONOUN)) !== 0;

/** "The servers returns a", "they returns", "you needs". */
const addedS: Judge = (place) => {
  const before = place.at(-1);
  if (!before) return undefined;
  const pronoun = (before.classes & PLURAL_PRONOUN) !== 0;
  // "The node that the directive returns looks", "the argument *flags* works": a verb, and a name.
  if (!pronoun && (!isMany(before) || isMostlyVerb(before.parts) || place.isMarked(-1, -1))) return undefined;
  const certain =
    (place.parts(0) & (PLURAL | NOUN)) === 0 ||
    opensObject(place, 1) ||
    (verbShare(place.parts(0)) >= MOSTLY_VERB && !hasVerbBehind(place));
  if (pronoun) {
    const right = isSubjectPronoun(place) ? baseOf(place.lower(0)) : undefined;
    return right === undefined
      ? undefined
      : slip(0, 0, right, `The verb of “${before.lower}” has no “s”: “${right}”.`);
  }
  // "Most browsers supports this": behind a word for many, no name of several words is meant.
  const counted =
    /^(?:both|most|many|several|all|these|those|the|our|your|of)$/.test(place.lower(-2)) &&
    (place.classes(1) & (DETERMINER | OBJECT_PRONOUN)) !== 0;
  if (!(certain || counted) || !(isSubject(place, MANY) !== 0 || someOfStart(place) !== 0)) return undefined;
  const right = baseOf(place.lower(0));
  return right === undefined ? undefined : slip(0, 0, right, plural(before.lower, right));
};

/** "Neither the API nor the CLI support it", "the job that processes the images run", "if the connection drop, …". */
const bareBehind: Judge = (place) => {
  const parts = place.parts(0);
  if ((parts & (PAST | ADJECTIVE)) !== 0 || verbShare(parts) < OFTEN_VERB) return undefined;
  const subject = isNeither(place)
    ? 'neither … nor …'
    : isEveryTwo(place)
      ? 'every … and …'
      : (askedFor(place) ?? farSubject(place));
  if (subject === undefined || hasVerbBehind(place)) return undefined;
  return mended(0, thirdPersonOf(place.lower(0)), (right) => singular(subject, right));
};

/** "Rate limits controls the", "if keys needs to be rotated". */
const addedToBare: Judge = (place) =>
  actsAsVerb(place) && bareMany(place) !== 0
    ? mended(0, baseOf(place.lower(0)), (base) => plural(place.lower(headOf(place)), base))
    : undefined;

/** "The nurse and the patient hears". */
const addedToTwo: Judge = (place) => {
  const certain =
    (place.parts(0) & (PLURAL | NOUN)) === 0 ||
    opensClosely(place, 1) ||
    (verbShare(place.parts(0)) >= MOSTLY_VERB && !hasVerbBehind(place)) ||
    (verbShare(place.parts(0)) >= OFTEN_VERB && isProse(place) && isLastVerb(place));
  const right = certain && areTwo(place) ? baseOf(place.lower(0)) : undefined;
  return mended(0, right, (base) => plural('… and …', base));
};

/** "The settings you change here applies to". */
const addedPastClause: Judge = (place) => {
  const certain = verbShare(place.parts(0)) >= MOSTLY_VERB && (place.content(1) & (NOUN | PLURAL)) === 0;
  const head = certain && !hasVerbBehind(place) ? pastRelative(place) : 0;
  return head !== 0 && isMany(place.at(head))
    ? mended(0, baseOf(place.lower(0)), (base) => plural(place.lower(head), base))
    : undefined;
};

/** "One of the threads hold the lock", "each of the nodes get a name". */
const bareOfMany: Judge = (place) => {
  const start = ofManyStart(place);
  if (start === 0) return undefined;
  const often = verbShare(place.parts(0)) >= OFTEN_VERB && !hasVerbBehind(place);
  const object = (place.classes(1) & (DETERMINER | OBJECT_PRONOUN)) !== 0;
  const acts = object && verbShare(place.parts(0)) >= OFTEN_VERB;
  if (!(often || acts || isMostlyVerb(place.parts(0)))) return undefined;
  if (
    !(object || often || isBareVerb(place.parts(0))) ||
    /^(?:to|help|let|make|makes)$/.test(place.lower(start - 1))
  )
    return undefined;
  return mended(0, thirdPersonOf(place.lower(0)), (right) => singular(`${place.lower(start)} of …`, right));
};

/** A verb that may lack its "s": most words that may be verbs are nouns where they stand, as a look at those beside them tells. */
const bare: Judge = (place) => {
  const before = place.at(-1);
  if (!before) return undefined;
  if ((before.classes & BETWEEN_VERBS) !== 0) return bareAfterAdverb(place) ?? bareFar(place);
  const parts = place.parts(0);
  const often = verbShare(parts) >= OFTEN_VERB || isBareVerb(parts);
  if (!often && before.classes === 0 && (before.parts & ADVERB) === 0 && !mayOpenObject(place.near(1)))
    return undefined;
  return (
    bareVerb(place) ??
    bareOpening(place) ??
    bareAlone(place) ??
    bareOfMany(place) ??
    bareBehind(place) ??
    bareFar(place)
  );
};

/** Whether an object may open with the word, as far as it tells alone. */
const mayOpenObject = (facts: WordFacts | undefined): boolean =>
  facts !== undefined &&
  ((facts.classes & (DETERMINER | OBJECT_PRONOUN)) !== 0 ||
    facts.lower === '' ||
    facts.lower === 'to' ||
    facts.lower === 'what' ||
    onlyDescribes(facts) ||
    isAcronym(facts) ||
    OBJECT_OPENERS.has(facts.lower));

/** Verbs that lack their "s", or have one too many. */
export const VERB_ENDINGS: readonly Watched[] = [
  [
    ({ classes, capital, parts }) => classes === 0 && !capital && (parts & VERB) !== 0,
    bare,
    // Most verbs stand behind "to", "you" or a preposition.
    behind(({ classes, parts, plain, capital, lower }) =>
      classes === 0
        ? !plain || capital || isIndefinite(lower) || (parts & (NOUN | PLURAL | PARTICIPLE | ADVERB)) !== 0
        : (classes & (SINGULAR_PRONOUN | SINGULAR_DETERMINER | BETWEEN_VERBS)) !== 0,
    ),
  ],
  [
    ({ classes, capital, parts }) => classes === 0 && !capital && (parts & THIRD_PERSON) !== 0,
    (place) =>
      addedS(place) ??
      (maySpeakOfMany(place)
        ? (addedToTwo(place) ?? addedToBare(place) ?? addedFar(place) ?? addedPastClause(place))
        : undefined),
    behind(
      ({ classes, parts, plain, lower }) =>
        (classes & (PLURAL_PRONOUN | BETWEEN_VERBS)) !== 0 ||
        (parts & (NOUN | PLURAL | PARTICIPLE | ADVERB)) !== 0 ||
        /^(?:below|above|here|there)$/.test(lower) ||
        (!plain && classes === 0),
    ),
  ],
];
