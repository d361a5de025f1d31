import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const singleQuotes: Rule = {
  id: 'single-quotes',
  label: 'Single quotation marks',
  description: 'Quote with single marks; double ones stand only inside a quotation.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Use single quotation marks instead of double ones.', [
      {
        // What stands inside single ones is a quotation within another.
        pattern:
          /(?<=^|[\s(])(?<!(?:^|[\s(])'[A-Za-z][^'\n]{0,80})"[A-Za-z][^"'“”‘’\n]{0,80}"(?=$|[\s.,;:!?)])/g,
        to: (match) => `'${match.slice(1, -1)}'`,
      },
      {
        pattern:
          /(?<=^|[\s(])(?<!(?:^|[\s(])‘[A-Za-z][^‘’\n]{0,80})“[A-Za-z][^"'“”‘’\n]{0,80}”(?=$|[\s.,;:!?)])/g,
        to: (match) => `‘${match.slice(1, -1)}’`,
      },
    ]),
  ],
  examples: () => [
    {
      text: 'Choose "Save as" here.',
      findings: [{ quote: '"Save as"', suggestion: "'Save as'" }],
      fixed: "Choose 'Save as' here.",
    },
    { text: "Choose 'Save' on the 6\" screen.", findings: [] },
    { text: `She said 'he was "fine" then' and left.`, findings: [] },
    { text: 'Print `"done"`.', findings: [] },
  ],
};
