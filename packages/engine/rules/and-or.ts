import type { Rule } from './types.ts';

export const andOr: Rule = {
  id: 'and-or',
  label: 'The slash between “and” and “or”',
  description:
    'Do not write “and/or”. Decide for one word, or write “either or both”: readers should not have to resolve the slash.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'existence',
      phrases: ['and/or', 'and / or', 'or/and'],
      message: '“{match}” leaves the choice to the reader. Write “and”, “or”, or “either or both”.',
    },
  ],
  examples: () => [
    { text: 'Set a host and/or a port.', findings: [{ quote: 'and/or', suggestion: null }] },
    { text: 'Set a host and, or so we hope, a port: a host or a port, or both.', findings: [] },
    { text: 'Use `and/or` in [a query](./and/or.md).', findings: [] },
  ],
};
