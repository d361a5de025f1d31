import type { Screen, UiText } from '../../code/ui/types.ts';
import { bullets, escapeMarkdown, join, section } from '../writing/markdown.ts';
import { unique, type Task } from './tasks.ts';

/** What the product says to people. */
export interface Messages {
  readonly good: readonly string[];
  /** What people are asked before it is done. */
  readonly questions: readonly string[];
  readonly errors: readonly string[];
  /** What a screen says that has nothing to show. */
  readonly empty: readonly string[];
  /** What is shown only at times, and is neither of these. */
  readonly shown: readonly string[];
}

const EMPTY = /^(?:no|nothing)\b|^you (?:have no|don.t have|haven.t)\b/i;

export function messagesOf(screens: readonly Screen[]): Messages {
  const texts = screens.flatMap(({ texts: own }) => own);
  const ofKind = (kind: UiText['kind']): string[] =>
    unique(texts.filter((text) => text.kind === kind)).map(({ text }) => text);
  // A catalog's texts without a screen of their own are messages.
  const loose = screens.filter(({ name }) => name === '').flatMap(({ texts: own }) => own);
  const empty = screens.flatMap(({ texts: own }) =>
    own.flatMap((text, index) => emptyIn(text, own[index + 1])),
  );
  return {
    good: unique([
      ...texts.filter(({ kind }) => kind === 'notice'),
      ...loose.filter(({ kind, text }) => kind === 'text' && /\s/.test(text)),
    ]).map(({ text }) => text),
    questions: ofKind('question'),
    errors: ofKind('error'),
    empty,
    shown: unique(
      texts.filter(
        ({ kind, text, isConditional }) =>
          kind === 'text' &&
          isConditional &&
          /\s.*[.!]$/.test(text) &&
          !text.includes('…') &&
          !empty.some((one) => one.includes(text)),
      ),
    ).map(({ text }) => text),
  };
}

/** A heading or a line that is shown only at times, with the sentence below it. */
function emptyIn({ kind, text, isConditional }: UiText, next: UiText | undefined): string[] {
  if (!/^(?:heading|text)$/.test(kind) || !isConditional || !EMPTY.test(text)) return [];
  const isMore = next?.kind === 'text' && next.isConditional && /\s/.test(next.text);
  return [isMore ? `${text.replace(/[.!]$/, '')}. ${next.text}` : text];
}

const quoted = (text: string): string => `“${escapeMarkdown(text)}”`;

export function writeMessages({ good, questions, errors, empty, shown }: Messages): string {
  return section(
    2,
    'Messages',
    good.length > 0 &&
      join('When something is done, you see one of these messages:', bullets(good.map(quoted))),
    empty.length > 0 && join('If there is nothing to show yet, you see:', bullets(empty.map(quoted))),
    shown.length > 0 && join('At times, you also see:', bullets(shown.map(quoted))),
    questions.length > 0 &&
      join('Before it goes on, the product asks you to confirm:', bullets(questions.map(quoted))),
    errors.length > 0 &&
      join(
        'If something goes wrong, you may see one of these messages. Correct what it names, then try again.',
        bullets(errors.map(quoted)),
      ),
  );
}

/** Each error with what it says to do; only the message itself is known. */
export function writeProblems({ errors }: Messages, tasks: readonly Task[], title = problemTitle): string {
  return join(
    ...errors.map((error) => {
      const task = tasks.find(({ errors: own }) => own.includes(error));
      const [, ...advice] = sentencesOf(error);
      return section(
        2,
        title(error),
        task && `You may see this message on **${task.screen || task.title}**.`,
        advice.length > 0
          ? escapeMarkdown(advice.join(' '))
          : '[VERIFY] The message alone doesn’t say what to do.',
      );
    }),
  );
}

function problemTitle(error: string): string {
  const [first = error] = sentencesOf(error);
  return escapeMarkdown(first.replace(/[.!]$/, ''));
}

export function questionOfProblem(error: string): string {
  return `What does “${problemTitle(error)}” mean?`;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter(Boolean);
}
