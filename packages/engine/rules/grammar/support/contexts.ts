import type { WordFacts } from '../../../spelling/word-facts.ts';
import type { Place } from './grammar-check.ts';

/** How many traits the context of a word has, and how many weights a pair of words. */
export const TRAITS = 13;
export const WEIGHTS = 4096;
const SHIFT = 32 - Math.log2(WEIGHTS);

const EDGE = 1;
const COMMA = 2;

const mix = (left: number, right: number) =>
  Math.imul((left ^ (right >>> 15) ^ right) + 0x9e3779b9, 0x85ebca6b) ^ (left >>> 13);
const weightOf = (trait: number) => Math.imul(trait ^ (trait >>> 16), 0xc2b2ae35) >>> SHIFT;

const edge = (place: Place, step: number) => (place.gap(step).startsWith(',') ? COMMA : EDGE);
const role = (facts: WordFacts | undefined, place: Place, step: number) => facts?.role ?? edge(place, step);

/**
 * The traits of a context: what the two words on either side do, alone and together, and the nearest ones themselves.
 * @param traits `TRAITS` numbers below `WEIGHTS`, written anew
 */
export function readTraits(place: Place, traits: Uint16Array): void {
  const [before, after] = [place.at(-1), place.at(1)];
  const b = role(before, place, -1);
  const a = before ? role(place.at(-2), place, -2) : EDGE;
  const c = role(after, place, 0);
  const d = after ? role(place.at(2), place, 1) : EDGE;
  const left = before?.hash ?? b;
  const right = after?.hash ?? c;
  traits[0] = weightOf(mix(101, b));
  traits[1] = weightOf(mix(102, c));
  traits[2] = weightOf(mix(103, a));
  traits[3] = weightOf(mix(104, d));
  traits[4] = weightOf(mix(mix(105, b), c));
  traits[5] = weightOf(mix(mix(106, a), b));
  traits[6] = weightOf(mix(mix(107, c), d));
  traits[7] = weightOf(mix(108, left));
  traits[8] = weightOf(mix(109, right));
  traits[9] = weightOf(mix(mix(110, left), c));
  traits[10] = weightOf(mix(mix(111, b), right));
  traits[11] = weightOf(mix(mix(mix(112, b), c), d));
  traits[12] = weightOf(mix(mix(mix(113, a), b), c));
}

/** The character that stands for no weight; those around it for more and less, in eighths. */
export const ZERO = 0x3f;
