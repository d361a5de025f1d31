import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** What really lies ahead keeps its future. */
const REAL_FUTURE =
  /\b(?:(?:next|later|future|upcoming|coming) (?:releases?|versions?|years?|months?|weeks?|updates?)|in (?:the|a) (?:near )?future|roadmap|tomorrow|someday|eventually|no longer be|be (?:removed|dropped|deprecated|discontinued|released|announced|published))\b/i;
const ADVERB = '(?:(?:not|also|then|now|only|always|never|still|[a-z]+ly)\\s+)?';
export const presentTense: Rule = {
  id: 'present-tense',
  label: 'Present tense throughout',
  description:
    'Describe what the product does in the present tense: “the dialog opens”, not “will open”. Only real plans lie in the future.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Say it in the present tense: it happens each time.', [
      {
        pattern: new RegExp(
          `(?<![\\w-])(?:will|shall)\\s+${ADVERB}(?!be removed)[a-z]{2,}|\\bwon['’]t\\s+[a-z]{2,}|(?<=[A-Za-z])['’]ll\\s+[a-z]{2,}`,
          'g',
        ),
        when: ({ before }) => !/\b(?:free|at|good|last|own|the|a|their|your|of)\s+$/i.test(before),
        unless: REAL_FUTURE,
      },
      { pattern: /\b(?:is|are|am)\s+going\s+to\s+(?!the\b|a\b|be removed)[a-z]{2,}/g, unless: REAL_FUTURE },
    ]),
  ],
  examples: () => [
    {
      text: 'The dialog will open. You’ll see a list, and the job is going to start.',
      findings: [
        { quote: 'will open', suggestion: null },
        { quote: '’ll see', suggestion: null },
        { quote: 'is going to start', suggestion: null },
      ],
    },
    {
      text: 'The dialog opens at will. A later release will drop it. We are going to the office.',
      findings: [],
    },
    {
      text: 'Run `will return`, and read [what will be](will.md).',
      findings: [{ quote: 'will be', suggestion: null }],
    },
  ],
};
