import type { Check } from '../checks/types.ts';
import { NUMBER_WORDS } from './support/number-words.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** “One” is hardly ever a count. */
const LEAST = 2;

/** Numbers from `min` on that stand in words. */
export function numeralsFrom(min: number): readonly Check[] {
  const words = [...NUMBER_WORDS].filter(([, value]) => value >= Math.max(min, LEAST)).map(([word]) => word);
  return [
    patternCheck('Write the number as a numeral: “{replacement}”.', [
      {
        pattern: new RegExp(
          `(?<=[a-z,;][ \\n])(?:${words.join('|')})(?=[ \\n][a-z])(?!\\s+(?:or|of\\s+(?:us|them)|by\\s+two|thirds?|quarters?|hundred|thousand|million|and\\s+a\\s+half)\\b)`,
          'g',
        ),
        when: ({ before, after }) =>
          !/\b(?:or|between|one)\s+$/.test(before) &&
          (!/\b(?:these|those|other|first|last|the)\s+$/.test(before) || /^\s+\w+s\b/.test(after)),
        to: (match) => String(NUMBER_WORDS.get(match) ?? match),
      },
    ]),
  ];
}

export const useNumerals: Rule = {
  id: 'use-numerals',
  label: 'Numerals',
  description:
    'Write numbers as numerals, small ones too: “3 hosts”. Readers find them faster when they scan.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: numeralsFrom(2),
  examples: () => [
    {
      text: 'The cluster has three hosts.',
      findings: [{ quote: 'three', suggestion: '3' }],
      fixed: 'The cluster has 3 hosts.',
    },
    { text: 'Three hosts start one by one; it takes 3 hours and two thirds of a day.', findings: [] },
    { text: 'Print `has three hosts`.', findings: [] },
  ],
};
