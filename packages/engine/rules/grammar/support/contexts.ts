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
 * The traits of the context of the word at 0: what the two words on either side do, alone and together, and the nearest ones themselves.
 * @param traits `TRAITS` numbers below `PAIR_WEIGHTS`, written anew
 */
export function readTraits(place: Place, traits: Uint16Array): void {
  const [before, after] = [place.at(-1), place.at(1)];
  const b = role(before, place, -1);
  const a = before ? role(place.at(-2), place, -2) : EDGE;
  const c = role(after, place, 0);
  const d = after ? role(place.at(2), place, 1) : EDGE;
  const left = before?.hash ?? b;
  const right = after?.hash ?? c;
  traits[0] = placed(mix(101, b), PAIR);
  traits[1] = placed(mix(102, c), PAIR);
  traits[2] = placed(mix(103, a), PAIR);
  traits[3] = placed(mix(104, d), PAIR);
  traits[4] = placed(mix(mix(105, b), c), PAIR);
  traits[5] = placed(mix(mix(106, a), b), PAIR);
  traits[6] = placed(mix(mix(107, c), d), PAIR);
  traits[7] = placed(mix(108, left), PAIR);
  traits[8] = placed(mix(109, right), PAIR);
  traits[9] = placed(mix(mix(110, left), c), PAIR);
  traits[10] = placed(mix(mix(111, b), right), PAIR);
  traits[11] = placed(mix(mix(mix(112, b), c), d), PAIR);
  traits[12] = placed(mix(mix(mix(113, a), b), c), PAIR);
}

/**
 * The traits of the context of a verb, whatever its form.
 * @param at the step of the verb
 * @param lemma its base form
 * @param traits `TRAITS` numbers below `FORM_WEIGHTS`, written anew
 */
export function readFormTraits(place: Place, at: number, lemma: string, traits: Uint16Array): void {
  const [before, after] = [place.at(at - 1), place.at(at + 1)];
  const b = before?.role ?? EDGE;
  const a = before ? role(place.at(at - 2), place, at - 2) : EDGE;
  const c = role(after, place, at);
  const d = after ? role(place.at(at + 2), place, at + 1) : EDGE;
  const verb = hashOf(lemma);
  const left = place.at(at - 2)?.hash ?? a;
  const right = after?.hash ?? c;
  traits[0] = placed(mix(101, b), FORM);
  traits[1] = placed(mix(102, c), FORM);
  traits[2] = placed(mix(103, a), FORM);
  traits[3] = placed(mix(104, d), FORM);
  traits[4] = placed(mix(mix(105, b), c), FORM);
  traits[5] = placed(mix(mix(106, a), b), FORM);
  traits[6] = placed(mix(mix(107, c), d), FORM);
  traits[7] = placed(mix(108, left), FORM);
  traits[8] = placed(mix(109, right), FORM);
  traits[9] = placed(mix(110, verb), FORM);
  traits[10] = placed(mix(mix(111, verb), b), FORM);
  traits[11] = placed(mix(mix(112, verb), c), FORM);
  traits[12] = placed(mix(mix(mix(113, a), b), c), FORM);
}

/** How much the traits speak for the second of two, as the natural logarithm of the odds. */
export function oddsOf({ weights, bias }: Weights, traits: Uint16Array): number {
  let sum = bias;
  for (let at = 0; at < TRAITS; at++) sum += weights.charCodeAt(traits[at] ?? 0) - ZERO;
  return sum / EIGHTHS;
}
