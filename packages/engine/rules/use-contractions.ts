import { CONTRACTIONS } from './data/contractions.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const useContractions: Rule = {
  id: 'use-contractions',
  label: 'Use contractions',
  description: 'Use common contractions such as “don’t” and “isn’t”. They make a text sound like a person.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'substitution',
      message: 'Write “{replacement}” instead of “{match}”: house style uses contractions.',
      swap: CONTRACTIONS.map(([full, short]) => ({ from: full, to: short })),
      exceptions: CONTRACTIONS.flatMap(([full]) => [`${full} only`, `or ${full}`]),
    },
    patternCheck('Write “{replacement}” instead of “{match}”: house style uses contractions.', [
      {
        // Amid a sentence the full form is often meant to stand out.
        pattern: /\b(?:You|We|They)\s+(?:are|will)\b(?=\s+(?!(?:and|or|but|not)\b)[a-z])/g,
        to: (match) => match.replace(/\s+are$/, "'re").replace(/\s+will$/, "'ll"),
      },
    ]),
  ],
  examples: () => [
    {
      text: 'It does not run, and you cannot stop it.',
      findings: [
        { quote: 'does not', suggestion: "doesn't" },
        { quote: 'cannot', suggestion: "can't" },
      ],
      fixed: "It doesn't run, and you can't stop it.",
    },
    {
      text: 'You are ready when they are, wherever you are.',
      findings: [{ quote: 'You are', suggestion: "You're" }],
    },
    { text: 'It is not only fast, it doesn’t stop. Whether it is or is not.', findings: [] },
    { text: 'Set `do not`, or [this](./is-not.md): do so.', findings: [] },
  ],
};
