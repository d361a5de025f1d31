import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** Numbers in words that stand before “percent”. */
const VALUES: ReadonlyMap<string, number> = new Map([
  ...'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 20 + index * 10] as const),
]);

export const percentSign: Rule = {
  id: 'percent-sign',
  label: 'Percent sign',
  description: 'Write “%” after a numeral, without a space: “25%”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write “{replacement}” instead of “{match}”.', [
      {
        pattern: /\b\d[\d.,]*\s?(?:percent|per cent)\b|\b\d[\d.,]*\s%/g,
        to: (match) => match.replace(/\s?(?:percent|per cent|%)$/, '%'),
      },
      {
        // A sentence opens with no numeral.
        pattern: new RegExp(`\\b(?:${[...VALUES.keys()].join('|')})\\s(?:percent|per cent)\\b`, 'g'),
        to: (match) => `${VALUES.get(match.split(/\s/)[0] ?? '')}%`,
      },
    ]),
  ],
  examples: () => [
    {
      text: 'It uses 25 percent of the memory.',
      findings: [{ quote: '25 percent', suggestion: '25%' }],
      fixed: 'It uses 25% of the memory.',
    },
    { text: 'It uses 25% of the memory, a small percentage.', findings: [] },
    {
      text: 'It is fifty percent full. Ten percent failed.',
      findings: [{ quote: 'fifty percent', suggestion: '50%' }],
    },
    { text: 'Set `25 percent`.', findings: [] },
  ],
};
