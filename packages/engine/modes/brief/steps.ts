import {
  BE,
  classesOf,
  DETERMINER,
  HAVE,
  MODAL,
  OBJECT_PRONOUN,
  PREPOSITION,
} from '../../spelling/function-words.ts';
import {
  ADJECTIVE,
  lookUp,
  NOUN,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isCommand } from '../generate/sentences.ts';
import { CONDITION, isImperative, isTold } from '../generate/signs.ts';
import { cutAt, cutItems } from './cut.ts';

/** The steps that a line lists; what begins with no verb and is no command goes on with the step before it. */
export function cutSteps(list: string): readonly string[] {
  const items = cutItems(list);
  const last = items.at(-1) ?? '';
  // "…, copy the key and paste it": the last two.
  const ends = items.length > 1 ? cutAt(last, /\s+and\s+/) : [last];
  const pieces = [...items.slice(0, -1), ...(ends.slice(1).every(isOrder) ? ends : [last])];
  if (!pieces.some(beginsStep)) return pieces;
  const steps: string[] = [];
  // "empty tank" among three orders or more.
  const areMany = pieces.filter(beginsStep).length > 2;
  for (const piece of pieces) {
    const before = steps.at(-1);
    // "press Preview, then Import": the second is another thing to press.
    // "sign in, new dashboard"
    const isField = before !== undefined && FILLS.test(before) && NAMES.test(piece);
    const isNew = before !== undefined && /^new \p{Ll}+(?: \p{Ll}+)?$/u.test(piece);
    const verb = BUTTON.test(piece)
      ? 'select'
      : /^\p{Lu}\p{Ll}+$/u.test(piece)
        ? /^(?:click|press|tap|select|choose|open|go to)\b/i.exec(before ?? '')?.[0]
        : /^["“][^"“”]{1,40}["”]$/.test(piece)
          ? /\b(?:click|press|tap|select|choose)\b/i.exec(before ?? '')?.[0].toLowerCase()
          : '';
    // "In the calendar, tap the shift": where to do it.
    if (before !== undefined && PLACE.test(before) && beginsStep(piece))
      steps[steps.length - 1] = `${before}, ${piece}`;
    else if (before !== undefined && EITHER.test(piece)) steps[steps.length - 1] = `${before} (${piece})`;
    else if (isNew) steps.push(`create a ${piece}`);
    else if (verb) steps.push(`${verb} ${piece}`);
    else if (
      before === undefined ||
      (!isField && beginsStep(piece) && !isCase(piece)) ||
      PRESSES.test(piece) ||
      (areMany && isBare(piece))
    )
      steps.push(piece);
    else steps[steps.length - 1] = `${before}, ${piece}`;
  }
  return steps;
}

/** "view or edit", "read only or full": what there is to choose. */
const EITHER = /^(?:\p{Ll}+ )?\p{Ll}+ or \p{Ll}+(?: \p{Ll}+)?$/u;
/** What ends a form, whatever is chosen before it. */
const BUTTON = /^(?:Submit|Save|Send|OK|Done|Apply|Confirm|Next|Finish|Resend)$/;
/** "hit "Save schedule"": "hit" is a past, too. */
const PRESSES = /^(?:hit|click|press|tap) ["“*`]/i;
const PLACE = /^(?:in|on|under|at|from) (?:the|your) [^,]{2,40}$/i;
/** "fill Name, Format and Recipients": what is filled, though "format" may be an order. */
const FILLS = /^(?:then )?(?:fill|enter|complete|set|provide|specify|type|give|adjust|check)\b[^,]* \p{Lu}/iu;
const NAMES = /^\p{Lu}[\p{L}\d]*(?: (?:and|or|&) \p{Lu}[\p{L}\d]*)?$/u;

/** "if it grows, the replica is stuck": what a look tells, and nothing to do. */
const isCase = (piece: string): boolean => CONDITION.test(piece) && !beginsStep(piece.replace(CONDITION, ''));

/** Behind "and", where nouns stand too: "and send it", but not "and name badge". */
function isOrder(text: string): boolean {
  return beginsStep(text) && /^\p{L}+ (?:the|an?|your|it|them|all|`|\p{Lu})/u.test(text);
}

/** Two words or three, of which the first may be a verb. */
function isBare(text: string): boolean {
  const [first = '', second = '', ...others] = text.toLowerCase().split(/\s+/);
  return (
    second !== '' &&
    others.length < 2 &&
    verbShare(lookUp(first)) > 0 &&
    (partsOf(first) & VERB) !== 0 &&
    (partsOf(second) & NOUN) !== 0
  );
}

/** Of fifteen times that such a word stands somewhere. */
const SELDOM = 1;

/** "In Settings > Domains click Add domain": where to do what. */
export const AT_PLACE =
  /^(?:in|on|under|from|at|inside) (?:the |your )?(?:(?!\b(?:end|should|can|must|will|that|where|which|they|we|it|(?:and|or|to) (?:click|select|press|tap|choose|pick|enter|type|open|check))\b)[^,;.]){2,50}?,? (?=(?:click|select|press|tap|choose|pick|hit|enter|type|open|toggle|turn o(?:n|ff)|enable|disable|check|uncheck) \S)/i;

/** In a list of steps, any verb is an order, though elsewhere it may be a noun: "test the build". */
export function beginsStep(text: string): boolean {
  // "contract no. 4471": its number.
  if (/^\p{L}+ (?:no\.?|nr\.?|number|#) ?\d/iu.test(text)) return false;
  if (isImperative(text) || PRESSES.test(text) || /^(?:if|when|once|\/|`)/i.test(text) || isCommand(text))
    return true;
  if (AT_PLACE.test(text)) return true;
  const [first = '', second = ''] = text.toLowerCase().replace(/[.!]$/, '').split(/\s+/);
  const parts = partsOf(first);
  return (
    !isTold(text) &&
    // "need admin role" asks for nothing to be done.
    first !== 'need' &&
    // "fee of 5 EUR"
    !(second === 'of' && (parts & NOUN) !== 0) &&
    // "scan works offline"
    !/^(?:takes|costs|lasts|fails|stops|works|hangs)$/.test(second) &&
    (parts & VERB) !== 0 &&
    (parts & (THIRD_PERSON | PAST)) === 0 &&
    classesOf(first) === 0 &&
    // "full sun"
    ((parts & ADJECTIVE) === 0 ||
      verbShare(lookUp(first)) > SELDOM ||
      (classesOf(second) & DETERMINER) !== 0) &&
    (second !== '' || (parts & (NOUN | ADJECTIVE)) === 0) &&
    (classesOf(second) & (BE | HAVE | MODAL)) === 0
  );
}

/** Of fifteen times: words that are mostly verbs, and words that are verbs often enough before a thing. */
const MOSTLY = 9;
const OFTEN = 5;
const PARTICLE = /^(?:in|out|up|off|on|down|back|over)$/;
/** "new one in until it clicks", "lid off": a step that needs no verb. */
const VERBLESS = /^((?:[\p{L}\d-]+ ){1,4}?)(?:in|out|up|off|on|down|back)(?: (?:until|till) .+| again)?$/iu;

/** Whether a text says by where something goes what to do with it. */
export function isVerbless(text: string): boolean {
  const thing = VERBLESS.exec(text.replace(/\.$/, ''))?.[1]?.trim().toLowerCase();
  return (
    thing !== undefined &&
    !isImperative(text) &&
    !thing.split(' ').some((word) => (partsOf(word) & (THIRD_PERSON | PAST)) !== 0)
  );
}

/** Whether a piece of a hurried note tells somebody to do something, without the articles that would show it: "print badge". */
export function isHastyOrder(text: string): boolean {
  const bare = text.replace(/[.!]$/, '');
  const words = bare.split(/\s+/);
  const [first = '', second = '', third = ''] = words.map((word) => word.toLowerCase());
  if (saysOfIt(words) || /^(?:if|when|once|need)$/.test(first)) return false;
  // "cash no longer accepted"
  if (second === 'no' && third === 'longer') return false;
  if (isImperative(text) || isCommand(text)) return true;
  if (isVerbless(bare)) return true;
  if (!beginsStep(text) || (partsOf(second) & (NOUN | PAST)) === PAST) return false;
  const share = verbShare(lookUp(first));
  const isTaking = (classesOf(second) & (DETERMINER | OBJECT_PRONOUN)) !== 0 || /^[#`"“]/.test(second);
  const isThing = (partsOf(second) & NOUN) !== 0 && (partsOf(second) & (PAST | ADJECTIVE)) === 0;
  return (
    isTaking ||
    (PARTICLE.test(second) && third !== '') ||
    share >= MOSTLY ||
    (share >= OFTEN && (isThing || /^\p{Lu}\p{Ll}+$/u.test(words[1] ?? '')))
  );
}

/**
 * Whether a text beside orders is one more: "Filter by owner", "Confirm", which elsewhere could be names of things.
 */
export function goesWithOrders(text: string): boolean {
  const words = text.replace(/[.!]$/, '').split(/\s+/);
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  return (
    beginsStep(text) &&
    words.length <= LONGEST_ORDER &&
    !/^(?:if|when|once|note|remember|see|`)/.test(first) &&
    !saysOfIt(words) &&
    ((partsOf(first) & NOUN) === 0 ||
      /^["“`]/.test(second) ||
      (classesOf(second) & (PREPOSITION | DETERMINER | OBJECT_PRONOUN)) !== 0)
  );
}

/** In words; longer ones that only their place says to be orders are told of something. */
const LONGEST_ORDER = 8;

/** "deploy 812 had a migration", "report generation fails": what stands first is what something is said of. */
function saysOfIt(words: readonly string[]): boolean {
  const end = words.findIndex(
    (word, index) =>
      /[,;:]$/.test(words[index - 1] ?? '') ||
      /^(?:that|which|who|if|when|until|till|unless|once|so|because|what|how|and)$/i.test(word),
  );
  return words.slice(1, end < 0 ? words.length : end).some((written) => {
    const word = written.toLowerCase();
    const parts = partsOf(word);
    return (
      (classesOf(word) & (BE | MODAL | HAVE)) !== 0 ||
      ((parts & THIRD_PERSON) !== 0 && (parts & ADJECTIVE) === 0 && verbShare(lookUp(word)) >= MOSTLY)
    );
  });
}

/** Of fifteen times: a word with "s" that may say what the thing before it does. */
const MAY_SAY = 4;

/** "guest signs waiver", "buddy reviews before sending": a thing, and what it does, without their articles. */
export function tellsOf(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  const at = words.findIndex((word) => (partsOf(word) & THIRD_PERSON) !== 0);
  const subject = partsOf(words[at - 1] ?? '');
  return (
    at > 0 &&
    at < 4 &&
    at < words.length - 1 &&
    (subject & NOUN) !== 0 &&
    (subject & PLURAL) === 0 &&
    verbShare(lookUp(words[at] ?? '')) >= MAY_SAY
  );
}
