import { MONTHS, SHORT_MONTH } from './support/dates.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const monthNames: Rule = {
  id: 'month-names',
  label: 'Months in full',
  description: 'Write the names of months in full: “November”, not “Nov.”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write the month in full: “{replacement}”.', [
      {
        pattern: new RegExp(`\\b${SHORT_MONTH}(?=\\s+\\d)|(?<=\\d\\s)${SHORT_MONTH}(?=[\\s,]|$)`, 'g'),
        to: (match) => MONTHS.find((month) => month.startsWith(match.slice(0, 3))) ?? null,
      },
    ]),
  ],
  examples: () => [
    {
      text: 'It came out on Nov. 21, 2026.',
      findings: [{ quote: 'Nov.', suggestion: 'November' }],
      fixed: 'It came out on November 21, 2026.',
    },
    {
      text: 'It came out in November, on Mar 1 there was nothing.',
      findings: [{ quote: 'Mar', suggestion: 'March' }],
    },
    { text: 'Jan wrote it; set `Nov 21`.', findings: [] },
  ],
};
