import { CONTRACTIONS, MORE_SHORT_FORMS } from './data/contractions.ts';
import type { Rule } from './types.ts';

/** “Why don't you” does not become “why do not you”. */
const questions = CONTRACTIONS.flatMap(([, short]) =>
  ['I', 'you', 'we', 'they', 'it', 'this', 'there'].map((subject) => `${short} ${subject}`),
);

export const noContractions: Rule = {
  id: 'no-contractions',
  label: 'No contractions',
  description:
    'Write words out: “do not”, without contractions. Full forms are easier for learners and translation tools.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'substitution',
      message: 'Write “{replacement}” in full instead of “{match}”.',
      swap: [...CONTRACTIONS, ...MORE_SHORT_FORMS].map(([full, short]) => ({ from: short, to: full })),
      exceptions: questions,
    },
    {
      kind: 'existence',
      phrases: [
        "it's",
        "that's",
        "there's",
        "let's",
        "what's",
        "here's",
        "who's",
        "you'd",
        "we'd",
        "they'd",
        "i'd",
        "i'll",
      ],
      message: 'Write “{match}” in full: house style avoids contractions.',
    },
  ],
  examples: () => [
    {
      text: 'You don’t need it, and it’s slow.',
      findings: [
        { quote: 'don’t', suggestion: 'do not' },
        { quote: 'it’s', suggestion: null },
      ],
      fixed: 'You do not need it, and it’s slow.',
    },
    { text: 'The team’s server does not use its own cache. Why don’t you try it?', findings: [] },
    { text: "Run `don't` in [a shell](./it's.md).", findings: [] },
  ],
};
