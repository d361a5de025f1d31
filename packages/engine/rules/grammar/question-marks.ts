import { patternCheck } from '../support/pattern-check.ts';
import type { Rule } from '../types.ts';

/** A question of one clause, its verb in front of its subject. */
const ASKS =
  /^\s*(?:(?:What|How|Why|Where|When)\s+(?:do|does|did)|(?:How|Why|Where)\s+(?:is|are|was|were|can|could|should))\s+(?:I|you|we|they|it|this|that|the|these|my|your|our)\b[^,;:?!]+\.\s*$/;
/** "What does the job is a script." */
const SAYS = /\b(?:does\s+the\s+(?:job|trick|work)|matters|is\s+(?:important|described|explained|shown))\b/;

export const questionMarks: Rule = {
  id: 'question-marks',
  label: 'Question marks',
  description: 'End a question with a question mark, so that readers hear that they are asked.',
  severity: 'minor',
  category: 'correctness',
  preset: true,
  checks: [
    patternCheck('A question ends with a question mark.', [
      {
        pattern:
          /\b(?:What|How|Why|Where|When)\s+(?:do|does|did|is|are|was|were|can|could|should)\s+(?:I|you|we|they|it|this|that|the|these|my|your|our)\s[^.,;:?!]{2,90}(?<at>\.)(?=\s|$)/dg,
        when: ({ sentence }) => ASKS.test(sentence) && !SAYS.test(sentence),
        to: '?',
      },
    ]),
  ],
  examples: () => [
    {
      text: 'What does this flag do. It sets the port. How can I reset it.',
      findings: [
        { quote: '.', suggestion: '?' },
        { quote: '.', suggestion: '?' },
      ],
      fixed: 'What does this flag do? It sets the port. How can I reset it?',
    },
    { text: 'What does the job is a script. What you do is up to you. See how it works.', findings: [] },
    { text: 'Read `What does this flag do.` first.', findings: [] },
  ],
};
