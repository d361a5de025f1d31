import { FUNCTION_WORDS } from '../../checks/common-words.ts';
import type { SourceDocument } from '../../document/types.ts';
import { nounPhrases } from '../reading/noun-phrases.ts';
import { stem } from '../reading/words.ts';

/** A noun phrase of several words, as a text uses it. */
export interface Phrase {
  /** As first written, in lower case but for names. */
  readonly text: string;
  readonly key: string;
  readonly count: number;
  /** The share of the uses of its rarest word that this phrase has; 1 where that word stands in no other. */
  readonly bond: number;
}

const MOST_WORDS = 3;

/** The noun phrases of two or three words in a document's prose, and the lone words of its headings, each with how firmly its words belong together. */
export function readPhrases({ blocks }: SourceDocument): readonly Phrase[] {
  const uses = new Map<string, { text: string; count: number; keys: readonly string[] }>();
  const words = new Map<string, number>();
  for (const block of blocks) {
    for (const { text } of block.words) {
      const key = stem(text);
      words.set(key, (words.get(key) ?? 0) + 1);
    }
    if (block.words.length === 1) continue;
    for (const run of nounPhrases(block, mayName)) {
      const texts = run.map(({ word }) => word.text.replace(/['’]s?$/, ''));
      // "new wave planner screen" is one of the "wave planner" too.
      for (let length = 2; length <= Math.min(MOST_WORDS, texts.length); length += 1)
        for (let from = 0; from + length <= texts.length; from += 1) {
          if (!run[from + length - 1]?.noun) continue;
          const part = texts.slice(from, from + length);
          const keys = part.map(stem);
          const use = uses.get(keys.join(' '));
          if (use) use.count += 1;
          else uses.set(keys.join(' '), { text: part.join(' '), count: 1, keys });
        }
    }
  }
  // "# Webhooks": what a heading names alone.
  for (const block of blocks) {
    const texts = block.kind === 'heading' ? block.words.map(({ text }) => text) : [];
    const keys = texts.map(stem);
    const key = keys.join(' ');
    const count = words.get(key) ?? 0;
    if (texts.length === 1 && count > 1 && !uses.has(key) && block.words[0]?.kind === 'word')
      uses.set(key, { text: texts.join(' '), count, keys });
  }
  return [...uses].map(([key, { text, count, keys }]) => ({
    text,
    key,
    count,
    bond: count / Math.min(...keys.map((word) => words.get(word) ?? 1)),
  }));
}

const WHEN = /^(?:today|tonight|tomorrow|yesterday|now|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/i;
const mayName = (word: string): boolean =>
  /^\p{L}{2}/u.test(word) && !FUNCTION_WORDS.has(word.toLowerCase()) && !WHEN.test(word);
