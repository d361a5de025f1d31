import type { StyleRule } from '@housestyle/contract';
import { sentencesIn } from './exceptions.ts';
import { NARROWS } from './ledger.ts';
import { isAdvice, isAsked, isRemark } from './sentences.ts';
import type { Understood } from './understood.ts';

type Read = (rule: StyleRule) => Understood | undefined;

/**
 * What is told to a person, each scope with the sentence that it stands in where nothing was read of that: “in UI text” alone
 * would say that the rest of “In UI text, use sentence case” is checked.
 */
export function scopesTold(rule: StyleRule, whole: Understood, again: Read): readonly string[] {
  const sentences = sentencesIn(rule.description || rule.label).map(({ text }) => text.trim());
  const isRead = (words: string) =>
    ['', rule.label].some((label) =>
      again({ label, description: words })?.readings.some((one) =>
        whole.readings.some((other) => other.startsWith(one) || one.startsWith(other)),
      ),
    );
  const told = whole.rest.map((words) => {
    if (!NARROWS.test(words)) return words;
    const sentence = sentences.find((one) => one.toLowerCase().includes(words.toLowerCase()));
    if (sentence === undefined || isRemark(sentence) || isAdvice(sentence)) return words;
    const at = sentence.toLowerCase().indexOf(words.toLowerCase());
    const others = `${sentence.slice(0, at)} ${sentence.slice(at + words.length)}`.replace(EDGES, '');
    return !isAsked(others) || isRead(others) || isRead(sentence)
      ? words
      : sentence.replace(/[\s.!;]+$/u, '');
  });
  return [...new Set(told)];
}
const EDGES = /^[\s,;:]+|[\s,;:.!]+$/gu;
