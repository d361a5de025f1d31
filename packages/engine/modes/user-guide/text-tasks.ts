import { NOUN, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { beginsStep } from '../brief/steps.ts';
import { ASKS } from '../generate/wording.ts';
import { CONDITION } from '../generate/signs.ts';
import { decapitalized } from '../writing/capitals.ts';
import { aimOf } from './text-deeds.ts';
import { ON_SCREEN } from './text-readers.ts';

/** "Tap Extend for more time (max 3h).", "Use the Export button to download a spreadsheet." */
const FOR_ITSELF =
  /^(?<order>[^,;:?]{5,80}?) (?:for (?<more>more \p{Ll}+(?: \p{Ll}+)?)|to (?<aim>(?!be\b|the\b|an?\b|your\b|my\b|it\b)\p{Ll}+ (?!(?:it|them|this|one)\b)[^,;:()?]{2,50}?))(?<aside> \([^()]{1,60}\))?[.!]?$/u;
/** "You can now share a list with others." right above what is done for it. */
const ABLE =
  /^(?:You|Users) can (?:now |also )?(?<aim>(?!.*\b(?:up to|at most|only|until|within|any time|see|find|view|read|check)\b|.*\d)\p{Ll}[^,;:()?]{4,60})\.$/u;
const USES = /^use (?:the|your) \p{Lu}/iu;
/** "If the screen shows E2, …", "Wrong plate? Edit it.": what goes wrong, and what to do then. */
const SIGNED =
  /^(?:if|when) [^,.]{0,40}?\b(?:shows?|says?|displays?|reads|see)\b[^,.]{0,30}?\b(?:[A-Z]{1,3}-?\d{1,3}|errors?)\b/;

/** The same, with its verb. */
const STATED =
  /^if (?:you have (?:trouble|problems|questions|issues|doubts|difficulties)|the \p{Ll}+ (?:is|are) (?:wrong|broken|missing|lost|damaged|blocked|stuck|declined|rejected|frozen|blank|black|dead|invalid|expired)),/iu;

/** "If the car doesn't lock, check the doors", but not "If you don't have an account, create one". */
const FAILED =
  /^if (?!(?:you|we|they|people|users?|somebody|someone|nobody)\b)[^,.;:]{2,50}? (?:(?:do(?:es)?|is|are|did|was|were|has|have|will|can) ?(?:not|n['’]t)|won['’]t|can['’]t|cannot|fails?|failed|happens?(?<=nothing happens))\b[^,.;:]{0,50}, /iu;

/** Whether a sentence tells what to do when something is wrong. */
export const isCase = (text: string): boolean =>
  SIGNED.test(text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())) ||
  isAnswered(text) ||
  STATED.test(text) ||
  FAILED.test(text);

/** "Wrong plate? Edit it." */
export const isAnswered = (text: string): boolean => {
  const [asked = ''] = /^[^?.!]{3,60}\? (?=\p{Lu})/u.exec(text) ?? [];
  return asked !== '' && !ASKS.test(asked) && beginsStep(text.slice(asked.length));
};

/** "Wrong plate?" with the order behind it. */
function withAnswers(sentences: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const text of sentences) {
    const last = whole.at(-1) ?? '';
    if (last.endsWith('?') && !ASKS.test(last) && last.split(' ').length <= ASKED_WORDS && beginsStep(text))
      whole[whole.length - 1] = `${last} ${text}`;
    else whole.push(text);
  }
  return whole;
}
const ASKED_WORDS = 5;

const isOrder = (text = ''): boolean =>
  (ON_SCREEN.test(text) || USES.test(text)) && beginsStep(text) && !CONDITION.test(text);

/** "share a list" and "open the list": an order that speaks of what the task is on. */
function isOf(order: string, aim: string): boolean {
  const lower = order.toLowerCase();
  return aim.split(' ').some((word) => word.length >= ROOT && lower.includes(word.slice(0, ROOT)));
}
const ROOT = 4;

/**
 * Sentences with what each task of its own is for at its beginning, "To get more time, tap Extend": an order that says so, apart
 * from other orders, and what people can do above how it is done.
 * @param isNamed whether the page has a name already, so that the first sentence may name a task
 */
export function asOwnTasks(written: readonly string[], isNamed: boolean): readonly string[] {
  const sentences = withAnswers(written);
  const isAlone = (index: number): boolean =>
    isOrder(sentences[index]) && !isOrder(sentences[index - 1]) && !isOrder(sentences[index + 1]);
  const alone = sentences.flatMap((one, index) => (isAlone(index) && FOR_ITSELF.test(one) ? [index] : []));
  const told: string[] = [];
  for (const [index, text] of sentences.entries()) {
    const { order = '', more = '', aim = '', aside = '' } = FOR_ITSELF.exec(text)?.groups ?? {};
    const isOwn =
      alone.includes(index) &&
      (alone.length > 1 || sentences.slice(0, index).some((one) => isOrder(one) || aimOf(one)));
    const last = ABLE.exec(told.at(-1) ?? '')?.groups?.['aim'] ?? '';
    if (isOwn) told.push(`To ${more === '' ? aim : `get ${more}`}, ${decapitalized(order)}${aside}.`);
    else if (
      last !== '' &&
      (told.length > 1 || isNamed) &&
      ON_SCREEN.test(text) &&
      beginsStep(text) &&
      beginsStep(`${last} it`) &&
      isOf(text, last) &&
      !/ (?:and|or) /.test(last)
    )
      told[told.length - 1] = `To ${last}, ${decapitalized(text)}`;
    else told.push(text);
  }
  return told;
}

const IN_NEED = String.raw`(?:in (?:an?|case of) |(?:for|with) (?:(?:any|more|urgent) )?(?:help|support|questions?|problems?|emergenc\p{L}+)\b|if (?:there|you have|you need|something|anything) )`;
/** "Call 030 555 777 in an accident.", "For questions, email desk@club.example.": whom to ask, and when. */
const CALLS = new RegExp(
  `^(?=.*\\b${IN_NEED})(?:${IN_NEED}[^,.]{0,60}, )?(?:please )?(?:call|phone|ring|dial|contact|e-?mail|write to|message) (?:[^.,;:@\\d]{1,40} )?(?:\\+?\\d[\\d ()/-]{1,20}|\\S{1,60}@\\S{1,60}\\.\\p{L}+|#[\\w-]+)(?: ?${IN_NEED}[^,;]{0,60})?[.!]$`,
  'iu',
);

/** Whether a sentence tells whom to ask when something is wrong. */
export const isCall = (text: string): boolean => CALLS.test(text);

/** "gradebook": two words that are known, written as one. */
const isCompound = (word: string): boolean =>
  partsOf(word) === 0 &&
  [4, 5, 6].some(
    (length) => (partsOf(word.slice(-length)) & NOUN) !== 0 && partsOf(word.slice(0, -length)) !== 0,
  );

/** "Save a filter" of a page "Saved filters" has no better name than what it is. */
export function deedOf(title: string): string {
  const last = title.split(' ').at(-1)?.toLowerCase() ?? '';
  // "Parkly" is no word: a name.
  if (partsOf(last) === 0 && !isCompound(last)) return `Use ${title}`;
  const thing = decapitalized(title);
  if (isCompound(last)) return `Use the ${thing}`;
  const isOne = thing !== title && (partsOf(thing.split(' ').at(-1) ?? '') & (NOUN | PLURAL)) === NOUN;
  return `Use ${isOne ? 'the ' : ''}${thing}`;
}
