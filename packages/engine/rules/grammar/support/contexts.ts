import { hashOf } from '../../../spelling/traits.ts';
import type { WordFacts } from '../../../spelling/word-facts.ts';
import type { Place } from './grammar-check.ts';

/** How many traits a context has. */
export const TRAITS = 13;
/** How many weights tell two words apart, and two forms of any verb. */
export const PAIR_WEIGHTS = 4096;
export const FORM_WEIGHTS = 16384;

/** The weights of a pair of words, or of forms: what speaks for the second. */
export interface Weights {
  readonly bias: number;
  /** A character for each weight: `ZERO` is none, those around it more and less, in eighths. */
  readonly weights: string;
}
export const ZERO = 0x3f;
export const EIGHTHS = 8;

const EDGE = 1;
const COMMA = 2;
const COMMA_CODE = 0x2c;

const mix = (left: number, right: number) =>
  Math.imul((left ^ (right >>> 15) ^ right) + 0x9e3779b9, 0x85ebca6b) ^ (left >>> 13);
/** The place of a trait among the weights: the upper bits of its hash. */
const placed = (trait: number, shift: number) => Math.imul(trait ^ (trait >>> 16), 0xc2b2ae35) >>> shift;
const PAIR = 32 - Math.log2(PAIR_WEIGHTS);
const FORM = 32 - Math.log2(FORM_WEIGHTS);

const edge = (place: Place, step: number) => (place.gap(step).charCodeAt(0) === COMMA_CODE ? COMMA : EDGE);
const role = (facts: WordFacts | undefined, place: Place, step: number) => facts?.role ?? edge(place, step);

/**
 * The traits of the context of the word at a step: what the two words on either side do, alone and together, and the
 * nearest ones themselves. Of a verb, whatever its form, its base form in place of the word in front.
 * @param lemma the base form of the verb; undefined of a word that is one of a pair
 * @param traits `TRAITS` numbers below `FORM_WEIGHTS` of a verb and below `PAIR_WEIGHTS` of others, written anew
 */
export function readTraits(place: Place, at: number, lemma: string | undefined, traits: Uint16Array): void {
  const [before, after] = [place.at(at - 1), place.at(at + 1)];
  const b = role(before, place, at - 1);
  const a = before ? role(place.at(at - 2), place, at - 2) : EDGE;
  const c = role(after, place, at);
  const d = after ? role(place.at(at + 2), place, at + 1) : EDGE;
  const right = after?.hash ?? c;
  const shift = lemma === undefined ? PAIR : FORM;
  traits[0] = placed(mix(101, b), shift);
  traits[1] = placed(mix(102, c), shift);
  traits[2] = placed(mix(103, a), shift);
  traits[3] = placed(mix(104, d), shift);
  traits[4] = placed(mix(mix(105, b), c), shift);
  traits[5] = placed(mix(mix(106, a), b), shift);
  traits[6] = placed(mix(mix(107, c), d), shift);
  traits[8] = placed(mix(109, right), shift);
  traits[12] = placed(mix(mix(mix(113, a), b), c), shift);
  if (lemma === undefined) {
    const left = before?.hash ?? b;
    traits[7] = placed(mix(108, left), shift);
    traits[9] = placed(mix(mix(110, left), c), shift);
    traits[10] = placed(mix(mix(111, b), right), shift);
    traits[11] = placed(mix(mix(mix(112, b), c), d), shift);
  } else {
    const verb = hashOf(lemma);
    traits[7] = placed(mix(108, place.at(at - 2)?.hash ?? a), shift);
    traits[9] = placed(mix(110, verb), shift);
    traits[10] = placed(mix(mix(111, verb), b), shift);
    traits[11] = placed(mix(mix(112, verb), c), shift);
  }
}

/** How much the traits speak for the second of two, as the natural logarithm of the odds. */
export function oddsOf({ weights, bias }: Weights, traits: Uint16Array): number {
  let sum = bias;
  for (let at = 0; at < TRAITS; at++) sum += weights.charCodeAt(traits[at] ?? 0) - ZERO;
  return sum / EIGHTHS;
}
