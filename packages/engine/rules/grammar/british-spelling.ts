import { varietyCheck } from '../support/varieties.ts';
import type { Rule } from '../types.ts';

export const britishSpelling: Rule = {
  id: 'british-spelling',
  label: 'British spelling',
  description:
    'Use British English spelling: “colour”, “centre”, “organise”. One variety throughout looks deliberate.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [varietyCheck('British')],
  examples: () => [
    {
      text: 'Colors of the center are customizable; canceled jobs behave as organized.',
      findings: [
        { quote: 'Colors', suggestion: 'Colours' },
        { quote: 'center', suggestion: 'centre' },
        { quote: 'customizable', suggestion: 'customisable' },
        { quote: 'canceled', suggestion: 'cancelled' },
        { quote: 'organized', suggestion: 'organised' },
      ],
      fixed: 'Colours of the centre are customisable; cancelled jobs behave as organised.',
    },
    {
      text: 'Visit the Lincoln Center and set `color`. Run the program; its size and dialog fit the disk.',
      findings: [],
    },
  ],
};
