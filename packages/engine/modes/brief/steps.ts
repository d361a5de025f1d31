import { BE, classesOf, DETERMINER, HAVE, MODAL } from '../../spelling/function-words.ts';
import { ADJECTIVE, lookUp, NOUN, PAST, THIRD_PERSON, VERB, verbShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isCommand } from '../generate/sentences.ts';
import { isImperative } from '../generate/signs.ts';
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
  for (const piece of pieces) {
    const before = steps.at(-1);
    // "press Preview, then Import": the second is another thing to press.
    const verb = /^\p{Lu}\p{Ll}+$/u.test(piece)
      ? /^(?:click|press|tap|select|choose|open|go to)\b/i.exec(before ?? '')?.[0]
      : '';
    if (verb) steps.push(`${verb} ${piece}`);
    else if (before === undefined || beginsStep(piece)) steps.push(piece);
    else steps[steps.length - 1] = `${before}, ${piece}`;
  }
  return steps;
}

/** Behind "and", where nouns stand too: "and send it", but not "and name badge". */
function isOrder(text: string): boolean {
  return beginsStep(text) && /^\p{L}+ (?:the|an?|your|it|them|all|`|\p{Lu})/u.test(text);
}

/** Of fifteen times that such a word stands somewhere. */
const SELDOM = 1;

/** In a list of steps, any verb is an order, though elsewhere it may be a noun: "test the build". */
export function beginsStep(text: string): boolean {
  if (isImperative(text) || /^(?:if|when|once|\/|`)/i.test(text) || isCommand(text)) return true;
  const [first = '', second = ''] = text.toLowerCase().replace(/[.!]$/, '').split(/\s+/);
  const parts = partsOf(first);
  return (
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
