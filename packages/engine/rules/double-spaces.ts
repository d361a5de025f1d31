import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const doubleSpaces: Rule = {
  id: 'double-spaces',
  label: 'One space between words and sentences',
  description: 'Put one space between sentences, not two.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('One space is enough.', [
      {
        pattern: /[A-Za-z0-9][.!?:,;"”’)]{0,2} {2,}(?=["“‘(]?[A-Za-z0-9])/g,
        to: (match) => match.replace(/ +$/, ' '),
        scope: 'paragraph',
      },
    ]),
  ],
  examples: [
    {
      text: 'It starts.  Then it stops.',
      findings: [{ quote: 's.  ', suggestion: 's. ' }],
      fixed: 'It starts. Then it stops.',
    },
    { text: 'It starts. Then it stops.  \nA new line.', findings: [] },
    { text: 'Keep `a  b` and\n\n| a  | b  |\n| -- | -- |', findings: [] },
  ],
};
