import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const punctuationInsideQuotes: Rule = {
  id: 'punctuation-inside-quotes',
  label: 'Commas and periods inside quotation marks',
  description: 'Put commas and periods inside the closing quotation mark, the American way.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Put the comma or period inside the quotation mark.', [
      { pattern: /(?<=[A-Za-z])["”][.,](?=\s|$)/g, to: (match) => match.charAt(1) + match.charAt(0) },
    ]),
  ],
  examples: () => [
    {
      text: 'Choose "Save", then "Close".',
      findings: [
        { quote: '",', suggestion: ',"' },
        { quote: '".', suggestion: '."' },
      ],
      fixed: 'Choose "Save," then "Close."',
    },
    { text: 'Choose "Save," then "Close." Is it "done"?', findings: [] },
    { text: 'Print `"done",` or [it](a.md).', findings: [] },
  ],
};
