import type { ValeCheckOf } from '@housestyle/contract';
import { countText, type TextCounts } from '../metrics/counts.ts';
import { RuleError, type ValeKindDefinition } from './types.ts';

const METRICS: Readonly<Record<string, (counts: TextCounts) => number>> = {
  'Gunning Fog': ({ words, sentences, complex_words }) =>
    0.4 * (words / sentences + (100 * complex_words) / words),
  'Coleman-Liau': ({ words, sentences, characters }) =>
    0.0588 * ((characters / words) * 100) - 0.296 * ((sentences / words) * 100) - 15.8,
  'Flesch-Kincaid': ({ words, sentences, syllables }) =>
    0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59,
  SMOG: ({ sentences, polysyllabic_words }) =>
    1.043 * Math.sqrt((polysyllabic_words * 30) / sentences) + 3.1291,
  'Automated Readability': ({ words, sentences, characters }) =>
    4.71 * (characters / words) + 0.5 * (words / sentences) - 21.43,
};

/** Reports a document that is harder to read than the grade allows; several metrics are averaged. */
export const readability: ValeKindDefinition<ValeCheckOf<'readability'>> = {
  compile({ metrics, grade }) {
    const chosen = metrics.map((name) => {
      const measure = METRICS[name];
      if (!measure)
        throw new RuleError(`“${name}” is no metric: Vale has ${Object.keys(METRICS).join(', ')}`);
      return measure;
    });
    if (chosen.length === 0) throw new RuleError('it names no metric');
    return {
      scope: ['summary'],
      start:
        () =>
        ({ view }) => {
          const counts = countText(view.text);
          if (counts.words === 0) return [];
          const value = chosen.reduce((sum, measure) => sum + measure(counts), 0) / chosen.length;
          return value > grade ? [{ start: 0, end: 0, values: [value.toFixed(2)], everywhere: true }] : [];
        },
    };
  },
};
