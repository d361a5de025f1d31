import { readableTo } from './support/readability.ts';
import type { Rule } from './types.ts';

const HARD =
  'Organizational configuration responsibilities necessitate comprehensive documentation regarding infrastructure modifications, authentication considerations, and administrative communication, which collectively determine operational sustainability across international departments. ';
const LONG = HARD.repeat(3).trim();

export const readingGrade: Rule = {
  id: 'reading-grade',
  label: 'Reading grade',
  description:
    'Write so that the Flesch-Kincaid grade stays at 10 or below. Shorter sentences and words bring it down.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [readableTo('Flesch-Kincaid grade', 10)],
  examples: () => [
    { text: LONG, findings: [{ quote: HARD.trim(), suggestion: null }] },
    { text: HARD.trim(), findings: [] },
    { text: `${'Open the file and save it. Then close the tab. '.repeat(10)}\n\n\`${HARD}\``, findings: [] },
  ],
};
