import type { Rule } from './types.ts';

export const ellipses: Rule = {
  id: 'ellipses',
  label: 'Ellipses',
  description:
    'Finish your sentences instead of trailing off in three dots. Readers cannot know how you would go on.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'existence',
      // After a word, at the end of a paragraph or before a new sentence; a cut in a quotation or a series stays.
      pattern:
        /(?:\.\.\.|…)(?<=(?<![.\w@/-])[A-Za-z][a-z']+(?:\.\.\.|…))(?=\s+[A-Z]|\s*$|(?<=[a-z'](?:\.\.\.|…))\s+(?:but|and|or|so|then|because|which|it|you|we|not)\s)/g,
      scope: 'paragraph',
      message: 'The sentence trails off. Finish it, or end it with a full stop.',
    },
  ],
  examples: () => [
    { text: 'It works, most of the time...', findings: [{ quote: '...', suggestion: null }] },
    { text: 'It takes a while… but it works.', findings: [{ quote: '…', suggestion: null }] },
    { text: 'Choose 1, 2, ..., 9 and click Save As... in the menu.', findings: [] },
    {
      text: 'Spread `...args` and [...rest](./a.md) and more...\n\n- Open...',
      findings: [{ quote: '...', suggestion: null }],
    },
  ],
};
