import type { Context } from '../../checks/pattern.ts';
import { lazily } from '../../lazily.ts';

/**
 * Whether a word is one of a list, as in `types?|usage`: `?` makes the letter before it optional. A pattern of so many
 * words would take a process a millisecond to compile.
 */
export function listed(list: string): (word: string | undefined) => boolean {
  const words = lazily(() => new Set(list.split('|').flatMap(withOptional)));
  return (word) => word !== undefined && words().has(word);
}

function withOptional(word: string): readonly string[] {
  const at = word.indexOf('?');
  if (at < 0) return [word];
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  return [before, before.slice(0, -1)].flatMap((start) => withOptional(start + after));
}

/** The word behind a match, with nothing but space between. */
export const wordAfter = ({ after }: Context): string | undefined => /^\s+(\w+)/.exec(after)?.[1];

/** The word in front of a match, with one space between. */
export const wordBefore = ({ before }: Context): string | undefined => /(\w+)\s$/.exec(before)?.[1];
