import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const straightQuotes: Rule = {
  id: 'straight-quotes',
  label: 'Straight quotation marks',
  description:
    'Type straight quotation marks and apostrophes, as keyboards have them. They survive copying into a terminal.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Use straight marks instead of curly ones.', [
      { pattern: /[“”]/g, to: '"' },
      { pattern: /[‘’]/g, to: "'" },
    ]),
  ],
  examples: () => [
    {
      text: 'It’s “done”.',
      findings: [
        { quote: '’', suggestion: "'" },
        { quote: '“', suggestion: '"' },
        { quote: '”', suggestion: '"' },
      ],
      fixed: 'It\'s "done".',
    },
    { text: 'It says "done", and it\'s true.', findings: [] },
    { text: 'Print `“done”`.', findings: [] },
  ],
};
