import {
  BE,
  DETERMINER,
  BETWEEN_VERBS,
  DO,
  HAVE,
  JOINS,
  MODAL,
  OPENS_CLAUSE,
  PREPOSITION,
  SINGULAR_PRONOUN,
  PLURAL_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  HALF,
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
import type { WordFacts } from '../../../spelling/word-facts.ts';
import type { Place } from './grammar-check.ts';
import { endsPhrase, isAcronym, isCountNoun } from './nouns.ts';
import { isMostlyVerb } from './subjects.ts';

const FINITE = BE | HAVE | MODAL | DO;

/** A verb in "s", where a noun may hardly stand: "contains", "gets". */
const isThird = (place: Place, step: number) =>
  (place.content(step) & THIRD_PERSON) !== 0 && isMostlyVerb(place.content(step));
/** "Failed", "occurred", "written", but not before a noun: "event based systems". */
const isPast = (place: Place, step: number) =>
  (place.content(step) & (PAST | PARTICIPLE)) !== 0 &&
  (place.content(step) & (NOUN | PLURAL)) === 0 &&
  (place.at(step + 1) === undefined || place.classes(step + 1) !== 0);

/** "Directly": said of a verb. */
const isAdverb = (place: Place, step: number) =>
  (place.content(step) & ADVERB) !== 0 && (place.content(step) & (NOUN | PLURAL | ADJECTIVE | VERB)) === 0;

/** Whether the noun at `step` ends its phrase: a verb follows, a function word, an adverb, or the end. */
export const endsHere = (place: Place, step: number): boolean =>
  endsPhrase(place, step) ||
  (place.classes(step + 1) & FINITE) !== 0 ||
  isThird(place, step + 1) ||
  isPast(place, step + 1) ||
  isAdverb(place, step + 1) ||
  /^(?:later|now|again|first|last|next|yesterday|today|tomorrow|here|available|below|above|which|who|using|you|we|they)$/.test(
    place.lower(step + 1),
  ) ||
  /^ \(/.test(place.gap(step));

/** Whether a verb that says something of it stands behind the noun at `step`: "is", "must", "contains". */
export const finiteFollows = (place: Place, step: number): boolean =>
  ((place.classes(step + 1) & FINITE) !== 0 && !/^(?:being|been|be|having)$/.test(place.lower(step + 1))) ||
  isThird(place, step + 1);

/** Whether the phrase that opens at `step` has a verb of its own: "to servers the user runs". */
export const hasOwnVerb = (place: Place, step: number): boolean =>
  [1, 2, 3, 4].some(
    (ahead) =>
      finiteFollows(place, step + ahead - 1) ||
      (place.classes(step + ahead) & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0,
  );

/** The step of the noun that ends a phrase without a determiner which begins at `step`; 0 where none does. */
export function nounPhraseEnd(place: Place, step: number): number {
  for (let at = step; at < step + 3; at++) {
    const facts = place.at(at);
    const parts = place.content(at);
    const isNoun = (parts & (NOUN | PLURAL)) !== 0 || isAcronym(facts);
    const isHead = at > step || (parts & (ADJECTIVE | PARTICIPLE | ING | ADVERB)) === 0 || isCountNoun(facts);
    if (isNoun && isHead && endsHere(place, at)) return at;
    const modifies = (parts & (NOUN | ADJECTIVE | PARTICIPLE)) !== 0;
    if (!modifies && !isAcronym(facts) && !facts?.lower.endsWith("'s")) return 0;
    // "It's working time": said of it, as far as one can tell.
    if (at === step && (parts & ING) !== 0) return 0;
  }
  return 0;
}

/** Whether the word in front is a verb here, also where it may be a noun: "save …", "to change …", "the function calls …". */
export function followsVerb(place: Place): boolean {
  const before = place.at(-1);
  if (!before || before.classes !== 0) return false;
  const { parts } = before;
  // "How to backup": a verb in spite of what it is.
  if ((place.classes(-2) & (TO | MODAL)) !== 0) return true;
  if ((parts & (VERB | THIRD_PERSON | PAST | PARTICIPLE | ING)) === 0) return false;
  if ((parts & (NOUN | PLURAL | ADJECTIVE)) === 0 || (parts & ING) !== 0) return true;
  const [clause, subject] = [place.classes(-2), place.parts(-2)];
  if ((parts & VERB) !== 0 && (place.opensClause(-1) || place.lower(-2) === 'please')) return true;
  if ((clause & (SINGULAR_PRONOUN | PLURAL_PRONOUN | HAVE)) !== 0) return true;
  if (/^(?:which|who|that|and|or|not|also|don't|doesn't)$/.test(place.lower(-2))) return true;
  return (
    clause === 0 &&
    (((parts & THIRD_PERSON) !== 0 &&
      (((subject & NOUN) !== 0 && (subject & PLURAL) === 0) || isAcronym(place.at(-2)))) ||
      ((parts & VERB) !== 0 && (subject & PLURAL) !== 0) ||
      ((parts & PAST) !== 0 && (subject & (NOUN | PLURAL)) !== 0))
  );
}

/** Whether a noun phrase that begins here is no subject: behind a verb, "there are", a preposition. */
export const isNoSubject = (place: Place): boolean =>
  (place.classes(-1) & (PREPOSITION | BE | HAVE)) !== 0 || followsVerb(place);

/** Whether sentences may be written out there: headings and cells drop articles. */
export const mayBeProse = ({ block: { kind } }: Place): boolean =>
  kind !== 'heading' && kind !== 'table-cell';

/** Whether the sentence is written out: notes drop articles too. */
export const isProse = (place: Place): boolean =>
  mayBeProse(place) && /^\P{Ll}\S*(?:\s+\S+){2,}[.!?:]$/su.test(place.sentence.trim());

const TIME = /^(?:time|times|day|days|week|month|year|hour|minute|second|way|morning|night)$/;

/**
 * Whether the word at 0 is the one verb of a clause that opens at `start`, though it may be a noun: "the settings page list
 * every device", "the alert fire if the queue is full".
 */
export function isOnlyVerb(place: Place, start: number): boolean {
  if (!place.opensClause(start) || !isProse(place) || place.sentence.trimEnd().endsWith(':')) return false;
  const next = place.at(1);
  const object = next !== undefined && (next.classes & DETERMINER) !== 0 && !next.capital;
  if (object && !/^(?:that|whose|no)$/.test(next.lower) && place.opensSentence(start))
    return !TIME.test(place.lower(2)) && !TIME.test(place.lower(3)) && isLastVerb(place);
  // "The office close at nine": a verb at least as often as a noun, and not of the past.
  const behind =
    next &&
    ((next.classes & (PREPOSITION | OPENS_CLAUSE)) !== 0 ||
      /^(?:up|down|out|off|again|back|over|away)$/.test(next.lower)) &&
    !NO_JOINT.test(next.lower);
  return (
    behind === true &&
    verbShare(place.parts(0)) >= HALF &&
    !mayBeNamed(place, start, next.classes) &&
    isLastVerbOfClause(place)
  );
}

/** "- `store`: The store for the cache", "The node handle in a tree.", "a name, a type, and the file store in use": what is named. */
function mayBeNamed(place: Place, start: number, behind: number): boolean {
  const { parts, list } = { parts: place.parts(0), list: place.block.list };
  if (place.opensSentence(start))
    return (
      list !== undefined ||
      !(
        place.lower(1) === 'at' ||
        ((behind & OPENS_CLAUSE) !== 0 && (parts & ADJECTIVE) === 0) ||
        (nounShare(parts) <= 1 && (parts & PARTICIPLE) === 0)
      )
    );
  if (place.at(start - 1) === undefined) return true;
  // Whether a comma stands before the one in front of the "and".
  if ((place.classes(start - 1) & JOINS) === 0) return false;
  for (let step = start - 3; step > start - FAR && place.near(step); step--) {
    if (place.gap(step).includes(',')) return true;
    if (place.opensSentence(step)) return false;
  }
  return false;
}
/** How far back the items of a list are looked for. */
const FAR = 24;
/** "The change in the index": what stands in front is as often a noun; "the check that". */
const NO_JOINT = /^(?:of|that|so|but|per|as|like|than|for|within|with|by|between)$/;

/** Whether every other verb of the sentence, from `from` on, has a word in front that opens a clause for it. */
function isLastVerbOfClause(place: Place): boolean {
  let open = 0;
  let last: Pick<WordFacts, 'classes' | 'lower'> = NO_WORD;
  for (let step = 1; place.near(step) && !place.opensSentence(step); step++) {
    const facts = place.near(step) ?? NO_WORD;
    const { classes, parts, lower } = facts;
    const governed = (last.classes & (FINITE | TO | JOINS)) !== 0;
    if ((classes & OPENS_CLAUSE) !== 0 || /^(?:which|who|what|how|why)$/.test(lower)) open++;
    else if ((classes & JOINS) !== 0 && place.sign(step - 1) === ',') open++;
    else if (
      ((classes & FINITE) !== 0 && (last.classes & FINITE) === 0) ||
      (classes === 0 && !governed && (parts & (VERB | PAST | THIRD_PERSON)) !== 0 && isRatherVerb(parts))
    ) {
      if (open-- === 0) return false;
    } else if ((classes & (SINGULAR_PRONOUN | PLURAL_PRONOUN)) !== 0 && open === 0) return false;
    if ((classes & BETWEEN_VERBS) === 0) last = facts;
  }
  return true;
}
const isRatherVerb = (parts: number): boolean =>
  (parts & (NOUN | PLURAL | ADJECTIVE)) === 0 || verbShare(parts) >= HALF;

/** Whether no other verb and no subject of one follows from `from` on in the sentence. */
export function isLastVerb(place: Place, from = 1): boolean {
  for (let step = from; place.near(step) && !place.opensSentence(step); step++) {
    const { classes, parts, lower } = place.near(step) ?? NO_WORD;
    if ((classes & (FINITE | SINGULAR_PRONOUN | PLURAL_PRONOUN)) !== 0 || /^(?:that|which|who)$/.test(lower))
      return false;
    const said = classes === 0 && (place.near(step - 1)?.classes ?? 0) !== TO;
    if (said && (parts & (VERB | PAST | THIRD_PERSON)) !== 0 && (parts & (NOUN | PLURAL | ADJECTIVE)) === 0)
      return false;
  }
  return true;
}
const NO_WORD = { classes: 0, parts: 0, lower: '' };

/** What one presses, turns, or opens: there is one where it is named. */
const PRESSED =
  /^(?:button|knob|lever|switch|valve|lid|door|menu|tab|drawer|window|link|icon|dialog|page|panel|handle|cap)$/;
/** "Press button on the left side." */
export const isPressed = (place: Place, start: number): boolean =>
  start === 0 &&
  place.opensSentence(-1) &&
  PRESSED.test(place.lower(0)) &&
  /^(?:press|push|hold|turn|pull|tap|open|close|click|select)$/.test(place.lower(-1));
