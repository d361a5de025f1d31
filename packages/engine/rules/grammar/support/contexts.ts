import { hashOf } from '../../../spelling/traits.ts';
import type { Place } from './grammar-check.ts';

/** How many traits a context has. */
export const TRAITS = 13;

/** The weights of a pair of words, or of forms: what speaks for the second. */
export interface Weights {
  readonly bias: number;
  /** A character for each weight: `ZERO` is none, those around it more and less, in eighths. As many as a power of two. */
  readonly weights: string;
}
export const ZERO = 0x3f;
export const EIGHTHS = 8;
/** The bits of the number of a trait. */
const TRAIT_BITS = 16;

const EDGE = 1;
const COMMA = 2;
const COMMA_CODE = 0x2c;

/** One number of two. */
export const mix = (left: number, right: number): number =>
  Math.imul((left ^ (right >>> 15) ^ right) + 0x9e3779b9, 0x85ebca6b) ^ (left >>> 13);
/** The number of a trait: the upper 16 bits of its hash. */
export const traitOf = (hash: number): number =>
  Math.imul(hash ^ (hash >>> TRAIT_BITS), 0xc2b2ae35) >>> TRAIT_BITS;

const markAt = (place: Place, step: number) => (place.gap(step).charCodeAt(0) === COMMA_CODE ? COMMA : EDGE);
/** What the word at a step in front does; of none, the mark that ends the part of the sentence. */
export const roleBefore = (place: Place, step: number): number =>
  place.at(step)?.role ?? (place.at(step + 1) ? markAt(place, step) : EDGE);
/** The same behind. */
export const roleAfter = (place: Place, step: number): number =>
  place.at(step)?.role ?? (place.at(step - 1) ? markAt(place, step - 1) : EDGE);

/**
 * The traits of the context of the word at a step: what the two words on either side do, alone and together, and the
 * nearest ones themselves. Of a verb, whatever its form, its base form in place of the word in front.
 * @param lemma the base form of the verb; undefined of a word that is one of a pair
 * @param traits `TRAITS` numbers of 16 bits, written anew
 */
export function readTraits(place: Place, at: number, lemma: string | undefined, traits: Uint16Array): void {
  const a = roleBefore(place, at - 2);
  const b = roleBefore(place, at - 1);
  const c = roleAfter(place, at + 1);
  const d = roleAfter(place, at + 2);
  const right = place.at(at + 1)?.hash ?? c;
  traits[0] = traitOf(mix(101, b));
  traits[1] = traitOf(mix(102, c));
  traits[2] = traitOf(mix(103, a));
  traits[3] = traitOf(mix(104, d));
  traits[4] = traitOf(mix(mix(105, b), c));
  traits[5] = traitOf(mix(mix(106, a), b));
  traits[6] = traitOf(mix(mix(107, c), d));
  traits[8] = traitOf(mix(109, right));
  traits[12] = traitOf(mix(mix(mix(113, a), b), c));
  if (lemma === undefined) {
    const left = place.at(at - 1)?.hash ?? b;
    traits[7] = traitOf(mix(108, left));
    traits[9] = traitOf(mix(mix(110, left), c));
    traits[10] = traitOf(mix(mix(111, b), right));
    traits[11] = traitOf(mix(mix(mix(112, b), c), d));
  } else {
    const verb = hashOf(lemma);
    traits[7] = traitOf(mix(108, place.at(at - 2)?.hash ?? a));
    traits[9] = traitOf(mix(110, verb));
    traits[10] = traitOf(mix(mix(111, verb), b));
    traits[11] = traitOf(mix(mix(112, verb), c));
  }
}

/**
 * How much the traits speak for the second of two, as the natural logarithm of the odds.
 * @param count how many of the traits are asked, from the first on
 */
export function oddsOf({ weights, bias }: Weights, traits: Uint16Array, count = TRAITS): number {
  const shift = Math.clz32(weights.length) - (31 - TRAIT_BITS);
  let sum = bias;
  for (let at = 0; at < count; at++) sum += weights.charCodeAt((traits[at] ?? 0) >> shift) - ZERO;
  return sum / EIGHTHS;
}
