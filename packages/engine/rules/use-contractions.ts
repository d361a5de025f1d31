import { CONTRACTIONS } from './data/contractions.ts';
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
    { text: 'It is not only fast, it doesn’t stop. Whether it is or is not.', findings: [] },
    { text: 'Set `do not`, or [this](./is-not.md): do so.', findings: [] },
  ],
};
