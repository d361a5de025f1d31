import { patternCheck, type PatternSwap } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** Where a parenthesis or a part of the sentence begins: there the English words fit with a comma behind them. */
const OPENING = /(?:^|[([,;:.!?–—])\s*$/;

function swaps(latin: string, english: string): readonly PatternSwap[] {
  const opens = (before: string) => OPENING.test(before);
  return [
    {
      pattern: new RegExp(`\\b(?:${latin})(?=\\s|,\\s)`, 'g'),
      when: ({ before, after }) => opens(before) && !after.startsWith(','),
      to: `${english},`,
    },
    {
      pattern: new RegExp(`\\b(?:${latin}),?(?=:|,)`, 'g'),
      when: ({ before }) => opens(before),
      to: english,
    },
    {
      pattern: new RegExp(`\\b(?:${latin})(?=[\\s,:])`, 'g'),
      when: ({ before }) => !opens(before) && !/[\w.-]$/.test(before),
      message: `Write “${english}” instead of “{match}”, with commas around it: many readers mix Latin abbreviations up.`,
    },
  ];
}

export const latinAbbreviations: Rule = {
  id: 'latin-abbreviations',
  label: 'Latin abbreviations',
  description:
    'Write English instead of Latin: “for example”, not “e.g.”, and “that is”, not “i.e.”. Many readers mix the abbreviations up.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    patternCheck('Write “{replacement}” instead of “{match}”: many readers mix Latin abbreviations up.', [
      ...swaps('[Ee]\\.g\\.?|[Ee]g\\.', 'for example'),
      ...swaps('[Ii]\\.e\\.?|[Ii]e\\.', 'that is'),
      { pattern: /(?<![\w.-])vs\.?(?=\s)/g, to: 'versus' },
    ]),
    {
      kind: 'existence',
      phrases: ['etc.', 'etc', 'et cetera', 'et al.', 'inter alia'],
      message: '“{match}” leaves the rest to guesswork. Name the things, or introduce them with “such as”.',
    },
    {
      kind: 'existence',
      phrases: ['viz.', 'n.b.', 'cf.', 'a.k.a.', 'aka', 'ergo', 'per se'],
      message: 'Write “{match}” in English: not every reader knows what it stands for.',
    },
  ],
  examples: () => [
    {
      text: 'Compare rows vs. columns; a lock is not slow per se. Open VS Code.',
      findings: [
        { quote: 'vs.', suggestion: 'versus' },
        { quote: 'per se', suggestion: null },
      ],
      fixed: 'Compare rows versus columns; a lock is not slow per se. Open VS Code.',
    },
    {
      text: 'Use a proxy, e.g., nginx (i.e. not Node.js), a cache, etc.',
      findings: [
        { quote: 'e.g.', suggestion: 'for example' },
        { quote: 'i.e.', suggestion: 'that is,' },
        { quote: 'etc.', suggestion: null },
      ],
      fixed: 'Use a proxy, for example, nginx (that is, not Node.js), a cache, etc.',
    },
    { text: 'Use it to e.g. start.', findings: [{ quote: 'e.g.', suggestion: null }] },
    { text: 'For example, connect via a proxy and vice versa.', findings: [] },
    { text: 'Set `e.g.` and [that](https://example.com/i.e./etc).', findings: [] },
  ],
};
