import type { Check } from '../../checks/types.ts';
import type { SourceDocument } from '../../document/types.ts';

export type Formula = 'Flesch-Kincaid grade' | 'Flesch reading ease' | 'Gunning fog';

/** Fewer words tell nothing about a text. */
const LEAST_WORDS = 25;

/** Syllables of a word, estimated from its vowels. */
export function syllables(word: string): number {
  const text = word.toLowerCase().replace(/[^a-z]/g, '');
  if (text.length <= 3) return 1;
  const groups = text
    .replace(/(?:[^laeiouy]es|[^laeiouydt]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0))
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

interface Counts {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
  readonly long: number;
}

const FORMULAS: Readonly<Record<Formula, (counts: Counts) => number>> = {
  'Flesch-Kincaid grade': ({ sentences, words, syllables: parts }) =>
    0.39 * (words / sentences) + 11.8 * (parts / words) - 15.59,
  'Flesch reading ease': ({ sentences, words, syllables: parts }) =>
    206.835 - 1.015 * (words / sentences) - 84.6 * (parts / words),
  'Gunning fog': ({ sentences, words, long }) => 0.4 * (words / sentences + 100 * (long / words)),
};

function count({ blocks }: SourceDocument): Counts {
  const sentences = blocks.filter(({ kind }) => kind === 'paragraph').flatMap((block) => block.sentences);
  const spoken = sentences
    .map(({ words }) => words.filter(({ kind }) => kind === 'word'))
    .filter(({ length }) => length > 2);
  const parts = spoken.flat().map(({ text }) => syllables(text));
  return {
    sentences: spoken.length,
    words: parts.length,
    syllables: parts.reduce((sum, part) => sum + part, 0),
    long: parts.filter((part) => part >= 3).length,
  };
}

/** Reports a text that is harder to read than `limit`, at its longest sentence. Short texts are not judged. */
export function readableTo(formula: Formula, limit: number): Check {
  return {
    kind: 'code',
    find: (document) => {
      const counts = count(document);
      if (counts.words < LEAST_WORDS || counts.sentences === 0) return [];
      const value = FORMULAS[formula](counts);
      if (formula === 'Flesch reading ease' ? value >= limit : value <= limit) return [];
      const sentences = document.blocks
        .filter(({ kind }) => kind === 'paragraph')
        .flatMap((block) => block.sentences);
      const longest = sentences.reduce((most, sentence) =>
        sentence.words.length > most.words.length ? sentence : most,
      );
      const shown = value.toFixed(1);
      const aim = formula === 'Flesch reading ease' ? `${limit} or more` : `${limit} or less`;
      return [
        {
          start: longest.start,
          end: longest.end,
          replacement: null,
          message: `The ${formula} of this text is ${shown}; aim for ${aim}. This is its longest sentence.`,
        },
      ];
    },
  };
}
