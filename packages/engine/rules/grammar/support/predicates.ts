import {
  ARTICLE,
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  JOINS,
  OBJECT_PRONOUN,
  OPENS_CLAUSE,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PLURAL,
  VERB,
} from '../../../spelling/lexicon.ts';
import { isOwned } from '../../data/software-nouns.ts';
import type { Place } from './grammar-check.ts';
import { followsVerb } from './noun-phrases.ts';
import { endsPhrase, isOnlyCountNoun } from './nouns.ts';

/** Verbs and adjectives behind which a clause may begin without "that": "make sure it's on". */
const TAKES_CLAUSE = new Set(
  (
    'sure think thinks thought know knows knew believe believes say says said mean means meant assume assumes assuming suppose guess hope see sees shows show ' +
    'check checks verify confirm confirms ensure ensures ensuring feel feels find finds figure imply implies suggest suggests notice realize understand decide decides ' +
    'determine indicates imagine bet claim claims tell tells told expect expects agree doubt pretend guarantee guarantees warn warns explain remember forget provided ' +
    'given case certain clear glad afraid confident unless note reason considering consider considers imagining saying thinking knowing hoping'
  ).split(' '),
);
/** Prepositions that open clauses too, or stand before one: "like it's 1999". */
const BEFORE_CLAUSE = /^(?:until|since|before|after|like|than|as|except|per)$/;
const DEGREE =
  /^(?:too|very|so|really|quite|pretty|fairly|not|just|only|also|still|always|never|already|now|probably|definitely|usually|currently|actually|basically|often|mostly|highly|strongly|all)$/;
/** Before a noun as before "to": "its first to …" says nothing. */
const ATTRIBUTE =
  /^(?:own|first|last|next|other|latest|entire|whole|main|same|only|best|worst|most|least|many|original|full|relative)$/;

/** Whether a clause may begin with the word: behind a mark, "if", "and", "make sure". */
export const clauseMayOpen = (place: Place): boolean =>
  place.opensClause(0) ||
  TAKES_CLAUSE.has(place.lower(-1)) ||
  (place.classes(-1) & JOINS) !== 0 ||
  // "Now your able": an adverb opens the sentence.
  (((place.classes(-1) & BETWEEN_VERBS) !== 0 || isAdverb(place.parts(-1))) && place.opensClause(-1));

const isAdverb = (parts: number) => (parts & ADVERB) !== 0 && (parts & (NOUN | VERB | ADJECTIVE)) === 0;

/** Whether the sentence ends behind the word at `step`, or a condition does: "if its empty, …". */
function statementEnds(place: Place, step: number): boolean {
  const next = place.near(step + 1);
  if (!next) return true;
  if (place.at(step + 1)) return false;
  const gap = place.gap(step);
  return /^[.!?;:)]/.test(gap) || (gap.startsWith(',') && (place.classes(-1) & OPENS_CLAUSE) !== 0);
}

/** Whether what follows the phrase can only belong to a predicate: "to", "by", "that", or the end. */
const goesOn = (place: Place, step: number): boolean =>
  statementEnds(place, step) ||
  (place.classes(step + 1) & (TO | OPENS_CLAUSE)) !== 0 ||
  ((place.classes(step + 1) & PREPOSITION) !== 0 && place.lower(step + 1) !== 'of') ||
  /^(?:using|enough)$/.test(place.lower(step + 1));

/** In fifteenths of its uses. */
const SELDOM_NOUN = 2;

/**
 * Whether a predicate stands from `step` on, so that its verb is missing: "too slow", "used by", "the owner", "on Windows".
 * What may be a noun phrase without a determiner is none: "used memory", "main task".
 */
export function followsPredicate(place: Place, step: number): boolean {
  const next = place.at(step);
  if (!next || next.capital || next.lower === '') return false;
  const word = next.lower;
  if ((next.classes & ARTICLE) !== 0 || /^(?:my|our|their|another|been|because|why)$/.test(word))
    return place.at(step + 1) !== undefined;
  if (DEGREE.test(word)) {
    const after = place.content(step + 1);
    if ((place.classes(step + 1) & ARTICLE) !== 0) return true;
    // "Its still in beta".
    if (
      /^(?:not|only|also|still|already|now|currently)$/.test(word) &&
      /^(?:in|on|at|under|being|up)$/.test(place.lower(step + 1))
    )
      return true;
    if ((after & (ADJECTIVE | PARTICIPLE)) === 0 || ATTRIBUTE.test(place.lower(step + 1))) return false;
    return goesOn(place, step + 1);
  }
  if (/^(?:what|how)$/.test(word))
    return (place.classes(step + 1) & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0;
  // "Its out of memory", "its up to you".
  if (/^(?:out|up|down|due|because)$/.test(word)) return /^(?:of|to)$/.test(place.lower(step + 1));
  if (/^(?:in|on|at|from)$/.test(word))
    return (place.classes(step + 1) & DETERMINER) !== 0 || place.at(step + 1)?.capital === true;
  if (
    /^(?:easier|better|worth|likely|best|important|possible|impossible|necessary|recommended|hard|easy)$/.test(
      word,
    )
  )
    return (
      /^(?:to|that|if|not|noting|mentioning)$/.test(place.lower(step + 1)) ||
      ((next.parts & NOUN) === 0 && statementEnds(place, step))
    );
  if (ATTRIBUTE.test(word)) return false;
  const parts = place.content(step);
  if ((parts & ING) !== 0)
    return (
      (place.classes(step + 1) & (ARTICLE | OBJECT_PRONOUN)) !== 0 ||
      /^(?:now|again|fine|well|correctly|properly)$/.test(place.lower(step + 1)) ||
      (((parts & (NOUN | ADJECTIVE)) === 0 || isSaid(place)) && statementEnds(place, step))
    );
  // "When its empty, nothing happens": no subject can end there.
  const condition = place.sign(step) === ',' && (place.classes(-1) & OPENS_CLAUSE) !== 0;
  if ((parts & (ADJECTIVE | PARTICIPLE)) === 0) return false;
  // "Its safe to unplug it", but not "its final to …": hardly a noun.
  const seldom = nounShare(parts) <= SELDOM_NOUN && /^(?:to|that)$/.test(place.lower(step + 1));
  if ((parts & (NOUN | PLURAL)) !== 0 && !condition && !seldom) return false;
  return goesOn(place, step);
}

/** "Make sure its running.": what is said of it, not what it has. */
const isSaid = (place: Place): boolean =>
  TAKES_CLAUSE.has(place.lower(-1)) || (place.classes(-1) & OPENS_CLAUSE) !== 0;

/** Whether the word is the object of what stands before it, so that no clause begins there: "on …", "saves …", "set …". */
export function isObject(place: Place): boolean {
  const before = place.at(-1);
  if (!before) return false;
  if ((before.classes & BE) !== 0) return /^(?:this|these|here)$/.test(place.lower(-2));
  // "See it's effect", "as it's name says": one thing of many has an article, so it is no "it is".
  if (TAKES_CLAUSE.has(before.lower) || BEFORE_CLAUSE.test(before.lower))
    return isCounted(place) || isOwned(place.lower(1));
  if ((before.classes & (PREPOSITION | TO)) !== 0) return true;
  return followsVerb(place);
}

/** Whether a noun of which one is "a …" stands behind the word and ends its phrase: not "it's bound to", "it's kind of". */
const isCounted = (place: Place): boolean =>
  isOnlyCountNoun(place.at(1)) && endsPhrase(place, 1) && place.lower(2) !== 'of';
