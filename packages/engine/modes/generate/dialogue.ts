import type { ContentType } from '../reading/content-type.ts';
import { splitAmounts } from './pieces.ts';
import { askAmounts, readQuestions } from './questions.ts';
import { toSecondPerson } from './readers.ts';
import { asSentence } from './sentences.ts';
import { type Fact, toldLately } from './told.ts';
import { ASKS, toFact } from './wording.ts';

type Told = { kind: Fact['kind']; text: string }[];

/** A question of its own; one that comes with its answer has that in the line below. */
export function ask(told: Told, question: string): void {
  const asked = /\b(?:do|can|are|may|must|should|will) they\b/i.test(question)
    ? toSecondPerson(question)
    : question;
  told.push({ kind: 'question', text: asSentence(asked) });
}

/** The answer to the last question, which stands in the line below it. */
export function answer(told: Told, said: string): void {
  const open = toldLately(told).findLast(({ kind }) => kind === 'question');
  if (open) open.text += `\n${asSentence(said)}`;
  else told.push({ kind: 'question', text: asSentence(said) });
}

/** Adds what a note asks or answers to what is told; false for a note that does neither. */
export function readAsked(note: string, told: Told, type: ContentType | undefined, topic: string): boolean {
  const [, mark = '', said = ''] = /^(q(?:uestion)?|a(?:nswer)?)\d*\s*[:.]\s+(\S.*)$/is.exec(note) ?? [];
  if (said !== '') {
    if (/^q/i.test(mark)) ask(told, said);
    else answer(told, said);
    return true;
  }
  if (type !== 'faq') return false;
  const amounts = splitAmounts(note);
  const priced = amounts.length > 1 ? askAmounts(amounts, topic) : undefined;
  if (priced) {
    told.push({ kind: 'question', text: priced });
    return true;
  }
  const asked = /\?(?:\s|$)/.test(note) ? undefined : readQuestions(note);
  for (const one of asked ?? []) {
    const [question = '', answered] = one.split('\n');
    ask(told, question);
    if (answered) answer(told, toFact(answered, type));
  }
  if (asked) return true;
  // "Two children on different buses? Add both": whatever stands before the mark is asked.
  const [, question = '', reply = ''] = /^([^?.!]{3,100}\?)\s+(\S.*)$/s.exec(note) ?? [];
  if (reply === '' || ASKS.test(question)) return false;
  ask(told, question);
  answer(told, toFact(reply, type));
  return true;
}
