import { bullets, heading, join, numbered } from '../writing/markdown.ts';
import { withoutOrder } from '../writing/whole-order.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { leans } from './leaning.ts';
import { beginsStep, cutSteps, isHastyOrder } from './steps.ts';
import { splitActions } from '../generate/pieces.ts';

/** Steps of a day or a week: "Day one: get your laptop, enroll it". */
export interface Part {
  readonly title: string;
  readonly steps: readonly string[];
}

/** "First day you get a laptop", "in week two they shadow somebody". */
const ON_DAY =
  /^(?:then |and )?(?:on |in )?(?:the |your )?(?<title>(?:(?:by |at )?the end of (?:the |your )?)?(?:(?:first|second|third|fourth|next|last) (?:day|week|month)|(?:day|week|month) (?:\d+|one|two|three|four))),? (?:(?<who>you|they)(?: have to| should| must)? )?(?<list>(?!are|have|will|can|get (?:an?|the|your) (?:mail|e-?mail|message))\p{L}.*)$/isu;
/** "Day 3-4 answer with review", "Week 4: first own call": named by its time alone. */
const TIMED =
  /^(?<title>(?:day|week|month) (?:\d+(?:[-–]\d+)?|one|two|three|four)(?=[,:]? )|(?:first|second|third|next|last) (?:day|week|month)(?=:)),?:? (?<list>\p{L}.*)$/isu;
/** "Week 4: first own call". */
const TIME =
  /^(?:(?:first|second|third|fourth|next|last) (?:day|week|month)|(?:day|week|month) (?:\d+(?:[-–]\d+)?|one|two|three|four))$/i;

/** Whether a part is named by its time. */
export function isTime(title: string): boolean {
  return TIME.test(title);
}

/** "week 1 shadow a senior; week 2 answer tickets" cut before each time. */
export function cutAtTimes(text: string): readonly string[] {
  return text.split(/[;,]\s+(?=(?:then )?(?:day|week|month) (?:\d+(?:[-–]\d+)?|one|two|three|four)\b)/i);
}

/** The part of a day or a week, with its steps; undefined for any other sentence. */
export function readPart(sentence: string): Part | undefined {
  const told = ON_DAY.exec(sentence)?.groups;
  const isOrder = told !== undefined && (told['who'] !== undefined || isHastyOrder(told['list'] ?? ''));
  const { title = '', list = '' } = (isOrder ? told : TIMED.exec(sentence)?.groups) ?? {};
  return title !== '' && !/^(?:if|when)\b/i.test(list) ? { title, steps: cutSteps(list) } : undefined;
}

const THEN = /^(?:then|next|afterwards|after that|finally)\b/i;
const TAKES = /^(?:it |this |that )?takes\b/i;

/**
 * A part with what a note goes on with: "Then clone it", and on a day any order, or "that takes an hour"; undefined for any
 * other note.
 * @param write a step as a sentence
 */
export function goOn(part: Part, note: string, write: (step: string) => string): Part | undefined {
  const isDay = isTime(part.title);
  if (THEN.test(note) || (isDay && isHastyOrder(note)))
    return splitActions(note).reduce((whole, piece) => withNote(whole, piece, write), part);
  return isDay && part.steps.length > 0 && (leans(note) || TAKES.test(note))
    ? withNote(part, note, write)
    : undefined;
}

/** With an order as its next step; what is told goes with the step before it. */
function withNote(part: Part, note: string, write: (step: string) => string): Part {
  const last = part.steps.at(-1);
  return last === undefined || isHastyOrder(note) || THEN.test(note)
    ? { ...part, steps: [...part.steps, write(note)] }
    : { ...part, steps: [...part.steps.slice(0, -1), `${last} ${write(note)}`] };
}

export function writePart({ title, steps }: Part): string {
  return join(
    heading(2, capitalizedWord(title)),
    steps.length < 2 ? steps[0] : steps.some(beginsStep) ? numbered(steps.map(withoutOrder)) : bullets(steps),
  );
}
