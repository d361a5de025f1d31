import {
  BE,
  DETERMINER,
  HAVE,
  JOINS,
  MODAL,
  PLURAL_VERB,
  PREPOSITION,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
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
import { ahead, behind, oneOf, partOf, type Judge, type Watched } from './grammar-check.ts';
import { endsHere, isProse } from './noun-phrases.ts';
import { endsPhrase, isCountable, isCountNoun, isMany, isOneThing } from './nouns.ts';
import { pastAdjectives, toPlural } from './number-of-nouns.ts';
import { GIVES } from './possessives.ts';
import { isMostlyVerb } from './subjects.ts';
import { opensObject, slip } from './verbs.ts';
import { singularOf } from '../../../spelling/inflect.ts';

/** In fifteenths of its uses. */
const MOSTLY_NOUN = 12;

/** "A few customer reported it", "the last few minor bug were fixed": "few" counts. */
const fewOfOne: Judge = (place) => {
  const at = pastAdjectives(place, 1);
  const noun = place.at(at);
  if (!noun || !isCountNoun(noun) || (noun.parts & ADJECTIVE) !== 0) return undefined;
  const behindNoun = place.content(at + 1);
  const acts =
    ((behindNoun & PAST) !== 0 && (behindNoun & NOUN) === 0) ||
    (behindNoun & (VERB | NOUN)) === VERB ||
    (place.classes(at + 1) & (BE | MODAL)) !== 0;
  return (acts || endsPhrase(place, at)) && nounShare(noun.parts) >= MOSTLY_NOUN
    ? toPlural(place, at, `${place.lower(-1)} few`)
    : undefined;
};

/** "All participant must sign", "select all file in the folder". */
const allOfThem: Judge = (place) => {
  const noun = place.at(1);
  const counted = isCountNoun(noun)
    ? nounShare(noun?.parts ?? 0) >= MOSTLY_NOUN || ((noun?.parts ?? 0) & (VERB | COMMON)) === 0
    : isCountable(noun) && ((noun?.parts ?? 0) & VERB) === 0;
  if (!noun || !counted || WHOLE.test(noun.lower)) return undefined;
  if ((noun.parts & ADJECTIVE) !== 0 && nounShare(noun.parts) < MOSTLY_NOUN) return undefined;
  // "All request has to be signed", but "all storage is"; "all setting are stored".
  const isCounted = isCountNoun(noun) || (place.classes(2) & PLURAL_VERB) !== 0;
  const said =
    ((place.classes(2) & MODAL) !== 0 || ((place.classes(2) & (BE | HAVE)) !== 0 && isCounted)) &&
    place.opensClause(0);
  const object =
    verbShare(place.parts(-1)) >= HALF &&
    (/^(?:in|from|on|of|with|as|if|when|before|after|because)$/.test(place.lower(2)) ||
      (isCountNoun(noun) && place.at(2) === undefined && /^[.,;]/.test(place.gap(1))));
  // "It applies to all employee who travel", "free for all resident of the town".
  const governed =
    (place.classes(-1) & (PREPOSITION | TO)) !== 0 &&
    ((place.classes(2) & PREPOSITION) !== 0 ||
      /^(?:who|which|that)$/.test(place.lower(2)) ||
      (place.at(2) === undefined && /^[.,;]/.test(place.gap(1))));
  return said || object || governed ? toPlural(place, 1, 'all') : undefined;
};
const WHOLE =
  /^(?:day|night|time|week|month|year|season|summer|winter|morning|afternoon|way|state|text|hand|hell|party|round|state|code|data|work|right|type|power|mail|weather|doubt|hope|credit|cache|sense|context|history|content|config|storage|access|memory|part|side|manner|kind|sort|cost|costs|account|input|output|traffic)$/;

/** "As in other browser", "different plugin can set it": no determiner tells of one. */
const otherOfOne: Judge = (place) => {
  const noun = place.at(1);
  if ((place.classes(-1) & DETERMINER) !== 0 || !isCountNoun(noun) || !endsHere(place, 1)) return undefined;
  if (((noun?.parts ?? 0) & ADJECTIVE) !== 0 || nounShare(noun?.parts ?? 0) < MOSTLY_NOUN || !isProse(place))
    return undefined;
  // "Different application needs", "strings of different length".
  if ((place.content(2) & PLURAL) !== 0) return undefined;
  // "With null as other element": one that is named. "With other phrase => sub mappings".
  const governed =
    (place.classes(-1) & PREPOSITION) !== 0 && place.lower(0) === 'other' && place.lower(-1) !== 'as';
  if (/[=<>]/.test(place.gap(1))) return undefined;
  const due =
    governed ||
    (place.classes(-1) & BE) !== 0 ||
    (place.parts(-1) & (VERB | ING)) !== 0 ||
    place.opensSentence(0);
  return due && !/^(?:and|or)$/.test(place.lower(2)) && !/^(?:one|an|each|no|than|per)$/.test(place.lower(-1))
    ? toPlural(place, 1, place.lower(0))
    : undefined;
};

/** "The report lists all open issue", "delete all old backup." */
const allDescribed: Judge = (place) => {
  const at = pastAdjectives(place, 1);
  const noun = place.at(at);
  if (
    at === 1 ||
    !noun ||
    !(isCountNoun(noun) && nounShare(noun.parts) >= MOSTLY_NOUN) ||
    WHOLE.test(noun.lower)
  )
    return undefined;
  const object = (place.parts(-1) & (VERB | THIRD_PERSON | PAST | ING)) !== 0 && !place.opensClause(0);
  // "All generated line and column information".
  if ((place.classes(at + 1) & JOINS) !== 0 && (place.classes(at + 2) & DETERMINER) === 0) return undefined;
  return object && /^(?:[\s.,;:!?)]|$)/.test(place.gap(at)) && endsPhrase(place, at)
    ? toPlural(place, at, 'all')
    : undefined;
};

/** "These value was read": what is said of it tells that it is one. */
const theseOfOne: Judge = (place) =>
  isOneThing(place.at(1)) &&
  isCountable(place.at(1)) &&
  /^(?:is|was|has|isn't|wasn't|hasn't)$/.test(place.lower(2)) &&
  place.opensClause(0)
    ? slip(
        0,
        0,
        place.lower(0) === 'these' ? 'this' : 'that',
        `The noun and its verb are singular: write “${place.lower(0) === 'these' ? 'this' : 'that'}”.`,
      )
    : undefined;

/** "Here are some tip for you." */
const someOfOne: Judge = (place) =>
  isCountNoun(place.at(1)) && nounShare(place.parts(1)) >= MOSTLY_NOUN && endsPhrase(place, 1)
    ? toPlural(place, 1, 'some')
    : undefined;

/** "5 file were deleted." */
const numeralOfOne: Judge = (place) =>
  /^\d{1,3}$/.test(place.text(-1)) &&
  Number(place.text(-1)) > 1 &&
  place.at(-2) === undefined &&
  isCountable(place.at(0)) &&
  place.gap(-1) === ' '
    ? toPlural(place, 0, place.text(-1))
    : undefined;

/** "Thousand of users". */
const thousands: Judge = (place) =>
  !/^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|the|per|each|every|few|several|\d+)$/.test(
    place.text(-1).toLowerCase(),
  ) && isMany(place.at(2))
    ? slip(0, 0, `${place.lower(0)}s`, `Of so many it is “${place.lower(0)}s of”.`)
    : undefined;

const OF_ONE = /^(?:is|was|has|isn't|wasn't|hasn't|doesn't|does)$/;

/** "The users profile is stored", "my managers approval": what somebody has. */
const owned: Judge = (place) => {
  const noun = place.at(1);
  if (!noun || !(isOneThing(noun) || noun.lower === 'data') || (noun.parts & ADJECTIVE) !== 0)
    return undefined;
  // "It caused our users frustration."
  if (place.before(4).some((word) => GIVES.test(word))) return undefined;
  const verb = place.lower(2);
  const one =
    (noun.lower === 'data' && verb === 'are') ||
    OF_ONE.test(verb) ||
    ((place.content(2) & THIRD_PERSON) !== 0 &&
      ((isMostlyVerb(place.content(2)) && (noun.parts & VERB) === 0) ||
        (isAttribute(noun) && opensObject(place, 3))));
  // "The users page": a page of users.
  if (LISTS.test(noun.lower)) return undefined;
  const ends =
    (place.classes(2) & MODAL) !== 0 || place.at(2) === undefined || (place.classes(2) & PREPOSITION) !== 0;
  // "The users profile, too", "the owners name it": a verb.
  if (!one && !(ends && nounShare(noun.parts) >= MOSTLY_NOUN && (noun.parts & VERB) === 0)) return undefined;
  if (place.lower(1) === place.lower(0)) return undefined;
  const word = place.lower(0);
  return apostrophe(0, word, word.replace(/s$/, "'s"), noun.lower !== 'data');
};
/** "All teams goals are listed": several have several. */
const ownedByAll: Judge = (place) => {
  const [word, noun] = [place.lower(0), place.at(1)];
  const one = singularOf(place.lower(1));
  if (!noun || !isMany(noun) || one === undefined || LISTS.test(one) || place.lower(1) === word)
    return undefined;
  return /^(?:are|were|have|aren't|weren't)$/.test(place.lower(2)) && nounShare(noun.parts) >= MOSTLY_NOUN
    ? slip(0, 0, `${word}'`, `What several have takes an apostrophe: “${word}'”.`)
    : undefined;
};
/** The slip of what lacks its apostrophe; unless it is `sure` that one has it, several may. */
const apostrophe = (at: number, word: string, one: string, sure: boolean) =>
  slip(
    at,
    at,
    sure ? one : null,
    `What somebody or something has takes an apostrophe: “${one}”${sure ? '' : `, or “${word}'” of several`}.`,
  );
/** What lists people: no possessive. */
const LISTS =
  /^(?:page|list|table|tab|group|view|screen|menu|section|directory|folder|file|database|endpoint|service|module|collection|api|panel|guide|manual|area|portal|community|mode|app|forum|meeting|conference|event|program|team|desk|office|lounge|room|edition|version|count|array|object|model|class|resource|route|query|hook|plugin|package|store|map|set|column)$/;
/** "The servers name is long", "the routers status is shown": what a thing has, whatever it is. */
const isAttribute = oneOf(
  'name names address hostname owner size status state password color colour location height width length age memory temperature serial birthday consent permission approval signature title capacity availability behavior behaviour lifetime uptime health clock',
);
/** What several things have not in common. */
const ONE_EACH = /^(?:name|address|hostname|serial|birthday|age)$/;
const ownedByThing: Judge = (place) => {
  const [one, noun] = [singularOf(place.lower(-1)), place.at(0)];
  if (one === undefined || !noun || !isMany(place.at(-1)) || NO_OWNER.test(place.lower(-1))) return undefined;
  if (!/^(?:the|this|your|our|each|every|my)$/.test(place.lower(-2)) || place.lower(-1) === place.lower(0))
    return undefined;
  const third = (place.content(1) & THIRD_PERSON) !== 0 && isMostlyVerb(place.content(1));
  const ends =
    third ||
    OF_ONE.test(place.lower(1)) ||
    (place.classes(1) & (MODAL | PREPOSITION)) !== 0 ||
    (place.at(1) === undefined && /^[.,;]/.test(place.gap(0)));
  const sure = ONE_EACH.test(place.lower(0)) || /^(?:this|each|every)$/.test(place.lower(-2));
  return ends && nounShare(place.parts(-1)) >= MOSTLY_NOUN
    ? apostrophe(-1, place.lower(-1), `${one}'s`, sure)
    : undefined;
};
const NO_OWNER =
  /^(?:settings|options|operations|systems|sales|analytics|tools|docs|news|details|credentials|communications|series|parameters|arguments|headers|metrics|contents|thanks|props|graphics|statistics|sports|goods|savings|means|times|days|weeks|months|years|hours)$/;
const PERSONS =
  'users customers clients owners admins authors visitors developers subscribers members recipients senders managers employees students teachers patients doctors parents guests buyers sellers tenants landlords drivers players readers editors reviewers maintainers supervisors applicants callers neighbors neighbours';

/** "Companys", "childrens" in front of a noun: a possessive. */
const ownedBy: Judge = (place) => {
  const right = {
    companys: "company's",
    childs: "child's",
    childrens: "children's",
    peoples: "people's",
    womens: "women's",
    mens: "men's",
    todays: "today's",
    yesterdays: "yesterday's",
    tomorrows: "tomorrow's",
    countrys: "country's",
    citys: "city's",
  }[place.lower(0)];
  return right !== undefined && (place.content(1) & (NOUN | ADJECTIVE)) !== 0
    ? slip(0, 0, right, `What somebody has takes an apostrophe: “${right}”.`)
    : undefined;
};

/** "Two weeks notice". */
const weeksNotice: Judge = (place) => {
  const right = place.lower(1) === 'notice' || endsHere(place, 1) ? `${place.lower(0)}'` : undefined;
  return right === undefined
    ? undefined
    : slip(0, 0, right, `Time that belongs to something takes an apostrophe: “${right}”.`);
};

/** Numbers and possessives of everyday sentences. */
export const EVERYDAY_NUMBER: readonly Watched[] = [
  [oneOf('few'), fewOfOne, behind(oneOf('a last next first past these'))],
  [oneOf('other different various'), otherOfOne, ahead(partOf(NOUN))],
  [oneOf('all'), allOfThem, ahead(partOf(NOUN))],
  [
    oneOf('all'),
    allDescribed,
    ahead(({ parts, classes }) => classes === 0 && (parts & (ADJECTIVE | PARTICIPLE)) !== 0),
  ],
  [oneOf('these those'), theseOfOne, ahead(partOf(NOUN))],
  [oneOf('some'), someOfOne, behind(oneOf('are were'))],
  [partOf(NOUN), numeralOfOne, ahead(oneOf('are were'))],
  [oneOf('hundred thousand million dozen'), thousands, ahead(oneOf('of'))],
  [isAttribute, ownedByThing, behind(partOf(PLURAL))],
  [oneOf(PERSONS), owned, behind(oneOf('the our your my this each every'))],
  [oneOf(`${PERSONS} teams`), ownedByAll, behind(oneOf('all these those both'))],
  [
    oneOf('childs companys childrens peoples womens mens todays yesterdays tomorrows countrys citys'),
    ownedBy,
  ],
  [
    oneOf('days weeks months years hours'),
    (place) =>
      /^(?:\d+|two|three|four|six|several)$/i.test(place.text(-1)) ? weeksNotice(place) : undefined,
    ahead(oneOf('notice pay salary')),
  ],
];
