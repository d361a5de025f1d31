import {
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  DO,
  JOINS,
  MODAL,
  NUMBER,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
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
import { mix, roleAfter, roleBefore, traitOf } from './contexts.ts';
import { isFiniteAuxiliary } from './verbs.ts';
import { oneOf, partOf, type Place, type Trigger } from './grammar-check.ts';

/** How many traits a gap has. */
export const GAP_TRAITS = 12;
/** How many of them, from the first on, are those of the nearest words alone: a look that costs little. */
export const NEAREST = 2;

export type GapName = 'be' | 'to' | 'of' | 'modal' | 'subject';

/** A place between two words where a small word may stand, and is missed if it doesn't. */
export interface GapSlot {
  readonly name: GapName;
  /** The word behind the gap, and the one in front. */
  readonly behind: Trigger;
  readonly before: Trigger;
  /** Whether a word fills the gap. */
  readonly fills: Trigger;
  /** Whether few places are such, so that few weights do. */
  readonly isRare?: boolean;
}

const isPlain = ({ classes, plain, capital }: WordFacts) => classes === 0 && plain && !capital;
const isContent =
  (parts: number): Trigger =>
  (facts) =>
    isPlain(facts) && (facts.parts & parts) !== 0;
/** In fifteenths of its uses. */
const SOMETIMES = 5;
const isDemonstrative = oneOf('this that which there here these those who');
const TAKES_OF = oneOf('one some all any each many most instead out because both none two several');

export const GAP_SLOTS: readonly GapSlot[] = [
  {
    // "This [is] only useful for tests."
    name: 'be',
    behind: (facts) =>
      (facts.classes & (BETWEEN_VERBS | DETERMINER)) !== 0 || isContent(PARTICIPLE | ADJECTIVE | ING)(facts),
    before: (facts) =>
      (facts.classes & (SINGULAR_PRONOUN | PLURAL_PRONOUN)) !== 0 ||
      isDemonstrative(facts) ||
      (facts.classes === 0 && ((facts.parts & (NOUN | PLURAL)) !== 0 || !facts.plain)),
    fills: oneOf('is are was were'),
  },
  {
    // "You need [to] build it."
    name: 'to',
    behind: (facts) => isContent(VERB)(facts) && (facts.parts & PAST) === 0,
    before: ({ classes }) =>
      (classes & (MODAL | DO | DETERMINER | PREPOSITION | JOINS | PLURAL_PRONOUN | BE | NUMBER)) === 0,
    fills: oneOf('to'),
  },
  {
    // "A list [of] the files".
    name: 'of',
    behind: (facts) =>
      (facts.classes & DETERMINER) !== 0 || !facts.plain || partOf(NOUN | PLURAL | ADJECTIVE | ING)(facts),
    before: (facts) => isContent(NOUN | PLURAL)(facts) || TAKES_OF(facts),
    fills: oneOf('of'),
  },
  {
    // "It can [be] set."
    name: 'modal',
    behind: (facts) =>
      (facts.classes & (DETERMINER | PREPOSITION | NUMBER)) !== 0 || isContent(PARTICIPLE | ADJECTIVE)(facts),
    before: ({ classes }) => (classes & (MODAL | TO)) !== 0,
    fills: oneOf('be'),
    isRare: true,
  },
  {
    // "If [it] is set".
    name: 'subject',
    behind: (facts) =>
      isFiniteAuxiliary(facts) ||
      (isContent(VERB | THIRD_PERSON)(facts) && verbShare(facts.parts) >= SOMETIMES),
    before: oneOf('if when because where until unless once while although before after since whether'),
    fills: oneOf('it you they we'),
    isRare: true,
  },
];

/** A gap at a place: the word in front of it, a step away, and whether it is filled. */
export interface Gap {
  readonly isFilled: boolean;
  readonly left: number;
}

/** The gap in front of the word at `right`; undefined where none may be. */
export function gapAt(
  { before, fills }: Pick<GapSlot, 'before' | 'fills'>,
  place: Place,
  right: number,
): Gap | undefined {
  const next = place.at(right - 1);
  if (!next) return undefined;
  const isFilled = fills(next);
  const left = isFilled ? right - 2 : right - 1;
  const front = isFilled ? place.at(left) : next;
  return front && before(front) ? { isFilled, left } : undefined;
}

/** Words that open clauses of their own, each with its own verb, or another part of one. */
const OWN_CLAUSE = new Set(
  'that which who whom whose where when if because while as so how what whether until unless since once before after than for and or but'.split(
    ' ',
  ),
);
/** How far a clause is looked through. */
const REACH = 14;
const MOSTLY = 8;

/** What the part of the clause from `from` on holds: 1 for a verb, and 2 more where another clause ends it. */
export function verbsOf(place: Place, from: number, step: 1 | -1): number {
  let found = 0;
  for (let at = from, count = 0; count < REACH; count++, at += step) {
    const facts = place.at(at);
    if (!facts) break;
    if (OWN_CLAUSE.has(facts.lower)) return found + 2;
    const { parts } = facts;
    if (
      isFiniteAuxiliary(facts) ||
      ((parts & THIRD_PERSON) !== 0 && verbShare(parts) >= MOSTLY) ||
      ((parts & PAST) !== 0 && (parts & PARTICIPLE) === 0)
    )
      found = 1;
  }
  return found;
}

/**
 * The traits of a gap that tell most by themselves: the words on either side.
 * @param traits `NEAREST` numbers of 16 bits, written anew
 */
export function readNearest(place: Place, left: number, right: number, traits: Uint16Array): void {
  traits[0] = traitOf(mix(106, place.at(left)?.hash ?? 0));
  traits[1] = traitOf(mix(107, place.at(right)?.hash ?? 0));
}

/**
 * The other traits of a gap: what the words around do, alone and together, and whether the clause has its verb.
 * @param traits `GAP_TRAITS` numbers of 16 bits, written anew but for the nearest
 */
export function readGap(place: Place, left: number, right: number, traits: Uint16Array): void {
  const [first, second] = [place.at(left), place.at(right)];
  const l1 = first?.role ?? 0;
  const l2 = roleBefore(place, left - 1);
  const l3 = roleBefore(place, left - 2);
  const r1 = second?.role ?? 0;
  const r2 = roleAfter(place, right + 1);
  const r3 = roleAfter(place, right + 2);
  traits[2] = traitOf(mix(mix(104, first?.hash ?? 0), r1));
  traits[3] = traitOf(mix(mix(105, l1), second?.hash ?? 0));
  traits[4] = traitOf(mix(mix(mix(108, l2), l1), r1));
  traits[5] = traitOf(mix(mix(mix(109, l1), r1), r2));
  traits[6] = traitOf(mix(mix(mix(110, r1), r2), r3));
  traits[7] = traitOf(mix(113, place.at(right + 1)?.hash ?? r2));
  traits[8] = traitOf(mix(mix(114, place.at(left - 1)?.hash ?? l2), l1));
  traits[9] = traitOf(mix(mix(mix(116, l3), l2), l1));
  const verbs = mix(mix(117, verbsOf(place, left, -1)), verbsOf(place, right, 1));
  traits[10] = traitOf(mix(mix(verbs, l1), r1));
  traits[11] = traitOf(mix(mix(120, l1), r1));
}
