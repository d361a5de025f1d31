import { capitalize } from '../../checks/letter-case.ts';
import { patternCheck } from '../support/pattern-check.ts';
import type { Rule } from '../types.ts';

export const confirmQuestions: Rule = {
  id: 'confirm-questions',
  label: 'Questions that ask what is meant',
  description:
    'Ask about the action itself: “Delete this file?”, not “Are you sure you want to delete this file?”. The verb comes first and matches the button.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Ask about the action itself, with its verb first.', [
      {
        pattern:
          /\b(?:Are you (?:really )?sure (?:that )?you want to|Do you really want to|Do you want to|Would you like to) (?:[a-z]+ly )?[a-z]+(?=[^.!?]{0,80}\?)/g,
        to: (match) => capitalize(/(?:[a-z]+ly )?[a-z]+$/.exec(match)?.[0] ?? ''),
        message: '“{replacement}” is the question. The words around it only put it off.',
      },
      { pattern: /\bAre you (?:really |absolutely )?sure\?/g },
    ]),
  ],
  examples: () => [
    {
      text: 'Are you sure you want to delete this file? Do you really want to leave?',
      findings: [
        { quote: 'Are you sure you want to delete', suggestion: 'Delete' },
        { quote: 'Do you really want to leave', suggestion: 'Leave' },
      ],
      fixed: 'Delete this file? Leave?',
    },
    { text: '- Are you sure?', findings: [{ quote: 'Are you sure?', suggestion: null }] },
    { text: 'Delete this file? If you are sure that it is `old`, delete it.', findings: [] },
  ],
};
