import {
  ARTICLE,
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  HAVE,
  MODAL,
  NUMBER,
  OBJECT_PRONOUN,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import { ingOf, participleOf, thirdPersonOf } from '../../../spelling/inflect.ts';
import {
  ADJECTIVE,
  ADVERB,
  articleShare,
  HALF,
  NOUN,
  nounShare,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { IRREGULAR_BY_BASE, IRREGULAR_BY_PAST } from '../../../spelling/irregular-verbs.ts';
import { ahead, oneOf, partOf, type Judge, type Place, type Slip, type Watched } from './grammar-check.ts';
import { isCountNoun, isMany, isOneThing } from './nouns.ts';
import { phraseStart } from './subjects.ts';
import { isBase, isOnly, mended, opensObject, pastAdverbs, slip, VERBS_TOO } from './verbs.ts';

/** Adjectives to those who write them; verbs that have no passive. */
const NO_PARTICIPLE = /^(?:sync|async|inline|conform|belong|depend|exist|stop|live|fail|seem|appear)$/;
/** Past forms that are no participles: "has went". */
export const AFTER_HAVE: ReadonlyMap<string, string> = new Map(
  Array.from(IRREGULAR_BY_PAST.values())
    .filter(({ past, participle }) => past !== participle)
    .map(({ past, participle }) => [past, participle]),
);
/** Base and past forms taken for participles: "was build", "was wrote". */
export const BUILT: ReadonlyMap<string, string> = new Map(
  (
    'build send make keep find write choose give take hold lose pay show hide rebuild break throw lead undo redo overwrite rewrite override ' +
    'wrote broke took gave chose forgot drove did began'
  )
    .split(' ')
    .map((form) => [form, (IRREGULAR_BY_BASE.get(form) ?? IRREGULAR_BY_PAST.get(form))?.participle ?? form]),
);

/** "What it must be is send to", "all there should be": a verb that is named. */
const NAMED =
  /\b(?:do(?:es)?|did|done|what|(?:it|you|we|they|i|there|is|was|needs?) all|thing|step|way|option|goal|task|job|idea|solution|approach)\b/;

/** "All it should be is send": the same in front of a modal. */
const DOES = /\b(?:do(?:es)?|did|done|what|(?:it|you|we|they|i|there|is|was|needs?) all|thing|step)\b/;

/** "Calibrate": a verb by its ending, of which nothing is known but that a dictionary has it as a noun too. */
const isRareVerb = (word: string, parts: number): boolean =>
  /(?:ate|ify|i[sz]e)$/.test(word) &&
  isOnly(parts, VERB, ADJECTIVE | PARTICIPLE) &&
  verbShare(parts) + nounShare(parts) === 0;

/** Things that take one of several values. */
const HAS_VALUES = /^(?:modes?|types?|status|states?|(?:log_?)?levels?|formats?|strategy|policy)$/;
/** "The level can be debug, info, or error", "the mode must be build": what a value may be. */
export const isValue = (place: Place, at: number): boolean =>
  (place.classes(-1) & MODAL) !== 0 &&
  (HAS_VALUES.test(place.lower(-2)) ||
    (place.gap(at).startsWith(',') &&
      SEVERAL.test(place.sentence.slice(place.sentence.indexOf(`${place.text(at)},`)))));
const SEVERAL = /^[\w-]+(?:, (?!\w+ed\b)[\w-]+){1,6},? or [\w-]+/;

/** "Be use", "been deploy", "to be send to". */
const afterBe: Judge = (place) => {
  const at = pastAdverbs(place, 1);
  const word = place.lower(at);
  const parts = place.content(at);
  const irregular = BUILT.get(word);
  const base =
    irregular !== undefined ||
    isBase(parts) ||
    isRareVerb(word, parts) ||
    (/^(?:was|were)$/.test(place.lower(0)) && isBareDeed(parts)) ||
    isBareState(place, at) ||
    (VERBS_TOO.has(word) &&
      ((parts & (PARTICIPLE | ADJECTIVE)) === 0 || nounShare(parts) + verbShare(parts) >= HARDLY_NOUN + 1));
  const next = place.at(at + 1);
  // "It is derived to be Send": a name; "to be list-, or set-like".
  if (place.at(at)?.capital || place.sign(at) === '-') return undefined;
  // "It must be accept or discard", "a list of": names and nouns.
  if (/^(?:or|of)$/.test(place.lower(at + 1)) || isValue(place, at)) return undefined;
  // "Can be ran": a past form that is no participle.
  const past = AFTER_HAVE.get(word);
  if (past !== undefined && (parts & PARTICIPLE) === 0)
    return slip(at, at, past, `After “${place.lower(0)}” stands the participle: “${past}”.`);
  // "The build should be build and test": names.
  if (!next && (irregular !== undefined || (parts & NOUN) !== 0) && !/^\s*[.,;:!?)]/.test(place.gap(at)))
    return undefined;
  if (
    !base ||
    (next &&
      !isAfterMust(place, at) &&
      !(irregular !== undefined && (next.classes & ARTICLE) !== 0) &&
      (next.classes & PREPOSITION) === 0 &&
      !(next.parts & ADVERB) &&
      !/^(?:to|and|or|when|if|as|using|once|so|because|unless|only|but|automatically|again)$/.test(
        next.lower,
      ))
  )
    return undefined;
  if (isAfterMust(place, at))
    return slip(0, at, word, `“Be” and “${word}” can't both stand here: write “${word}”.`);
  const right = irregular ?? (NO_PARTICIPLE.test(word) ? undefined : participleOf(word));
  if (
    right === undefined ||
    /^(?:with|of|for|let)$/.test(place.lower(-1)) ||
    ((place.classes(-1) & MODAL) !== 0 ? DOES : NAMED).test(place.before(6).join(' '))
  )
    return undefined;
  return slip(at, at, right, `After “${place.lower(0)}” stands the participle: “${right}”.`);
};

/** "This will be return an error": the verb has its object, so "be" is too much. */
const isAfterMust = (place: Place, at: number): boolean =>
  at === 1 &&
  // "Will be give a chance": somebody is given something.
  !/^(?:give|offer|send|show|ask|tell|teach|grant|pay|hand)$/.test(place.lower(1)) &&
  (place.classes(-1) & MODAL) !== 0 &&
  (place.classes(2) & (ARTICLE | OBJECT_PRONOUN)) !== 0;

/** "Is be called": one of the two is enough. */
const isBe: Judge = (place) =>
  (place.content(2) & PARTICIPLE) !== 0 && !place.opensClause(0) && !NAMED.test(place.before(8).join(' '))
    ? slip(0, 1, place.lower(0), `“${place.lower(0)}” and “be” can't both stand here.`)
    : undefined;

/** "Is wrote", "is occurred", "we are look for", "is been used", "has been deploy". */
const passive: Judge = (place) => {
  const past = AFTER_HAVE.get(place.lower(1));
  if (past !== undefined)
    return slip(1, 1, past, `After “${place.lower(0)}” stands the participle: “${past}”.`);
  const active = ACTIVE_ONLY.get(place.lower(1));
  if (active !== undefined && place.lower(0) !== 'been') {
    const forms = { is: `${active}s`, are: active, was: place.lower(1), were: place.lower(1) };
    const right = forms[place.lower(0) as keyof typeof forms];
    return slip(0, 1, right, `This verb has no passive: write “${right}”.`);
  }
  const at = pastAdverbs(place, /^(?:strongly|highly|currently)$/.test(place.lower(1)) ? 2 : 1);
  const advised = ADVISED.get(place.lower(at));
  if (
    advised !== undefined &&
    /^(?:it|this|that)$/.test(place.lower(-1)) &&
    /^(?:to|that)$/.test(place.lower(at + 1))
  )
    return slip(at, at, advised, `After “${place.lower(0)}” stands the participle: “${advised}”.`);
  // "We are look for a faster index."
  if (
    /^(?:are|is)$/.test(place.lower(0)) &&
    ((place.classes(-1) & PLURAL_PRONOUN) !== 0 ||
      /^(?:team|staff|engineers|developers|he|she)$/.test(place.lower(-1))) &&
    /^(?:look|wait|work|search|plan|try|talk|think|hope|aim)$/.test(place.lower(1)) &&
    /^(?:for|on|to|about|at)$/.test(place.lower(2))
  )
    return mended(1, ingOf(place.lower(1)), (form) => `After “${place.lower(0)}” stands “${form}”.`);
  const has = place.lower(0) === 'is' ? 'has' : 'have';
  const twice = twoVerbs(place);
  if (twice) return twice;
  if (
    place.lower(1) === 'been' &&
    (place.classes(-1) & HAVE) === 0 &&
    !place.opensClause(0) &&
    (place.content(2) & PARTICIPLE) !== 0
  )
    return /^(?:was|were)$/.test(place.lower(0))
      ? slip(0, 1, place.lower(0), `“Been” belongs to “has”: write “${place.lower(0)}”.`)
      : slip(0, 1, `${has} been`, `“Been” belongs to “has”: write “${has} been”.`);
  const also = alsoActive(place);
  if (also) return also;
  if (
    /^(?:depend|listen|belong|consist|agree|rely)$/.test(place.lower(1)) &&
    /^(?:on|to|of|in|for|with)$/.test(place.lower(2)) &&
    (!/\b(?:do(?:es)?|to|that|it)\b/.test(place.before(6).join(' ')) ||
      (place.lower(-1) === 'it' && place.opensClause(-1)))
  )
    return slip(
      0,
      1,
      null,
      `Two verbs stand side by side: “${place.lower(0)}” or “${place.lower(1)}” is too much, or the verb needs “ing”.`,
    );
  const been = place.lower(0) === 'been' && (place.classes(-1) & HAVE) !== 0;
  return been || wasDone(place) || isBareState(place, at) ? afterBe(place) : undefined;
};

/** Of fifteen uses, those as a verb of a word that is hardly ever a noun, and those with an article of one that seldom stands bare. */
const HARDLY_NOUN = 13;
const SELDOM_BARE = 11;
/** "Reject", "measure": what may be a noun too, but not without an article: no "access", "drop" or "support". */
const isBareDeed = (parts: number): boolean =>
  isOnly(parts, VERB, PAST | PARTICIPLE | ADJECTIVE | ADVERB) &&
  (verbShare(parts) >= HARDLY_NOUN || (articleShare(parts) >= SELDOM_BARE && verbShare(parts) >= HALF));
/** "The default was block": a value that is named. */
const NAMES_ONE =
  /^(?:events?|calls?|functions?|steps?|hooks?|operations?|signals?|states?|phases?|stages?|results?|answers?|defaults?|modes?|options?|values?|settings?|choices?|types?|status|names?|actions?|levels?|methods?|commands?|keywords?|formats?|verbs?|words?|strategy|policy|job|task)$/;
const NOTHING_DONE =
  /^(?:symptom|bottleneck|strength|weakness|exception|alternative|priority|reward|theme|skill|outcome|cause|reason|result|effect|purpose|goal|topic|label|tab)s?$|^focus$/;
const RANKED = /^(?:main|biggest|largest|greatest|first|second|next|last|only|key|real|major|primary)$/;
const RANKED_THING = /^(?:problem|risk|issue|idea|concern|challenge|step|phase|stage|need|answer)s?$/;
/** "The cause was access to it", "the main problem was drop in throughput": what it is, and nothing done to it. */
export const isSaidToBe = (place: Place): boolean =>
  NOTHING_DONE.test(place.lower(-1)) || (RANKED.test(place.lower(-2)) && RANKED_THING.test(place.lower(-1)));

/** "The claim was reject", "when it was measure": a thing, and a verb alone behind it. */
const wasDone = (place: Place): boolean =>
  /^(?:was|were)$/.test(place.lower(0)) &&
  !/^(?:let|come|become|run|put)$/.test(place.lower(1)) &&
  isBareDeed(place.content(1)) &&
  (/^(?:it|they|which|that)$/.test(place.lower(-1)) || isOneThing(place.at(-1)) || isMany(place.at(-1))) &&
  !NAMES_ONE.test(place.lower(-1)) &&
  !isSaidToBe(place) &&
  !NAMED.test(place.before(10).join(' '));

/** "When the import is finish, …", "the order is not guarantee.": no noun without an article, but a verb at least as often. */
const isBareState = (place: Place, at: number): boolean => {
  if (!isOnly(place.content(at), VERB, PAST | PARTICIPLE | ADJECTIVE | ADVERB)) return false;
  if (place.at(at + 1) !== undefined || !/^[.,;]/.test(place.gap(at)) || NAMES_ONE.test(place.lower(-1)))
    return false;
  const start = phraseStart(place);
  // "An empty array is return.", "once they are traverse, …": a thing, and what hardly is one.
  const said =
    verbShare(place.content(at)) >= HARDLY_NOUN - 1 &&
    ((/^(?:it|they)$/.test(place.lower(-1)) && place.at(-2) !== undefined) ||
      isCountNoun(place.at(-1)) ||
      isMany(place.at(-1))) &&
    !isSaidToBe(place) &&
    !NAMED.test(place.before(10).join(' '));
  const clause =
    start !== 0 &&
    verbShare(place.content(at)) >= HARDLY_NOUN - 1 &&
    /^(?:if|when|once|until|after|before|because|unless)$/.test(place.lower(start - 1));
  return (
    said ||
    clause ||
    (place.lower(at - 1) === 'not' && place.opensClause(start) && verbShare(place.content(at)) >= HALF)
  );
};

/** "It is recommend to restart". */
const ADVISED: ReadonlyMap<string, string> = new Map(
  Object.entries({
  recommend: 'recommended', suggest: 'suggested', require: 'required', expect: 'expected', assume: 'assumed', allow: 'allowed', need: 'needed', advise: 'advised',
}),
); // prettier-ignore

/** "The library is depends on it": "is", or the "s", is too much. */
function alsoActive(place: Place): Slip | undefined {
  const verb = place.lower(1);
  if (!isOnly(place.content(1), THIRD_PERSON, NOUN | PLURAL) || place.opensClause(0)) return undefined;
  const goes = (place.classes(2) & (DETERMINER | PREPOSITION | TO)) !== 0;
  if (!goes || !/^(?:is|are)$/.test(place.lower(0)) || NAMED.test(place.before(8).join(' ')))
    return undefined;
  return slip(0, 1, verb, `Two verbs stand side by side: “${place.lower(0)}” and “${verb}”.`);
}

/** Participles of verbs without a passive, and their base forms. */
const ACTIVE_ONLY: ReadonlyMap<string, string> = new Map(
  Object.entries({ happened: 'happen', occurred: 'occur', existed: 'exist', consisted: 'consist', belonged: 'belong' }),
); // prettier-ignore

/** Verbs that stand behind no "be" in their base form or as participles. */
export const NEVER_PASSIVE =
  /^(?:happen|occur|exist|belong|consist|contain|represent|appear|seem|depend|rely|agree)$/;

/** "Is represent a row", "is happen when". */
function twoVerbs(place: Place): Slip | undefined {
  const [be, verb] = [place.lower(0), place.lower(1)];
  if (place.opensClause(0)) return undefined;
  // "It was agree by both" has a passive.
  const alone = NEVER_PASSIVE.test(verb) && place.lower(2) !== 'by';
  if (!alone && !(isBase(place.content(1)) && (place.classes(2) & ARTICLE) !== 0)) return undefined;
  // "What it does is create a file", "the first step is configure the server": a verb that is named.
  if (
    /\b(?:do(?:es)?|did|done|to|what|all|thing|step|way|option|goal|task|job|idea|solution|approach)\b/.test(
      place.before(10).join(' '),
    )
  )
    return undefined;
  if (/^(?:was|were)$/.test(be) && !alone) return undefined;
  const right = be === 'is' ? thirdPersonOf(verb) : /^a(?:re|m)$/.test(be) ? verb : participleOf(verb);
  return slip(0, 1, right, `Two verbs stand side by side: “${be}” and “${verb}”.`);
}

/** "Has went", "have wrote", "the team has approve your request". */
const afterHave: Judge = (place) => {
  const step = pastAdverbs(place, 1);
  if (place.lower(step) === 'being' && (place.content(step + 1) & PARTICIPLE) !== 0)
    return slip(step, step, 'been', `After “${place.lower(0)}” stands the participle: “been”.`);
  // "Has be running", "have not be tested".
  if (place.lower(step) === 'be' && place.lower(step + 1) !== 'to')
    return slip(step, step, 'been', `After “${place.lower(0)}” stands the participle: “been”.`);
  if (place.at(step)?.capital) return undefined;
  const word = place.lower(step);
  const short = place.lower(0).endsWith("'ve");
  const base =
    (isBase(place.content(step)) ||
      hasWaited(place, step) ||
      (short && isOnly(place.content(step), VERB, PAST | PARTICIPLE | ADJECTIVE)) ||
      /^(?:add|fix|install)$/.test(word)) &&
    (opensObject(place, step + 1) ||
      place.at(step + 1)?.capital === true ||
      hasWaited(place, step) ||
      // "The job has fail."
      (place.at(step + 1) === undefined && /^[.,;]/.test(place.gap(step)))) &&
    hasSubject(place);
  const right = AFTER_HAVE.get(word) ?? (base ? (BUILT.get(word) ?? participleOf(word)) : undefined);
  return mended(step, right, (form) => `After “${place.lower(0)}” stands the participle: “${form}”.`);
};

/** "The users have wait for an hour", but not "we have use for a second one". */
const hasWaited = (place: Place, step: number): boolean =>
  isBareDeed(place.content(step)) &&
  verbShare(place.content(step)) >= HARDLY_NOUN &&
  !/^(?:need|use)$/.test(place.lower(step)) &&
  /^(?:for|since)$/.test(place.lower(step + 1)) &&
  ((place.classes(step + 2) & (ARTICLE | NUMBER)) !== 0 || /^\d/.test(place.text(step + 2)));

/** "Have you try the new editor?" */
const haveYou: Judge = (place) => {
  if (!place.opensSentence(0)) return undefined;
  const verb = place.content(2);
  const base =
    isBase(verb) ||
    ((verb & VERB) !== 0 && (verb & (PAST | PARTICIPLE | ADJECTIVE)) === 0 && opensObject(place, 3));
  // "Have you ran it?"
  const word = place.lower(2);
  const right = base ? (BUILT.get(word) ?? participleOf(word)) : AFTER_HAVE.get(word);
  return mended(2, right, (form) => `After “${place.lower(0)}” stands the participle: “${form}”.`);
};

/** Whether who has done it stands in front, and opens a clause: not "the choices you have affect the rest". */
function hasSubject(place: Place): boolean {
  if (place.lower(0).endsWith("'ve")) return true;
  if ((place.classes(-1) & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0) return place.opensClause(-1);
  // "You must have install Docker".
  if ((place.classes(-1) & MODAL) !== 0) return (place.classes(-2) & PLURAL_PRONOUN) !== 0;
  const start = phraseStart(place);
  if (start === 0 || !place.opensClause(start)) return false;
  return isOneThing(place.at(-1)) ? place.lower(0) === 'has' : start === -2 && place.lower(0) === 'have';
}

/** "Without been asked". */
const beenAfter: Judge = (place) =>
  // "It should of been cooled": "of" is the slip.
  (place.classes(-1) & MODAL) === 0 && (place.content(2) & PARTICIPLE) !== 0
    ? slip(1, 1, 'being', `After “${place.lower(0)}” stands “being”: “been” belongs to “has”.`)
    : undefined;

/** "After have installed the tool". */
const having: Judge = (place) =>
  (place.parts(2) & PARTICIPLE) !== 0 || place.lower(2) === 'been'
    ? slip(1, 1, 'having', `After “${place.lower(0)}” a verb ends in “ing”: “having”.`)
    : undefined;

/** Forms that are no participles, behind "be" and "have". */
export const PARTICIPLES: readonly Watched[] = [
  [
    oneOf('be'),
    afterBe,
    ahead(({ classes, parts }) => (classes & BETWEEN_VERBS) !== 0 || (parts & (VERB | PAST)) !== 0),
  ],
  [
    oneOf('am is are was were been'),
    passive,
    // A participle alone is no slip.
    ahead(
      ({ classes, parts, lower }) =>
        (classes & (BE | BETWEEN_VERBS)) !== 0 ||
        (parts & VERB) !== 0 ||
        (parts & (THIRD_PERSON | PLURAL)) === THIRD_PERSON ||
        lower === 'currently' ||
        lower === 'strongly' ||
        lower === 'highly' ||
        ((parts & PAST) !== 0 && ((parts & PARTICIPLE) === 0 || ACTIVE_ONLY.has(lower))) ||
        AFTER_HAVE.has(lower),
    ),
  ],
  [oneOf('is are was were'), isBe, ahead(oneOf('be'))],
  [oneOf("we've you've they've i've"), afterHave, ahead(partOf(VERB))],
  [oneOf('by without of from before after'), beenAfter, ahead(oneOf('been'))],
  [oneOf('have has had having'), afterHave],
  [oneOf('have has'), haveYou, ahead(oneOf('you we they it'))],
  [oneOf('after before without by'), having, ahead(oneOf('have'))],
];
