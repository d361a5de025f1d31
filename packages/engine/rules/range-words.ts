import { isRange } from './support/number-ranges.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const rangeWords: Rule = {
  id: 'range-words',
  label: '“To” in ranges',
  description: 'Write ranges with “to”: “10 to 20 hosts”. A dash between numbers reads as a minus sign.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write the range with “to”: “{replacement}”.', [
      {
        pattern: /(?<![\w.,:/#@+=$–-])\d{1,5} ?[-–—] ?\d{1,5}(?![\w:/–-]|[.,]\d)/g,
        when: isRange,
        to: (match) => match.replace(/\s*[-–—]\s*/, ' to '),
      },
    ]),
  ],
  examples: () => [
    {
      text: 'Start 10-20 hosts, then 5–8 more.',
      findings: [
        { quote: '10-20', suggestion: '10 to 20' },
        { quote: '5–8', suggestion: '5 to 8' },
      ],
      fixed: 'Start 10 to 20 hosts, then 5 to 8 more.',
    },
    { text: 'Start 10 to 20 hosts on 2026-11-21; ISO 9001-2015 applies.', findings: [] },
    { text: 'Set `10-20`.', findings: [] },
  ],
};
