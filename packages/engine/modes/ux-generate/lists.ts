import { cutAt } from '../brief/cut.ts';
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
  const words = text
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const first = words.slice(0, 4);
  // "personIsAlreadyA": a key ends with a word that says something.
  while (first.length > 1 && words.length > 4 && OPEN_END.test(first.at(-1) ?? '')) first.pop();
  return first
    .map((word, index) => (index === 0 ? word.toLowerCase() : capitalized(word.toLowerCase())))
    .reduce((key, word) => key + (/\d$/.test(key) && /^\d/.test(word) ? '_' : '') + word, '');
}

const OPEN_END =
  /^(?:an?|the|of|to|for|in|on|at|by|with|and|or|is|are|was|be|your|their|its|this|that|if|when)$/i;

/** A list at its commas and its last "and"; names that "and" alone joins are two only where `areNames`. */
export function cutList(list: string, areNames = false): readonly string[] {
  const items = cutAt(list.trim().replace(/[.;]$/, ''), /[,;]\s+(?:(?:and|or|plus)\s+)?/);
  const last = items.at(-1) ?? '';
  const ends = items.length > 1 || areNames ? cutAt(last, /\s+and\s+/) : [last];
  // "images and videos without a title" is one.
  return ends.length === 2 ? [...items.slice(0, -1), ...ends] : items;
}
