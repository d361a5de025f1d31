import { datesAs } from './support/date-check.ts';
import type { Rule } from './types.ts';

export const isoDates: Rule = {
  id: 'iso-dates',
  label: 'ISO dates',
  description: 'Write dates as ISO 8601 has them: “2026-11-21”. They sort, and mean the same everywhere.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [datesAs('iso')],
  examples: () => [
    {
      text: 'It came out on November 21, 2026.',
      findings: [{ quote: 'November 21, 2026', suggestion: '2026-11-21' }],
      fixed: 'It came out on 2026-11-21.',
    },
    { text: 'It came out on 2026-11-21. Version 10.11.2026.1 and 1/2 are no dates.', findings: [] },
    {
      text: 'Set `November 21, 2026` in [it](2026-11-21.md), or 05/06/2026.',
      findings: [{ quote: '05/06/2026', suggestion: null }],
    },
  ],
};
