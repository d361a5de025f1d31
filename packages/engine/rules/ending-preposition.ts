import type { Rule } from './types.ts';

export const endingPreposition: Rule = {
  id: 'ending-preposition',
  label: 'Prepositions that end sentences',
  description:
    'End no sentence with a preposition: “the host to which it connects”, not “the host it connects to”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'existence',
      pattern:
        /(?<=\b(?:listens?|runs?|depends?|relies|rely|based|lives?|sits|focus(?:es)?|operates?|stored|located|hosted|deployed|installed|written|saved|kept|worked|works|lives|interested|save|store|is\s+it|are\s+they)\s)(?<at>on|in)(?=[.?!](?:\s|$))/g,
      message: 'Turn the sentence so that “{match}” does not end it.',
    },
    {
      kind: 'existence',
      pattern:
        /(?<=[a-z]\s)(?<at>of|(?<!\b(?:need|want|have|has|had|like|able|going|tr(?:y|ied)|used|ought|supposed|how|allowed|wish(?:es)?|asked|told|required|willing|needs|wants|where|when|if)\s)to|with|from|for|about|at|into|onto|upon|by)(?=[.?!](?:\s|$))/g,
      message: 'Turn the sentence so that “{match}” does not end it.',
    },
  ],
  examples: () => [
    {
      text: 'Pick the folder that you save in. Which one is it in?',
      findings: [
        { quote: 'in', suggestion: null },
        { quote: 'in', suggestion: null },
      ],
    },
    { text: 'This is the host it connects to.', findings: [{ quote: 'to', suggestion: null }] },
    {
      text: 'Log in. Turn it on. This is the host to which it connects; see what it is for, too.',
      findings: [],
    },
    { text: 'Write `to`. Open [the host](a.md). Restart it when you need to.', findings: [] },
  ],
};
