import {
  BETWEEN_VERBS,
  DETERMINER,
  OPENS_CLAUSE,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
} from '../../../spelling/function-words.ts';
import { PAST, THIRD_PERSON, VERB } from '../../../spelling/lexicon.ts';
import { isFiniteAuxiliary } from './verbs.ts';
import type { Place } from './grammar-check.ts';

export const RELATIVE: ReadonlySet<string> = new Set(['that', 'which', 'who']);
const JOINS: ReadonlySet<string> = new Set(['and', 'or', 'but']);
/** How far a clause is looked through, in words. */
const FAR = 18;
/** Verbs behind which another clause may follow without "that", so that its verb is not the next one. */
export const TAKES_CLAUSE =
  /^(?:said|told|knew|known|thought|felt|meant|saw|(?:think|know|see|show|say|tell|mean|find|believe|assume|notice|ensure|indicate|hope|require|make|let|help|sure|confirm|verify|check|imply|guarantee|feel|wish|decide|report|claim|expect|suggest|explain|specify|specifie|ensur|assum|believ|mak|notic|decid|requir|indicat|impli|verifi|guess|suppose|suppos)(?:e?s|ed|d|ing)?)$/;

/**
 * Whether the word at `step` opens a clause that "and", "or" or "but" joins to one in front: "the disk is full or the
 * database …". A verb of its own stands in front of the joint, and no clause that describes a noun.
 */
export function opensJoined(place: Place, step: number): boolean {
  if (!JOINS.has(place.near(step - 1)?.lower ?? '')) return false;
  let verb = 0;
  let determiners = 0;
  for (let at = step - 2; at > step - FAR; at--) {
    const facts = place.near(at);
    if (!facts || (place.gap(at) !== ' ' && !(at === step - 2 && place.gap(at).startsWith(', '))))
      return false;
    if (RELATIVE.has(facts.lower) || TAKES_CLAUSE.test(facts.lower)) return false;
    if (verb === 0) {
      if (isFiniteAuxiliary(facts)) verb = at;
    } else {
      if ((facts.classes & (SINGULAR_PRONOUN | PLURAL_PRONOUN)) !== 0 && at !== verb - 1) return false;
      if ((facts.classes & DETERMINER) !== 0 && ((place.near(at - 1)?.classes ?? 0) & PREPOSITION) === 0)
        determiners++;
    }
    // "We accept requests, and responses …"
    const acts =
      verb === 0 &&
      place.gap(step - 2).startsWith(',') &&
      (facts.classes & (SINGULAR_PRONOUN | PLURAL_PRONOUN)) !== 0 &&
      ((place.near(at + 1)?.parts ?? 0) & (VERB | THIRD_PERSON | PAST)) !== 0;
    if (acts && place.opensSentence(at)) return true;
    if ((facts.classes & OPENS_CLAUSE) !== 0) return verb !== 0 && determiners < 2;
    // "Does the key and its value": a question turns subject and verb.
    if (place.opensSentence(at)) return verb !== 0 && verb !== at && determiners < 2;
  }
  return false;
}

/**
 * Where the relative pronoun stands whose clause ends at -1: "a worker [which has crashed]"; 0 where none does. The clause
 * has one verb, right behind the pronoun, and the word at 0 is that of the clause around it.
 */
export function relativeBefore(place: Place): number {
  let last = 0;
  for (let at = -1; at > -FAR && place.at(at); at--) {
    const facts = place.at(at);
    if (!facts) return 0;
    if (RELATIVE.has(facts.lower) && at < -1) {
      if ((place.classes(at - 1) & PREPOSITION) !== 0) return 0;
      const verb = (place.classes(at + 1) & BETWEEN_VERBS) !== 0 ? at + 2 : at + 1;
      const first = place.at(verb);
      const acts =
        first !== undefined &&
        verb < 0 &&
        (isFiniteAuxiliary(first) || (place.content(verb) & (VERB | THIRD_PERSON | PAST)) !== 0);
      return acts && (last === 0 || last === verb) && !endsJoined(place) ? at : 0;
    }
    // "Who bought it online": an object, unless a verb follows.
    const next = place.at(at + 1);
    const isSubject =
      (facts.classes & (SINGULAR_PRONOUN | PLURAL_PRONOUN)) !== 0 &&
      (at === -1 || next === undefined || next.classes !== 0 || !/^(?:it|you)$/.test(facts.lower));
    const opens =
      (facts.classes & OPENS_CLAUSE) !== 0 || /^(?:after|before|as|how|what|why)$/.test(facts.lower);
    if (isSubject || opens || TAKES_CLAUSE.test(facts.lower)) return 0;
    if (isFiniteAuxiliary(facts)) {
      // "Which do not fall": the verb that is asked for.
      if (last !== 0 || at === -1 || (at === -2 && (place.classes(-1) & BETWEEN_VERBS) !== 0)) return 0;
      last = at;
    }
  }
  return 0;
}

/** "Plugins that load the config and the cache": what stands in front of the verb may be its subject. */
const endsJoined = (place: Place): boolean =>
  [-2, -3].some((step) => (place.classes(step) & DETERMINER) !== 0 && JOINS.has(place.lower(step - 1)));
