import { DETERMINER } from '../../../spelling/function-words.ts';
import { ADJECTIVE, ADVERB, ING, NOUN, PARTICIPLE, PAST, PLURAL, VERB } from '../../../spelling/lexicon.ts';
import type { Place } from './grammar-check.ts';
import { isAcronym } from './nouns.ts';

export const plural = (subject: string, verb: string | undefined) =>
  `“${subject}” is plural, so its verb is “${verb}”.`;
export const singular = (subject: string, verb: string | undefined) =>
  `“${subject}” is singular, so its verb is “${verb}”.`;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
export const ONE = words('the a an this each every another your our its');
export const MANY = words('the these those all our your my their its some many several most both');

/** Where the noun phrase begins that ends with the word at -1: article, at most one word, noun. 0 where none does. */
export function phraseStart(place: Place): number {
  for (const start of [-2, -3]) {
    if ((place.classes(start) & DETERMINER) === 0) continue;
    if (start === -3 && !isModifier(place, -2)) return 0;
    return start;
  }
  return 0;
}

/** An adjective, a noun, code or an acronym before the noun. */
export function isModifier(place: Place, step: number): boolean {
  const facts = place.at(step);
  return (
    facts?.lower === '' ||
    isAcronym(facts) ||
    (place.content(step) & (ADJECTIVE | NOUN | PLURAL | PARTICIPLE | ING)) !== 0
  );
}

/** A verb and nothing else: "create", "contain". */
export const isBareVerb = (parts: number) =>
  (parts & VERB) !== 0 && (parts & (NOUN | ADJECTIVE | ADVERB | PAST | PARTICIPLE | PLURAL)) === 0;
