import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

const WORDS = ' first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

export const ordinalWords: Rule = {
  id: 'ordinal-words',
  label: 'Ordinals in words',
  description: 'Spell ordinals out: “first”, not “1st”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Spell the ordinal out instead of “{match}”.', [
      {
        pattern: /(?<![\w.,/-])\d{1,3}(?:st|nd|rd|th)(?![\w-]\w| (?:Street|Avenue|St|Ave|Floor)\b)/g,
        to: (match) => WORDS[Number.parseInt(match, 10)] ?? null,
      },
    ]),
  ],
  examples: () => [
    { text: 'The office is in 3rd Street.', findings: [] },
    {
      text: 'The 1st host and the 20th port.',
      findings: [
        { quote: '1st', suggestion: 'first' },
        { quote: '20th', suggestion: null },
      ],
    },
    { text: 'The first host on 1 May.', findings: [] },
    { text: 'Set `1st` in [it](1st.md).', findings: [] },
  ],
};
