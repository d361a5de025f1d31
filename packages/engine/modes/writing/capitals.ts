import { classesOf } from '../../spelling/function-words.ts';
import { partsOf } from '../../spelling/parts.ts';

/** A capital at the start. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A capital at the start, unless that is a name which is written without one: "tidy-csv", "createClient". */
export function capitalizedWord(text: string): string {
  const [, compound = ''] = /^(\p{Ll}+(?:[-/]\p{Ll}+)+)(?:[ ,]|$)/u.exec(text) ?? [];
  const isWords =
    compound !== '' &&
    compound.split(/[-/]/).every((part) => part.length === 1 || partsOf(part) !== 0 || classesOf(part) !== 0);
  return isWords || /^\p{Ll}\p{Ll}*(?:[ ,'’]|\.?$)/u.test(text) ? capitalized(text) : text;
}

/** A text with the name that it begins with as the title writes it: "driftwatch compares …". */
export function asTitled(text: string, title: string): string {
  const isName = /^\p{Ll}[\p{L}\p{N}-]*$/u.test(title) && partsOf(title) === 0;
  return isName && text.toLowerCase().startsWith(`${title.toLowerCase()} `)
    ? title + text.slice(title.length)
    : text;
}

/** "Feature flag" as it stands inside a sentence; "API gateway" and "Feature Flag" stay as they are. */
export function uncapitalized(term: string): string {
  return term.replace(/^\p{Lu}\p{Ll}+(?= \p{Ll}|-|$)/u, (word) => word.toLowerCase());
}

/** A clause or phrase as it stands inside a sentence, unless it begins with a name or a day. */
export function decapitalized(text: string): string {
  return /^(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(text)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
}
