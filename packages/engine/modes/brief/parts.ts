import { kindOfLabel } from '../generate/labels.ts';
import { bullets, heading, join, numbered } from '../writing/markdown.ts';
import { withoutOrder } from '../writing/whole-order.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { leans } from './leaning.ts';
import { beginsStep, cutSteps, isHastyOrder } from './steps.ts';
import { splitActions } from '../generate/pieces.ts';

/** Steps that a prompt gives under a name of its own: "Day one: get your laptop, enroll it". */
export interface Part {
  readonly title: string;
  readonly steps: readonly string[];
}

const DAY =
  /^(?<title>(?:day|week|month) [\p{L}\d–-]{1,12}|(?:first|second|third|next|last) (?:day|week|month)): (?<list>\S.*)$/isu;
/** "First day you get a laptop", "in week two they shadow somebody". */
const ON_DAY =
  /^(?:then |and )?(?:on |in )?(?:the |your )?(?<title>(?:first|second|third|fourth|next|last) (?:day|week|month)|(?:day|week|month) (?:\d+|one|two|three|four)),? (?:you|they)(?: have to| should| must)? (?<list>(?!are|have|will|can|get (?:an?|the|your) (?:mail|e-?mail|message))\p{L}.*)$/isu;
/** "Day 3-4 answer with review": named by its time alone. */
const TIMED = /^(?<title>(?:day|week|month) \d+(?:[-–]\d+)?),? (?<list>\p{L}.*)$/isu;
const MOST_WORDS = 4;
/** "Week 4: first own call". */
const TIME =
  /^(?:(?:first|second|third|fourth|next|last) (?:day|week|month)|(?:day|week|month) (?:\d+(?:[-–]\d+)?|one|two|three|four))$/i;

/** Whether a part is named by its time. */
export function isTime(title: string): boolean {
  return TIME.test(title);
}

/** A part of the work that a sentence names, with its steps; undefined for any other sentence. */
export function readPart(sentence: string): Part | undefined {
  const { title = '', list = '' } =
    (ON_DAY.exec(sentence) ?? TIMED.exec(sentence) ?? DAY.exec(sentence))?.groups ?? {};
  if (title === '' || title.split(' ').length > MOST_WORDS || kindOfLabel(title) !== undefined)
    return undefined;
  const steps = cutSteps(list);
  const isPart = (steps.length > 1 && steps.every(beginsStep)) || isTime(title);
  return isPart && !/^(?:if|when)\b/i.test(list) ? { title, steps } : undefined;
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
