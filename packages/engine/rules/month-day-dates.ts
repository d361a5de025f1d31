import { datesAs } from './support/date-check.ts';
import type { Rule } from './types.ts';

export const monthDayDates: Rule = {
  id: 'month-day-dates',
  label: 'Dates as “November 21, 2026”',
  description:
    'Write dates with the month’s name, the day, and the year: “November 21, 2026”. Numbers alone are read differently in each country.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [datesAs('american')],
  examples: () => [
    {
      text: 'It came out on 2026-11-21.',
      findings: [{ quote: '2026-11-21', suggestion: 'November 21, 2026' }],
      fixed: 'It came out on November 21, 2026.',
    },
    {
      text: 'It came out on November 21, 2026. Version 10.11.2026.1 and 1/2 are no dates, nor is 06 Nov 2023 22:41:04 GMT ours.',
      findings: [],
    },
    {
      text: '## 8.3.0 - 2026-07-11\n\n## [v1.2.0](https://example.com/compare/v1.1.0...v1.2.0) (2026-01-31)\n\n- **2.0.0-rc.1**: 2026-01-31',
      findings: [],
    },
    {
      text: 'Set `2026-11-21` in [it](2026-11-21.md), or 05/06/2026.',
      findings: [{ quote: '05/06/2026', suggestion: null }],
    },
  ],
};
