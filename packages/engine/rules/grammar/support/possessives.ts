import {
  BE,
  DETERMINER,
  JOINS,
  MODAL,
  NUMBER,
  OPENS_CLAUSE,
  PREPOSITION,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  articleShare,
  COMMON,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../../spelling/lexicon.ts';
import { ahead, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { isOnlyCountNoun, isThing } from './nouns.ts';
import { finiteFollows, followsVerb, nounPhraseEnd } from './noun-phrases.ts';
import { clauseMayOpen, followsPredicate, isObject } from './predicates.ts';
import { slip } from './verbs.ts';

/** People, and what is said of them without an article: "you're root". */
const BEING =
  /^(?:root|admin|staff|part|home|one|king|time|key|way|worth|case|fun|online|offline|sudo|superuser)$/;

/** "If its too slow", "its used by", "its a known issue". */
const its: Judge = (place) => {
  // "Determine its arity", "the command and its executable": adjectives that name what it has.
  const rare = (place.content(1) & ADJECTIVE) !== 0 && (place.content(1) & COMMON) === 0;
  if (rare || (place.at(2) === undefined && EXECUTABLE.test(place.lower(1)))) return undefined;
  // "Its free for residents."
  const isSaid =
    place.opensClause(0) &&
    (place.content(1) & ADJECTIVE) !== 0 &&
    (nounShare(place.content(1)) <= 1 || place.lower(1) === 'ready') &&
    /^(?:for|to|that|if|when|because|unless|until)$/.test(place.lower(2));
  return isSaid ||
    (place.opensClause(0) && /^(?:enough|not)$/.test(place.lower(1))) ||
    ((clauseMayOpen(place) || (!isObject(place) && place.lower(1) !== 'best')) && followsPredicate(place, 1))
    ? slip(0, 0, "it's", '“Its” is the possessive. Here it stands for “it is”: write “it’s”.')
    : undefined;
};
const EXECUTABLE = /^(?:executable|deliverable|variable|equivalent|opposite|superior)$/;

/** Whether what follows is had by somebody: an object, or a subject with its verb. */
function isHad(place: Place): boolean {
  // "It's users who decide", "and it's children".
  if ((place.classes(-1) & JOINS) !== 0 && (place.content(1) & PLURAL) !== 0)
    return !/^(?:that|which|who|and)$/.test(place.lower(2));
  // "For debugging it's necessary to read it".
  const said = (place.content(1) & ADJECTIVE) !== 0 && nounShare(place.content(1)) < MOSTLY;
  if (said && /^(?:to|that|for)$/.test(place.lower(2))) return false;
  if (isObjectDue(place)) return true;
  if (BEING.test(place.lower(1))) return false;
  // "Since it's possible options don't exist".
  if (/^(?:possible|likely|unlikely|clear|obvious|true|sort)$/.test(place.lower(1))) return false;
  if (isSubjectOfClause(place)) return true;
  const end = nounPhraseEnd(place, 1);
  if (end === 0) return false;
  if (isObject(place)) return true;
  // "It's implementation", "it's full path": one of several takes an article.
  // "It's good idea to test": an article is missing.
  if (place.opensClause(0) && /^(?:to|that|for)$/.test(place.lower(end + 1))) return false;
  const alone = end === 1 || (place.content(1) & (ADJECTIVE | ING | PARTICIPLE)) === ADJECTIVE;
  return (place.opensClause(0) && finiteFollows(place, end)) || (alone && isOwnable(place, end));
}

/** "When it's size exceeds the limit", "if it's configuration changes, …": a noun and its verb, behind what opens a clause. */
const isSubjectOfClause = (place: Place): boolean =>
  (place.classes(-1) & OPENS_CLAUSE) !== 0 &&
  (place.content(1) & (PLURAL | PARTICIPLE | ING)) === 0 &&
  nounShare(place.content(1)) >= MOSTLY_NOUN &&
  (place.content(2) & THIRD_PERSON) !== 0 &&
  ((place.content(2) & PLURAL) === 0 ||
    place.at(3) === undefined ||
    (place.classes(3) & (DETERMINER | TO)) !== 0);
/** In fifteenths. */
const MOSTLY_NOUN = 12;

/** Whether one of several is meant that would take an article: not "it's bound", "it's more complex", "it's good practice". */
const isOwnable = (place: Place, end: number): boolean =>
  isOnlyCountNoun(place.at(end)) &&
  articleShare(place.parts(end)) >= SELDOM_BARE &&
  !/^(?:more|less|most|kind|lower|upper)$/.test(place.lower(1));
/** In fifteenths. */
const SELDOM_BARE = 13;

/** Whether an object is due here, whatever it is: behind "of", "to update", "by reading", an order. */
function isObjectDue(place: Place): boolean {
  if (
    !isObject(place) ||
    place.lower(-1) === '' ||
    /^(?:not|been|an?|the|also|only|still|always)$/.test(place.lower(1))
  )
    return false;
  const gerund = (place.parts(-1) & ING) !== 0 && (place.classes(-2) & PREPOSITION) !== 0;
  return (
    NO_CLAUSE.test(place.lower(-1)) ||
    gerund ||
    place.lower(-2) === 'to' ||
    (place.classes(-2) & MODAL) !== 0 ||
    (place.opensSentence(-1) && followsVerb(place))
  );
}
/** Behind these no clause begins. */
const NO_CLAUSE =
  /^(?:of|to|from|with|in|on|by|at|through|via|into|onto|under|inside|within|about|between|across|during|without|against|toward|towards|along|around|among)$/;

/** "It's main purpose is", "of it's owner", "the cluster lost it's leader". */
const itIs: Judge = (place) =>
  isHad(place) || (place.lower(1) === 'best' && /^(?:do|does|did|doing|tries|at|of)$/.test(place.lower(-1)))
    ? slip(0, 0, 'its', '“It’s” stands for “it is”. The possessive is “its”.')
    : undefined;

/** "Their are two ways", "put it over their." */
const their: Judge = (place) => {
  const exists =
    (place.classes(1) & (BE | MODAL)) !== 0 &&
    !/^(?:will|can|might|must|being)$/.test(place.lower(1)) &&
    clauseMayOpen(place);
  const nothing =
    place.at(1) === undefined &&
    /^[.,;!?]/.test(place.gap(0)) &&
    /^(?:over|in|out|up|down|right|already|go|get|be|live|stay|still)$/.test(place.lower(-1));
  if (exists || nothing)
    return slip(0, 0, 'there', '“Their” is the possessive. What exists, or a place, is “there”.');
  // "If their offline, the tickets wait."
  return isState(place)
    ? slip(0, 0, "they're", '“Their” is the possessive. Here it stands for “they are”: write “they’re”.')
    : undefined;
};

/** Behind these, "there" is a place: "go there users". */
const PLACED =
  /^(?:go|goes|get|live|lives|stay|exist|begin|happen|appear|remain|arrive|occur|look|put|from|to|is|see)$/;

/** "Users change there password", "there data is encrypted". */
const there: Judge = (place) => {
  const end = nounPhraseEnd(place, 1);
  if (place.lower(1) === 'own') return slip(0, 0, 'their', THEIR);
  // "It sits there looking frozen".
  if ((place.content(1) & ING) !== 0 && !NO_CLAUSE.test(place.lower(-1))) return undefined;
  if (PLACED.test(place.lower(-1))) return undefined;
  if (
    isObjectDue(place) &&
    (place.content(1) & (NOUN | PLURAL | ADJECTIVE | (NO_CLAUSE.test(place.lower(-1)) ? ING : 0))) !== 0
  )
    return slip(0, 0, 'their', THEIR);
  if (end === 0) return undefined;
  if (isObject(place) || place.lower(-1) === 'all') {
    const certain = (place.classes(-1) & PREPOSITION) !== 0 || !finiteFollows(place, end);
    return certain ? slip(0, 0, 'their', THEIR) : undefined;
  }
  return place.opensClause(0) && finiteFollows(place, end) && isThing(place.content(end))
    ? slip(0, 0, 'their', THEIR)
    : undefined;
};
const THEIR = 'The possessive is “their”. “There” is a place.';

/** "There going to be removed". */
const thereGoing: Judge = (place) =>
  place.opensClause(0)
    ? slip(0, 0, "they're", '“There” is a place. Here it stands for “they are”.')
    : undefined;

/** "They're are three ways". */
const thereAre: Judge = () => slip(0, 0, 'there', '“They’re” stands for “they are”. What exists is “there”.');

/** "Log in with they're accounts", "players keep they're items". */
const theyAre: Judge = (place) =>
  (isHad(place) && !isActing(place) && (place.classes(-1) & JOINS) === 0) || place.lower(1) === 'own'
    ? slip(0, 0, 'their', '“They’re” stands for “they are”. The possessive is “their”.')
    : undefined;

/** "Your welcome", "if your using Docker", "you can see your connected". */
const your: Judge = (place) => {
  // "Before your can deploy", "your probably need to".
  const adverb = (place.content(1) & (ADVERB | NOUN | ADJECTIVE)) === ADVERB;
  const acts =
    (place.classes(1) & MODAL) !== 0 ||
    (adverb && ((place.classes(2) & MODAL) !== 0 || /^(?:need|want|have)$/.test(place.lower(2))));
  return acts && place.lower(1) !== 'needs'
    ? slip(0, 0, 'you', '“Your” is the possessive. The one who acts is “you”.')
    : yourState(place);
};
/** In fifteenths of its uses. */
const MOSTLY = 8;
const isState = (place: Place): boolean =>
  // "If your prompt, tools, and settings are handled".
  clauseMayOpen(place) &&
  nounShare(place.content(1)) < MOSTLY &&
  (followsPredicate(place, 1) || followsState(place));
const yourState: Judge = (place) =>
  isState(place)
    ? slip(0, 0, "you're", '“Your” is the possessive. Here it stands for “you are”: write “you’re”.')
    : undefined;

/** "Your ready", "your using", "your not": states of readers, which nobody has. */
function followsState(place: Place): boolean {
  const [state, next] = [place.lower(1), place.lower(2)];
  if (state === 'about') return next === 'to';
  if (/^(?:not|logged|signed|able|unable|welcome|going|unsure|probably|using|trying)$/.test(state))
    return true;
  if (
    /^(?:ready|done|likely|free|online|offline|looking|running|working|building|writing|creating|finished)$/.test(
      state,
    )
  )
    return (
      /^(?:to|with|for|at|in|into|up|on)$/.test(next) ||
      (place.at(2) === undefined && /^,/.test(place.gap(1)) && (place.classes(-1) & OPENS_CLAUSE) !== 0)
    );
  return false;
}

/** "Each of the items you're ordering", "software you're already using". */
const isActing = (place: Place): boolean =>
  [1, 2].some((step) => (place.content(step) & (ING | NOUN)) === ING) ||
  (place.parts(1) & (ING | ADVERB)) === ING;

/** "Save you're work", "you're account was locked". */
const youAre: Judge = (place) =>
  isHad(place) && !isActing(place)
    ? slip(0, 0, 'your', '“You’re” stands for “you are”. The possessive is “your”.')
    : undefined;

/** "In the root of you application", "define you own routes". */
const you: Judge = (place) => {
  const before = place.lower(-1);
  const preposition = (place.classes(-1) & (PREPOSITION | TO)) !== 0;
  const due = preposition ? NO_CLAUSE.test(before) : isObject(place) && !GIVES.test(before);
  const noun = (place.content(2) & (NOUN | PLURAL | ADJECTIVE)) !== 0 || place.at(2)?.capital === true;
  const owned = place.lower(1) === 'own' && noun;
  // "If nobody is close to you, …"
  const ends = /^[,;:.)]/.test(place.gap(0));
  // "It is sent to you one week before."
  // "Helps you finding bugs", "prevents you setting it".
  // "We recommend you setup a proxy": the verb, written as the noun.
  if ((place.parts(1) & ING) !== 0 || /(?:up|out|down|back|over|log[io]n)$/.test(place.lower(1)))
    return undefined;
  const counts = (place.classes(1) & NUMBER) !== 0 || place.lower(1) === 'one';
  return (due && !counts && !ends && (place.parts(1) & VERB) === 0) || owned
    ? slip(0, 0, 'your', 'The possessive is “your”. “You” is the person.')
    : undefined;
};
/** Behind these two objects may stand: "gives you access". */
export const GIVES =
  /^(?:giv|gave|sho|send|sent|offer|allow|sav|cost|tell|told|ask|mak|made|get|got|teach|grant|bring|bought|buy|lend|promis|hand|keep|spar|deny|provid|let|earn|forc|wish|call|caus|consider|find|leav|award|assign|owe|serve|loan|email|deliver|charg)/;

/** "Users who's accounts", "the user who's card was blocked". */
const whose: Judge = (place) => {
  const noun = ((place.near(-1)?.parts ?? 0) & (NOUN | PLURAL)) !== 0 && place.near(-1)?.classes === 0;
  const end = nounPhraseEnd(place, 1);
  // "All contributors who's work made it possible": nothing is both a noun and said of them.
  const made =
    noun &&
    (place.content(1) & (NOUN | ING | PARTICIPLE | ADJECTIVE)) === NOUN &&
    (place.content(2) & PAST) !== 0;
  if (made) return slip(0, 0, 'whose', '“Who’s” stands for “who is”. The possessive is “whose”.');
  if (end === 0) return undefined;
  const asks = place.opensSentence(0) && finiteFollows(place, end);
  return (noun && (isThing(place.content(1)) || finiteFollows(place, end))) || asks
    ? slip(0, 0, 'whose', '“Who’s” stands for “who is”. The possessive is “whose”.')
    : undefined;
};

/** "Whose responsible for the backup?", "a user whose been removed". */
const whoIs: Judge = (place) =>
  place.lower(1) === 'been' || /^(?:for|to|of)$/.test(place.lower(2))
    ? slip(0, 0, "who's", '“Whose” is the possessive. Here it stands for “who is”: write “who’s”.')
    : undefined;

/** "A program which it's main purpose is". */
const whichIts: Judge = (place) => {
  const end = nounPhraseEnd(place, 2);
  return end > 0 && finiteFollows(place, end)
    ? slip(0, 1, 'whose', 'What belongs to what was named is told by “whose”.')
    : undefined;
};

/** Possessives, and the short forms of “is” and “are” that sound like them. */
export const POSSESSIVES: readonly Watched[] = [
  [oneOf('its'), its],
  [oneOf("it's"), itIs],
  [oneOf('their'), their],
  [oneOf('there'), there],
  [oneOf('there'), thereGoing, ahead(oneOf('going not'))],
  [oneOf("they're"), thereAre, ahead(oneOf('is are was were'))],
  [oneOf("they're"), theyAre],
  [oneOf('your'), your],
  [oneOf("you're"), youAre],
  [
    oneOf('you'),
    you,
    ahead(
      ({ classes, capital, parts, lower }) =>
        classes === 0 &&
        !capital &&
        ((parts & (NOUN | VERB | ADVERB | PARTICIPLE)) === NOUN || lower === 'own'),
    ),
  ],
  [oneOf("who's"), whose],
  [oneOf('which that who'), whichIts, ahead(oneOf("it's they're"))],
  [oneOf('whose'), whoIs, ahead(oneOf('responsible able allowed going entitled been'))],
];
