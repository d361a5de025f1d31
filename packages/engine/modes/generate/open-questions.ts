import { cutItems } from '../brief/cut.ts';
import { isTopical, stem } from '../reading/words.ts';
import { asSentence } from './sentences.ts';
import type { Fact } from './told.ts';
import { UNKNOWN } from './topics.ts';

/** What the answer to a question that begins so has in it. */
const HINTS: readonly (readonly [asked: RegExp, answer: RegExp])[] = [
  [
    /^when\b/i,
    /\b(?:\d{1,2}(?:st|nd|rd|th)?\.? \p{Lu}\p{Ll}{2,}|\p{Lu}\p{Ll}{2,} \d{1,2}\b|\d{1,2}:\d\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/iu,
  ],
  [/^who (?:can|may|is|gets|has)\b/i, /^(?:anyone|anybody|everyone|everybody|all|only)\b/i],
  [/^how much\b/i, /[€$£]\s?\d|\d\s?(?:EUR|USD|GBP|euros?|dollars?|[€$£])|\bfree\b/i],
  [/^how long\b/i, /\b\d+ (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i],
];

/**
 * Gives what a prompt tells behind several questions to those of them that it answers, by the words that both share.
 * @param topic what all of them are about: its words say nothing of one
 * @param least fewer open questions are answered in their order
 * @returns what answers none of them; undefined where there are fewer open questions
 */
export function answerOpen(
  told: readonly { kind: Fact['kind']; text: string }[],
  fact: string,
  topic: string,
  least: number,
): readonly string[] | undefined {
  const open = told.filter(({ kind, text }) => kind === 'question' && text.endsWith('?'));
  if (open.length < least) return undefined;
  const known = wordsOf(topic);
  const askedIn = open.map(({ text }) => {
    const asked = text.split('\n')[0] ?? '';
    return {
      words: [...wordsOf(asked)].filter((word) => !known.has(word)),
      hints: HINTS.filter(([asks]) => asks.test(asked)),
    };
  });
  /** The one question that a clause answers. */
  const askedBy = (clause: string): (typeof open)[number] | undefined => {
    const words = wordsOf(clause);
    const scores = askedIn.map(
      ({ words: asked, hints }) =>
        asked.filter((word) => words.has(word)).length * 2 +
        (hints.some(([, says]) => says.test(clause)) ? 1 : 0),
    );
    const best = Math.max(...scores);
    return best > 0 && scores.filter((one) => one === best).length === 1
      ? open[scores.indexOf(best)]
      : undefined;
  };
  // "It's free, bugs go to #beta": each the answer to another.
  const apart = (sentence: string): readonly string[] => {
    const items = cutItems(sentence);
    const asked = new Set(items.map(askedBy));
    return asked.size === items.length && !asked.has(undefined) ? items : [sentence];
  };
  const rest: string[] = [];
  for (const clause of fact.split(/(?<=\p{L}{2}[)"”]?[.!])\s+(?=\p{L})/u).flatMap(apart)) {
    const question = askedBy(clause);
    if (question)
      question.text += `${question.text.includes('\n') ? ' ' : '\n'}${UNKNOWN.test(clause) ? '[VERIFY] ' : ''}${asSentence(clause)}`;
    else rest.push(asSentence(clause));
  }
  return rest;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    (text.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [])
      .filter(isTopical)
      .map((word) => stem(word).replace(/(?<=\p{L}{3})(?:ing|ed|e)$/u, '')),
  );
}
