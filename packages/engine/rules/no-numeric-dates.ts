import { DATE_FORMS } from './support/dates.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const noNumericDates: Rule = {
  id: 'no-numeric-dates',
  label: 'No dates in numbers alone',
  description: 'Write the month’s name. “05/06/2026” is May in one country and June in the next.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write the name of the month instead of “{match}”.', [
      { pattern: new RegExp(`(?<![\\w./:=-])(?:${DATE_FORMS.numeric})(?![\\w/-])`, 'g') },
    ]),
  ],
  examples: () => [
    { text: 'It came out on 05/06/2026.', findings: [{ quote: '05/06/2026', suggestion: null }] },
    { text: 'It came out on May 6, 2026, and takes 1/2 of 10.0.0.1.', findings: [] },
    {
      text: 'It went from 9.1.17 to 9.1.21 on 21.11.2026.',
      findings: [{ quote: '21.11.2026', suggestion: null }],
    },
    { text: 'Set `05/06/2026`.', findings: [] },
  ],
};
