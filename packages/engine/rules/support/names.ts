import { classesOf } from '../../spelling/function-words.ts';

const LAST = /(?<word>[A-Z][\w.]*)\s*$/;

/** Whether a text ends with a name, as “Ubuntu” before a number does; “About” at the start of a sentence is none. */
export function endsInName(text: string): boolean {
  const { word = '' } = LAST.exec(text)?.groups ?? {};
  return word !== '' && classesOf(word.toLowerCase()) === 0;
}
