import { capitalized } from '../writing/capitals.ts';
import { keyOf } from './lists.ts';
import { cutList } from './parts.ts';
import { string, type MadeString } from './types.ts';

/** What people choose from: "(light, dark, system)". */
export function optionsOf(inside: string, key: string): readonly MadeString[] {
  if (/\b(?:optional|required|max|min|at least|at most|up to|with|only|characters)\b/i.test(inside))
    return [];
  const options = cutList(inside).flatMap((option) => option.split(/\s+or\s+|\s*\/\s*/));
  return options.length < 2
    ? []
    : options.map((option) => string(`${key}.${keyOf(option)}`, capitalized(option), 'Option'));
}
