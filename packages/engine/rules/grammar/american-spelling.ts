import { varietyCheck } from '../support/varieties.ts';
import type { Rule } from '../types.ts';

export const americanSpelling: Rule = {
  id: 'american-spelling',
  label: 'American spelling',
  description:
    'Use American English spelling: “color”, “center”, “organize”. One variety throughout looks deliberate.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [varietyCheck('American')],
  examples: () => [
    {
      text: 'Colours of the centre are customisable; cancelled jobs behave as organised.',
      findings: [
        { quote: 'Colours', suggestion: 'Colors' },
        { quote: 'centre', suggestion: 'center' },
        { quote: 'customisable', suggestion: 'customizable' },
        { quote: 'cancelled', suggestion: 'canceled' },
        { quote: 'organised', suggestion: 'organized' },
      ],
      fixed: 'Colors of the center are customizable; canceled jobs behave as organized.',
    },
    {
      text: 'Visit the Barbican Centre and set `colour`. Revise the analyses of four exercises.',
      findings: [],
    },
  ],
};
