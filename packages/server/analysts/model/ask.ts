import type { Usage } from '@housestyle/contract';
import type { Lanes } from '../lanes.ts';
import type { LeakGuard } from './guards/leaks.ts';
import { hasLookAlikes } from './guards/look-alikes.ts';
import { watchGrowth } from './guards/repetition.ts';
import { answerAlone, thinksOn, unwrap } from './guards/wrapping.ts';
import { watchFinished, type Preview } from './growing.ts';
import type { Ladder } from './ladder.ts';
import { withPlainLineEnds } from './line-ends.ts';
import type { Prompt } from './prompts/types.ts';
import { ModelError, type Completion, type ModelProvider } from './types.ts';

/** What a guard says of an answer: what is let through, or why it is not, in words for the model. */
export type Verdict<Good> = { readonly good: Good } | { readonly guard: GuardName; readonly fault: string };

/** Which guard refused; the log tells it. */
export type GuardName = 'shape' | 'fidelity' | 'leak' | 'length' | 'repetition' | 'size' | 'empty';

export interface Question<Good> {
  readonly prompt: Prompt;
  /** What the caller sent: the only thing beside its own words that an answer may repeat. */
  readonly known: string;
  /** The text that was sent, of which the answer may be a rewriting. */
  readonly source: string;
  readonly marker: string;
  /** Longest answer, in units of text. */
  readonly limit: number;
  judge(answer: string): Verdict<Good>;
  /** Hears the answer's finished part while it grows; absent: nobody listens. It has yet to pass the question's own guards. */
  readonly preview?: Preview;
}

export interface AskTools {
  readonly provider: ModelProvider;
  readonly ladder: Ladder;
  /** All calls of the service take their turn here; those of one job count as one owner's. */
  readonly slots: Lanes;
  readonly job: string;
  readonly leakGuard: LeakGuard;
}

/** Counts what the calls of a job cost. */
export class UsageSum {
  #input = 0;
  #output = 0;

  add({ inputTokens, outputTokens }: Usage): void {
    this.#input += inputTokens;
    this.#output += outputTokens;
  }

  get total(): Usage {
    return { inputTokens: this.#input, outputTokens: this.#output };
  }
}

/** Times that a question is asked: a second time with what was wrong. */
const TIMES = 2;

/** Asks until an answer passes all guards. Rejects with a `ModelError`, or the signal's reason. */
export async function ask<Good>(
  question: Question<Good>,
  { provider, ladder, slots, job, leakGuard }: AskTools,
  usage: UsageSum,
  signal: AbortSignal,
): Promise<Good> {
  const { prompt } = question;
  const leaks = leakGuard({
    instructions: prompt.secret,
    names: [question.marker],
    known: question.known,
  });
  const preview = question.preview && guardedPreview(question.preview, question, leaks);
  let refused: { guard: GuardName; fault: string } | null = null;
  for (let time = 1; time <= TIMES; time++) {
    const user: string = refused === null ? prompt.user : `${prompt.user}\n\n${objection(refused.fault)}`;
    try {
      const release = await slots.enter({ owner: job, size: 0 }, signal);
      if (typeof release === 'string')
        throw new ModelError('unavailable', 'Too many calls wait for the model.');
      let completion: Completion;
      try {
        const watch = watchGrowth(question.limit, (guard) => {
          throw new Refused(guard);
        });
        const show = preview && watchFinished(preview);
        const onText = (text: string): void => {
          watch(text);
          show?.(text);
        };
        const request = { system: prompt.system, user, onText };
        completion = await (prompt.output === 'findings'
          ? ladder.complete(request, signal)
          : provider.complete({ ...request, form: 'text' }, signal));
      } finally {
        release();
      }
      usage.add(completion.usage);
      const verdict = look(completion, question, leaks);
      if ('good' in verdict) return verdict.good;
      refused = verdict;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Refused)
        refused = { guard: error.guard, fault: 'It repeated itself or was far too long.' };
      else if (time === TIMES || !(error instanceof ModelError) || error.failure !== 'interrupted')
        throw error;
    }
  }
  throw new ModelError('unusable', `The guard "${refused?.guard}" refused what the model answered, twice.`);
}

/** What is wrapped in something that is not yet closed, or tells of our instructions, is not shown. */
function guardedPreview(
  { finished, show }: Preview,
  { prompt, source }: Question<unknown>,
  leaks: (answer: string) => boolean,
): Preview {
  return {
    finished,
    show(text) {
      if (prompt.output === 'text' && WRAPPED.test(text) && !WRAPPED.test(source)) return;
      const answer = prompt.output === 'text' ? unwrap(withPlainLineEnds(text), source) : text;
      if (!leaks(answer)) show(answer);
    },
  };
}

/** Stops a call whose answer is beyond hope. */
class Refused extends Error {
  readonly guard: GuardName;

  constructor(guard: GuardName) {
    super(guard);
    this.guard = guard;
  }
}

/** How an answer begins that stands in a fence or after thoughts. */
const WRAPPED =
  /^\s*(?:`{3,}|~{3,}|<\||\[THINK\]|<(?:think|thinking|thoughts?|reasoning|reflection|scratchpad)>)/i;

function look<Good>(
  { text, complete }: Completion,
  { prompt, source, known, judge }: Question<Good>,
  leaks: (answer: string) => boolean,
): Verdict<Good> {
  const answer =
    prompt.output === 'text' ? unwrap(withPlainLineEnds(text), source) : answerAlone(text, source);
  if (!complete) return { guard: 'length', fault: 'It was cut off before its end. Be briefer.' };
  if (prompt.output === 'text' && thinksOn(answer, source))
    return { guard: 'shape', fault: 'It holds thoughts. Answer with the result alone.' };
  if (prompt.output === 'text' && hasLookAlikes(answer, known))
    return { guard: 'shape', fault: 'It has letters of another script in its words.' };
  if (answer.trim() === '') return { guard: 'empty', fault: 'It was empty.' };
  if (leaks(answer))
    return { guard: 'leak', fault: 'It repeated instructions. Answer with the result alone.' };
  return judge(answer);
}

function objection(fault: string): string {
  return `Your last answer to this could not be used. ${fault} Answer again, whole, and in the form that was asked for.`;
}
