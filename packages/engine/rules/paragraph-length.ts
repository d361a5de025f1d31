import type { Rule } from './types.ts';

const LONG = Array.from({ length: 9 }, (_, index) => `Step ${index + 1} takes a while.`).join(' ');

export const paragraphLength: Rule = {
  id: 'paragraph-length',
  label: 'Paragraph length',
  description: 'Give each paragraph one topic and few sentences. A wall of text is skipped.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'metric',
      measure: 'paragraph-sentences',
      max: 8,
      message: 'Begin a new paragraph where the topic turns, or make it a list.',
    },
  ],
  examples: () => [
    { text: LONG, findings: [{ quote: LONG, suggestion: null }] },
    { text: 'One topic. A few sentences. Then a new paragraph.', findings: [] },
    {
      text: '- One.\n- Two.\n- `Three`.\n- Four.\n- Five.\n- Six.\n- Seven.\n- Eight.\n- Nine.',
      findings: [],
    },
  ],
};
