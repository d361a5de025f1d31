import {
  BE,
  DETERMINER,
  HAVE,
  JOINS,
  MODAL,
  NUMBER,
  OBJECT_PRONOUN,
  PREPOSITION,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  COMMON,
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
import { pluralOf, singularOf } from '../../../spelling/inflect.ts';
import { partsOf } from '../../../spelling/parts.ts';
import type { Judge, Place, Slip } from './grammar-check.ts';
import { endsPhrase, isAcronym, isCount, isCountable, isCountNoun, isMany, isOneThing } from './nouns.ts';
import { endsHere, finiteFollows, isNoSubject } from './noun-phrases.ts';
import { isHigherNumber } from './quantities.ts';
import { isMostlyVerb } from './subjects.ts';
import { isBase, opensObject, slip, MOSTLY_VERB } from './verbs.ts';

/** No plural, or the same one: "several software" is another mistake, "five percent" none. */
export const NO_COUNT = new Set(
  (
    'news firmware middleware security output metadata input support content storage memory space research feedback work percent hundred thousand ' +
    'million billion dozen information data software hardware ownership inheritance access traffic code fold choice bit byte digit power trouble harm damage'
  ).split(' '),
);

/** In fifteenths of its uses: alone with "a", and as a noun. */
export const NEARLY_ALWAYS = 15;
const SELDOM_NOUN = 3;
const MOSTLY_NOUN = 8;
export const NEARLY_ALWAYS_NOUN = 12;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Adjectives and participles that are no nouns: "shared", "dedicated". */
const isPlainAdjective = (place: Place, step: number) => {
  const parts = place.content(step);
  // "Third-party".
  if (place.at(step)?.plain && /^[a-z]+-[a-z]+$/.test(place.lower(step))) return true;
  return (parts & (ADJECTIVE | PARTICIPLE)) !== 0 && ((parts & (NOUN | PLURAL)) === 0 || isHardlyNoun(parts));
};
/** "Major", "custom": adjectives that dictionaries have as nouns too. */
const isHardlyNoun = (parts: number) =>
  !isRare(parts) && nounShare(parts) <= SELDOM_NOUN && (parts & (PLURAL | VERB)) === 0;

/** The step of the noun behind adjectives that begin at `step`. */
export function pastAdjectives(place: Place, step: number, most = 2): number {
  let at = step;
  while (at < step + most && (isPlainAdjective(place, at) || place.lower(at) === 'other')) at++;
  return at;
}

/** The step of the noun behind names: "these Python version", "multiple CLI flag". */
function pastNames(place: Place, step: number): number {
  let at = step;
  // "Many Milters log it": the name is a plural.
  while (
    at < step + 2 &&
    isNamed(place, at) &&
    !/[a-z]s$/.test(place.text(at)) &&
    isCountable(place.at(at + 1))
  )
    at++;
  return at;
}
const isNamed = (place: Place, step: number) => place.at(step)?.capital === true || isAcronym(place.at(step));

/** The step of the last noun of two: "several error code", "two config file", but not "two byte value". */
function pastNoun(place: Place, step: number): number {
  const [first, head] = [place.at(step), place.at(step + 1)];
  const joins =
    first?.plain === true &&
    isOneThing(first) &&
    !MEASURES.test(first.lower) &&
    isOneThing(head) &&
    isCountable(head) &&
    !isMostlyVerb(place.content(step + 1)) &&
    endsPhrase(place, step + 1) &&
    !/^(?:multiple|various|both)$/.test(place.lower(0)) &&
    // "The three argument form".
    !(
      (place.classes(0) & NUMBER) !== 0 &&
      ((place.classes(-1) & DETERMINER) !== 0 || place.lower(-1) === 'or')
    );
  return joins ? step + 1 : step;
}
const MEASURES =
  /^(?:letter|digit|byte|bit|factor|way|step|part|phase|column|page|line|row|hour|day|minute|second|week|month|year|character|word|level|tier|point|stage|node|door|player|person|panel|pass|state|dimension|file|stop|star|dollar|percent|pixel|core|inch|meter|half|third|quarter|post|pin|wire|input|party|round|choice)$/;

/** The slip that a plural mends. */
export const toPlural = (place: Place, at: number, opener: string): Slip | undefined => {
  const right = place.lower(at) === 'person' ? 'people' : pluralOf(place.lower(at));
  // "All master, agent, and client nodes", "multiple name, value pairs".
  const paired =
    (place.near(at + 1)?.classes ?? 1) === 0 && ((place.near(at + 2)?.parts ?? 0) & PLURAL) !== 0;
  const listed = place.sign(at) === ',' && (paired || /,[^.;:]* (?:and|or) /.test(place.sentence));
  return right === undefined || listed || place.gap(at).trimStart().startsWith('-')
    ? undefined
    : slip(at, at, right, `“${capital(opener)}” goes with a plural: “${right}”.`);
};

/** "These value", "several other option", "it takes five step". */
export const oneOfMany: Judge = (place) => {
  const [opener, before] = [place.lower(0), place.lower(-1)];
  const at = pastNoun(place, pastNames(place, pastAdjectives(place, 1)));
  const noun = place.at(at);
  if (/^(?:one|part)$/.test(noun?.lower ?? '') || place.lower(1) === 'using') return undefined;
  // "These command need", but not "these test skipping behaviors".
  const behind = place.content(at + 1);
  const acts =
    place.opensClause(0) &&
    verbShare(behind) >= MOSTLY_VERB &&
    (behind & (VERB | PAST | PARTICIPLE | ADJECTIVE | ING)) === VERB;
  if (!noun?.plain || !isOneThing(noun) || !(acts || endsHere(place, at))) return undefined;
  // "These setting overrides it": the verb tells that one is meant.
  const oneActs = (behind & THIRD_PERSON) !== 0 && isMostlyVerb(behind) && opensObject(place, at + 2);
  if (at === 1 && oneActs && /^th[eo]se$/.test(opener) && place.opensSentence(0)) {
    const right = opener === 'these' ? 'this' : 'that';
    return slip(0, 0, right, `The noun and its verb are singular: write “${right}”.`);
  }
  // "The 17 million key limit".
  const thousands = /^(?:hundred|thousand|million)$/.test(opener);
  if (thousands && (at > 1 || (place.classes(-1) & NUMBER) === 0 || (place.classes(-2) & DETERMINER) !== 0))
    return undefined;
  const counted = isCountable(noun);
  if (!counted && at > 1) return undefined;
  const acted =
    ((place.classes(at + 1) & (BE | MODAL)) !== 0 && nounShare(noun.parts) >= MOSTLY_NOUN) ||
    // "Several patient asked for it": of a rare word, what it does tells.
    (at === 1 && isRare(noun.parts) && isSaidPast(place, at + 1) && place.opensSentence(0));
  if ((noun.parts & (ADJECTIVE | ADVERB)) !== 0 && nounShare(noun.parts) < NEARLY_ALWAYS_NOUN && !acted)
    return undefined;
  // "Multiple iteration passes", "two notification apply rules", "none of these matter".
  if (
    isPartOfMany(place, at) ||
    (before === 'of' &&
      (noun.parts & VERB) !== 0 &&
      !isRare(noun.parts) &&
      nounShare(noun.parts) < NEARLY_ALWAYS_NOUN)
  )
    return undefined;
  if (NO_COUNT.has(noun.lower)) return undefined;
  // "Both visibility into the process and control".
  if (opener === 'both' && / (?:and|as well as|or) /.test(place.sentence)) return undefined;
  // "One or two", "a few", "at least three": a number of its own, or a name.
  const isNumber = (place.classes(0) & NUMBER) !== 0 || isHigherNumber(opener);
  // "A full three way merge".
  const full =
    (place.content(-1) & ADJECTIVE) !== 0 &&
    !/^(?:last|first|next|other|past|previous|remaining|additional|following|least|most)$/.test(before);
  if (
    isNumber &&
    (full || (noun.lower === 'way' && place.lower(at + 1) !== 'to' && (place.classes(-1) & BE) === 0))
  )
    return undefined;
  if (
    (before === 'to' && (isNumber || opener === 'many') && place.lower(-2) !== 'up') ||
    (/^(?:an?|one|at)$/.test(before) && (isNumber || at > 1))
  )
    return undefined;
  // "One of two user", "of three server": a number of its own all the same.
  // "One of these command".
  const ofThese =
    /^(?:these|those)$/.test(opener) &&
    /^(?:one|some|any|each|many|most|all|several|none|neither|either)$/.test(place.lower(-2));
  // "The stock of several warehouse."
  const several = /^(?:several|many)$/.test(opener) && before === 'of';
  if (
    /^(?:of|least)$/.test(before) &&
    !((isNumber || several || ofThese) && counted && endsPhrase(place, at))
  )
    return undefined;
  if (
    /^(?:or|than)$/.test(before) &&
    !(
      isNumber &&
      counted &&
      (before === 'or' || (endsPhrase(place, at) && (place.classes(at + 1) & DETERMINER) === 0))
    )
  )
    return undefined;
  // "Both client and server", "two request and response pairs".
  if (
    (place.classes(at + 1) & JOINS) !== 0 &&
    (place.classes(at + 2) & (NUMBER | DETERMINER)) === 0 &&
    !isMostlyVerb(place.content(at + 2))
  )
    return undefined;
  // "Multiple producer, single consumer", "those ending in": no nouns of their own.
  if (
    ((noun.parts & ING) !== 0 && !(counted && (acts || (place.classes(at + 1) & (BE | MODAL)) !== 0))) ||
    place.near(at + 1)?.lower === 'single'
  )
    return undefined;
  if ((noun.parts & VERB) !== 0 && !isNounHere(place, at, counted)) return undefined;
  return toPlural(place, at, opener);
};

/** A word of which only dictionaries tell what it may be. */
const isRare = (parts: number): boolean => (parts & COMMON) === 0;
/** "Asked for", "called the office": a verb of the past, and what goes with it. */
const isSaidPast = (place: Place, step: number): boolean =>
  (place.content(step) & (PAST | ADJECTIVE | NOUN)) === PAST &&
  (place.classes(step + 1) & (PREPOSITION | DETERMINER | OBJECT_PRONOUN)) !== 0;

/** Whether a word that may be a verb is the noun of the phrase: "those request that" may be either. */
function isNounHere(place: Place, at: number, counted: boolean): boolean {
  if ((place.classes(at + 1) & (BE | MODAL)) !== 0 || at > 1) return true;
  if (/^(?:multiple|various)$/.test(place.lower(0))) return true;
  if ((place.classes(-1) & PREPOSITION) !== 0 && place.lower(-1) !== 'of' && counted) return true;
  // "It contains five screw": an object, however rare the word is.
  const rare =
    isRare(place.parts(at)) &&
    ((place.classes(0) & NUMBER) !== 0 || /^(?:many|several)$/.test(place.lower(0))) &&
    isNoSubject(place) &&
    endsPhrase(place, at);
  if (rare) return (place.classes(at + 1) & DETERMINER) === 0;
  if (!counted) return false;
  // "Two emails a day".
  const often = /^(?:second|minute|hour|day|week|month|year|time)$/.test(place.lower(at + 2));
  const acts =
    (place.classes(at + 1) & (DETERMINER | OBJECT_PRONOUN)) !== 0 && place.lower(at + 1) !== 'that' && !often;
  const past = (place.content(at + 1) & PAST) !== 0 && (place.content(at + 1) & (NOUN | ADJECTIVE)) === 0;
  return (
    (!acts &&
      (isNoSubject(place) ||
        place.at(-1)?.unknown === true ||
        /^(?:a|as|the|to|than|least|most)$/.test(place.lower(-1)))) ||
    past ||
    isBase(place.content(at + 1)) ||
    (place.opensSentence(0) && verbShare(place.content(at + 1)) >= MOSTLY_VERB)
  );
}

/** "A users", "every other connected clients", "each sections has". */
export const manyOfOne: Judge = (place) => {
  const opener = place.lower(0);
  const several = opener === 'each' || opener === 'every';
  let at = 1;
  // "Each sub-project registers": its head.
  const describes = (step: number) =>
    isPlainAdjective(place, step) && !(several && place.lower(step).includes('-'));
  while (at < (several ? 4 : 2) && (describes(at) || (several && isName(place, at)))) at++;
  const noun = place.at(at);
  if (!noun || !isMany(noun) || !(endsHere(place, at) || (several && at === 1 && finiteFollows(place, at))))
    return undefined;
  // "A sockets per node count", "every *interval* minutes": names.
  if (
    place.lower(at + 1) === 'per' ||
    (at > 1 && isName(place, at - 1) && MEASURES.test(noun.lower.slice(0, -1)))
  )
    return undefined;
  // "A records" of a domain, "plan A", "the *a* stands for": no articles.
  if ((place.at(0)?.capital && !place.opensSentence(0)) || place.isMarked(0, 0)) return undefined;
  // "A thousands and decimal separator".
  if (/^an?$/.test(opener) && (place.classes(at + 1) & JOINS) !== 0) return undefined;
  // "They are each known versions", "we each …".
  if (opener === 'each' && (place.classes(-1) & (BE | MODAL | HAVE)) !== 0) return undefined;
  // "Each requires a key" is a verb; "each sections has" is none, and nothing but a noun follows "every".
  const verbal = (noun.parts & THIRD_PERSON) !== 0;
  // "The size of a semi-space defaults to 1 MiB."
  if (
    verbal &&
    (isMostlyVerb(noun.parts) ||
      (at > 1 && place.lower(at - 1).includes('-') && place.lower(at + 1) === 'to'))
  )
    return undefined;
  if (
    verbal &&
    at === 1 &&
    /^(?:each|another)$/.test(opener) &&
    !finiteFollows(place, 1) &&
    !(opener === 'another' && isNoSubject(place)) &&
    !((place.classes(-1) & (PREPOSITION | TO)) !== 0 && (place.at(2) === undefined || place.classes(2) !== 0))
  )
    return undefined;
  const right = singularOf(noun.lower);
  if (verbal && at > 1 && place.lower(1) !== 'different' && !isCount(partsOf(right ?? ''))) return undefined;
  if (right === undefined || (/^an?$/.test(opener) && /^(?:few|lot|great|good)$/.test(place.lower(at))))
    return undefined;
  const mends = several || opener === 'another';
  return slip(
    mends ? at : 0,
    at,
    mends ? right : null,
    `“${capital(opener)}” goes with a singular, and “${noun.lower}” is a plural.`,
  );
};

/** "WebSocket", "other": no part of speech, and no end of a phrase. */
const isName = (place: Place, step: number) =>
  /^[A-Z]\w*[A-Z]/.test(place.text(step)) || place.lower(step) === 'other';

/** "Two notification apply rules", "these container sync configuration steps": but not "these command need admin rights". */
const isPartOfMany = (place: Place, at: number): boolean =>
  (place.classes(at + 1) & JOINS) === 0 &&
  (verbShare(place.content(at + 1)) >= HALF ? [1, 2] : [1, 2, 3]).some(
    (step) => (place.parts(at + step) & PLURAL) !== 0 && isJoinedTo(place, at, at + step),
  );

/** Whether a noun may belong to another farther behind: no verb, no preposition, and no determiner parts them. */
export function isJoinedTo(place: Place, at: number, head: number): boolean {
  for (let step = at + 1; step < head; step++) {
    const classes = place.classes(step);
    const joins = (classes & JOINS) !== 0 && step === at + 1;
    if (!joins && (classes !== 0 || (place.parts(step) & (THIRD_PERSON | PLURAL)) !== 0)) return false;
  }
  return true;
}

/** "One of the most common mistake", "each of the file". */
export const ofOne: Judge = (place) => {
  if (place.lower(1) !== 'of' || !/^(?:the|these|those|your|our|its|their|my)$/.test(place.lower(2)))
    return undefined;
  // "Replaced with the one of the cluster": it stands for a thing that was named.
  if (/^(?:the|this|that|how)$/.test(place.lower(-1))) return undefined;
  let at = 3;
  while (
    at < 6 &&
    (isPlainAdjective(place, at) ||
      /^(?:most|best|other|main|following|available|supported|[a-z]{3,}est)$/.test(place.lower(at)))
  )
    at++;
  const noun = place.at(at);
  if (!noun?.plain || !isOneThing(noun) || (noun.parts & ADJECTIVE) !== 0) return undefined;
  const several = /^(?:many|several|few|two|three|four|five|six)$/.test(place.lower(0));
  const goesOn = /^(?:we|you|they|that|still|also|never|no|went|came|got|broke|fell|lost)$/.test(
    place.lower(at + 1),
  );
  if (!endsHere(place, at) && !goesOn) return undefined;
  if (several ? !isCountable(noun) : (at > 3 || place.lower(0) === 'any') && !isCountNoun(noun))
    return undefined;
  // "At least one of the server or the client".
  if ((place.classes(at + 1) & JOINS) !== 0 && (place.classes(at + 2) & DETERMINER) !== 0) return undefined;
  // "One of the validation passes", "one of the job submit plugins", "many of the configuration and command options".
  if (
    [1, 2, 3, 4].some((step) => (place.parts(at + step) & PLURAL) !== 0 && isJoinedTo(place, at, at + step))
  )
    return undefined;
  // "Each of those need" has another slip.
  if ((noun.parts & VERB) !== 0 && /^(?:these|those)$/.test(place.lower(2))) return undefined;
  return toPlural(place, at, `${place.lower(0)} of`);
};
