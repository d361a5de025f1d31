import { capitalized } from '../writing/capitals.ts';

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
