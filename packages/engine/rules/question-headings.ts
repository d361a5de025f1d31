import type { Rule } from './types.ts';

export const questionHeadings: Rule = {
  id: 'question-headings',
  label: 'Headings that ask',
  description: 'Phrase headings as statements or tasks, not as questions.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'existence',
      scope: 'heading',
      pattern: /\S[^\n]*\?(?=\s*$)/g,
      message: 'Phrase the heading as a statement or a task instead of a question.',
    },
  ],
  examples: () => [
    { text: '## What is a host?', findings: [{ quote: 'What is a host?', suggestion: null }] },
    { text: '## What a host is\n\nWhat is a host?', findings: [] },
    { text: '## The `?` operator\n\n- Why?', findings: [] },
  ],
};
