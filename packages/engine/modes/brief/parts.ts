import { kindOfLabel } from '../generate/labels.ts';
import { heading, join, numbered } from '../writing/markdown.ts';
import { withoutOrder } from '../writing/whole-order.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { beginsStep, cutSteps } from './steps.ts';

/** Steps that a prompt gives under a name of its own: "Day one: get your laptop, enroll it". */
export interface Part {
  readonly title: string;
  readonly steps: readonly string[];
}

const NAMED = /^(?<title>\p{L}[\p{L}\d '’-]{1,30}): (?<list>\S.*)$/su;
const MOST_WORDS = 4;
/** "Week 4: first own call". */
const TIME = /^(?:day|week|month) (?:\d+|one|two|three|four)$/i;

/** A part of the work that a sentence names, with its steps; undefined for any other sentence. */
export function readPart(sentence: string): Part | undefined {
  const { title = '', list = '' } = NAMED.exec(sentence)?.groups ?? {};
  if (title === '' || title.split(' ').length > MOST_WORDS || kindOfLabel(title) !== undefined)
    return undefined;
  const steps = cutSteps(list);
  const isPart = (steps.length > 1 && steps.every(beginsStep)) || TIME.test(title);
  return isPart && !/^(?:if|when)\b/i.test(list) ? { title, steps } : undefined;
}

export function writePart({ title, steps }: Part): string {
  return join(
    heading(2, capitalizedWord(title)),
    steps.length > 1 ? numbered(steps.map(withoutOrder)) : steps[0],
  );
}
