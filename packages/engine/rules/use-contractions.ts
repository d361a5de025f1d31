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
        // Where a clause ends, the verb is stressed: "who you are".
        pattern:
          /\b(?:[Yy]ou|[Ww]e|[Tt]hey)\s+(?:are|will)\b(?=\s+(?!(?:and|or|but|not)\b)[a-z])(?<!\b(?:what|where|who|how|as|than|that|which|whatever|wherever)\s+\w+\s+\w+)/g,
        to: (match) => match.replace(/\s+are$/, "'re").replace(/\s+will$/, "'ll"),
      },
    ]),
  ],
  examples: [
    {
      text: 'It does not run, and you cannot stop it.',
      findings: [
        { quote: 'does not', suggestion: "doesn't" },
        { quote: 'cannot', suggestion: "can't" },
      ],
      fixed: "It doesn't run, and you can't stop it.",
    },
    {
      text: 'You are ready when they will be, wherever you are.',
      findings: [
        { quote: 'You are', suggestion: "You're" },
        { quote: 'they will', suggestion: "they'll" },
      ],
    },
    { text: 'It is not only fast, it doesn’t stop. Whether it is or is not.', findings: [] },
    { text: 'Set `do not`, or [this](./is-not.md): do so.', findings: [] },
  ],
};
