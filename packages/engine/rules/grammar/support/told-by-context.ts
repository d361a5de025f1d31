import {
  BE,
  DETERMINER,
  DO,
  HAVE,
  MODAL,
  NUMBER,
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
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { CONTEXT_SWAPS, pairOf, type ContextSwap } from '../../data/context-swaps.ts';
import { contextWeights } from '../../data/context-weights.ts';
import { compares, isComparative } from './comparisons.ts';
import { oddsOf, readTraits, TRAITS, type Weights } from './contexts.ts';
import { ahead, behind, oneOf, partOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { GIVES } from './possessives.ts';
import { MOSTLY_VERB, OFTEN_VERB, slip } from './verbs.ts';

interface Swap extends ContextSwap, Weights {
  /** 1 where positive weights speak for what is meant, -1 where negative ones do. */
  readonly sign: number;
  /** What must be so beside what the context says. */
  readonly holds?: (place: Place) => boolean;
}

/** How far a comparison may stand before its "than", in words. */
const COMPARED_IN = 8;
const SENTENCE = 30;
/** How far behind "where" its clause has a verb. */
const CLAUSE = 8;

/** Whether something is compared in the words in front. */
function isCompared(place: Place, reach: number): boolean {
  for (let step = -1; step >= -reach && place.near(step); step--) {
    if (compares(place, step)) return true;
    if (place.opensSentence(step)) return false;
  }
  return false;
}

/** Whether the word opens a clause that has its verb behind a subject: "where the backups are". */
function clauseGoesOn(place: Place): boolean {
  for (let step = 2; step <= CLAUSE && place.at(step); step++) {
    if ((place.classes(step) & (BE | HAVE | DO | MODAL)) !== 0) return true;
    const parts = place.content(step);
    if ((parts & (THIRD_PERSON | VERB)) !== 0 && verbShare(parts) >= MOSTLY_VERB) return true;
  }
  return false;
}

const isVerb = (place: Place, step: number): boolean =>
  (place.content(step) & (VERB | THIRD_PERSON)) !== 0 && verbShare(place.content(step)) >= OFTEN_VERB;
const isThing = (place: Place, step: number): boolean =>
  (place.content(step) & (NOUN | PLURAL | ADJECTIVE | PARTICIPLE)) !== 0 || place.at(step)?.plain === false;

/** "After you request it": a clause opens in front. */
const mayAct = (place: Place): boolean =>
  (place.content(1) & VERB) !== 0 &&
  ((place.classes(-1) & OPENS_CLAUSE) !== 0 ||
    /^(?:after|before|as|how|what|where|why|which|who)$/.test(place.lower(-1)));

/** Orders whose object comes "from" somewhere. */
const TAKES =
  /^\W*(?:read|copy|get|load|download|remove|delete|fetch|import|export|take|extract|move|pull|retrieve|return)\s/i;
/** Whether a verb is due: "can", "to", "you", "don't" stand in front. */
const asksVerb = (place: Place): boolean =>
  (place.classes(-1) & (MODAL | TO | PLURAL_PRONOUN | DO)) !== 0 ||
  /^(?:not|also|only)$/.test(place.lower(-1));
/** "It's making copies", "it's guaranteed to be empty", "a cause you're actively involved with": said of the subject. */
const isDone = (place: Place): boolean => {
  const at = place.lower(1).endsWith('ly') ? 2 : 1;
  return (
    (place.content(at) & ING) !== 0 ||
    ((place.content(at) & (PARTICIPLE | ADJECTIVE)) !== 0 &&
      /^(?:to|that|by|in|for|with|on|about)$/.test(place.lower(at + 1)))
  );
};
/** "Your selected model": a noun stands behind. */
const isNamed = (place: Place): boolean =>
  [1, 2, 3].some((step) => (place.content(step) & (NOUN | PLURAL)) !== 0);
/** Not "when past transactions were committed", "is past the range", "stepped past by the cursor". */
const mayHavePassed = (place: Place): boolean =>
  (place.content(1) & (NOUN | PLURAL)) === 0 &&
  !((place.classes(-1) & BE) !== 0 && (place.classes(1) & DETERMINER) !== 0) &&
  (place.content(-1) & PAST) === 0;
const OPENS_PHRASE = DETERMINER | SINGULAR_PRONOUN | PLURAL_PRONOUN | TO;
/** What must be so, beside what the context says, for the words of a swap. */
const HOLDS: ReadonlyMap<string, (place: Place) => boolean> = new Map([
  // "If it is lower then the command ends."
  [
    'then than',
    (place: Place) =>
      place.lower(1) !== 'than' &&
      isCompared(place, COMPARED_IN) &&
      // "Rather than one then the other".
      !place.before(COMPARED_IN).includes('than') &&
      !/\b(?:if|when|unless|once)\b/i.test(place.sentence),
  ],
  // "It matters more that the user agrees".
  [
    'that than',
    (place: Place) =>
      (place.classes(1) & NUMBER) !== 0 ||
      /^\d/.test(place.text(1)) ||
      ((place.classes(1) & DETERMINER) !== 0 &&
        !/^(?:more|less|better|later|earlier)$/.test(place.lower(-1))),
  ],
  ['than then', (place: Place) => !isCompared(place, SENTENCE)],
  [
    'were where',
    (place: Place) =>
      clauseGoesOn(place) &&
      !/^(?:all|both|each)$/.test(place.lower(1)) &&
      !/^(?:how|why|what|who)$/.test(place.lower(-1)),
  ],
  // "It is stored where specified", "use these where applicable".
  [
    'where were',
    (place: Place) =>
      !clauseGoesOn(place) &&
      (place.content(-1) & PARTICIPLE) === 0 &&
      !/^(?:applicable|possible|necessary|appropriate|needed)$/.test(place.lower(1)),
  ],
  // "The clusters form a circle".
  [
    'form from',
    (place: Place) =>
      place.lower(-1) !== '' &&
      (place.parts(-1) & (TAKES.test(place.sentence) ? 0 : PLURAL | ADVERB | ADJECTIVE)) === 0 &&
      (place.classes(-1) & (DO | MODAL | DETERMINER | PREPOSITION)) === 0 &&
      !/^(?:that|which|who)$/.test(place.lower(-1)) &&
      (place.at(0)?.capital !== true || place.block.kind === 'paragraph') &&
      (place.classes(1) & DETERMINER) !== 0,
  ],
  // "It takes effect the next time".
  ['effect affect', (place: Place) => !/^(?:tak\w+|took|into|in|no)$/.test(place.lower(-1))],
  // "The accept message", "accept for now".
  ['accept except', (place: Place) => place.at(-1) !== undefined && (place.classes(1) & DETERMINER) !== 0],
  // "Files stay there 30 days", "you will find there information".
  ['there their', (place: Place) => (place.classes(-1) & (PREPOSITION | TO)) !== 0 && isThing(place, 1)],
  // What nobody can have: "its not working", "its being used".
  [
    "its it's",
    (place: Place) =>
      /^(?:not|been|being|still|always|never|also)$/.test(place.lower(1)) ||
      (/^(?:probably|already|really|actually|just|only|currently|now)$/.test(place.lower(1)) &&
        /^(?:been|not|an?|the)$/.test(place.lower(2))),
  ],
  // "Nobody knew", "they knew things".
  [
    'knew new',
    (place: Place) =>
      isThing(place, 1) &&
      (place.classes(-1) & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) === 0 &&
      !/^(?:nobody|everybody|somebody|anybody|everyone|someone|anyone|who|one|not?|never|only|also)$/.test(
        place.lower(-1),
      ),
  ],
  // "No properties except a name".
  ['except accept', (place: Place) => asksVerb(place) || (place.classes(-1) & SINGULAR_PRONOUN) !== 0],
  // "Maintainers deliberately chose it".
  [
    'chose choose',
    (place: Place) =>
      asksVerb(place) ||
      [-2, -3].some((at) => (place.classes(at) & (MODAL | TO | DO)) !== 0 || /^lets?$/.test(place.lower(at))),
  ],
  // "An excessively loose statement".
  [
    'loose lose',
    (place: Place) => !/^(?:lets?|ha[sd]|have)$/.test(place.lower(-1)) && !place.lower(-1).endsWith('ly'),
  ],
  // "The payment is past due."
  ['past passed', (place: Place) => !/^(?:due|midnight|noon)$/.test(place.lower(1)) && mayHavePassed(place)],
  // "Those who know it".
  [
    'know now',
    (place: Place) =>
      (place.classes(-1) & (PLURAL_PRONOUN | MODAL | DO | TO)) === 0 &&
      !/^(?:who|that|which|not|also|already|(?:no|any|every|some)(?:body|one))$/.test(place.lower(-1)) &&
      // "Readers who know it know more."
      !place.before(COMPARED_IN).includes('know') &&
      (place.parts(-1) & PLURAL) === 0,
  ],
  // "It is not important for you now", "we now by default export it".
  [
    'now know',
    (place: Place) =>
      place.at(1) !== undefined &&
      ((place.classes(1) & PREPOSITION) === 0 || /^(?:about|of)$/.test(place.lower(1))),
  ],
  ['threw through', (place: Place) => !/^(?:an?|one|errors?|exceptions?)$/.test(place.lower(1))],
  ['weather whether', (place: Place) => (place.classes(1) & OPENS_PHRASE) !== 0 || place.lower(1) === 'or'],
  // “Track your runs”: “you runs” would be as wrong.
  [
    'your you',
    (place: Place) =>
      (place.content(1) & (THIRD_PERSON | PLURAL | ADJECTIVE | PARTICIPLE)) === 0 &&
      (place.classes(-1) & PREPOSITION) === 0 &&
      // "Passing your return content".
      (place.content(-1) & ING) === 0 &&
      // "Your include/ignore patterns".
      !place.gap(1).includes('/') &&
      isVerb(place, 1),
  ],
  // "To check if your prompt is handled".
  [
    "your you're",
    (place: Place) =>
      place.classes(1) !== 0 ||
      ((place.content(1) & (ING | PARTICIPLE | ADJECTIVE)) !== 0 && !isNamed(place)),
  ],
  // "It looks like it's making copies", "it's guaranteed to be empty", "it's server side that matters".
  [
    "it's its",
    (place: Place) =>
      !isDone(place) &&
      // "I think it's paint."
      !/^(?:thinks?|thought|sa(?:y|ys|id)|hope|guess|believe|sure)$/.test(place.lower(-1)) &&
      !/^(?:sort|kind|time)$/.test(place.lower(1)) &&
      ![2, 3, 4].some((step) => /^(?:that|who|which)$/.test(place.lower(step))),
  ],
  // "When there only was a couple of checks".
  ["there they're", (place: Place) => ![1, 2].some((step) => (place.classes(step) & (BE | HAVE)) !== 0)],
  // "If their required license is not available".
  ["their they're", (place: Place) => !isNamed(place) && place.at(1)?.plain === true],
  [
    "you're your",
    (place: Place) =>
      !isDone(place) &&
      !/^(?:ok|okay|fine|done)$/.test(place.lower(1)) &&
      (!place.opensSentence(0) || clauseGoesOn(place)),
  ],
  // "Agreed with the team lead by Friday", "ask the tech lead by email".
  [
    'lead led',
    (place: Place) => place.lower(1) !== 'by' || !BY_THEN.test(place.lower(place.lower(2) === 'the' ? 3 : 2)),
  ],
  ["they're their", (place: Place) => !isDone(place)],
  // "Multiply their selectivities together".
  ['their there', (place: Place) => (place.content(1) & (NOUN | PLURAL)) === 0 && place.parts(1) !== 0],
  [
    'you your',
    (place: Place) =>
      !isVerb(place, 1) &&
      // "It can give you valuable information".
      !GIVES.test(place.lower(-1)) &&
      // "It prevents you setting them", "to help you cope".
      (place.content(1) & (ING | VERB)) !== ING &&
      (place.content(1) & (NOUN | PLURAL | ADJECTIVE)) !== 0 &&
      (place.content(1) & ING) === 0 &&
      !mayAct(place) &&
      !/^(?:own|one)$/.test(place.lower(1)),
  ],
]);

/** When or how, and no person: what stands behind "by" then. */
const BY_THEN =
  /^(?:\d.*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight|today|tomorrow|then|next|end|start|deadline|default|e-?mail|phone|mail|chat|hand|way)$/;

let swaps: Map<string, Swap[]> | undefined;

/** What a word may be taken for, worked out when first asked for. */
function swapsOf(word: string): readonly Swap[] {
  if (!swaps) {
    swaps = new Map();
    const { pairs } = contextWeights();
    for (const swap of CONTEXT_SWAPS) {
      const name = pairOf(swap.from, swap.to);
      const pair = pairs[name];
      if (!pair) throw new Error(`No weights for ${name}: run scripts/generate/contexts.mjs.`);
      const sign = name.endsWith(`/${swap.to}`) ? 1 : -1;
      const holds = HOLDS.get(`${swap.from} ${swap.to}`);
      const known = { ...swap, ...pair, sign, ...(holds && { holds }) };
      const list = swaps.get(swap.from);
      if (list) list.push(known);
      else swaps.set(swap.from, [known]);
    }
  }
  return swaps.get(word) ?? [];
}

const traits = new Uint16Array(TRAITS);

/** Whether the word is used, not named or quoted. */
const isUsed = (place: Place): boolean =>
  (place.at(0)?.capital !== true || place.opensSentence(0)) &&
  !place.isMarked(0, 0) &&
  !QUOTES.test(place.gap(0)) &&
  !QUOTES.test(place.gap(-1));
const QUOTES = /["'“”‘’`]/;

/** "You where logged out", "the job past all checks": the words around ask for the other word. */
const other: Judge = (place) => {
  // They drop words.
  if (place.block.kind === 'heading' || place.block.kind === 'table-cell') return undefined;
  readTraits(place, 0, undefined, traits);
  for (const swap of swapsOf(place.lower(0))) {
    if (swap.sign * oddsOf(swap, traits) >= swap.least && (swap.holds?.(place) ?? true) && isUsed(place))
      return slip(0, 0, swap.to, swap.message);
  }
  return undefined;
};

/** Words that are everywhere are looked at only beside what may betray them. */
const EVERYWHERE = new Set(['that', 'you']);
const FROM = new Set(CONTEXT_SWAPS.map(({ from }) => from).filter((word) => !EVERYWHERE.has(word)));

/** Words taken for others, told by the words around them. */
export const TOLD_BY_CONTEXT: readonly Watched[] = [
  [({ lower }) => FROM.has(lower), other],
  [oneOf('that'), other, behind(isComparative)],
  [oneOf('you'), other, ahead(partOf(NOUN | PLURAL | ADJECTIVE | PARTICIPLE))],
];
