import type { Rule } from './types.ts';

export const thereIs: Rule = {
  id: 'there-is',
  label: '“There is” openings',
  description:
    'Begin sentences with what they are about: “Three options exist”, not “There are three options”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'existence',
      pattern:
        /(?:^|[.!?:]\s+|[.!?]["”)]\s+)(?<at>There(?:['’](?:s|re)|\s+(?:is|are|was|were|will\s+be|has\s+been|have\s+been|may\s+be|might\s+be|can\s+be|must\s+be|should\s+be|isn['’]t|aren['’]t)))(?=[\s,])/g,
      message: 'Begin with what the sentence is about instead of “{match}”.',
    },
  ],
  examples: () => [
    {
      text: 'There are three options. There’s no limit.',
      findings: [
        { quote: 'There are', suggestion: null },
        { quote: 'There’s', suggestion: null },
      ],
    },
    {
      text: 'Is there an option? Put it there. If there is one, use it; therefore, there are two.',
      findings: [],
    },
    { text: 'Log `There is` and [There you go](a.md).', findings: [] },
  ],
};
