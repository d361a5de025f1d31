import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const curlyQuotes: Rule = {
  id: 'curly-quotes',
  label: 'Curly quotation marks',
  description: 'Set quotation marks and apostrophes curly: “like this”. Straight ones belong to code.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Use curly marks instead of straight ones.', [
      { pattern: /(?<=^|[\s(—–[])"(?=\S)/g, to: '“' },
      { pattern: /(?<=[^\s\d])"(?=$|[\s.,;:!?)—–\]])/g, to: '”' },
      { pattern: /(?<=[A-Za-z])'(?=[A-Za-z])/g, to: '’' },
    ]),
  ],
  examples: () => [
    {
      text: 'It\'s "done".',
      findings: [
        { quote: "'", suggestion: '’' },
        { quote: '"', suggestion: '“' },
        { quote: '"', suggestion: '”' },
      ],
      fixed: 'It’s “done”.',
    },
    { text: 'It’s “done”, and 6" wide.', findings: [] },
    { text: 'Print `"done"` and “it’s”.', findings: [] },
  ],
};
