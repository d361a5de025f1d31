import type { Rule } from './types.ts';

export const semicolons: Rule = {
  id: 'semicolons',
  label: 'Semicolons',
  description:
    'Make two sentences instead of joining them with a semicolon. Two thoughts are easier to read one by one.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'existence',
      pattern: /(?<=[\w)”"'’\ufffc])(?<!&#?\w{2,8});(?=\s)/g,
      message: 'Make two sentences of it, or a list, instead of joining the parts with a semicolon.',
    },
  ],
  examples: () => [
    { text: 'It starts; then it stops.', findings: [{ quote: ';', suggestion: null }] },
    { text: 'It starts. Then it stops, &amp; waits.', findings: [] },
    { text: 'End lines with `;` or `a; b`.', findings: [] },
  ],
};
