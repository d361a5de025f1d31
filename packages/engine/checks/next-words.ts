/** Words of which one must stand behind another, as a set of 64 bits: of most other words, it tells that they are none of them. */
export interface NextWords {
  readonly low: number;
  readonly high: number;
}

/** Where any word may stand behind, or none. */
export const ANY: NextWords = { low: -1, high: -1 };
/** The bit of what is no word. */
export const NO_WORD = 64;
const BEGINS = /^[A-Za-z0-9_]+/;

/** The bit of the word that a token begins with, its letters, digits and underscores in any case: below 64. */
export function bitOf(token: string): number {
  const word = BEGINS.exec(token)?.[0].toLowerCase();
  if (word === undefined) return NO_WORD;
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = (Math.imul(hash, 31) + word.charCodeAt(at)) | 0;
  return (hash ^ (hash >>> 6) ^ (hash >>> 12)) & 63;
}

export function nextWords(words: readonly string[]): NextWords {
  let [low, high] = [0, 0];
  for (const word of words) {
    const bit = bitOf(word);
    if (bit < 32) low |= 1 << bit;
    else high |= 1 << (bit - 32);
  }
  return { low, high };
}

export function eitherOf(one: NextWords, other: NextWords): NextWords {
  return { low: one.low | other.low, high: one.high | other.high };
}

/** Whether a word with this bit may be one of the words. */
export function mayBe(low: number, high: number, bit: number): boolean {
  if (bit === NO_WORD) return false;
  return bit < 32 ? (low & (1 << bit)) !== 0 : (high & (1 << (bit - 32))) !== 0;
}
