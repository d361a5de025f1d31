import {
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  HAVE,
  JOINS,
  OBJECT_PRONOUN,
  PREPOSITION,
  TO,
} from '../../../spelling/function-words.ts';
import { baseOf, ingOf, participleOf } from '../../../spelling/inflect.ts';
import {
  ADJECTIVE,
  HALF,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PLURAL,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import type { WordFacts } from '../../../spelling/word-facts.ts';
import { lazily } from '../../../lazily.ts';
import { contextWeights } from '../../data/context-weights.ts';
import { oddsOf, readTraits, TRAITS } from './contexts.ts';
import { ahead, type Judge, type Place, type Trigger, type Watched } from './grammar-check.ts';
import { AFTER_HAVE, BUILT, NEVER_PASSIVE, isSaidToBe, isValue } from './participles.ts';
import { isBase, mended } from './verbs.ts';

/** A place behind a word, where a verb has one form, and its base form is a slip or a noun. */
export interface FormSlot {
  readonly name: 'be' | 'have' | 'preposition';
  readonly opens: Trigger;
  /** The form that is due, as a bit of the lexicon. */
  readonly due: number;
  readonly write: (verb: string) => string | undefined;
  /** How much likelier the form must be than the base, as the natural logarithm of the odds. */
  readonly least: number;
  /** What must be so, beside what the context says, of the word at a step; `sure`, whether that leaves hardly a doubt. */
  readonly holds: (place: Place, at: number, sure: boolean) => boolean;
  readonly message: (before: string, form: string) => string;
}

const participle = (verb: string) => AFTER_HAVE.get(verb) ?? BUILT.get(verb) ?? participleOf(verb);
const afterIt = (before: string, form: string) => `After “${before}” stands the participle: “${form}”.`;
const isAdjective = (place: Place, at: number) => (place.content(at) & ADJECTIVE) !== 0;

/** "The default is ignore": a value that is named. */
const NAMES_VALUE =
  /^(?:examples?|defaults?|modes?|options?|values?|settings?|choices?|types?|status|states?|names?|attributes?|actions?|columns?|levels?|methods?|commands?|arguments?|parameters?|keywords?|formats?|fields?|passed|specified|strategy|policy|it|this|that|which|these|those)$/;
/** "What it does is use the cache", "the idea is store it". */
const NAMES_DEED = /^(?:do|does|did|done|steps?|goal|task|job|way|idea|thing|solution)$/;
const PREPOSITIONS = new Set('by for without before after when while from'.split(' '));
/** Odds, as natural logarithms: that leave hardly a doubt, and how much likelier what is never a noun is a slip. */
const SURE = 4;
const LIKELIER = 1.5;
/** In fifteenths of its uses. */
const SELDOM = 2;
const MOSTLY_NOUN = 12;
/** Behind these, a clause may follow. */
const OPENS_CLAUSE = new Set('when while before after'.split(' '));

export const FORM_SLOTS: readonly FormSlot[] = [
  {
    name: 'be',
    opens: ({ classes }) => (classes & BE) !== 0,
    due: PARTICIPLE,
    write: participle,
    least: 3,
    holds: (place, at, sure) =>
      // "It is depend on it" has two verbs. "That word is jargon."
      !NEVER_PASSIVE.test(place.lower(at)) &&
      ((sure && place.lower(at + 1) === 'by') ||
        (verbShare(place.parts(at)) >= SELDOM &&
          !NAMES_DEED.test(place.lower(-1)) &&
          !/^(?:do|does|did)$/.test(place.lower(-2)))) &&
      ((sure && (place.classes(at + 1) & (PREPOSITION | TO)) !== 0) || !NAMES_VALUE.test(place.lower(-1))) &&
      place.lower(-2) !== 'there' &&
      !isSaidToBe(place) &&
      !isValue(place, at) &&
      // "Write-/readable".
      !/^[,-]$/.test(place.sign(at)) &&
      // "The method is block.": a noun that ends its sentence is what something is called.
      (place.at(at + 1) !== undefined || isBase(place.parts(at))) &&
      // "The cards are face down."
      !/^(?:down|up|off|out|away)$/.test(place.lower(at + 1)) &&
      // "The verb must be accept or discard", "these can be list of lists", "there are design and technical reasons".
      !/^(?:or|of)$/.test(place.lower(at + 1)) &&
      !((place.classes(at + 1) & JOINS) !== 0 && (place.content(at + 2) & ADJECTIVE) !== 0) &&
      (place.content(at + 1) & PLURAL) === 0 &&
      // "It is touch screen": a name of two nouns, without its article.
      nounShare(place.content(at + 1)) < MOSTLY_NOUN &&
      // "Be complete by the end".
      (!isAdjective(place, at) ||
        (place.lower(at + 1) === 'by' && !/^(?:time|end|date|deadline)$/.test(place.lower(at + 3)))),
    message: afterIt,
  },
  {
    name: 'have',
    opens: ({ classes }) => (classes & HAVE) !== 0,
    due: PARTICIPLE,
    write: participle,
    least: 3,
    // "It does not have class A networks".
    holds: (place, at, sure) =>
      ((sure && at > 1) || !isAdjective(place, at)) &&
      place.text(at + 1) !== 'A' &&
      // "It has issue with npm", "have use of it", "have help from us", "have create privilege".
      !/^(?:of|with|for|from|yet)$/.test(place.lower(at + 1)) &&
      // "We have experience across the stack".
      !(nounShare(place.parts(at)) >= HALF && (place.classes(at + 1) & PREPOSITION) !== 0) &&
      (place.content(at + 1) & NOUN) === 0,
    message: afterIt,
  },
  {
    name: 'preposition',
    opens: ({ lower }) => PREPOSITIONS.has(lower),
    due: ING,
    write: ingOf,
    least: 3,
    holds: (place, at) =>
      !isAdjective(place, at) &&
      // "For now know that it is used".
      at === 1 &&
      // "Types for send (https://…)": what is named.
      !/^\s*[,/(–-]/.test(place.gap(at)) &&
      // "Cache hits for miss": what is named.
      (place.at(at + 1) !== undefined || isBase(place.parts(at))) &&
      // "For work and for personal use".
      (place.classes(at + 1) & JOINS) === 0 &&
      // "For track resources".
      (place.content(at + 1) & (NOUN | PLURAL)) === 0 &&
      nounShare(place.parts(at)) <= HALF &&
      // "A closure that captures by move": only an object tells that it is a verb.
      ((place.classes(at + 1) & (DETERMINER | OBJECT_PRONOUN)) !== 0 ||
        (!OPENS_CLAUSE.has(place.lower(0)) &&
          (place.at(at + 1)?.capital === true || place.lower(at + 1) === ''))),
    message: (before, form) => `After “${before}” a verb ends in “ing”: “${form}”.`,
  },
];

const LEMMAS = new Map<string, string>();
/** Of two with one form, "write" and "wrote", the first is the base. */
const irregular = lazily(() => new Map(Array.from(BUILT, ([verb, form]) => [form, verb] as const).reverse()));

/** The base of a verb's form, kept. */
function lemmaOf(form: string): string {
  let lemma = LEMMAS.get(form);
  if (lemma === undefined) LEMMAS.set(form, (lemma = irregular().get(form) ?? baseOf(form) ?? form));
  return lemma;
}

/** The verb that stands in a slot: its base form, and whether it has the form that is due; undefined where nobody can tell. */
export function verbIn(
  { due }: FormSlot,
  facts: WordFacts | undefined,
): { readonly lemma: string; readonly isDue: boolean } | undefined {
  if (!facts || facts.classes !== 0 || !facts.plain || facts.capital) return undefined;
  const [verb, form] = [(facts.parts & VERB) !== 0, (facts.parts & due) !== 0];
  if (verb === form) return undefined;
  return form ? { lemma: lemmaOf(facts.lower), isDue: true } : { lemma: facts.lower, isDue: false };
}

/** The step of the word behind the one at 0 and its adverbs. */
export function slotOf(place: Place): number {
  let at = 1;
  while (at < 3 && (place.classes(at) & BETWEEN_VERBS) !== 0) at++;
  return at;
}

const traits = new Uint16Array(TRAITS);

const baseIn = (slot: FormSlot): Judge => {
  return (place) => {
    const at = slotOf(place);
    const verb = verbIn(slot, place.at(at));
    if (!verb || verb.isDue || place.block.kind === 'heading' || place.block.kind === 'table-cell')
      return undefined;
    readTraits(place, at, verb.lemma, traits);
    const odds = oddsOf(contextWeights().forms[slot.name], traits);
    const least = slot.name === 'be' && isBase(place.parts(at)) ? slot.least - LIKELIER : slot.least;
    if (odds < least || !slot.holds(place, at, odds >= SURE) || place.isMarked(at, at)) return undefined;
    return mended(at, slot.write(verb.lemma), (form) => slot.message(place.lower(0), form));
  };
};

/** Base forms of verbs where the context asks for another: "is use to sign", "have change the limit", "by click Save". */
export const FORMS_BY_CONTEXT: readonly Watched[] = FORM_SLOTS.map((slot) => [
  slot.opens,
  baseIn(slot),
  ahead(
    ({ classes, parts, capital }) =>
      (classes & BETWEEN_VERBS) !== 0 ||
      (classes === 0 && (parts & VERB) !== 0 && (parts & slot.due) === 0 && !capital),
  ),
]);
