import { baseOf, thirdPersonOf } from '../../spelling/inflect.ts';
import { IRREGULAR_BY_PARTICIPLE } from '../../spelling/irregular-verbs.ts';
import { lookUp, NOUN, nounShare, PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';

const DETERMINER =
  'the|an?|this|that|these|those|each|every|your|our|its|their|his|her|all|any|some|other|both|one|two|three|four|five|such|no';
/** What no noun phrase goes on with. */
const NO_PART = `${DETERMINER}|is|are|was|were|be|been|being|am|has|have|had|do|does|did|will|would|shall|should|can|could|may|might|must|cannot|which|who|whom|whose|where|when|whether|if|because|and|or|but|nor|so|then|than|to|of|in|on|at|by|for|from|with|without|into|onto|via|as|it|they|you|we|he|she|i|us|them|there|not|never|also|within|during|until|unless|after|before|upon|about|under|over|between|through|per|since|while|yet|prior|subsequent|due|owing|according|thanks|instead|regardless|except|along|together|based|depending|against|among|above|below|behind|towards?|despite|like|unlike|because|here|now|today|again|too|either|neither|how|why|what`;
const WORD = String.raw`(?!(?:${NO_PART})(?![\w'’-]))[\w\uFFFC][\w\uFFFC'’-]*(?:\.[\w\uFFFC]+)*`;
/** A noun with what stands before it, as far as words alone tell: no verb can be told from a noun here. */
export const THING = String.raw`(?:(?:all|both)\s+(?:of\s+)?)?(?:(?:${DETERMINER})\s+)?(?:${WORD}\s+){0,4}?${WORD}`;
/** The same with what belongs to it: "the lid of the box". */
export const THING_OF = String.raw`${THING}(?:\s+(?:of|in|for|on)\s+${THING})?`;

const MANY_WITHOUT_S = /^(?:children|people|police|personnel|men|women|mice|feet|teeth|criteria)$/;
/** "Each", "a": one, whatever the noun's end. */
const ONE = /^(?:an?|each|every|this|that|another|one|it)\s/i;
/** Plurals that software has one of. */
const ONE_IN_S = /^(?:data|media|news|status|access|address|process|bus|series|analysis|basis)$/;

/** Nouns in "-ing" that name a thing more often than what is done. */
export const NAMES_IN_ING =
  /^(?:meeting|opening|ending|beginning|painting|building|heading|setting|meaning|wording|string|thing|king|ring|wing|timing|spelling|lining|coating|housing|casing|bearing|rating|ranking|pricing|drawing|reading|listing|recording|hearing|wedding|closing|landing|evening|crossing|clearing|finding|warning|feeling|filling)$/;

/** Whether a noun phrase names several. */
export function isMany(thing: string): boolean {
  if (/^(?:you|we|they|these|those|both)$/i.test(thing)) return true;
  if (ONE.test(thing)) return false;
  const [head = ''] = thing.split(/\s+(?:of|in|for|on|to|from|with|at|by)\s/);
  const noun = head.split(/\s+/).at(-1)?.toLowerCase() ?? '';
  if (MANY_WITHOUT_S.test(noun)) return true;
  if (ONE_IN_S.test(noun)) return false;
  const facts = lookUp(noun);
  if (facts !== 0) return (facts & PLURAL) !== 0;
  return /[^su]s$/.test(noun);
}

/** The form of a verb behind what does it: "takes", "take"; "is", "are". */
export function conjugate(verb: string, many: boolean): string {
  if (verb === 'be') return many ? 'are' : 'is';
  if (verb === 'do') return many ? 'do' : 'does';
  if (verb === 'have') return many ? 'have' : 'has';
  return many ? verb : (thirdPersonOf(verb) ?? verb);
}

/** What opens a predicate: an auxiliary, or a verb's form in "-s". */
export const PREDICATE = String.raw`(?<verb>(?:is|are|be|was|were|has|have|does|do|will|needs?|(?!(?:this|its|as|us|thus|plus|less|unless|always|perhaps|across|besides|otherwise)\b)[a-z]{3,}s(?!\s+(?:is|are|was|were|be|has|have)\b)))(?<not>\s+not)?(?=[\s.,](?:\s*(?<next>[\w-]+))?)`;

/** In fifteenths. */
const SELDOM_NOUN = 3;

/** "Is" behind "must" is "must be"; undefined where it can't be told. @param subject of which it is said */
export function underModal(
  modal: string,
  subject: string,
  { verb = '', not, next = '' }: { readonly verb?: string; readonly not?: string; readonly next?: string },
): string | undefined {
  // "Nobody must enter" is read as leave not to.
  if (modal === 'must' && /^(?:no|nobody|none|nothing|neither)\b/i.test(subject)) return undefined;
  const head = `${modal}${not === undefined ? '' : ' not'}`;
  if (/^(?:is|are|be)$/.test(verb)) return `${head} be`;
  if (verb === 'was' || verb === 'were') return `${head} have been`;
  // "Has granted" and "has a key" are the same here.
  if (verb === 'has' || verb === 'have') return `${head} have`;
  if (verb === 'does' || verb === 'do') return not === undefined ? undefined : head;
  if (verb === 'will') return modal === 'might' ? head : undefined;
  if (not !== undefined || isMany(subject) || (partsOf(verb) & THIRD_PERSON) === 0) return undefined;
  // "That the price lists are": a noun that another word follows is no verb.
  if (
    (lookUp(verb) & PLURAL) !== 0 &&
    nounShare(lookUp(verb)) > SELDOM_NOUN &&
    !/^(?:the|an?|your|its|their|all|each|every|no|at|to|with)$/.test(next)
  )
    return undefined;
  const base = baseOf(verb);
  return base === undefined ? undefined : `${head} ${base}`;
}

/** Whether a word can be what is done: "closed", "sent". */
export const isParticiple = (word: string): boolean =>
  IRREGULAR_BY_PARTICIPLE.has(word) || (word.endsWith('ed') && baseOf(word) !== undefined);

/** Whether a word may follow "to" as a verb. */
export const isPlainVerb = (word: string): boolean =>
  word === 'be' || (partsOf(word) & VERB) !== 0 || (lookUp(word) & (VERB | NOUN)) === VERB;
