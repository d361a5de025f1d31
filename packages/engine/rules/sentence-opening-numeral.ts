import type { Rule } from './types.ts';

export const sentenceOpeningNumeral: Rule = {
  id: 'sentence-opening-numeral',
  label: 'Numerals that open sentences',
  description: 'Begin no sentence with a numeral. Spell it out, or turn the sentence.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'within',
      only: ['sentence-start'],
      check: {
        kind: 'existence',
        pattern: /(?<![\w.,(-])(?!\d+\.(?:\d+\.\d|\s)|(?:19|20)\d\d\s[A-Z])\d[\d,.]*(?=[ %-][A-Za-z])/g,
        scope: 'paragraph',
        message: 'Spell “{match}” out, or begin the sentence with another word.',
      },
    },
  ],
  examples: () => [
    {
      text: '12 hosts start. 5 of them stop.',
      findings: [
        { quote: '12', suggestion: null },
        { quote: '5', suggestion: null },
      ],
    },
    { text: 'Twelve hosts start, and 5 of them stop. See No. 5 there.', findings: [] },
    { text: 'Use a few (e.g. 3 hosts), i.e. 3 of them, approx. 5 in all.', findings: [] },
    { text: '0.9.1 adds it.', findings: [] },
    { text: 'Lists (3 shifts per run).\n\n- (3 shifts per run)', findings: [] },
    { text: '1. Start it.\n2. `12` hosts stop.', findings: [] },
  ],
};
