import type { Rule } from './types.ts';

export const negativeConstructions: Rule = {
  id: 'negative-constructions',
  label: 'Positive statements',
  description:
    'Say what is, not what is not: “unable” for “not able”, “omits” for “does not include”. Positive sentences are read faster.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'substitution',
      message: 'Say it positively: “{replacement}” instead of “{match}”.',
      swap: [
        { from: ['is not able to', 'are not able to'], to: ['cannot', 'fails to'] },
        { from: 'not possible', to: 'impossible' },
        { from: 'not many', to: 'few' },
        { from: 'not much', to: 'little' },
        { from: 'not the same as', to: 'different from' },
        { from: 'not the same', to: 'different' },
        { from: ['does not have', "doesn't have"], to: ['lacks', 'is without'] },
        { from: ['do not have', "don't have"], to: ['lack', 'are without'] },
        { from: ['does not include', "doesn't include"], to: ['omits', 'leaves out'] },
        { from: ['do not include', "don't include"], to: ['omit', 'leave out'] },
        { from: ['do not forget to', "don't forget to"], to: 'remember to' },
        { from: ['does not accept', "doesn't accept"], to: ['rejects', 'refuses'] },
        { from: ['does not succeed', "doesn't succeed"], to: 'fails' },
        { from: ['do not stop', "don't stop"], to: ['continue', 'go on'] },
        { from: ['not unless', 'not until'], to: ['only if', 'only when'] },
        { from: ['not often', 'not frequently'], to: ['rarely', 'seldom'] },
        { from: 'not certain', to: 'uncertain' },
        { from: 'not aware', to: 'unaware' },
      ],
      exceptions: [
        'why not much',
        'do not have to',
        "don't have to",
        'does not have to',
        "doesn't have to",
        'if not possible',
        'or not possible',
      ],
    },
  ],
  examples: () => [
    {
      text: 'It is not possible to log in. The plan does not include support. Do not forget to save.',
      findings: [
        { quote: 'not possible', suggestion: 'impossible' },
        { quote: 'does not include', suggestion: null },
        { quote: 'Do not forget to', suggestion: 'Remember to' },
      ],
      fixed: 'It is impossible to log in. The plan does not include support. Remember to save.',
    },
    { text: 'You do not have to log in. The plan excludes support.', findings: [] },
    { text: 'Return `not possible` as [listed](a.md).', findings: [] },
  ],
};
