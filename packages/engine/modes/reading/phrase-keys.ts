import { isTopical, stem } from './words.ts';

/** The keys of the phrases of up to three words that a text holds. */
export function phraseKeys(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}.'’-]+/u).filter((word) => isTopical(word));
  const keys = words.map(stem);
  return keys.flatMap((_, from) =>
    [1, 2, 3]
      .filter((length) => from + length <= keys.length)
      .map((length) => keys.slice(from, from + length).join(' ')),
  );
}

/** The keys of all shorter phrases and words inside a phrase, each once. */
export function partsOf(keys: readonly string[]): ReadonlySet<string> {
  const parts = new Set<string>();
  for (let length = 1; length < keys.length; length += 1) {
    for (let from = 0; from + length <= keys.length; from += 1)
      parts.add(keys.slice(from, from + length).join(' '));
  }
  return parts;
}
