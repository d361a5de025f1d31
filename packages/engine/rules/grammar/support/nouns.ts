import {
  BE,
  DETERMINER,
  JOINS,
  MODAL,
  OPENS_CLAUSE,
  PREPOSITION,
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
import type { WordFacts } from '../../../spelling/word-facts.ts';
import type { Place } from './grammar-check.ts';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Plural in form; their verb may be singular. */
const SINGULAR_AFTER_ALL = words(
  'data metadata media news series species means analytics statistics physics mathematics maths economics ethics graphics politics ' +
    'mechanics heuristics semantics basics details https status docs os dns aws ops devops kubernetes windows headquarters ' +
    'lens process access sms rest css js ts ios nodejs axis basis class specs whereabouts parameters props',
);
/** Singular in form; their verb may be plural, or they are no nouns where they stand before one. */
const PLURAL_AFTER_ALL = words(
  'lot bunch number majority minority rest couple few variety range team staff people public police following same above below latter former ' +
    'remainder other others rich poor half most dozen hundred thousand million bulk pair group handful crew audience series means data ' +
    'media more less better first second third fourth fifth last next only kind sort type worst best one two three kinds total set ' +
    'percentage proportion fraction maximum minimum average subset array list family combination collection mix more',
);

/** A plural that takes a plural verb. After an article it is a noun even where it may be a verb. */
export function isMany(facts: WordFacts | undefined): boolean {
  return facts !== undefined && !facts.capital && isManyForm(facts);
}

/** The same of a word that may open a sentence. */
export function isManyForm(facts: WordFacts): boolean {
  if (facts.classes !== 0) return false;
  if ((facts.parts & PLURAL) === 0 || SINGULAR_AFTER_ALL.has(facts.lower)) return false;
  // Dictionaries have "values" as a noun of its own beside "value".
  return (facts.parts & NOUN) === 0 || facts.hasSingular;
}

/** A singular noun that takes a singular verb. "Diagnostics", "semantics" take either. */
export function isOneThing(facts: WordFacts | undefined): boolean {
  if (!facts || facts.classes !== 0 || facts.capital) return false;
  if (isAcronym(facts)) return true;
  return (
    (facts.parts & NOUN) !== 0 &&
    (facts.parts & (PLURAL | THIRD_PERSON)) === 0 &&
    !PLURAL_AFTER_ALL.has(facts.lower) &&
    !facts.lower.endsWith('ics')
  );
}

/** "API", "CLI": capitals without a plural "s". */
export function isAcronym(facts: WordFacts | undefined): boolean {
  return facts !== undefined && !facts.plain && /^[a-z]{1,4}[a-rt-z]$/.test(facts.lower);
}

/** "One of the", "each of these", beginning so many steps away. */
export function isOneOf(place: Place, step: number): boolean {
  return (
    /^(?:one|each|either|neither)$/.test(place.lower(step)) &&
    place.lower(step + 1) === 'of' &&
    /^(?:the|these|those|your|our|its|their|my)$/.test(place.lower(step + 2))
  );
}

/** A noun that is no form of a verb and no adjective, so that nothing else can stand there. */
export function isThing(parts: number): boolean {
  return (parts & (NOUN | PLURAL)) !== 0 && (parts & (VERB | ADJECTIVE | ING | PARTICIPLE | ADVERB)) === 0;
}

/** Whether the noun at `step` is the last of its phrase: what follows is no noun and no name. */
export function endsPhrase(place: Place, step: number): boolean {
  const next = place.at(step + 1);
  if (!next)
    return /^[.,;:!?](?:\s|$)/.test(place.gap(step)) || !/["“‘'([`{/\u{FFFC}]/u.test(place.gap(step));
  // "Many user prefer": a verb, and nothing that could belong to the noun.
  const parts = place.content(step + 1);
  if ((parts & VERB) !== 0 && (parts & (NOUN | ADJECTIVE | PAST | PLURAL)) === 0) return true;
  return (next.classes & (BE | MODAL | PREPOSITION | JOINS | OPENS_CLAUSE | DETERMINER | TO)) !== 0;
}

/** Things of the field of which one is "a …": without an article each is a slip. */
const COUNT_NOUNS = words(
  'name file folder directory module package library plugin component class method function object array parameter argument variable property field ' +
    'attribute constant decorator annotation provider controller guard pipe interceptor filter service handler hook listener callback promise loop ' +
    'server client container image cluster node database table column row record document page link button menu dialog form list event error ' +
    'exception user account role project workspace repository branch commit release environment instance namespace secret volume path host domain ' +
    'browser device token cookie header endpoint route request response query command script template schema interface type wrapper factory ' +
    'dependency framework tool developer example section step tutorial guide function value option flag key number string boolean prefix suffix ' +
    'singleton worker thread queue stream buffer session subscription model entity view layout tag label mistake problem question attachment invoice ticket message badge change feature reason way case bug rule ' +
    'test platform setting customer tenant region zone subnet alert metric dashboard chart widget icon sensor tab screen panel cell item policy bucket partition shard ' +
    'replica snapshot migration suite comment artifact pipeline deployment webhook job task parser compiler snippet checkbox dropdown toolbar sidebar operator expression statement',
);

export function isCount(noun: string | undefined): boolean {
  return noun !== undefined && COUNT_NOUNS.has(noun);
}

export function isCountNoun(facts: WordFacts | undefined): boolean {
  return facts !== undefined && !facts.capital && COUNT_NOUNS.has(facts.lower);
}

/** One thing of many, by the list or by how common its plural is, where it can't be a verb: "flag", "sentence". */
export const isCountable = (facts: WordFacts | undefined): boolean =>
  isCountNoun(facts) ||
  (facts !== undefined && !facts.capital && facts.plain && (facts.parts & VERB) === 0 && facts.isCountable);
