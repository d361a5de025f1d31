import { beginsStep } from '../brief/steps.ts';
import { CONDITION } from '../generate/signs.ts';
import { decapitalized } from '../writing/capitals.ts';
import { ON_SCREEN } from './text-readers.ts';

/** "Tap Extend for more time (max 3h).", "Use the Export button to download a spreadsheet." */
const FOR_ITSELF =
  /^(?<order>[^,;:?]{5,80}?) (?:for (?<more>more \p{Ll}+(?: \p{Ll}+)?)|to (?<aim>(?!be\b|the\b|an?\b|your\b|my\b|it\b)\p{Ll}+ [^,;:()?]{2,50}?))(?<aside> \([^()]{1,60}\))?[.!]?$/u;
/** "You can now share a list with others." right above what is done for it. */
const ABLE = /^(?:You|Users) can (?:now |also )?(?<aim>\p{Ll}[^,;:()?]{4,60})\.$/u;
const USES = /^use (?:the|your) \p{Lu}/iu;
/** "If the screen shows E2, …", "Wrong plate? Edit it.": what goes wrong, and what to do then. */
const SIGNED =
  /^(?:if|when) [^,.]{0,40}?\b(?:shows?|says?|displays?|reads|see)\b[^,.]{0,30}?\b(?:[A-Z]{1,3}-?\d{1,3}|errors?)\b/;
const ASKED = /^\p{Lu}[^?.!]{2,40}\? \p{Lu}/u;

/** The same, with its verb. */
const STATED =
  /^if (?:you have (?:trouble|problems|questions|issues|doubts|difficulties)|the \p{Ll}+ (?:is|are) (?:wrong|broken|missing|lost|damaged|blocked|stuck|declined|rejected|frozen|blank|black|dead|invalid|expired)),/iu;

/** Whether a sentence tells what to do when something is wrong. */
export const isCase = (text: string): boolean =>
  SIGNED.test(text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())) ||
  ASKED.test(text) ||
  STATED.test(text);

/** "Wrong plate?" with the order behind it. */
function withAnswers(sentences: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const text of sentences) {
    const last = whole.at(-1) ?? '';
    if (
      ASKED.test(`${last} A`) &&
      last.endsWith('?') &&
      last.split(' ').length <= ASKED_WORDS &&
      beginsStep(text)
    )
      whole[whole.length - 1] = `${last} ${text}`;
    else whole.push(text);
  }
  return whole;
}
const ASKED_WORDS = 5;

const isOrder = (text = ''): boolean =>
  (ON_SCREEN.test(text) || USES.test(text)) && beginsStep(text) && !CONDITION.test(text);

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
    const isOwn = alone.includes(index) && (alone.length > 1 || sentences.slice(0, index).some(isOrder));
    const last = ABLE.exec(told.at(-1) ?? '')?.groups?.['aim'] ?? '';
    if (isOwn) told.push(`To ${more === '' ? aim : `get ${more}`}, ${decapitalized(order)}${aside}.`);
    else if (
      last !== '' &&
      (told.length > 1 || isNamed) &&
      ON_SCREEN.test(text) &&
      beginsStep(text) &&
      beginsStep(`${last} it`) &&
      !/ (?:and|or) /.test(last)
    )
      told[told.length - 1] = `To ${last}, ${decapitalized(text)}`;
    else told.push(text);
  }
  return told;
}
