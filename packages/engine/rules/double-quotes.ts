import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const doubleQuotes: Rule = {
  id: 'double-quotes',
  label: 'Double quotation marks',
  description: 'Quote with double marks; single ones stand only inside a quotation.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Use double quotation marks instead of single ones.', [
      {
        pattern: /(?<=^|\s|(?<![\w)\uFFFC])\()'[A-Za-z][^'"“”\n]{0,60}[A-Za-z.!?]'(?=$|[\s.,;:!?)])/g,
        to: (match) => `"${match.slice(1, -1)}"`,
        unless: /["“]/,
      },
      {
        pattern: /(?<=^|[\s(])‘[A-Za-z][^‘’"“”\n]{0,60}[A-Za-z.!?]’(?=$|[\s.,;:!?)])/g,
        to: (match) => `“${match.slice(1, -1)}”`,
        unless: /["“]/,
      },
    ]),
  ],
  examples: () => [
    {
      text: "Choose 'Save as' here.",
      findings: [{ quote: "'Save as'", suggestion: '"Save as"' }],
      fixed: 'Choose "Save as" here.',
    },
    { text: "Choose \"Save 'now'\", the users' choice; it's theirs and rock 'n' roll.", findings: [] },
    { text: "Print `'done'`.\n\n### stream.on('end now', callback)", findings: [] },
  ],
};
