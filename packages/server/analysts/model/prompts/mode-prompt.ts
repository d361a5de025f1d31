import type { Format, Mode } from '@housestyle/contract';
import type { Prompt } from './types.ts';

/** What one mode asks of a model, beside what every mode asks. */
export interface ModePrompt {
  readonly mode: Mode;
  /** The prompt is for this value of `format` alone; absent: for all the others. */
  readonly format?: Format;
  /** Whom the model is to be, what it does and what makes the result good. */
  readonly task: string;
  /** The answer's form, exactly. Its words may stand in an answer, so they are no secret. */
  readonly shape: string;
  readonly output: Prompt['output'];
  /** What the input is to the model. */
  readonly input: InputKind;
  /** What becomes of the built-in engine's findings; absent: they are of no use here. */
  readonly findings?: 'reported' | 'to-correct';
}

/** `brief`: the input describes a text that is to be written, so that what it wishes of that text is the task. */
export type InputKind = 'document' | 'code' | 'strings' | 'notes' | 'brief' | 'document-or-brief' | 'any';
