import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

const WORDS = 'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty sixty'.split(
  ' ',
);
const VALUES = '2 3 4 5 6 7 8 9 10 11 12 15 20 30 60'.split(' ');

export const unitNumerals: Rule = {
  id: 'unit-numerals',
  label: 'Numerals with units',
  description: 'Write the number before a unit as a numeral: “5 MB”, “3 seconds”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write the number before a unit as a numeral: “{replacement}”.', [
      {
        pattern: new RegExp(
          `\\b(?:${WORDS.join('|')})(?=[ -](?:[KMGT]i?B|kB|ms|bytes?|bits?|kilobytes?|megabytes?|gigabytes?|terabytes?|milliseconds?|seconds?|minutes?|hours?|days|weeks|percent|pixels?|inch(?:es)?|(?:kilo|centi|milli)?(?:meters?|metres?)|(?:kilo)?grams?|kg|km|cm|mm|ml|(?:milli)?lit(?:er|re)s?|tonnes?|pounds|ounces|feet|yards|miles|volts?|watts?|degrees|points)\\b)`,
          'gi',
        ),
        to: (match) => VALUES[WORDS.indexOf(match.toLowerCase())] ?? null,
      },
    ]),
  ],
  examples: () => [
    {
      text: 'Cut three centimeters of five cables.',
      findings: [{ quote: 'three', suggestion: '3' }],
      fixed: 'Cut 3 centimeters of five cables.',
    },
    {
      text: 'Wait five seconds for ten MB.',
      findings: [
        { quote: 'five', suggestion: '5' },
        { quote: 'ten', suggestion: '10' },
      ],
      fixed: 'Wait 5 seconds for 10 MB.',
    },
    { text: 'Wait 5 seconds for three hosts.', findings: [] },
    { text: 'Set `five seconds`.', findings: [] },
  ],
};
