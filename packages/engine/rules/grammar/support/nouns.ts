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
  articleShare,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../../spelling/lexicon.ts';
import type { WordFacts } from '../../../spelling/word-facts.ts';
import type { Place } from './grammar-check.ts';
import { isSomeoneOrDevice } from './persons.ts';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Plural in form; their verb may be singular. */
const SINGULAR_AFTER_ALL = words(
  'data metadata media news series species means analytics statistics physics mathematics maths economics ethics graphics politics ' +
    'mechanics heuristics semantics basics details https status os dns aws ops devops kubernetes windows headquarters ' +
    'lens process access sms rest css js ts ios nodejs axis basis class specs whereabouts parameters props yours ours theirs hers customs logistics',
);
/** Singular in form; their verb may be plural, or they are no nouns where they stand before one. */
const PLURAL_AFTER_ALL = words(
  'lot bunch number majority minority rest couple few variety range team staff people public police following same above below latter former ' +
    'remainder other others rich poor half most dozen hundred thousand million bulk pair group handful crew audience series means data ' +
    'media more less better first second third fourth fifth last next only kind sort type worst best one two three kinds total set ' +
    'percentage proportion fraction maximum minimum average subset array list family combination collection mix more emoji sheep fish aircraft offspring',
);

/** A plural that takes a plural verb. After an article it is a noun even where it may be a verb. */
export function isMany(facts: WordFacts | undefined): boolean {
  return facts !== undefined && !facts.capital && isManyForm(facts);
}

/** The same of a word that may open a sentence. */
export function isManyForm(facts: WordFacts): boolean {
  if (facts.classes !== 0) return false;
  if (!facts.plain) return facts.isManyInitials;
  if ((facts.parts & PLURAL) === 0 || SINGULAR_AFTER_ALL.has(facts.lower)) return false;
  // Dictionaries have "values" as a noun of its own beside "value".
  return (facts.parts & NOUN) === 0 || facts.hasSingular;
}

/** A plural in its place, also where it opens the sentence: "Users and groups". */
export function isPluralAt(place: Place, step: number): boolean {
  const facts = place.at(step);
  return isMany(facts) || (facts !== undefined && place.opensSentence(step) && isManyForm(facts));
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
  return (
    facts !== undefined && !facts.plain && facts.lower !== '' && /^[a-z]{1,4}[a-rt-z]$/.test(facts.lower)
  );
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
    return /^[.,;:!?](?:\s|$)/.test(place.gap(step)) || !/^-|["“‘'([`{/\u{FFFC}]/u.test(place.gap(step));
  // "Many user prefer": a verb, and nothing that could belong to the noun.
  const parts = place.content(step + 1);
  if ((parts & VERB) !== 0 && (parts & (NOUN | ADJECTIVE | PAST | PLURAL)) === 0) return true;
  return (next.classes & (BE | MODAL | PREPOSITION | JOINS | OPENS_CLAUSE | DETERMINER | TO)) !== 0;
}

/** Fifteenths of its uses in which a noun that may stand bare has "a" or "an": above, the article is due. */
const HAS_ARTICLE = 10;
/** Participles and verbs that are nouns too, "given", "run", are none of these. */
const OFTEN_NOUN = 4;
const MOSTLY_NOUN = 8;
const NEARLY_ALL = 12;
/** Above, it is at least counted. */
const IS_COUNTED = 6;

/** A thing of which one is "a …", so that it has an article where it is alone: "file", "button". */
export function isCountNoun(facts: WordFacts | undefined): boolean {
  if (facts === undefined || facts.capital) return false;
  // Of a rare noun, its plural tells.
  const isNoun = (facts.parts & VERB) === 0 || nounShare(facts.parts) >= NEARLY_ALL;
  return (
    isCount(facts.parts) ||
    isSomeoneOrDevice(facts) ||
    (articleShare(facts.parts) === 0 && isNoun && facts.isCountable)
  );
}

/** The same of a noun that is nothing else: no adjective, adverb or participle. */
export const isOnlyCountNoun = (facts: WordFacts | undefined): boolean =>
  isCountNoun(facts) && ((facts?.parts ?? 0) & (ADJECTIVE | ADVERB | PARTICIPLE)) === 0;

/** The same of the parts of a word. */
export const isCount = (parts: number): boolean =>
  (parts & NOUN) !== 0 && nounShare(parts) >= OFTEN_NOUN && articleShare(parts) >= HAS_ARTICLE;

/** One thing of many, by how it is used or by how common its plural is, where it can't be a verb: "flag", "sentence". */
export const isCountable = (facts: WordFacts | undefined): boolean =>
  facts !== undefined &&
  !facts.capital &&
  facts.plain &&
  ((articleShare(facts.parts) >= IS_COUNTED && nounShare(facts.parts) >= MOSTLY_NOUN) ||
    isCountNoun(facts) ||
    ((facts.parts & VERB) === 0 && facts.isCountable));

/** Whether the word at 0 stands in quotation marks: messages and labels drop articles. */
export function isQuoted(place: Place): boolean {
  const { prose, wordPlaces } = place.block;
  const before = prose.slice(0, wordPlaces.startOf(place.indexOf(0)));
  return (before.split('"').length - 1) % 2 === 1 || before.lastIndexOf('“') > before.lastIndexOf('”');
}

/** Whether an ordinal and its noun are a kind or a time, and none of several: "a solution of last resort", "since last week". */
export const namesKind = (place: Place, ordinal: number, noun: number): boolean =>
  (/^(?:first|second|third|last)$/.test(place.lower(ordinal)) &&
    /^(?:resort|edition|person|class|grade|aid|hand|degree|gear)$/.test(place.lower(noun))) ||
  (/^(?:last|next)$/.test(place.lower(ordinal)) &&
    /^(?:night|week|weekend|month|quarter|season|term|year|spring|summer|autumn|fall|winter)$/.test(
      place.lower(noun),
    ) &&
    place.lower(noun + 1) !== 'of');

/** "25 days of leave a year": how often, and no object. */
export const tellsHowOften = (place: Place, step: number): boolean =>
  /^(?:an?|each|every)$/.test(place.lower(step)) &&
  /^(?:second|minute|hour|day|night|week|month|quarter|season|term|year)$/.test(place.lower(step + 1));

/** Whether a word can be nothing but what describes a noun: "conventional". */
export const onlyDescribes = (facts: WordFacts | undefined): boolean =>
  facts !== undefined &&
  facts.classes === 0 &&
  facts.lower !== 'available' &&
  (facts.parts & ADJECTIVE) !== 0 &&
  (facts.parts & (NOUN | PLURAL | VERB | PAST | PARTICIPLE | ADVERB)) === 0;

/** Several things, alone or behind what they are of: "codes", "HTTP status codes". */
export function namesMany(place: Place, step: number): boolean {
  let last = step;
  while (last < step + 2 && ((place.content(last) & NOUN) !== 0 || isAcronym(place.at(last)))) last++;
  return isMany(place.at(last)) || (last > step && isMany(place.at(last - 1)));
}
