import {
  BETWEEN_VERBS,
  DETERMINER,
  JOINS,
  NUMBER,
  OBJECT_PRONOUN,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import { baseOf, ingOf, participleOf } from '../../../spelling/inflect.ts';
import {
  ADJECTIVE,
  ING,
  NOUN,
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
  type Watched,
} from './grammar-check.ts';
import { hasOwnVerb } from './noun-phrases.ts';
import { endsPhrase, tellsHowOften } from './nouns.ts';
import { BUILT, isSaidToBe } from './participles.ts';
import { isIndefinite, isMostlyVerb } from './subjects.ts';
import { isBase, mended, slip, VERBS_TOO } from './verbs.ts';

const isPronoun = (place: Place, step: number): boolean =>
  (place.classes(step) & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0 || isIndefinite(place.lower(step));

/** "Does it works?", "how does it works", "does anyone knows": behind a pronoun no noun stands. */
const asksConjugated: Judge = (place) => {
  const asked = /^(?:this|that)$/.test(place.lower(1)) && /\?\s*$/.test(place.sentence);
  if (!(isPronoun(place, 1) || asked) || (place.content(2) & THIRD_PERSON) === 0) return undefined;
  if (!place.opensClause(0) && !/^(?:why|how|when|where|what|who)$/.test(place.lower(-1))) return undefined;
  return mended(
    2,
    baseOf(place.lower(2)),
    (base) => `After “${place.lower(0)}” stands the base form: “${base}”.`,
  );
};

/** Of these, "the first step is build" tells the name. */
const NAMES_VERBS =
  /^(?:step|mode|action|type|method|command|default|option|value|state|phase|event|name|verb|keyword|operation|key|word|goal|task|purpose|role|permission|status|stage|target|trigger|hook|label|field|way|idea|use|point|thing|reason|cost|cause|result|job|solution|function|property|parameter|argument|flag|subcommand|answer|difference|choice)s?$/;
/** Seldom nouns, and irregular. */
const ALSO_VERBS = /^(?:send|build|hold|show|make)$/;

/** "The request is send to the server", "the files are store on disk": a noun alone can't stand there. */
const barePassive: Judge = (place) => {
  const at = (place.classes(1) & BETWEEN_VERBS) !== 0 ? 2 : 1;
  const word = place.lower(at);
  const base = isBase(place.content(at));
  if (!(VERBS_TOO.has(word) || ALSO_VERBS.test(word) || base) || place.at(at)?.capital) return undefined;
  if ((place.content(at) & (PARTICIPLE | ADJECTIVE)) !== 0 || isSaidToBe(place)) return undefined;
  const pronoun = /^(?:it|they)$/.test(place.lower(-1)) && place.opensClause(-1);
  // "The `id` field is require."
  const start = place.lower(-2) === '' ? -3 : -2;
  const noun =
    (place.content(-1) & (NOUN | PLURAL)) !== 0 &&
    (place.classes(start) & DETERMINER) !== 0 &&
    place.opensClause(start) &&
    (word === 'require' || !NAMES_VERBS.test(place.lower(-1)));
  if (!pronoun && !noun) return undefined;
  const ends = base && place.at(at + 1) === undefined && /^[.,;]/.test(place.gap(at));
  if (
    !ends &&
    !/^(?:to|in|on|from|into|with|as|by|at|for|using|automatically|when|if|before|after|and|every|each|last|yesterday|successfully|correctly|manually|first|again)$/.test(
      place.lower(at + 1),
    )
  )
    return undefined;
  const right = ALSO_VERBS.test(word) ? BUILT.get(word) : participleOf(word);
  return mended(at, right, (form) => `After “${place.lower(0)}” stands the participle: “${form}”.`);
};

/** "You are need to log in": "are" is too much. */
const beNeed: Judge = (place) =>
  isPronoun(place, -1) && place.opensClause(-1) && place.lower(2) === 'to'
    ? slip(0, 1, place.lower(1), `“${place.lower(0)}” and “${place.lower(1)}” can't both stand here.`)
    : undefined;

/** "You can also to use npm". */
const adverbTo: Judge = (place) => {
  if ((place.parts(3) & VERB) === 0 || place.lower(2) !== 'to' || !isPronoun(place, -1)) return undefined;
  const right = `${place.lower(0)} ${place.lower(1)} ${place.lower(3)}`;
  return slip(0, 3, right, `No “to” stands between “${place.lower(0)}” and its verb.`);
};

/** "Before you using it", "when you running the tests": the verb has no form of its own. */
const whenYouIng: Judge = (place) => {
  if (!/^(?:you|we|they|i)$/.test(place.lower(1))) return undefined;
  const object =
    (place.classes(3) & (DETERMINER | OBJECT_PRONOUN | PREPOSITION)) !== 0 || place.at(3)?.capital === true;
  if (!object && place.sign(2) !== ',') return undefined;
  return mended(
    2,
    baseOf(place.lower(2)),
    (base) => `After “${place.lower(1)}” stands “${base}”, or “are” before “${place.lower(2)}”.`,
  );
};

const GOES_ON = /^(?:one|two|more|other|another|multiple|several|what|how|whether|why|about)$/;
/** Verbs that stand before no noun to describe it. */
const DESCRIBES_NOTHING =
  /^(?:manage|provide|ensure|avoid|improve|maintain|prevent|reduce|solve|make|understand|achieve|obtain|organize|organise|increase|handle|protect|simplify|automate|get|keep)$/;

/** "A tool for manage keys", "thanks for help us", "time for upgrade your server", "instead of use npm". */
const bareObject: Judge = (place) => {
  const word = place.lower(1);
  const next = place.at(2);
  if (!next || place.at(1)?.capital) return undefined;
  // "For merge commits", "for inline links": verbs that describe a thing.
  // "Used for convert WAV files".
  const used = /^(?:used|useful|responsible|meant|intended)$/.test(place.lower(-1));
  const things =
    ((place.content(2) & PLURAL) !== 0 || (used && /^[A-Z]/.test(place.text(2)))) &&
    (used || DESCRIBES_NOTHING.test(word)) &&
    // "The number of get operations": named by what they do.
    !/^(?:operations|requests|calls|methods|commands|queries)$/.test(next.lower);
  const whom = /^(?:us|them|me|him)$/.test(next.lower);
  const whose = /^(?:your|my|our|their|an?|the|this|it)$/.test(next.lower);
  const verb = isBase(place.content(1));
  const due =
    (verb && (things || whom || whose)) ||
    // "For apply one of them", "without know what it is", "after learn about it".
    (verb && GOES_ON.test(next.lower) && (next.lower !== 'one' || place.lower(3) === 'of')) ||
    ((VERBS_TOO.has(word) || word === 'help') && whom) ||
    (place.lower(0) === 'for' && /^(?:your|my|our)$/.test(next.lower)) ||
    // "By contact support".
    (place.lower(0) === 'by' &&
      word === 'contact' &&
      (whom || (/^(?:support|sales)$/.test(next.lower) && endsPhrase(place, 2)))) ||
    // "Thanks for read this guide."
    (/^thanks?$/.test(place.lower(-1)) &&
      (place.content(1) & VERB) !== 0 &&
      (next.classes & DETERMINER) !== 0);
  // "In case of use them": what stands in front may be a phrase of its own.
  if (!due || (place.classes(2) & (TO | JOINS)) !== 0) return undefined;
  return mended(1, ingOf(word), (right) => `After “${place.lower(0)}” a verb ends in “ing”: “${right}”.`);
};

/** "The client keeps send requests". */
const keepsDoing: Judge = (place) => {
  const word = place.lower(1);
  const verb =
    isBase(place.content(1)) ||
    /^(?:send|run|check|try|ask|show|fail|work|build|return|call|change)$/.test(word);
  const things =
    (place.classes(2) & (DETERMINER | OBJECT_PRONOUN)) !== 0 || (place.content(2) & PLURAL) !== 0;
  const ends = /^(?:fail|work|run|try|change)$/.test(word) && place.at(2) === undefined;
  return verb && (things || ends) && (place.classes(-1) & DETERMINER) === 0
    ? mended(1, ingOf(word), (right) => `After “${place.lower(0)}” a verb ends in “ing”: “${right}”.`)
    : undefined;
};

/** "The image gets build in CI". */
const getsBuild: Judge = (place) =>
  (place.at(2) === undefined && /^[.,;]/.test(place.gap(1))) ||
  (place.classes(2) & PREPOSITION) !== 0 ||
  /^(?:automatically|when|if|every|again|and|twice|once)$/.test(place.lower(2))
    ? mended(
        1,
        BUILT.get(place.lower(1)) ?? participleOf(place.lower(1)),
        (right) => `After “${place.lower(0)}” stands the participle: “${right}”.`,
      )
    : undefined;

/** In fifteenths of its uses. */
const HARDLY_NOUN = 11;

/** "By press the key", "of change a color", "from run at once", "when use it": where a noun has an object, it is a verb. */
const doing: Judge = (place) => {
  const [preposition, word, parts] = [place.lower(0), place.lower(1), place.content(1)];
  const next = place.at(2);
  // "When set the results are stored": a participle.
  const clause = /^(?:when|while|before|after)$/.test(preposition);
  const plain = clause ? word === 'use' : /^(?:use|set|put|change|update)$/.test(word);
  if (!next || (parts & VERB) === 0 || place.at(1)?.capital) return undefined;
  if ((parts & (PAST | ADJECTIVE)) !== 0 && !plain) return undefined;
  const base = isBase(parts) || verbShare(parts) >= HARDLY_NOUN || plain;
  // "By set intersection", "of change a lot": "that" opens clauses too.
  const object =
    /^(?:the|an?|your|its|their|these|our|my|it|them|all)$/.test(next.lower) ||
    (preposition === 'by' && next.lower === '');
  if (!base || !object || (clause && place.lower(1) === 'let')) return undefined;
  // "When parse the": a time, and no question.
  if (
    hasOwnVerb(place, 2) ||
    (/^(?:of|for)$/.test(preposition) && /^(?:all|it|them)$/.test(next.lower) && !isBase(parts))
  )
    return undefined;
  return mended(1, ingOf(word), (right) => `After “${preposition}” a verb ends in “ing”: “${right}”.`);
};

/** "It lets the client sends": behind it stands the base form. */
const makesRuns: Judge = (place) => {
  const at = (place.content(2) & (NOUN | PLURAL)) === 0 ? 0 : isMostlyVerb(place.content(3)) ? 3 : 4;
  if (at === 0 || (place.content(at) & THIRD_PERSON) === 0 || !isMostlyVerb(place.content(at)))
    return undefined;
  if (at === 4 && ((place.content(3) & NOUN) === 0 || (place.content(3) & THIRD_PERSON) !== 0))
    return undefined;
  return mended(
    at,
    baseOf(place.lower(at)),
    (base) => `After “${place.lower(0)}” stands the base form: “${base}”.`,
  );
};

/** "Instead of use npm", but not "instead of use of". */
const insteadOfUse: Judge = (place) =>
  place.lower(-1) === 'instead' &&
  place.at(2) !== undefined &&
  !/^(?:of|cases?|in|and|or)$/.test(place.lower(2))
    ? slip(1, 1, 'using', 'After “instead of” a verb ends in “ing”: “using”.')
    : undefined;

/** "Capable of handle large files", "interested in hear your feedback". */
const capableOf: Judge = (place) =>
  (place.content(1) & (ING | PARTICIPLE)) === 0 &&
  verbShare(place.content(1)) > 0 &&
  ((place.classes(2) & (DETERMINER | OBJECT_PRONOUN | NUMBER)) !== 0 ||
    (place.lower(0) === 'of' &&
      (place.content(2) & (ADJECTIVE | PLURAL)) !== 0 &&
      (place.content(2) & (THIRD_PERSON | ING)) === 0))
    ? mended(
        1,
        ingOf(place.lower(1)),
        (right) => `After “${place.lower(0)}” a verb ends in “ing”: “${right}”.`,
      )
    : undefined;

/** "Instead of to restart". */
const ofTo: Judge = (place) =>
  (place.content(2) & VERB) !== 0
    ? mended([1, 2], ingOf(place.lower(2)), (right) => `After “instead of” a verb ends in “ing”: “${right}”.`)
    : undefined;

/** "Prevents the tables from be replaced". */
const fromBe: Judge = (place) =>
  (place.content(1) & (PARTICIPLE | ADJECTIVE)) !== 0
    ? slip(0, 0, 'being', `After “${place.lower(-1)}” a verb ends in “ing”: “being”.`)
    : undefined;

/** Slips of a verb that the words on both sides leave no doubt about. */
export const PLAIN_VERB_SLIPS: readonly Watched[] = [
  [oneOf('do does did'), asksConjugated],
  [
    oneOf('is are was were'),
    barePassive,
    ahead(({ classes, parts }) => (classes & BETWEEN_VERBS) !== 0 || (parts & VERB) !== 0),
  ],
  [oneOf('are is am'), beNeed, ahead(oneOf('need want'))],
  [oneOf('can could must should may might will would'), adverbTo, ahead(classed(BETWEEN_VERBS))],
  [
    oneOf('when if before after once while until'),
    (place) => ((place.content(2) & ING) !== 0 ? whenYouIng(place) : undefined),
    ahead(classed(PLURAL_PRONOUN)),
  ],
  [
    oneOf('for by without of from when while before after'),
    (place) =>
      tellsHowOften(place, 2)
        ? undefined
        : ((/^(?:for|by|without|of)$/.test(place.lower(0)) ? bareObject(place) : undefined) ?? doing(place)),
    ahead(partOf(VERB)),
  ],
  [oneOf('let lets'), makesRuns, ahead(classed(DETERMINER))],
  [oneOf('be'), fromBe, behind(oneOf('from by without after'))],
  [oneOf('of'), insteadOfUse, ahead(oneOf('use'))],
  [
    oneOf('of in'),
    (place) =>
      /^(?:(?:in)?capable|interested|succeed|succeeds|succeeded)$/.test(place.lower(-1))
        ? capableOf(place)
        : undefined,
    ahead(partOf(VERB)),
  ],
  [oneOf('of'), (place) => (place.lower(-1) === 'instead' ? ofTo(place) : undefined), ahead(oneOf('to'))],
  [oneOf('keeps kept'), keepsDoing, ahead(partOf(VERB))],
  [
    oneOf('gets got get'),
    getsBuild,
    ahead(
      oneOf(
        'build send write choose take lose hide rebuild call upload reject delete install execute trigger cancel remove create update render load store insert',
      ),
    ),
  ],
];
