import { shunning } from './support/phrasings.ts';
import type { Rule } from './types.ts';

export const latinAbbreviations: Rule = {
  id: 'latin-abbreviations',
  label: 'Latin abbreviations',
  description:
    'Write English instead of Latin: “for example”, not “e.g.”, and “that is”, not “i.e.”. Many readers mix the abbreviations up.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'substitution',
      message: 'Write “{replacement}” instead of “{match}”: many readers mix Latin abbreviations up.',
      swap: [
        { from: ['e.g.', 'e.g.,', 'eg.', 'eg.,', 'e.g', 'e.g,', 'eg,'], to: 'for example,' },
        { from: ['e.g.:', 'eg:', 'e.g:'], to: 'for example:' },
        { from: ['i.e.', 'i.e.,', 'ie.', 'ie.,', 'i.e', 'i.e,', 'ie,'], to: 'that is,' },
        { from: ['i.e.:', 'i.e:'], to: 'that is:' },
        { from: ['like e.g.', 'like for e.g.'], to: 'like' },
        { from: ['such as e.g.', 'such as, e.g.', 'such as, e.g.,'], to: 'such as' },
        { from: ['viz.', 'viz'], to: 'namely' },
        { from: ['ergo'], to: 'therefore' },
        { from: ['a.k.a.', 'aka', 'a.k.a'], to: 'also called' },
      ],
    },
    {
      kind: 'existence',
      phrases: ['etc.', 'etc', 'et cetera', 'et al.', 'inter alia', 'n.b.', 'cf.'],
      message: '“{match}” leaves the rest to guesswork. Name the things, or introduce them with “such as”.',
    },
  ],
  phrasings: [
    /\blatin\b/,
    /\be\.g\b.*\bi\.e\b/,
    /\bi\.e\b.*\be\.g\b/,
    shunning('e\\.g\\.?|i\\.e\\.?|etc\\.?'),
  ],
  examples: [
    {
      text: 'Use a proxy, e.g., nginx (i.e. not Node.js), a cache, etc.',
      findings: [
        { quote: 'e.g.,', suggestion: 'for example,' },
        { quote: 'i.e.', suggestion: 'that is,' },
        { quote: 'etc.', suggestion: null },
      ],
      fixed: 'Use a proxy, for example, nginx (that is, not Node.js), a cache, etc.',
    },
    { text: 'For example, connect via a proxy and vice versa.', findings: [] },
    { text: 'Set `e.g.` and [that](https://example.com/i.e./etc).', findings: [] },
  ],
};
