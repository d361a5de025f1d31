import { compilePattern, type Pattern } from '../patterns.ts';

/** How a list of accepted words spells a word. */
export interface WordCase {
  /** The spelling that is asked for; undefined where no entry speaks of the word. */
  find(word: string): string | undefined;
  readonly terms: readonly string[];
}

/** An entry that equals a word but for its case gives its own spelling; one that matches leaves the word as it is. */
export function compileWordCase(terms: readonly string[]): WordCase {
  const sorted = terms.filter((term) => term !== '').sort((a, b) => b.length - a.length);
  const entries = sorted.map((term) => ({ term, lower: term.toLowerCase(), pattern: lazy(term) }));
  const known = new Map<string, string | undefined>();
  const look = (word: string) => {
    const lower = word.toLowerCase();
    for (const entry of entries) {
      if (entry.lower === lower) return entry.term;
      if (entry.pattern().test(word)) return word;
    }
    return undefined;
  };
  return {
    terms: sorted,
    find(word) {
      if (!known.has(word)) {
        if (known.size > 2000) known.clear();
        known.set(word, look(word));
      }
      return known.get(word);
    },
  };
}

function lazy(term: string): () => Pattern {
  let pattern: Pattern | undefined;
  return () => (pattern ??= compilePattern(term));
}
