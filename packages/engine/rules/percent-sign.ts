import { NUMBER_WORDS } from './support/number-words.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

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
        pattern: new RegExp(`\\b(?:${[...NUMBER_WORDS.keys()].join('|')})\\s(?:percent|per cent)\\b`, 'g'),
        to: (match) => `${NUMBER_WORDS.get(match.split(/\s/)[0] ?? '')}%`,
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
      text: 'It is fifty percent full, then fifteen percent. Ten percent failed.',
      findings: [
        { quote: 'fifty percent', suggestion: '50%' },
        { quote: 'fifteen percent', suggestion: '15%' },
      ],
    },
    { text: 'Set `25 percent`.', findings: [] },
  ],
};
