import {
  BE,
  DETERMINER,
  DO,
  HAVE,
  JOINS,
  MODAL,
  OPENS_CLAUSE,
  PREPOSITION,
} from '../../../spelling/function-words.ts';
import { ADVERB, ANY_PART, PARTICIPLE, PAST, THIRD_PERSON, VERB } from '../../../spelling/lexicon.ts';
import type { BlockWords } from '../../../spelling/block-words.ts';
import type { Beside, Trigger } from '../../../spelling/vocabulary.ts';
import type { WordFacts } from '../../../spelling/word-facts.ts';

/** Adverbs without "ly", and places on the page, that stand between a subject and its verb. */
const SHORT = new Set(
  'also always often still sometimes otherwise usually then now already never longer therefore thus soon below above'.split(
    ' ',
  ),
);

const isAdverb: Trigger = ({ lower, classes, parts }) =>
  SHORT.has(lower) || (classes === 0 && (parts & ANY_PART) === ADVERB && lower.endsWith('ly'));
const isVerb = ({ classes, parts }: WordFacts): boolean =>
  (classes & (BE | HAVE | DO | MODAL)) !== 0 ||
  (classes === 0 && (parts & (VERB | THIRD_PERSON | PAST | PARTICIPLE)) !== 0);
/** "The automatically created", "by regularly checking": no clause without them. */
const mayPrecede = ({ classes, lower, plain }: WordFacts): boolean =>
  plain &&
  ((classes & (DETERMINER | PREPOSITION | JOINS | OPENS_CLAUSE)) === 0 ||
    lower === 'that' ||
    lower === 'this');

/** Adverbs in front of a verb: what stands on both sides of them belongs together. */
export const PASSED_OVER: readonly [Trigger, Beside] = [isAdverb, { step: 1, picks: isVerb }];

/** The words to pass over at an adverb: the first of them, and how many; 0 where it is part of something else. */
export function passedOver(words: BlockWords, index: number): { without: number; count: number } {
  const none = { without: 0, count: 0 };
  const longer = words.factsOf(index)?.lower === 'longer';
  if (longer && words.factsOf(index - 1)?.lower !== 'no') return none;
  const without = longer ? index - 1 : index;
  const before = words.factsOf(without - 1);
  // "The object it refers to no longer exists".
  if (longer && before?.lower === 'to') return none;
  const isWithin =
    words.isJoined(without - 1) && words.isJoined(index) && (!longer || words.isJoined(without));
  // "The hooks listed above are".
  const points = /^(?:below|above)$/.test(words.factsOf(index)?.lower ?? '');
  if (points && ((before?.parts ?? 0) & (PAST | PARTICIPLE)) !== 0) return none;
  // "[The plugin](…) Automatically generate a certificate": a sentence of its own.
  const opens = words.factsOf(without)?.capital === true;
  return before && isWithin && !opens && mayPrecede(before) ? { without, count: 1 + index - without } : none;
}
