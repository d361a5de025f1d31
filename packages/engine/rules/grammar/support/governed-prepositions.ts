import { capitalize } from '../../../checks/letter-case.ts';
import {
  ARTICLE,
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  HAVE,
  JOINS,
  MODAL,
  NUMBER,
  OPENS_CLAUSE,
  PLURAL_DETERMINER,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import { ingOf } from '../../../spelling/inflect.ts';
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
  verbShare,
} from '../../../spelling/lexicon.ts';
import {
  GOVERNED,
  GOVERNED_NOUNS,
  GOVERNED_PARTICIPLES,
  QUANTITY_NOUNS,
} from '../../data/governed-prepositions.ts';
import { ahead, classed, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { finiteFollows, hasOwnVerb } from './noun-phrases.ts';
import { pastAdjectives } from './number-of-nouns.ts';
import { endsPhrase, isCountNoun, isMany, isThing } from './nouns.ts';
import { isIndefinite } from './subjects.ts';
import { OFTEN_VERB, slip } from './verbs.ts';

/** A little, some time, a manner: "it depends a bit", "waiting a moment", "waits the longest", "at the end the same way". */
const MEASURES =
  /^(?:bit|lot|little|great|few|while|moment|second|minute|hour|day|week|long|longest|short|full|whole|maximum|minimum|couple|time|rest|timeout|interval|duration|period|night|way)$/;
const isMeasured = (place: Place): boolean => [2, 3, 4].some((step) => MEASURES.test(place.lower(step)));
const CLAUSE = [1, 2, 3, 4, 5, 6, 7];
/** "If the path is relative the directory is used": the clause may end there, without its comma. */
const isOpened = (place: Place): boolean =>
  place
    .before(12)
    .some((word) => /^(?:if|when|whenever|unless|once|because|since|while|as|after|before|note)$/.test(word));
/** The slip of the word at 0, behind which the preposition is missing. */
const missing = (place: Place, preposition: string) =>
  slip(
    0,
    0,
    `${place.lower(0)} ${preposition}`,
    `“${capitalize(preposition)}” is missing after “${place.lower(0)}”.`,
  );

/** Adjectives between a determiner and the noun of a quantity or of a part. */
const isDescribed = (place: Place, step: number): boolean =>
  (place.content(step) & ADJECTIVE) !== 0 && (place.classes(step - 1) & DETERMINER) !== 0;

/** The preposition that the word at 0 asks for here. */
function prepositionOf(place: Place): string | undefined {
  const word = place.lower(0);
  const noun = GOVERNED_NOUNS.get(word);
  if (noun !== undefined) {
    const start = isDescribed(place, -1) ? -2 : -1;
    // "For this purpose the", "that set the": "this" and "that" may be all there is.
    const due =
      (place.classes(start) & ARTICLE) !== 0 && /^(?:the|your|its|this|these)$/.test(place.lower(1));
    // "In the end this means".
    const atLast = word === 'end' && place.lower(-2) === 'in';
    // "The contents your program gave to it".
    const acts = [3, 4].some((step) => (place.content(step) & (PAST | PARTICIPLE | ADJECTIVE)) === PAST);
    return due && !atLast && !acts && !hasOwnVerb(place, 1) ? noun : undefined;
  }
  const before = (place.classes(-1) & BETWEEN_VERBS) !== 0 ? -2 : -1;
  // "In which is stored the key", "where is stored the key": turned about, nothing is missing.
  const opens = place.lower(before - 1);
  if (opens === 'where' || (opens === 'which' && (place.classes(before - 2) & PREPOSITION) !== 0))
    return undefined;
  const participle = (place.classes(before) & BE) !== 0 ? GOVERNED_PARTICIPLES.get(word) : undefined;
  return participle ?? GOVERNED.get(word);
}

/** "Refer the user to the guide": these take an object too. */
const TAKES_OBJECT = /^(?:refers?|referring|subject|listen)$/;
const OPENS = /^(?:the|an?|your|its|their|this|these|our|my|it|them|us)$/;

/** "According the docs", "depends the value", "at the end the file". */
const governed: Judge = (place) => {
  const preposition = prepositionOf(place);
  if (preposition === undefined || !OPENS.test(place.lower(1)) || isMeasured(place)) return undefined;
  const word = place.lower(0);
  // "The corresponding A record", "the larger the number, the greater the share": no article, nothing it goes with.
  if (place.at(1)?.capital || (word === 'greater' && place.lower(-1) === 'the')) return undefined;
  if (!GOVERNED_NOUNS.has(word) && isOpened(place) && CLAUSE.some((step) => finiteFollows(place, step)))
    return undefined;
  // "For compliance this must be so".
  if (/^(?:this|it|these)$/.test(place.lower(1)) && finiteFollows(place, 1)) return undefined;
  // "How similar the two are", "5 or greater it is", "aware the results may differ", "as we associated the …".
  const isClause =
    word === 'aware' &&
    (/^(?:it|this)$/.test(place.lower(1)) || CLAUSE.some((step) => finiteFollows(place, step)));
  if (/^(?:how|or|and)$/.test(place.lower(-1)) || isClause) return undefined;
  const acts = (place.classes(-1) & (HAVE | PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0;
  if (acts && /ed$/.test(word)) return undefined;
  if (TAKES_OBJECT.test(word) && [3, 4, 5, 6].some((step) => place.lower(step) === preposition))
    return undefined;
  return missing(place, preposition);
};

/** Said of a quantity: not "the normal number keys". */
const AMOUNT =
  /^(?:large|small|limited|fixed|maximum|minimum|huge|total|whole|wide|exact|same|high|low|great|growing)$/;

/** "A number workers", "the maximum number open files". */
const ofMany: Judge = (place) => {
  const past = pastAdjectives(place, 1, 1);
  const noun = isMany(place.at(past)) ? past : isMany(place.at(2)) ? 2 : 0;
  // "The number keys", "the set operations": names.
  const counted = /^(?:number|amount)$/.test(place.lower(0));
  const due =
    /^an?$/.test(place.lower(-1)) ||
    (counted && ((isDescribed(place, -1) && AMOUNT.test(place.lower(-1))) || place.lower(-1) === 'any'));
  const acts =
    noun !== 0 && (place.parts(noun) & THIRD_PERSON) !== 0 && verbShare(place.parts(noun)) >= OFTEN_VERB;
  // "A list combining categories".
  if ((place.content(1) & ING) !== 0) return undefined;
  if (noun === 0 || acts || place.lower(1) === 'more' || !due || !endsPhrase(place, noun)) return undefined;
  const listed = place.lower(0) === 'list' && place.lower(-1) === 'a' && (place.content(1) & NOUN) !== 0;
  const described = (place.content(1) & ADJECTIVE) !== 0;
  if (noun > past && !described && !(listed && (place.content(1) & VERB) === 0)) return undefined;
  return missing(place, 'of');
};

/** "Some the files", "any these options", "one the other types". */
const someOf: Judge = (place) => {
  if (!/^(?:the|these|those|your|its|our)$/.test(place.lower(1))) return undefined;
  if (![2, 3, 4].some((step) => isMany(place.at(step)))) return undefined;
  if (place.lower(-1) === 'at') return undefined;
  // "The one the scripts belong to", "from one the others follow".
  const one = place.lower(0) === 'one';
  const named = (place.content(-1) & ADJECTIVE) !== 0 || place.lower(-1) === 'whichever';
  const parted =
    (place.classes(-1) & (/^th[eo]se$/.test(place.lower(1)) ? DETERMINER : PREPOSITION | DETERMINER)) !== 0;
  if (one && (named || parted || hasOwnVerb(place, 1))) return undefined;
  return missing(place, 'of');
};

/** "Capable to run": "capable of running". */
const capableOf: Judge = (place) => {
  const ing = ingOf(place.lower(2));
  if ((place.content(2) & VERB) === 0 || ing === undefined) return undefined;
  return slip(0, 2, `capable of ${ing}`, `“Capable” goes with “of”: “capable of ${ing}”.`);
};

/** "One two categories". */
const oneOfTwo: Judge = (place) =>
  isMany(place.at(2)) &&
  endsPhrase(place, 2) &&
  place.lower(2) !== 'times' &&
  !/^(?:at|or)$/.test(place.lower(-1)) &&
  // "Shake the new one three times": "one" stands for a noun.
  (place.content(-1) & ADJECTIVE) === 0
    ? slip(0, 0, 'one of', '“of” is missing after “one”.')
    : undefined;

/** Nouns behind "due" that have a date, or belong to it. */
const DUE =
  /^(?:date|dates|diligence|course|process|respect|time|day|payment|amount|payments|amounts|by|in|on|at|for|after|before|when|soon|today|tomorrow|now|next|last)$/;

/** "Depend low-level layers", "consists several parts", "will result unexpected errors", "is due false input". */
const beforeNoun: Judge = (place) => {
  const [word, next] = [place.lower(0), place.at(1)];
  if (!next || next.capital || next.lower === '') return undefined;
  const preposition = word === 'result' ? 'in' : word === 'due' ? 'to' : GOVERNED.get(word);
  if ((place.classes(-1) & DETERMINER) !== 0) return undefined;
  const modal = (place.classes(-1) & MODAL) !== 0;
  const to = (place.classes(-1) & TO) !== 0;
  const due =
    word === 'result'
      ? modal
      : word === 'due'
        ? (place.classes(-1) & (BE | BETWEEN_VERBS)) !== 0 && !DUE.test(next.lower)
        : modal ||
          to ||
          /s$/.test(word) ||
          isMany(place.at(-1)) ||
          (place.classes(-1) & PLURAL_PRONOUN) !== 0;
  const counts = (next.classes & (PLURAL_DETERMINER | NUMBER)) !== 0;
  const noun =
    next.classes === 0 &&
    (next.parts & (NOUN | PLURAL | ADJECTIVE)) !== 0 &&
    (next.parts & (ADVERB | VERB | THIRD_PERSON | ING | PARTICIPLE)) === 0;
  const joined = /^[a-z]+-[a-z]+$/.test(next.lower);
  return preposition !== undefined && due && (counts || noun || joined)
    ? missing(place, preposition)
    : undefined;
};

/** "Responsible loading templates", "copy it instead adding it". */
const ofDoing: Judge = (place) => {
  const word = place.lower(0);
  if (
    !place.at(1) ||
    ((place.content(1) & NOUN) !== 0 &&
      (place.classes(2) & (DETERMINER | NUMBER)) === 0 &&
      !isMany(place.at(2)))
  )
    return undefined;
  // "By instead using it", "it fails, instead using the default".
  const joined =
    place.at(-1) !== undefined && (place.classes(-1) & (PREPOSITION | BE | JOINS | OPENS_CLAUSE)) === 0;
  if (word === 'instead' && (!joined || place.lower(-1) === 'consider')) return undefined;
  const preposition = word === 'instead' ? 'of' : 'for';
  return missing(place, preposition);
};

/** "Wait the response". */
const waitFor: Judge = (place) =>
  isMeasured(place) || (place.classes(-1) & DETERMINER) !== 0 ? undefined : missing(place, 'for');

/** "Have access the console", "you can access to the console". */
const accessTo: Judge = (place) => {
  const due = (place.classes(-1) & (MODAL | TO)) !== 0;
  if (due && place.lower(1) === 'to' && (place.classes(2) & DETERMINER) !== 0)
    return slip(0, 1, 'access', 'One accesses something, without “to”.');
  const owned =
    /^(?:have|has|had|gets?|gain|gains|gives?|provides?|without|direct|full|grants?|allows?)$/.test(
      place.lower(-1),
    );
  return owned && (place.classes(1) & DETERMINER) !== 0 ? missing(place, 'to') : undefined;
};

/** "The value is the same the default". */
const sameAs: Judge = (place) =>
  place.lower(-1) === 'the' && (place.classes(-2) & BE) !== 0 && place.at(1)
    ? slip(0, 0, 'same as', '“As” is missing after “the same”.')
    : undefined;

/** "JSON as well the YAML format". */
const asWell: Judge = (place) =>
  place.lower(-1) === 'as' &&
  place.at(1) &&
  place.at(-2) !== undefined &&
  (place.classes(-2) & (MODAL | BE)) === 0
    ? slip(0, 0, 'well as', '“As” is missing: “as well as”.')
    : undefined;

/** "As soon the job ends". */
const asSoon: Judge = (place) =>
  place.lower(-1) === 'as'
    ? slip(0, 0, `${place.lower(0)} as`, `“As” is missing: “as ${place.lower(0)} as”.`)
    : undefined;

/** "Instead a password, use a key." */
const insteadOf: Judge = (place) => {
  const preposition = place.lower(0) === 'apart' ? 'from' : 'of';
  const noun = [2, 3].find((step) => /^,/.test(place.gap(step)));
  return place.opensSentence(0) &&
    noun !== undefined &&
    (isCountNoun(place.at(noun)) || preposition === 'from')
    ? missing(place, preposition)
    : undefined;
};

/** "Because the outage, deploys are paused.", "In addition the logs, check the metrics.", "In case problems, restart." */
const behindOpening: Judge = (place) => {
  const word = place.lower(0);
  const start = word === 'because' ? 0 : -1;
  if (!place.opensSentence(start) || (start === -1 && place.lower(-1) !== 'in')) return undefined;
  const noun = [1, 2, 3].find((step) => /^,/.test(place.gap(step)));
  if (noun === undefined || (noun === 1) !== ((place.classes(1) & ARTICLE) === 0)) return undefined;
  const last = place.content(noun);
  const certain =
    noun === 1
      ? isMany(place.at(1))
      : (noun === 2 && word === 'because') ||
        (isThing(last) && (word === 'addition' || (last & THIRD_PERSON) === 0));
  return certain && (noun < 3 || (place.content(2) & (THIRD_PERSON | PLURAL)) === 0)
    ? missing(place, word === 'addition' ? 'to' : 'of')
    : undefined;
};

/** "Thanks your help." */
const thanksFor: Judge = (place) =>
  place.opensSentence(0) && /^[.!]/.test(place.gap(2)) && (place.content(2) & NOUN) !== 0
    ? missing(place, 'for')
    : undefined;

/** "It is based React", "is compatible version 3". */
const beforeName: Judge = (place) =>
  /^(?:is|was|be)$/.test(place.lower(-1)) &&
  (place.at(1)?.capital === true || /^(?:version|versions)$/.test(place.lower(1))) &&
  (place.at(2) === undefined || place.text(2) === '' || /^\d/.test(place.text(2)))
    ? missing(place, place.lower(0) === 'based' ? 'on' : 'with')
    : undefined;

/** "Both them are required." */
const bothOf: Judge = (place) => (place.lower(2) === 'and' ? undefined : missing(place, 'of'));

/** A preposition is missing between a word and what it is about. */
export const GOVERNED_PREPOSITIONS: readonly Watched[] = [
  [
    ({ lower }) => GOVERNED.has(lower) || GOVERNED_PARTICIPLES.has(lower) || GOVERNED_NOUNS.has(lower),
    governed,
    ahead(({ classes, lower }) => (classes & DETERMINER) !== 0 || /^(?:it|them|us)$/.test(lower)),
  ],
  [({ lower }) => QUANTITY_NOUNS.has(lower), ofMany, ahead(({ classes }) => classes === 0)],
  [oneOf('some many most several none any each one'), someOf, ahead(classed(DETERMINER))],
  [oneOf('responsible instead'), ofDoing, ahead(({ parts }) => (parts & ING) !== 0 && (parts & VERB) === 0)],
  [oneOf('capable'), capableOf, ahead(oneOf('to'))],
  [oneOf('one'), oneOfTwo, ahead(oneOf('two three four five many several'))],
  [oneOf('depend depends rely relies consist consists belong belongs result due'), beforeNoun],
  [oneOf('wait waits'), waitFor, ahead(oneOf('the your its'))],
  [oneOf('access'), accessTo],
  [oneOf('same'), sameAs, ahead(oneOf('the your'))],
  [
    oneOf('soon long'),
    asSoon,
    ahead(
      ({ classes, lower }) =>
        (classes & (DETERMINER | PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0 ||
        lower === 'possible' ||
        isIndefinite(lower),
    ),
  ],
  [oneOf('instead apart'), insteadOf, ahead(classed(ARTICLE))],
  [oneOf('because addition case'), behindOpening],
  [oneOf('thanks'), thanksFor, ahead(oneOf('your'))],
  [oneOf('based compatible'), beforeName],
  [oneOf('both either neither none all some each most many several any'), bothOf, ahead(oneOf('them us'))],
  [oneOf('well'), asWell, ahead(classed(ARTICLE))],
];
