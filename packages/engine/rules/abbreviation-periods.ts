import type { PatternCheck } from '../checks/pattern.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** Takes the periods out of what a pattern finds. */
export const withoutPeriods = (pattern: RegExp): PatternCheck =>
  patternCheck('Write the abbreviation without periods: “{replacement}”.', [
    { pattern, to: (match) => match.replaceAll('.', '') },
  ]);

export const abbreviationPeriods: Rule = {
  id: 'abbreviation-periods',
  label: 'Abbreviations without periods',
  description: 'Write acronyms and initials without periods: “US”, “PhD”, “API”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    withoutPeriods(
      /(?<![\w.])(?:[A-Z]\.){2,5}(?=\s+[a-z]|[,;:)])|(?<![\w.])(?:[A-Z]\.){1,4}[A-Z](?![\w.])|\bPh\.D\.?(?=[\s,;)])/g,
    ),
  ],
  examples: () => [
    {
      text: 'The U.S. office has an A.P.I. of its own.',
      findings: [
        { quote: 'U.S.', suggestion: 'US' },
        { quote: 'A.P.I.', suggestion: 'API' },
      ],
      fixed: 'The US office has an API of its own.',
    },
    { text: 'The US office, e.g. in Boston, runs version 1.2.', findings: [] },
    { text: 'Call `U.S.` there.', findings: [] },
  ],
};
