import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const spacedEmDash: Rule = {
  id: 'spaced-em-dash',
  label: 'Em dashes with spaces',
  description: 'Set em dashes with a space on each side — like this. One manner keeps the text even.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Put a space on each side of an em dash.', [
      {
        pattern: /[A-Za-z)”"]+(?:—| —|— )(?=[A-Za-z“"(])(?<! — )/g,
        to: (match) => match.replace(/ ?— ?$/, ' — '),
      },
    ]),
  ],
  examples: () => [
    {
      text: 'The server—a fast one—stops.',
      findings: [
        { quote: 'server—', suggestion: 'server — ' },
        { quote: 'one—', suggestion: 'one — ' },
      ],
      fixed: 'The server — a fast one — stops.',
    },
    { text: 'The server — a fast one — stops; pages 1–2, a well-known one.', findings: [] },
    { text: 'Pass `a—b` to [it](./a—b.md).', findings: [] },
  ],
};
