import { capitalized } from '../writing/capitals.ts';

/** A string that the description itself names, with the end of its key. */
export interface Named {
  readonly key: string;
  readonly text: string;
  /** What the description says of it. */
  readonly use: string;
}

/** The first words of a text as a key: "fileTooLarge"; numbers stay apart, as in "11_50". */
export function keyOf(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 4)
    .map((word, index) => (index === 0 ? word.toLowerCase() : capitalized(word.toLowerCase())))
    .reduce((key, word) => key + (/\d$/.test(key) && /^\d/.test(word) ? '_' : '') + word, '');
}
