import { noFirstPerson } from './no-first-person.ts';
import type { Rule } from './types.ts';

export const thirdPerson: Rule = {
  id: 'third-person',
  label: 'Third person',
  description: 'Write in the third person, without “you” or “we”. Specifications then say who does what.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    ...noFirstPerson.checks,
    {
      kind: 'existence',
      phrases: ['you', 'your', 'yours', 'yourself', "you're", "you'll", "you've", "you'd"],
      message: 'Name who acts instead of “{match}”: this text is in the third person.',
    },
  ],
  examples: () => [
    {
      text: 'You save your file.',
      findings: [
        { quote: 'You', suggestion: null },
        { quote: 'your', suggestion: null },
      ],
    },
    { text: 'The administrator saves the file. Youth and yours-truly.com are names.', findings: [] },
    { text: 'Run `thank you` as [shown](you.md).', findings: [] },
  ],
};
