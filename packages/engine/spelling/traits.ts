import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from './lexicon.ts';

const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
/** In fifteenths of its uses. */
const MOSTLY = 10;

/** What a word is where no dictionary tells its parts. */
const CODE = 3;
const NUMERAL = 4;
const POSSESSIVE = 5;
const COMPOUND = 7;
const NAME = 8;
const UNKNOWN = 9;
const UNKNOWN_IN_S = 10;
const FIRST_OF_PARTS = 16;

/** The number of a text of its own (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = OFFSET_BASIS;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

/** The number of a kind of words: nouns, plurals, forms of verbs, by what they mostly are; of what is no plain word, by its form. */
export function kindOf(lower: string, parts: number, plain: boolean, capital: boolean): number {
  if (!plain) {
    if (lower === '') return CODE;
    if (/^\d/.test(lower)) return NUMERAL;
    return lower.endsWith("'s") ? POSSESSIVE : CODE;
  }
  if (parts === 0) {
    if (lower.includes('-')) return COMPOUND;
    if (capital) return NAME;
    return lower.endsWith('s') ? UNKNOWN_IN_S : UNKNOWN;
  }
  const has = (bits: number) => (parts & bits) !== 0;
  const noun = has(PLURAL) ? 2 : has(NOUN) ? 1 : 0;
  const verb = has(ING) ? 4 : has(PAST | PARTICIPLE) ? 3 : has(THIRD_PERSON) ? 2 : has(VERB) ? 1 : 0;
  const use = nounShare(parts) >= MOSTLY ? 1 : verbShare(parts) >= MOSTLY ? 2 : 0;
  const rest = (has(ADJECTIVE) ? 1 : 0) + (has(ADVERB) ? 2 : 0);
  return FIRST_OF_PARTS + noun + 3 * (verb + 5 * (use + 3 * rest));
}
