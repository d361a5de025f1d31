import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const leadingZero: Rule = {
  id: 'leading-zero',
  label: 'A zero before the decimal point',
  description: 'Begin decimals below one with a zero: “0.5”, not “.5”. The point alone is easy to miss.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write the zero before the decimal point: “{replacement}”.', [
      { pattern: /(?<=\s)\.\d+(?=\s|%|[,;]|\.?$)/g, to: (match) => `0${match}` },
    ]),
  ],
  examples: () => [
    {
      text: 'It takes .5 seconds.',
      findings: [{ quote: '.5', suggestion: '0.5' }],
      fixed: 'It takes 0.5 seconds.',
    },
    { text: 'It takes 0.5 seconds, or 1.5; version v.5 is out.', findings: [] },
    { text: 'Set `.5`.', findings: [] },
  ],
};
