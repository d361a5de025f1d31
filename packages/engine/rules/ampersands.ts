import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const ampersands: Rule = {
  id: 'ampersands',
  label: 'Ampersands',
  description: 'Write “and”, not “&”, in running text and headings. The sign is for names and code.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    patternCheck('Write “and”: the ampersand is for names and code.', [
      { pattern: /(?<=[a-z]{2,}\s)(?<at>&)(?=\s[a-z]{2,})/dg, to: 'and', unless: /&\w+;/ },
      {
        pattern: /(?<=[A-Za-z]{2,}\s)(?<at>&)(?=\s[A-Za-z]{2,})/dg,
        to: 'and',
        scope: 'heading',
        unless: /[a-z]{2,}\s&\s[a-z]{2,}/,
      },
    ]),
  ],
  examples: () => [
    {
      text: '## Hooks & Plugins\n\nThey start & stop.',
      findings: [
        { quote: '&', suggestion: 'and' },
        { quote: '&', suggestion: 'and' },
      ],
      fixed: '## Hooks and Plugins\n\nThey start and stop.',
    },
    { text: 'A Q&A with Barnes & Noble about a & b.', findings: [] },
    { text: 'Use `a && b`, and [x & y](./a&b.md).', findings: [] },
  ],
};
