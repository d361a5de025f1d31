import {
  BE,
  DETERMINER,
  DO,
  HAVE,
  MODAL,
  PREPOSITION,
  SINGULAR_PRONOUN,
  PLURAL_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../../spelling/lexicon.ts';
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

/** Whether the word at 0 has an object and the sentence, which opens at `start`, no other verb: "the settings page list every device." */
export function isOnlyVerb(place: Place, start: number): boolean {
  const next = place.at(1);
  if (!next || (next.classes & DETERMINER) === 0 || next.capital || /^(?:that|whose|no)$/.test(next.lower))
    return false;
  if (
    !place.opensSentence(start) ||
    TIME.test(place.lower(2)) ||
    TIME.test(place.lower(3)) ||
    !isProse(place)
  )
    return false;
  return !/:$/.test(place.sentence.trimEnd()) && isLastVerb(place);
}

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
