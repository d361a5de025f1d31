import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const emDashOverHyphens: Rule = {
  id: 'em-dash-over-hyphens',
  label: 'Em dashes, not hyphens',
  description: 'Set off a part of a sentence with em dashes, not with one or two hyphens.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Use an em dash instead of hyphens.', [
      {
        pattern: /(?<=[a-z)”"]) ?(?<!-)--(?!-) ?(?=[A-Za-z(“"])/g,
        when: ({ match }) => !/^ --$/.test(match),
      },
      { pattern: /(?<=[a-z)”"] )-(?= [a-zA-Z(“"])/g, scope: 'paragraph' },
    ]),
  ],
  examples: () => [
    {
      text: 'The server -- a fast one - stops.',
      findings: [
        { quote: ' -- ', suggestion: null },
        { quote: '-', suggestion: null },
      ],
    },
    { text: 'The well-known server—a fast one—takes --port and 3 - 1.', findings: [] },
    { text: '- `a -- b` and [it](a--b.md)', findings: [] },
  ],
};
