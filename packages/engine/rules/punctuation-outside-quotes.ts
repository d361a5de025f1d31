import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const punctuationOutsideQuotes: Rule = {
  id: 'punctuation-outside-quotes',
  label: 'Commas and periods outside quotation marks',
  description:
    'Put commas and periods behind the closing quotation mark unless they belong to what is quoted.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Put the comma or period behind the quotation mark.', [
      { pattern: /(?<=[A-Za-z]),["”](?=\s|$)/g, to: (match) => match.charAt(1) + match.charAt(0) },
      // A whole quoted sentence keeps its period.
      {
        pattern: /(?<=["“][A-Za-z]+(?: [a-z]+){0,2})\.["”](?=\s|$)/g,
        when: ({ before }) => /\S\s+["“][^"“”]*$/.test(before) && !/[.!?:,]\s+["“][^"“”]*$/.test(before),
        to: (match) => match.charAt(1) + match.charAt(0),
      },
    ]),
  ],
  examples: () => [
    {
      text: 'Choose "Save," then "Close."',
      findings: [
        { quote: ',"', suggestion: '",' },
        { quote: '."', suggestion: '".' },
      ],
      fixed: 'Choose "Save", then "Close".',
    },
    { text: 'Choose "Save", then "Close". "It is done." Really?', findings: [] },
    { text: 'Print `"done,"`.', findings: [] },
  ],
};
