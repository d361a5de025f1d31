import type { Rule } from './types.ts';

export const conjunctionOpeners: Rule = {
  id: 'conjunction-openers',
  label: 'Conjunctions that open sentences',
  description:
    'Begin no sentence with a conjunction such as “and” or “but”. Join it to the one before, or begin with what it is about.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'existence',
      pattern: /(?:^|[.!?]["”’)]?\s+)(?<at>And|But|Or|So|Nor|Yet)(?=,?\s+[a-z])(?!\s+far\b|\s+that\b)/g,
      scope: 'paragraph',
      message: 'Join this to the sentence before, or begin without “{match}”.',
    },
  ],
  examples: () => [
    {
      text: 'It starts. And it stops. But not always.',
      findings: [
        { quote: 'And', suggestion: null },
        { quote: 'But', suggestion: null },
      ],
    },
    {
      text: 'It starts and stops, but not always. Orders and buttons are fine. AND joins two terms.',
      findings: [],
    },
    { text: 'Use it. `And` joins [two](a.md) terms.', findings: [] },
  ],
};
