import { cleanComment } from '../../code/lower/comments.ts';
import { asSentence } from '../generate/sentences.ts';
import { listed } from '../writing/markdown.ts';
import { step, type Step } from './step-writer.ts';

/** Longer comments explain more than the one step under them. */
const LONGEST_COMMENT = 160;
const SETS = /^Sets (`[^`]+` to (?:`[^`]+`|an empty \w+))\.$/;
/** More values in one sentence are hard to tell apart. */
const SET_AT_ONCE = 3;

/** What is done several times in a row is said once; values that are set in a row are one step. */
export function merged(steps: readonly Step[]): Step[] {
  const all: { one: Step; count: number; set: readonly string[] }[] = [];
  for (const one of steps) {
    const last = all.at(-1);
    const isAlone = one.below.length === 0 && last?.one.below.length === 0;
    const set = SETS.exec(one.text)?.slice(1) ?? [];
    if (isAlone && last.one.text === one.text) last.count += 1;
    else if (
      isAlone &&
      last.count === 1 &&
      set.length > 0 &&
      last.set.length > 0 &&
      last.set.length < SET_AT_ONCE
    )
      all.splice(-1, 1, { one, count: 1, set: [...last.set, ...set] });
    else all.push({ one, count: 1, set });
  }
  return all.map(({ one, count, set }) => {
    if (set.length > 1) return step(`Sets ${listed(set)}.`);
    return count > 1 ? step(`${one.text.replace(/\.$/, '')}, ${count} times.`) : one;
  });
}

/** The comment over a step as a sentence; code that was commented out is none. */
export function sayable(comment: string): string {
  const words = cleanComment(comment).replace(/\s+/g, ' ').trim();
  if (words.length < 8 || words.length > LONGEST_COMMENT || !/\s/.test(words)) return '';
  if (/[;{}=]\s*$|^\W|\w\(.*\)\s*$|^(?:if|for|return|import|const|let|var|todo|fixme)\b.*[(=:]/i.test(words))
    return '';
  return asSentence(words);
}

/** What holds for the steps below it. */
const HEAD = /^(?:If|Unless|Otherwise|For each|As long as|Until|With|In any case)\b.*:$/s;

/** What has a single step below it is one sentence with that: "If `a`, returns `b`." */
export function onOneLine(one: Step): Step {
  const [only, ...others] = one.below;
  if (!only || others.length > 0 || only.below.length > 0 || !HEAD.test(one.text) || HEAD.test(only.text))
    return one;
  const words = only.text.replace(/:? ?(?:`[^`]*`|“[^”]*”)/g, '');
  // A comment that stands in front of the step is a sentence of its own.
  if (!/^[A-Z][a-z]+ /.test(only.text) || /[.:!?] /.test(words)) return one;
  return step(`${one.text.slice(0, -1)}, ${only.text.charAt(0).toLowerCase()}${only.text.slice(1)}`);
}
