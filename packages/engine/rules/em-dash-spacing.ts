import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const emDashSpacing: Rule = {
  id: 'em-dash-spacing',
  label: 'Em dashes without spaces',
  description: 'Set em dashes without spaces around them—like this. One manner keeps the text even.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Put no space around an em dash.', [
      { pattern: /[a-z]{2,}(?<at> ?— |(?<=[a-z]) —)(?=[A-Za-z])/dg, to: '—', scope: 'paragraph' },
    ]),
  ],
  examples: () => [
    {
      text: 'The server — a fast one — stops.',
      findings: [
        { quote: ' — ', suggestion: '—' },
        { quote: ' — ', suggestion: '—' },
      ],
      fixed: 'The server—a fast one—stops.',
    },
    { text: 'The server—a fast one—stops; pages 1–2, a well-known one.', findings: [] },
    { text: 'Pass `a — b` to [it](./a—b.md).', findings: [] },
  ],
};
