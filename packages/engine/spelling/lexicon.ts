import { findLine } from '../sorted-lines.ts';
import { WordGraph } from './word-graph.ts';
import { COMMON_WORDS, GRAPH } from './word-lists.ts';

/** What a word may be, as bits: a word may be several ("set" is a noun and four forms of a verb). */
export const NOUN = 1;
export const PLURAL = 2;
export const VERB = 4;
export const THIRD_PERSON = 8;
export const PAST = 16;
export const PARTICIPLE = 32;
export const ING = 64;
export const ADJECTIVE = 128;
export const ADVERB = 256;
export const ANY_PART = 511;
/** A word of everyday or of technical English, of which frequency and parts of speech are known. */
export const COMMON = 512;
const FREQUENCY_SHIFT = 10;
const NOUN_SHIFT = 14;
const VERB_SHIFT = 18;
const ARTICLE_SHIFT = 22;

const WORDS = new WordGraph(GRAPH);

/** Whether a dictionary has the word, in either variety of English. @param word lower case, `a` to `z` */
export function isInDictionary(word: string): boolean {
  return WORDS.has(word);
}

/** How many letters of `word` begin some word of a dictionary. */
export function knownBeginning(word: string): number {
  return WORDS.reach(word);
}

/** The parts of speech, `COMMON`, the frequency and the uses of a common word; 0 for any other. @param word lower case */
export function lookUp(word: string): number {
  const known = lookedUp.get(word);
  if (known !== undefined) return known;
  const at = findLine(COMMON_WORDS, word, SMALL_A);
  if (at < 0) return 0;
  const facts = decode(COMMON_WORDS, at);
  // The list's own string: the word may be a part of a text, which it would keep alive.
  lookedUp.set(COMMON_WORDS.slice(at - word.length, at), facts);
  return facts;
}

/** The common words that were looked up: of all texts together, no more than the list has. */
const lookedUp = new Map<string, number>();

/** Facts are written with characters before it. */
const SMALL_A = 0x61;

/** How often the word occurs in technical texts, as a power of two: 0 is rare, 15 is "the". */
export function frequencyOf(facts: number): number {
  return (facts >> FREQUENCY_SHIFT) & 15;
}

/** How often the form is a noun in technical texts, in fifteenths. 0 where it never is, and of a word that is too rare to tell. */
export const nounShare = (facts: number): number => (facts >> NOUN_SHIFT) & 15;
/** The same as a verb. */
export const verbShare = (facts: number): number => (facts >> VERB_SHIFT) & 15;
/** How often the noun has "a" or "an" where it would stand bare if it were not counted, in fifteenths. 0 where nobody can tell. */
export const articleShare = (facts: number): number => (facts >> ARTICLE_SHIFT) & 15;
/** A share of more than half, in fifteenths. */
export const HALF = 8;

function decode(lines: string, at: number): number {
  const digit = (step: number) => lines.charCodeAt(at + step) - 0x40;
  const uses = (digit(3) << NOUN_SHIFT) | (digit(4) << VERB_SHIFT) | (digit(5) << ARTICLE_SHIFT);
  return uses | (digit(0) << FREQUENCY_SHIFT) | COMMON | (digit(2) << 5) | digit(1);
}
