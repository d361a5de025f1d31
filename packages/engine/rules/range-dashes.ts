import { isRange } from './support/number-ranges.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const rangeDashes: Rule = {
  id: 'range-dashes',
  label: 'En dashes in ranges',
  description:
    'Join the ends of a range with an en dash, without spaces: “10–20”. A hyphen reads as a minus sign.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Join the ends of a range with an en dash: “{replacement}”.', [
      {
        pattern: /(?<![\w.,:/#@+=$-])\d{1,5}(?: ?- ?| – | ?— ?)\d{1,5}(?![\w:/-]|[.,]\d)/g,
        when: isRange,
        to: (match) => match.replace(/\s*[-–—]\s*/, '–'),
      },
    ]),
  ],
  examples: () => [
    {
      text: 'Read pages 10-20.',
      findings: [{ quote: '10-20', suggestion: '10–20' }],
      fixed: 'Read pages 10–20.',
    },
    { text: 'Read pages 10–20 of ISO 9001-2015 on 2026-11-21; 20-10 is ten.', findings: [] },
    { text: 'Set `10-20`.\n\nCopyright (c) 2011-2016 by us', findings: [] },
  ],
};
