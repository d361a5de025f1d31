import {
  BE,
  DETERMINER,
  DO,
  HAVE,
  JOINS,
  MODAL,
  OBJECT_PRONOUN,
  OPENS_CLAUSE,
  PLURAL_PRONOUN,
  PREPOSITION,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
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
import {
  ahead,
  behind,
  classed,
  oneOf,
  partOf,
  type Judge,
  type Place,
  type Trigger,
  type Watched,
} from './grammar-check.ts';
import { endsPhrase, isCountNoun, isMany } from './nouns.ts';
import { isProse } from './noun-phrases.ts';
import { MEASURE } from './quantities.ts';
import { isIndefinite, isMostlyVerb } from './subjects.ts';
import { opensObject, slip } from './verbs.ts';

const swap = (right: string, message: string, from = 0, to = 0) => slip(from, to, right, message);
/** Nothing of the same part of the sentence follows, or a small word does. */
const ends = (place: Place, step: number): boolean => {
  const next = place.at(step + 1);
  return next === undefined
    ? /^[.,;:!?)]|^$/.test(place.gap(step))
    : (next.classes & (PREPOSITION | OPENS_CLAUSE | JOINS | TO)) !== 0;
};

const MOSTLY_NOUN = 12;
/** "The person whom opened the ticket", "the people whom work here". */
const whomActs: Judge = (place) => {
  const verb = place.content(1);
  const past = (verb & PAST) !== 0 && (opensObject(place, 2) || (verb & (NOUN | ADJECTIVE)) === 0);
  const acts = past || isMostlyVerb(verb) || verbShare(verb) >= HALF;
  const object =
    opensObject(place, 2) ||
    (place.classes(2) & (PREPOSITION | TO)) !== 0 ||
    /^(?:here|there|not)$/.test(place.lower(2));
  return acts && object && (place.classes(-1) & PREPOSITION) === 0 && place.at(-1) !== undefined
    ? swap('who', '“Whom” is an object. The subject of a verb is “who”.')
    : undefined;
};

const LEFT_OUT = 'What is left out takes “except”. To “accept” is to take what is offered.';
/** "It works for everyone accept guests", "nothing works accept the login page". */
const acceptFew: Judge = (place) => {
  const all = isIndefinite(place.lower(-1)) && (place.classes(-2) & PREPOSITION) !== 0;
  const twice = (place.content(-1) & THIRD_PERSON) !== 0 && isMostlyVerb(place.content(-1));
  return (all || twice) && place.at(1) !== undefined ? swap('except', LEFT_OUT) : undefined;
};

/** "We will be their at nine", "put it over their". */
const thereAtEnd: Judge = (place) => {
  const next = place.at(1);
  // "It updates their 'main' branch": what is quoted follows.
  const last = next === undefined && /^(?:[.,;!?]|$)/.test(place.gap(0));
  const placed =
    /^(?:be|am|is|are|was|were|been|over|out|up|back|go|get|got|went|live|lives|stay|arrive|us|them)$/.test(
      place.lower(-1),
    );
  const goes =
    next !== undefined &&
    /^(?:at|in|on|by|when|until|before|after|from|for|to|with)$/.test(place.lower(1)) &&
    placed;
  // "Whose fault: ours or their?"
  return (last && (placed || (place.content(-1) & (VERB | PAST)) !== 0)) || goes
    ? swap('there', '“Their” is the possessive. The place is “there”.')
    : undefined;
};

/** "The new rules effect everyone." */
const affectPeople: Judge = (place) =>
  (place.classes(-1) & (MODAL | TO)) !== 0 ||
  isMany(place.at(-1)) ||
  /^(?:not|don't|doesn't|which|that)$/.test(place.lower(-1))
    ? swap('affect', '“Effect” is the result. To have an influence is to “affect”.')
    : undefined;

/** "Your going to need a key", "your welcome", "your able to". */
const youAre: Judge = (place) => {
  const next = place.lower(1);
  const goes =
    /^(?:going|able|unable|supposed|allowed|about|ready|free)$/.test(next) && place.lower(2) === 'to';
  const said = /^(?:welcome|right|wrong|not|sure|done)$/.test(next) && (ends(place, 1) || next === 'not');
  return goes || said ? swap("you're", '“Your” is the possessive. “You are” becomes “you’re”.') : undefined;
};

/** "The past weeks where hard", "the keys where on the desk". */
const wereSaid: Judge = (place) => {
  const next = place.at(1);
  if (!next || ((place.classes(-2) & DETERMINER) === 0 && (place.classes(-3) & DETERMINER) === 0))
    return undefined;
  const adjective = (place.content(1) & (ADJECTIVE | NOUN | VERB | PARTICIPLE)) === ADJECTIVE;
  return adjective &&
    !/^(?:possible|applicable|necessary|appropriate|relevant|available|practical|feasible|useful|sensible|needed)$/.test(
      next.lower,
    ) &&
    // "Places where missing but promised objects are read".
    (place.classes(2) & JOINS) === 0 &&
    ends(place, 1)
    ? swap('were', '“Where” asks for a place. The verb is “were”.')
    : undefined;
};

/** "We have know idea." */
const noIdea: Judge = (place) =>
  (place.classes(-1) & (HAVE | BE | PREPOSITION)) !== 0 ||
  /^(?:there's|need|needs|see|saw|makes?|made|got)$/.test(place.lower(-1))
    ? swap('no', 'To “know” is to have learned. Not any is “no”.')
    : undefined;

/** Behind these a clause follows: "I think it's paint". */
const SAYS =
  /^(?:sa(?:y|ys|id)|thinks?|thought|kn(?:ows?|ew)|means?|meant|feels?|felt|tells?|told|claim|believe|hope|assume|guess|suppose|bet|seem|ensure|show|see|saw|sees|suggest|decide|realize|notice|note|find|found|check|confirm|prove|make|made)/;

/** "The dog wagged it's tail", "the company lost it's way": no "it is" takes a thing without its article. */
const itsThing: Judge = (place) => {
  const acts = (place.content(-1) & (PAST | THIRD_PERSON | VERB)) !== 0 && verbShare(place.content(-1)) > 0;
  const rare = (place.content(-1) & (PAST | NOUN | ADJECTIVE)) === PAST;
  const past = place.at(-1)?.plain === true && place.parts(-1) === 0 && /[a-z]ed$/.test(place.lower(-1));
  if (!(acts || rare || past) || SAYS.test(place.lower(-1))) return undefined;
  const noun = place.content(1);
  return (isCountNoun(place.at(1)) || nounShare(noun) >= MOSTLY_NOUN) &&
    (noun & (ADJECTIVE | ING | PARTICIPLE)) === 0 &&
    endsPhrase(place, 1) &&
    !/^(?:time|part|half|one|kind|sort|type|day|thing)$/.test(place.lower(1))
    ? swap('its', '“It’s” means “it is”. The possessive is “its”.')
    : undefined;
};
/** "When its finished loading the plugins", "once its been merged". */
const itIs: Judge = (place) =>
  (place.classes(-1) & OPENS_CLAUSE) !== 0 && ((place.content(2) & ING) !== 0 || place.lower(1) === 'been')
    ? swap("it's", '“Its” is the possessive. “It is” becomes “it’s”.')
    : undefined;

/** "Thank your for the help." */
const thankYou: Judge = () => swap('you', 'One thanks “you”. “Your” is the possessive.');
/** "Please advice." */
const pleaseAdvise: Judge = (place) =>
  ends(place, 0) ? swap('advise', '“Advice” is what one gives. The verb is “advise”.') : undefined;

/** "Even tough it failed." */
const though: Judge = (place) =>
  (place.classes(1) & DETERMINER) !== 0 || /^(?:it|we|they|you|i|he|she|there|this)$/.test(place.lower(1))
    ? swap('though', '“Tough” means hard. What stands against expectation is “though”.')
    : undefined;

/** "Make sure to sing in first." */
const signIn: Judge = (place) =>
  ((place.classes(-1) & (TO | MODAL)) !== 0 ||
    /^(?:please|and|then|you)$/.test(place.lower(-1)) ||
    place.opensSentence(0)) &&
  (place.lower(2) === 'to' ||
    /^(?:first|again|with|using|before|and)$/.test(place.lower(2)) ||
    (place.at(2) === undefined && place.lower(1) === 'in'))
    ? slip(0, 0, 'sign', 'To give one’s name is to “sign in”.')
    : undefined;

/** "Do to the holiday, we are closed", "it fails do to a bug". */
const dueTo: Judge = (place) => {
  if (!opensObject(place, 2)) return undefined;
  const opens =
    place.opensSentence(0) && /^[^.?!]{4,60},/.test(place.sentence) && (place.content(3) & NOUN) !== 0;
  return opens ? swap('due', 'What has a cause is “due to” it.') : undefined;
};

/** "You can fine the file in the archive." */
const find: Judge = (place) =>
  opensObject(place, 1) && !/^(?:court|police|city|regulator|authority|council|agency)$/.test(place.lower(-2))
    ? swap('find', 'To come across something is to “find” it.')
    : undefined;

/** "The app is now life", "we went life with the shop". */
const live: Judge = (place) =>
  ends(place, 0) || place.lower(1) === 'today'
    ? swap('live', 'What runs for everybody is “live”.')
    : undefined;

/** "Use the quite mode", "keep quite". */
const quiet: Judge = () => swap('quiet', '“Quite” means rather. Without noise is “quiet”.');

/** "The to options", "only too of the tests". */
const two: Judge = (place) => {
  if (place.lower(0) === 'too')
    return place.lower(1) === 'of' && (place.classes(2) & DETERMINER) !== 0
      ? swap('two', 'The number is “two”.')
      : undefined;
  const next = place.at(1);
  return isMany(next) &&
    ((next?.parts ?? 0) & (VERB | ADJECTIVE)) === 0 &&
    endsPhrase(place, 1) &&
    /^(?:the|these|those)$/.test(place.lower(-1)) &&
    !place.isMarked(-1, -1) &&
    !place.isMarked(0, 0)
    ? swap('two', 'The number is “two”.')
    : undefined;
};

/** "A large amount of tickets", "the amount of users grew". */
const amount: Judge = (place) => {
  const noun = place.at(2);
  if (
    place.lower(1) !== 'of' ||
    !isMany(noun) ||
    MEASURE.test(noun?.lower ?? '') ||
    /(?:seconds|bytes|bits|meters|metres|liters|litres|grams|watts)$/.test(noun?.lower ?? '') ||
    !endsPhrase(place, 2)
  )
    return undefined;
  if (
    ((noun?.parts ?? 0) & (NOUN | PLURAL)) === 0 ||
    /^(?:assets|funds|savings|credits|points|coins|tokens|ingredients|pixels|characters|digits|samples|cores|threads|funds|drugs|calories|carbs|proteins|toys|clothes|groceries|vegetables|fruits|leaves|results|details|contents|data)$/.test(
      noun?.lower ?? '',
    )
  )
    return undefined;
  const right = place.lower(0) === 'amount' ? 'number' : 'numbers';
  return swap(right, `What can be counted comes in a number, not an amount: “${right} of”.`);
};

const OBJECTS: Readonly<Record<string, string>> = { they: 'them', he: 'him', she: 'her', we: 'us' };
/** "Do not hesitate to ask they." */
const objectDue: Judge = (place) =>
  (place.classes(-2) & (MODAL | TO)) !== 0 &&
  (place.content(-1) & VERB) !== 0 &&
  place.at(1) === undefined &&
  /^[.;!?]/.test(place.gap(0))
    ? swap(OBJECTS[place.lower(0)] ?? '', `“${place.text(0)}” is a subject. Here stands an object.`)
    : undefined;

/** "It costs nine euros, what includes the bus": what was said is meant. */
const whichDoes: Judge = (place) => {
  const said = !place.at(-1) && place.gap(-1) === ', ' && isProse(place) && !/[?:]|,.*,/.test(place.sentence);
  const asks =
    /\b(?:know|ask|say|said|tell|see|check|show|explain|understand|learn|decide|wonder|describe|find|question|look|if|when|in)s?\b/i;
  return said &&
    !asks.test(place.sentence) &&
    /^(?:The|It|This|We|You|They|A|An|Our|Your|Each|All)\s/.test(place.sentence.trim())
    ? swap('which', 'What refers to the clause in front is “which”.')
    : undefined;
};

/** "The function who the server calls", "orders who have been shipped": no person. */
const thatThing: Judge = (place) =>
  (place.classes(1) & (BE | HAVE | MODAL | DETERMINER | PLURAL_PRONOUN | DO)) !== 0 ||
  isMostlyVerb(place.content(1))
    ? swap('that', '“Who” stands for persons. A thing takes “that”.')
    : undefined;
const isNoPerson: Trigger = ({ lower }) => NO_PERSON.test(lower);
const NO_PERSON =
  /^(?:file|value|field|key|option|parameter|function|command|plugin|package|module|library|librarie|page|script|request|order|object|table|project|image|event|token|version|extension|message|error|device|setting|feature|product|item|document|invoice|test|method|tool|container|folder|button|link|rule|query|querie|endpoint|password|email|ticket|report|backup|change|machine|room|book|car|bus)s?$/;

/** "Divided in to sections", "copy the logs in to files": what goes somewhere; not "log in to it", "come in to help". */
const into: Judge = (place) => {
  const parts = place.content(2);
  const isThing = (parts & PLURAL) !== 0 || (parts & (NOUN | VERB)) === NOUN;
  if ((place.classes(2) & DETERMINER) === 0 && !isThing) return undefined;
  const puts = [-1, -2, -3, -4].find((step) => PUTS.test(place.lower(step))) ?? 0;
  const object =
    puts === -2 ? (place.classes(-1) & OBJECT_PRONOUN) !== 0 : (place.classes(puts + 1) & DETERMINER) !== 0;
  return puts === -1 || (puts !== 0 && (object || isMany(place.at(-1))))
    ? slip(0, 1, 'into', 'It is one word: “into”.')
    : undefined;
};
const PUTS =
  /^(?:divid|split|turn|convert|translat|transform|compil|group|insert|inject|import|past|cop|load|merg|mov|put|writ|sav|pull|break|brok|bundl|pack|organi[sz]|separat|cut|pars|combin|collect|feed|embed|extract|unpack|export)(?:e|es|ed|ing|s|y|ies|ied|en|ten|ting|ting|ks)?$/;

const FIRST = oneOf('idea ideas clue doubt longer problem problems need effect limit reason intention plans');

/** Words taken for others that sound or look alike, in everyday sentences. */
export const EVERYDAY_CONFUSIONS: readonly Watched[] = [
  [oneOf('they he she we'), objectDue, behind(partOf(VERB))],
  [
    oneOf('what'),
    whichDoes,
    ahead(oneOf('includes means makes causes leads allows results helps requires gives saves prevents')),
  ],
  [oneOf('in'), into, ahead(oneOf('to'))],
  [oneOf('who'), thatThing, behind(isNoPerson)],
  [oneOf('whom'), whomActs, ahead(partOf(VERB | PAST | THIRD_PERSON))],
  [oneOf('accept'), acceptFew],
  [oneOf('their'), thereAtEnd],
  [
    oneOf('effect effects'),
    affectPeople,
    ahead(oneOf('everyone everybody everything you us me them anyone all')),
  ],
  [
    oneOf('your'),
    youAre,
    ahead(oneOf('going able unable supposed allowed about ready free welcome right wrong not sure done')),
  ],
  [oneOf('where'), wereSaid, behind(isMany)],
  [oneOf('know'), noIdea, ahead(FIRST)],
  [oneOf("it's"), itsThing, ahead(partOf(NOUN))],
  [oneOf('its'), itIs, ahead(oneOf('finished done started stopped begun been'))],
  [oneOf('your'), thankYou, behind(oneOf('thank'))],
  [oneOf('advice'), pleaseAdvise, behind(oneOf('please'))],
  [oneOf('tough'), though, behind(oneOf('even'))],
  [oneOf('sing'), signIn, ahead(oneOf('in'))],
  [oneOf('do'), dueTo, ahead(oneOf('to'))],
  [oneOf('fine'), find, behind(classed(MODAL))],
  [oneOf('life'), live, behind(oneOf('now go goes went going'))],
  [oneOf('quite'), quiet, ahead(oneOf('mode hours zone'))],
  [oneOf('to'), two, behind(oneOf('the these those'))],
  [oneOf('too'), two, ahead(oneOf('of'))],
  [oneOf('amount amounts'), amount, ahead(oneOf('of'))],
];
