import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const percentWord: Rule = {
  id: 'percent-word',
  label: 'The word “percent”',
  description: 'Write the word: “25 percent”, not “25%”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write “{replacement}” instead of “{match}”.', [
      { pattern: /(?<![\w%])\d[\d.,]*\s?%(?![\w%])/g, to: (match) => match.replace(/\s?%$/, ' percent') },
    ]),
  ],
  examples: () => [
    {
      text: 'It uses 25% of the memory.',
      findings: [{ quote: '25%', suggestion: '25 percent' }],
      fixed: 'It uses 25 percent of the memory.',
    },
    { text: 'It uses 25 percent; %s is a placeholder, as is 100%d.', findings: [] },
    { text: 'Set `25%`.', findings: [] },
  ],
};
