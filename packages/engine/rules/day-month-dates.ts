import { datesAs } from './support/date-check.ts';
import type { Rule } from './types.ts';

export const dayMonthDates: Rule = {
  id: 'day-month-dates',
  label: 'Dates as “21 November 2026”',
  description:
    'Write dates with the day, the month’s name, and the year: “21 November 2026”. Numbers alone are read differently in each country.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [datesAs('british')],
  examples: () => [
    {
      text: 'It came out on 2026-11-21.',
      findings: [{ quote: '2026-11-21', suggestion: '21 November 2026' }],
      fixed: 'It came out on 21 November 2026.',
    },
    { text: 'It came out on 21 November 2026. Version 10.11.2026.1 and 1/2 are no dates.', findings: [] },
    {
      text: 'Set `2026-11-21` in [it](2026-11-21.md), or 05/06/2026.',
      findings: [{ quote: '05/06/2026', suggestion: null }],
    },
  ],
};
