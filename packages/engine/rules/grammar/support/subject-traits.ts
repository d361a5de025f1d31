import {
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  DO,
  HAVE,
  JOINS,
  MODAL,
  NUMBER,
  PLURAL_DETERMINER,
  PLURAL_PRONOUN,
  PLURAL_VERB,
  PREPOSITION,
  SINGULAR_DETERMINER,
  SINGULAR_PRONOUN,
  SINGULAR_VERB,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ING,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import type { WordFacts } from '../../../spelling/word-facts.ts';
import { mix, roleBefore, roleAfter, traitOf } from './contexts.ts';
import { oneOf, type Place } from './grammar-check.ts';
import { isMany } from './nouns.ts';
import { isFiniteAuxiliary } from './verbs.ts';

/** How many traits the subject of a verb has. */
export const SUBJECT_TRAITS = 11;

/** How many words a subject may have. */
const LONGEST = 12;
/** In fifteenths of its uses. */
const SOMETIMES = 4;
const MOSTLY = 12;
const FINITE = 77;
const BE_VERB = 1;
const HAVE_VERB = 2;
const DO_VERB = 3;
const FULL_VERB = 4;

const opensOwnClause = oneOf(
  'that which who whom whose where when if because while as so how what whether why until unless since once before after than but although though whereas',
);
const isRelative = oneOf('that which who');
/** Determiners and numbers that stand for nouns. */
const standsForNoun = oneOf('this these those each all both one some any many none');
const mayBeSubject = oneOf('this these that those each all any some both neither either');

const isFinite = (facts: WordFacts): boolean =>
  isFiniteAuxiliary(facts) ||
  (facts.classes === 0 &&
    facts.plain &&
    (facts.parts & THIRD_PERSON) !== 0 &&
    verbShare(facts.parts) >= MOSTLY);

/** The number of a noun or pronoun, as far as its form tells; 0 of nothing. */
export function numberOf(facts: WordFacts | undefined): number {
  if (!facts) return 0;
  if ((facts.classes & SINGULAR_PRONOUN) !== 0) return 5;
  if ((facts.classes & PLURAL_PRONOUN) !== 0) return 6;
  if (facts.classes !== 0) return 7;
  if (isMany(facts)) return 2;
  if (!facts.plain) return facts.isManyInitials ? 2 : 3;
  if ((facts.parts & PLURAL) !== 0) return 8;
  if ((facts.parts & NOUN) !== 0) return 1;
  if ((facts.parts & ING) !== 0) return 9;
  return facts.parts === 0 ? 4 : 10;
}

/** What a phrase opens with. */
function openingOf(facts: WordFacts | undefined): number {
  if (!facts) return 0;
  const { classes } = facts;
  if ((classes & SINGULAR_DETERMINER) !== 0) return 1;
  if ((classes & PLURAL_DETERMINER) !== 0) return 2;
  if ((classes & DETERMINER) !== 0) return 3;
  if ((classes & NUMBER) !== 0) return 4;
  if (classes !== 0) return 5;
  return (facts.parts & ING) !== 0 ? 6 : 7;
}

/** Whether a verb that has a subject in front has the form of many; undefined of what is no such verb. */
export function isPluralVerb(facts: WordFacts | undefined): boolean | undefined {
  if (!facts) return undefined;
  if ((facts.classes & (SINGULAR_VERB | PLURAL_VERB)) !== 0) return (facts.classes & PLURAL_VERB) !== 0;
  if (facts.classes !== 0 || !facts.plain || facts.capital) return undefined;
  const { parts } = facts;
  if ((parts & (VERB | THIRD_PERSON)) === 0 || (parts & (PAST | PARTICIPLE)) !== 0) return undefined;
  return verbShare(parts) >= SOMETIMES ? (parts & THIRD_PERSON) === 0 : undefined;
}

/** Whether the word at -1 may end the subject of the verb at 0, with an adverb between them. */
export function followsSubject(place: Place): boolean {
  const last = place.at(-1);
  if (!last) return false;
  if ((last.classes & (MODAL | TO | DO | PREPOSITION | DETERMINER | JOINS)) !== 0 && !mayBeSubject(last))
    return false;
  if ((last.classes & BETWEEN_VERBS) !== 0 && (place.classes(-2) & (MODAL | DO | TO)) !== 0) return false;
  const verb = place.at(0);
  const nominal = last.classes !== 0 || !last.plain || (last.parts & (NOUN | PLURAL)) !== 0;
  return nominal || (verb?.classes ?? 0) !== 0;
}

function kindOf(classes: number): number {
  if ((classes & BE) !== 0) return BE_VERB;
  if ((classes & HAVE) !== 0) return HAVE_VERB;
  return (classes & DO) !== 0 ? DO_VERB : FULL_VERB;
}

const mixed = (first: number, ...rest: readonly number[]) => traitOf(rest.reduce(mix, first));

/** The subject of a verb. */
export interface Subject {
  /** The step where it begins, and where it ends: what is between it and the verb are adverbs, or a relative pronoun. */
  start: number;
  end: number;
  /** The word in front of it; undefined where a sentence or a part of one begins. */
  boundary: WordFacts | undefined;
  head: WordFacts | undefined;
  nearest: WordFacts | undefined;
  preposition: WordFacts | undefined;
  /** Where the last noun in front of the first "and" stands. */
  first: number;
  /** 0 where nothing is joined; 1 of "and" in front of a preposition, 2 behind one, 4 of "or". */
  joined: number;
  isRelative: boolean;
}

/** Whether no subject goes back past the word: it opens a clause, or is a verb, also behind "to" or "can". */
const endsSubject = (place: Place, step: number, facts: WordFacts): boolean =>
  opensOwnClause(facts) ||
  isFinite(facts) ||
  ((facts.parts & VERB) !== 0 && (place.classes(step - 1) & (TO | MODAL)) !== 0);

/** Finds the subject of the verb at 0, into `subject`. */
export function findSubject(place: Place, subject: Subject): void {
  const last = (place.classes(-1) & BETWEEN_VERBS) !== 0 ? -2 : -1;
  const before = place.at(last);
  subject.isRelative = before !== undefined && isRelative(before);
  subject.end = subject.isRelative ? last - 1 : last;
  let start = subject.end;
  let facts = place.at(start);
  for (let count = 0; facts && count < LONGEST && !endsSubject(place, start, facts); count++)
    facts = place.at(--start);
  subject.boundary = facts;
  subject.start = start + 1;
  subject.first = subject.joined = 0;
  subject.head = subject.nearest = subject.preposition = undefined;
  for (let at = subject.start; at <= subject.end; at++) {
    const word = place.at(at);
    if (!word) continue;
    if (word.lower === 'and') {
      if (subject.joined === 0) subject.first = at - 1;
      subject.joined |= subject.preposition ? 2 : 1;
    } else if ((word.classes & JOINS) !== 0) subject.joined |= 4;
    else if (!subject.preposition && at > subject.start && (word.classes & (PREPOSITION | TO)) !== 0)
      subject.preposition = word;
    else if (
      word.classes === 0 ||
      (word.classes & (SINGULAR_PRONOUN | PLURAL_PRONOUN)) !== 0 ||
      standsForNoun(word)
    ) {
      subject.nearest = word;
      if (!subject.preposition) subject.head = word;
    }
  }
}

/**
 * The traits of the subject of the verb at 0: its head and its last noun, what opens it, what joins them, and what
 * stands in front of it.
 * @param traits `SUBJECT_TRAITS` numbers of 16 bits, written anew
 */
export function readSubject(place: Place, subject: Subject, traits: Uint16Array): void {
  const { start, boundary, head, nearest, preposition, joined } = subject;
  const last = place.at((place.classes(-1) & BETWEEN_VERBS) !== 0 ? -2 : -1);
  const opener = place.at(start);
  const [number, lastNumber, opening] = [numberOf(head), numberOf(nearest), openingOf(opener)];
  const role = head?.role ?? 0;
  const far = preposition ? 1 : 0;
  const relative = subject.isRelative ? 1 : 0;
  const edge = boundary ? (isFinite(boundary) ? FINITE : boundary.hash) : roleBefore(place, start - 1);
  traits[0] = mixed(101, number, opening, joined, relative);
  traits[1] = mixed(102, role, joined, far);
  traits[2] = mixed(103, nearest?.role ?? 0, role, far);
  traits[3] = mixed(105, edge, number);
  traits[4] = mixed(106, opener?.hash ?? 0, number);
  traits[5] = mixed(108, last?.hash ?? 0);
  traits[6] = mixed(109, preposition?.hash ?? 0, head?.hash ?? 0);
  traits[7] = mixed(111, roleAfter(place, 1), number);
  traits[8] = mixed(113, kindOf(place.classes(0)), number, last?.role ?? 0);
  traits[9] = mixed(117, relative, roleBefore(place, start - 1), number);
  traits[10] = mixed(119, number, lastNumber, joined, far, opening, relative);
}
