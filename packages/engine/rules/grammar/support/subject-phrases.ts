import {
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  DO,
  HAVE,
  MODAL,
  NUMBER,
  OBJECT_PRONOUN,
  OPENS_CLAUSE,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ANY_PART,
  articleShare,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../../spelling/lexicon.ts';
import { opensJoined, relativeBefore } from './clause-joints.ts';
import { compares } from './comparisons.ts';
import type { Place } from './grammar-check.ts';
import { isMany, isManyForm, isOneThing } from './nouns.ts';
import { isHigherNumber, MEASURE } from './quantities.ts';
import { isIndefinite, isModifier, isMostlyVerb } from './subjects.ts';

/** In fifteenths of its uses. */
const SELDOM = 2;
const NEARLY_ALWAYS_NOUN = 14;
/** How far away a clause may begin that has its verb at 0, in words. */
export const REACH = 14;
const LINK: ReadonlySet<string> = new Set(
  'of in on at by to from for with without between under behind inside within across into through per like via except'.split(
    ' ',
  ),
);
/** Nouns of many things that are one thing behind "the": its verb is singular. */
const ONE_COLLECTION = /^(?:set|array|collection|number)$/;
const FRACTION: ReadonlySet<string> = new Set(['thirds', 'halves', 'quarters', 'fifths', 'tenths']);
const POINTS: ReadonlySet<string> = new Set(['below', 'above', 'here']);
/** One or many as the writer sees them, whatever follows. */
const EITHER: ReadonlySet<string> = new Set(
  'people public police staff team following same above below latter former remainder rest other others rich poor half most dozen hundred thousand million more less second next last first only media data series means majority minority bulk lot crew audience default plural'.split(
    ' ',
  ),
);

/** The subject of a clause: the step of its noun, where its phrase begins, and its number. */
export interface Subject {
  readonly head: number;
  readonly start: number;
  readonly many: boolean;
  /** Whether a clause of its own parts it from the verb. */
  readonly parted?: boolean;
}

/**
 * The subject of the verb at 0, where other nouns may part them: "the scripts in this folder", "the options passed to it".
 * Undefined where a phrase of another kind opens the clause, or none does, or its number can't be told.
 */
export function subjectOf(place: Place): Subject | undefined {
  let last = -1;
  while (last > -3 && (isBetween(place, last) || POINTS.has(place.lower(last)))) last--;
  // "References that no longer exist".
  const near =
    place.classes(last) !== 0 || place.lower(last) === 'longer' || place.at(last) === undefined
      ? undefined
      : phraseBefore(place, last);
  if (near) return near;
  const relative = relativeBefore(place);
  const far = relative === 0 ? undefined : phraseBefore(place, relative - 1, relative);
  return far && { ...far, parted: true };
}

/** The phrase that ends at `last`; `behind` is where what belongs to its noun begins, or 0. */
function phraseBefore(place: Place, last: number, behind = 0): Subject | undefined {
  let link = behind;
  for (let step = last; step >= -REACH; step--) {
    // "Logs older than a week".
    const compared =
      place.lower(step) === 'than' && place.lower(step - 1) !== 'other' && compares(place, step - 1);
    if (compared) link = --step;
    else if (LINK.has(place.lower(step)) || isReduced(place, step, link)) {
      // "The option to run it" holds a verb of its own.
      if (place.lower(step) === 'to' && (place.classes(step + 1) & DETERMINER) === 0) return undefined;
      link = step;
    } else if (!isPart(place, step) && !isJoint(place, step)) return undefined;
    if (opensHere(place, step)) {
      const head = link === 0 ? last : link - 1;
      // “**Tier 1 blockers** lists them”: a title of several words in marks is one thing.
      if (head > step && place.gap(head).startsWith('  ') && !place.gap(head - 1).startsWith('  '))
        return undefined;
      return head < step ? undefined : numbered(place, { head, start: step, linked: link !== 0 });
    }
  }
  return undefined;
}

/** Whether many may be the subject of the verb at 0: a plural stands in front, or "and". A look that costs less than `subjectOf`. */
export function maySpeakOfMany(place: Place): boolean {
  for (let step = -1; step >= -REACH; step--) {
    const facts = place.at(step);
    if (!facts) return false;
    if ((facts.parts & PLURAL) !== 0 || facts.lower === 'and' || facts.isManyInitials) return true;
  }
  return false;
}

/** "The values of `a` and `b`": what is joined stands behind a preposition. */
const isJoint = (place: Place, step: number): boolean =>
  place.lower(step) === 'and' &&
  place.lower(step + 1) === '' &&
  place.lower(step - 1) === '' &&
  LINK.has(place.lower(step - 2));

/** Behind these verbs and a determiner, a clause opens without "that". */
const TELLS_OF: ReadonlySet<string> = new Set(
  'ensure ensures ensuring mean means indicate indicates assume assumes assuming verify verifies confirm confirms sure note time implies guarantee guarantees'.split(
    ' ',
  ),
);
const AFTER: ReadonlySet<string> = new Set(['after', 'before', 'until', 'since']);
const opensHere = (place: Place, step: number) =>
  (place.opensClause(step) && !isLinked(place, step)) ||
  opensJoined(place, step) ||
  // "After the package are installed", "restart it after the changes was made".
  (AFTER.has(place.lower(step - 1)) &&
    (place.opensClause(step - 1) ? !isLinked(place, step) : followsClause(place, step - 1))) ||
  ((place.classes(step) & DETERMINER) !== 0 &&
    (TELLS_OF.has(place.lower(step - 1)) ||
      // "This means only the code for the page".
      (place.lower(step - 1) === 'only' && TELLS_OF.has(place.lower(step - 2)))));

/** Whether an order or another verb stands in front of "after", "before" or "until", so that a clause of its own may follow. */
function followsClause(place: Place, step: number): boolean {
  if (place.lower(step) === 'since') return false;
  for (let at = step - 1; at >= -REACH && place.at(at); at--) {
    if ((place.classes(at) & OPENS_CLAUSE) !== 0 || /^(?:that|which|who)$/.test(place.lower(at)))
      return false;
    if ((place.classes(at) & (BE | HAVE | DO | MODAL)) !== 0) return true;
    if (place.opensSentence(at))
      return (
        at < step - 1 &&
        (place.parts(at) & VERB) !== 0 &&
        (place.classes(at + 1) & (DETERMINER | OBJECT_PRONOUN)) !== 0
      );
  }
  return false;
}

/** "The changes since the last upload", "all but the first": what opens no clause belongs to what stands before it. */
export const isLinked = (place: Place, step: number) =>
  (AFTER.has(place.lower(step - 1)) && (place.content(step - 2) & PLURAL) !== 0) ||
  (place.lower(step - 1) === 'but' && /^(?:all|none|any)$/.test(place.lower(step - 2)));

export const isBetween = (place: Place, step: number) =>
  (place.classes(step) & BETWEEN_VERBS) !== 0 ||
  ((place.content(step) & ADVERB) !== 0 &&
    (place.content(step) & (NOUN | PLURAL | ADJECTIVE)) === 0 &&
    !/^(?:too|so|very|more|most|quite|almost)$/.test(place.lower(step)));

/** Whether a participle stands behind its noun: "values passed to", "values returned". */
const isReduced = (place: Place, step: number, link: number) =>
  (place.content(step) & PARTICIPLE) !== 0 &&
  (step === -1 || link === step + 1) &&
  ((place.content(step) & NOUN) === 0 || isManyAt(place, step - 1)) &&
  (place.parts(step - 1) & (NOUN | PLURAL)) !== 0;

function isManyAt(place: Place, step: number): boolean {
  const facts = place.at(step);
  return facts !== undefined && isManyForm(facts);
}

/** Behind these a clause has a subject of its own: "with whatever the method returns". */
const OPENS_NOUN_CLAUSE: ReadonlySet<string> = new Set(['whatever', 'whichever', 'whoever', 'wherever']);

/** A word of a noun phrase. A determiner opens one, so a preposition stands in front, or nothing. */
function isPart(place: Place, step: number): boolean {
  const facts = place.at(step);
  // "The requests they're making".
  if (!facts || OPENS_NOUN_CLAUSE.has(facts.lower) || /['’](?:re|ve|ll|d|m)$/.test(facts.lower)) return false;
  if ((facts.classes & (DETERMINER | NUMBER)) !== 0)
    return (
      opensHere(place, step) ||
      isGerund(place, step - 1) ||
      LINK.has(place.lower(step - 1)) ||
      place.lower(step - 1) === 'than' ||
      (place.classes(step - 1) & (DETERMINER | NUMBER)) !== 0 ||
      ((facts.classes & NUMBER) !== 0 && /^(?:first|last|next|other|remaining)$/.test(place.lower(step - 1)))
    );
  if (
    facts.plain &&
    !facts.capital &&
    (facts.parts & THIRD_PERSON) !== 0 &&
    (isMostlyVerb(facts.parts) || /^(?:helps|makes|lets|means)$/.test(facts.lower))
  )
    return false;
  return (
    facts.classes === 0 &&
    (facts.capital || !facts.plain || (facts.parts & ANY_PART) === 0 || isModifier(place, step))
  );
}

/** "Using the cache" opens a sentence. */
const isGerund = (place: Place, step: number) =>
  (place.parts(step) & ING) !== 0 &&
  place.opensSentence(step) &&
  !/^(?:supposing|assuming|considering|regarding|including|following|concerning|depending)$/.test(
    place.lower(step),
  );

interface Phrase {
  readonly head: number;
  readonly start: number;
  /** Whether a preposition or a participle stands behind the noun. */
  readonly linked: boolean;
}

function numbered(place: Place, phrase: Phrase): Subject | undefined {
  const many =
    isManyOf(place, phrase) || isManyThings(place, phrase) ? true : isOne(place, phrase) ? false : undefined;
  return many === undefined ? undefined : { head: phrase.head, start: phrase.start, many };
}

/** "Many of the examples in this guide". */
const isManyOf = (place: Place, { head, start }: Phrase): boolean =>
  head === start &&
  /^(?:many|several|both|few|most|some|all)$/.test(place.lower(head)) &&
  place.lower(head + 1) === 'of' &&
  (place.classes(head + 2) & DETERMINER) !== 0 &&
  (isMany(place.at(head + 3)) || (isModifier(place, head + 3) && isMany(place.at(head + 4))));

/** Whether the noun can't be the verb of its clause: "if the user logs in the values". */
function isSurelyNoun(place: Place, { head, start, linked }: Phrase): boolean {
  if (!linked || (place.parts(head) & THIRD_PERSON) === 0 || place.opensSentence(start)) return true;
  return (place.classes(head - 1) & (DETERMINER | NUMBER)) !== 0;
}

/** Whether one thing is the subject: "the set of origins" is, "a set of origins" need not be. */
function isOne(place: Place, { head, start, linked }: Phrase): boolean {
  const noun = place.at(head);
  const first = place.lower(start);
  if (!noun || EITHER.has(noun.lower) || (noun.parts & ADVERB) !== 0) return false;
  if ((linked || !isAuxiliary(place)) && head === start && isIndefinite(noun.lower)) return true;
  if (isGerund(place, start) && (place.classes(start + 1) & DETERMINER) !== 0) return true;
  // "All traffic between the services": what is not counted.
  if (/^(?:all|some|most)$/.test(first))
    return (
      head === start + 1 &&
      (noun.parts & (ADJECTIVE | ADVERB | ING | PARTICIPLE)) === 0 &&
      isOneThing(noun) &&
      articleShare(noun.parts) <= SELDOM &&
      nounShare(noun.parts) >= NEARLY_ALWAYS_NOUN
    );
  if (!/^(?:the|an?|this|your|our|its|each|every|another|no|any)$/.test(first))
    return isNamed(place, { head, start, linked }) || isBareThing(place, { head, start, linked });
  if (start === head) return false;
  // "The footnotes present in this manual are": what stands behind a noun describes it.
  if ((place.parts(head) & ADJECTIVE) !== 0 && isMany(place.at(head - 1))) return false;
  // "The methods help perform it": a verb in front of another.
  if (!linked && (place.parts(head) & VERB) !== 0 && (place.parts(head - 1) & PLURAL) !== 0) return false;
  if (noun.lower === 'list') return true;
  if (ONE_COLLECTION.test(noun.lower))
    return linked ? first === 'the' && (noun.lower === 'number' || place.opensSentence(start)) : true;
  return isOneThing(noun) || isNamedThing(place, head) || (!linked && ALONE_ONE.has(noun.lower));
}

/** "The Server Action", "the App Shell": a noun with a capital, before a form of "be", "have" or "do". */
const isNamedThing = (place: Place, head: number) =>
  isAuxiliary(place) &&
  place.at(head)?.capital === true &&
  (place.parts(head) & NOUN) !== 0 &&
  (place.parts(head) & PLURAL) === 0;
const isAuxiliary = (place: Place) => (place.classes(0) & (BE | HAVE | DO)) !== 0;

/** "Instance specification are": nouns that open a sentence and are no verbs. */
const isBareThing = (place: Place, { head, start, linked }: Phrase) =>
  isAuxiliary(place) &&
  !linked &&
  place.classes(start) === 0 &&
  head === start + 1 &&
  place.opensSentence(start) &&
  (place.parts(start) & (NOUN | ADJECTIVE)) !== 0 &&
  (place.parts(start) & (VERB | PLURAL | ING | ADVERB)) === 0 &&
  isOneThing(place.at(head)) &&
  (place.parts(head) & (ADJECTIVE | VERB)) === 0;

const ALONE_ONE: ReadonlySet<string> = new Set(
  'array subset combination collection set maximum minimum average total kind sort type'.split(' '),
);

/** "Next.js match", "Mastra provide": a name, where it opens a clause and nothing else stands there. */
function isNamed(place: Place, { head, start, linked }: Phrase): boolean {
  if (head !== start) return false;
  const name = place.at(head);
  if (name?.lower === '') return !linked && isCalled(place, start);
  if (!name || name.classes !== 0 || place.lower(start - 1) === 'that') return false;
  return name.plain
    ? name.capital && name.parts === 0 && !/['-]/.test(name.lower) && !name.lower.endsWith('s')
    : /^[A-Z][A-Za-z]*(?:\.js)?$/.test(place.text(head)) && !/s$/.test(name.lower);
}

/** "`redirect` throw an error": one name in code, where a sentence of a paragraph or a clause opens. */
const isCalled = (place: Place, start: number) =>
  // "- `*` match a single segment": the terse style of lists.
  isMostlyVerb(place.parts(0)) &&
  !isAuxiliary(place) &&
  (place.opensSentence(start) ? place.block.kind === 'paragraph' : place.at(start - 1) !== undefined) &&
  !/^(?:and|or|that)$/.test(place.lower(start - 1));

/** Whether several things are the subject. */
function isManyThings(place: Place, phrase: Phrase): boolean {
  const { head, start } = phrase;
  const noun = place.at(head);
  if (!noun || FRACTION.has(noun.lower) || EITHER.has(noun.lower) || !isSurelyNoun(place, phrase))
    return false;
  // "Two gigabytes of memory is enough": an amount.
  if (
    ((place.classes(start) & NUMBER) !== 0 ||
      isHigherNumber(place.lower(start)) ||
      /^\d/.test(place.text(start))) &&
    (phrase.linked || MEASURE.test(noun.lower))
  )
    return false;
  // "The algorithm Espree uses is": a verb of its own.
  const third = (place.parts(head) & THIRD_PERSON) !== 0;
  if (third && !phrase.linked && place.at(head - 1)?.capital && !place.opensSentence(head - 1)) return false;
  // "Sails only knows": a name.
  if (head === start && noun.capital && !place.opensSentence(head)) return false;
  // "Nothing that the model says is believed": a clause of its own.
  const isClause = /^(?:that|which|what|whatever|who)$/.test(place.lower(start - 1));
  if (third && isClause && (place.content(head - 1) & (NOUN | PLURAL)) !== 0) return false;
  // "The client sending messages is".
  for (let step = start + 1; step < head; step++)
    if ((place.parts(step) & ING) !== 0 && (place.content(step - 1) & (NOUN | PLURAL)) !== 0) return false;
  if (/^(?:an?|this|that|each|every|another|either|neither)$/.test(place.lower(start))) return false;
  if ((place.classes(start) & DETERMINER) !== 0)
    return start !== head && isMany(noun) && !place.isMarked(start + 1, head);
  // "Merging values of two types is", "test files in it": a verb may open the sentence.
  if ((place.parts(start) & (ING | (head === start ? 0 : VERB | THIRD_PERSON))) !== 0) return false;
  // "Table, column, and constraint descriptions": the last of several.
  if (
    !place.opensSentence(start) &&
    (!place.at(start - 1) || /^(?:that|and|or|but)$/.test(place.lower(start - 1)))
  )
    return false;
  // "If settings is": a name, as "props" or "cookies" may be.
  if (head === start && !phrase.linked && (isAuxiliary(place) || place.opensSentence(start))) return false;
  return head === start
    ? (place.opensSentence(start) || place.lower(start - 1) !== 'that') && isManyForm(noun)
    : isMany(noun) && place.classes(start) === 0;
}
