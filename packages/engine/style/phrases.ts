import { fold } from '../checks/tokens.ts';

/** A phrase as a style gives it, without the white space and the quotes around it. */
export function clean(phrase: string): string {
  const text = phrase.replace(/\s+/g, ' ').trim();
  return /^(?:“[^“”]+”|"[^"]+"|‘[^‘’]+’|'[^']+'|`[^`]+`)$/.test(text) ? text.slice(1, -1).trim() : text;
}

/** What makes two phrases the same to a reader. */
export function keyOf(phrase: string): string {
  return fold(clean(phrase));
}

/** Phrases that some part of a style already speaks of. */
export class Taken {
  readonly #phrases = new Map<string, Set<string>>();

  /** Whether the phrase was free; it no longer is. Spellings that differ in letter case alone are different phrases. */
  take(phrase: string): boolean {
    const key = keyOf(phrase);
    const spellings = this.#phrases.get(key) ?? new Set<string>();
    this.#phrases.set(key, spellings);
    if (spellings.has(phrase)) return false;
    spellings.add(phrase);
    return true;
  }
}
