import type { Block, Word } from '../document/types.ts';
import { hasOwnCase } from './letter-case.ts';

/** Small inside a title: articles, conjunctions, and prepositions of up to four letters. */
const SMALL_IN_TITLES = new Set(
  'a|an|the|and|but|or|nor|for|so|yet|as|at|by|in|of|off|on|per|to|up|via|vs|from|into|like|near|onto|over|than|with|if'.split(
    '|',
  ),
);
/** Small in every kind of title case, so that a capital is an error. */
const ALWAYS_SMALL = /^(?:A|An|And|But|Nor|Of|Or|The)$/;

/** The words of a block that title case writes otherwise: small major words, and capitals on articles and conjunctions. */
export function wronglySmall(block: Block, words: readonly Word[]): readonly Word[] {
  const last = block.words.at(-1);
  const before = new Map(block.words.map((word, index) => [word, block.words[index - 1]]));
  return words.filter((word) => {
    const previous = before.get(word);
    const opens =
      !previous || /[^\s,&)]/.test(block.prose.slice(previous.end - block.start, word.start - block.start));
    if (ALWAYS_SMALL.test(word.text)) return !opens && word !== last;
    if (word.text !== word.text.toLowerCase() || !/^\p{Ll}[\p{Ll}'’-]+$/u.test(word.text)) return false;
    if (hasOwnCase(word.text)) return false;
    return opens || word === last || !SMALL_IN_TITLES.has(word.text);
  });
}
