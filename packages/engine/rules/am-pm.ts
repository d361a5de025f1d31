import { halfDaysAs } from './support/time-check.ts';
import type { Rule } from './types.ts';

export const amPm: Rule = {
  id: 'am-pm',
  label: 'AM and PM',
  description: 'Write “AM” and “PM” in capitals, without stops, after a space: “9:30 AM”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [halfDaysAs('AM')],
  examples: () => [
    {
      text: 'It starts at 9:30 a.m. and stops at 6pm.',
      findings: [
        { quote: '9:30 a.m.', suggestion: '9:30 AM' },
        { quote: '6pm', suggestion: '6 PM' },
      ],
      fixed: 'It starts at 9:30 AM and stops at 6 PM.',
    },
    { text: 'It starts at 9:30 AM. I am 5 amps away.', findings: [] },
    { text: 'Set `9 am`.', findings: [] },
  ],
};
