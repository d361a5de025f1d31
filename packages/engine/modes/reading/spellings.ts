import { partsOf } from '../../spelling/parts.ts';
import { capitalized } from '../writing/capitals.ts';
import { stem } from './words.ts';

/** A phrase as it is most often written, without capitals that only headings and sentences give it. */
export function bestSpelling(
  spellings: ReadonlyMap<string, number>,
  proper: boolean,
  names: ReadonlySet<string>,
): string {
  const ranked = [...spellings].sort(([a, m], [b, n]) => n - m || (a < b ? 1 : -1));
  const best = ranked[0]?.[0] ?? '';
  if (proper) return best;
  return best
    .split(' ')
    .map((word, index, all) => {
      if (names.has(stem(word))) return /^\p{Ll}+\p{Lu}/u.test(word) ? word : capitalized(word);
      // Where the next word is a name, the capital before it belongs to it: "Colin Watson".
      const next = all[index + 1];
      return next !== undefined && names.has(stem(next)) && /^\p{Lu}/u.test(next) ? word : lowered(word);
    })
    .join(' ');
}

function lowered(word: string): string {
  // "Company-Provided", but not "Wi-Fi".
  return /^\p{Lu}\p{Ll}*(?:['’-](?:\p{Ll}+|\p{Lu}\p{Ll}{2,}))*$/u.test(word) ? word.toLowerCase() : word;
}

const LEAST_LETTERS = 4;

/** "Loomdb": no word of the dictionary, and never without its capital. */
export const isOwnName = (key: string, spellings: ReadonlyMap<string, number>): boolean =>
  key.length >= LEAST_LETTERS &&
  partsOf(key) === 0 &&
  [...spellings.keys()].every((text) => /^\p{Lu}\p{Ll}+$/u.test(text));
