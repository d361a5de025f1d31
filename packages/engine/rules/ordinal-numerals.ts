import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

const ORDINALS: Readonly<Record<string, string>> = {
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
  first: '1st',
  second: '2nd',
};

export const ordinalNumerals: Rule = {
  id: 'ordinal-numerals',
  label: 'Ordinals in numerals',
  description: 'Write ordinals with numerals: “1st”, “2nd”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write the ordinal with a numeral: “{replacement}”.', [
      {
        pattern:
          /(?<=\b(?:the|a|every|each|its|your|this)\s)(?:first|(?<!\b(?:a|each|every|this)\s)second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?=\s+[a-z])(?!\s+(?:time|thing|place|half|person|step is|party|of all)\b)/g,
        to: (match) => ORDINALS[match] ?? null,
      },
    ]),
  ],
  examples: () => [
    {
      text: 'Open the third tab.',
      findings: [{ quote: 'third', suggestion: '3rd' }],
      fixed: 'Open the 3rd tab.',
    },
    { text: 'It takes under a second to start.', findings: [] },
    { text: 'First, open the 3rd tab; wait one second for the first time.', findings: [] },
    { text: 'Set `the third tab`.', findings: [] },
  ],
};
