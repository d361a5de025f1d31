import { NOUN, PARTICIPLE } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalized } from '../writing/capitals.ts';

/** A string that the description itself names, with the end of its key. */
export interface Named {
  readonly key: string;
  readonly text: string;
  /** What the description says of it. */
  readonly use: string;
}

/** The items of a list in one line, at commas outside of brackets. */
export function splitList(list: string): string[] {
  return list
    .split(/[,;]\s*(?![^()]*\))(?:(?:and|or)\s+)?|\s+and\s+(?=[^,;()]*$)(?<=,.*)|(?:^|\s+)\d+[.)]\s+/)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** One list of what goes well and what goes wrong. */
export const SHARED =
  /\b(?:toasts?|success)(?: messages?)? and errors?\b|\berrors?(?: messages?)? and (?:toasts?|success)\b/i;

/** "sent", "scheduled for later": what goes well. */
export function isDone(said: string): boolean {
  const [first = ''] = said.toLowerCase().split(' ');
  return (
    /^(?:sent|saved|done|set|ready|complete)$/.test(first) ||
    (partsOf(first) & (PARTICIPLE | NOUN)) === PARTICIPLE
  );
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

/** "an API key", "a user". */
export function article(noun: string): string {
  return /^[aeiou]/i.test(noun) ? 'an' : 'a';
}
