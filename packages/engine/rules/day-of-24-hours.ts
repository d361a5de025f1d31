import { wholeDays } from './support/time-check.ts';
import type { Rule } from './types.ts';

export const dayOf24Hours: Rule = {
  id: 'day-of-24-hours',
  label: '24-hour clock',
  description: 'Write times on the 24-hour clock: “18:30”, not “6:30 PM”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [wholeDays],
  examples: () => [
    {
      text: 'It stops at 6:30 PM.',
      findings: [{ quote: '6:30 PM', suggestion: '18:30' }],
      fixed: 'It stops at 18:30.',
    },
    { text: 'It stops at 18:30; I am 12 PMs away.', findings: [] },
    { text: 'Set `6 PM`.', findings: [] },
  ],
};
