import { DAY, MONTH } from './support/dates.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const dateOrdinals: Rule = {
  id: 'date-ordinals',
  label: 'No ordinals in dates',
  description: 'Write the day of a date as a plain number: “November 21”, not “November 21st”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write the day as a plain number: “{replacement}”.', [
      {
        // A look at one digit first: "may" stands in many texts.
        pattern: new RegExp(`(?=\\d)(?<=\\b${MONTH}\\s)${DAY}(?<=[a-z])(?!\\w)`, 'g'),
        to: (match) => match.replace(/\D+$/, ''),
      },
      {
        pattern: new RegExp(`(?<![\\w.])${DAY}(?<=[a-z])(?=\\s(?:of\\s)?${MONTH}\\b)`, 'g'),
        to: (match) => match.replace(/\D+$/, ''),
      },
    ]),
  ],
  examples: () => [
    {
      text: 'It came out on November 21st.',
      findings: [{ quote: '21st', suggestion: '21' }],
      fixed: 'It came out on November 21.',
    },
    { text: 'It came out on November 21, the 21st day of the month.', findings: [] },
    { text: 'Set `November 21st`.', findings: [] },
  ],
};
