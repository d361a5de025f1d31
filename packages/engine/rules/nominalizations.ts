import type { Rule } from './types.ts';

/** A verb with a noun that hides the real verb; base, "-s", "-ing" and past forms are made of the verb's. */
const HIDDEN: readonly (readonly [
  verb: readonly [string, string, string],
  noun: string,
  real: readonly [string, string, string],
])[] = [
  [['make', 'makes', 'making'], 'a decision', ['decide', 'decides', 'deciding']],
  [['make', 'makes', 'making'], 'a change to', ['change', 'changes', 'changing']],
  [['make', 'makes', 'making'], 'an improvement to', ['improve', 'improves', 'improving']],
  [['make', 'makes', 'making'], 'an attempt to', ['try to', 'tries to', 'trying to']],
  [['make', 'makes', 'making'], 'a modification to', ['modify', 'modifies', 'modifying']],
  [['make', 'makes', 'making'], 'a comparison of', ['compare', 'compares', 'comparing']],
  [['make', 'makes', 'making'], 'use of', ['use', 'uses', 'using']],
  [['perform', 'performs', 'performing'], 'an analysis of', ['analyze', 'analyzes', 'analyzing']],
  [['perform', 'performs', 'performing'], 'an installation of', ['install', 'installs', 'installing']],
  [['perform', 'performs', 'performing'], 'a validation of', ['validate', 'validates', 'validating']],
  [['perform', 'performs', 'performing'], 'an update of', ['update', 'updates', 'updating']],
  [['perform', 'performs', 'performing'], 'the installation of', ['install', 'installs', 'installing']],
  [['perform', 'performs', 'performing'], 'a search for', ['search for', 'searches for', 'searching for']],
  [['perform', 'performs', 'performing'], 'a comparison of', ['compare', 'compares', 'comparing']],
  [['conduct', 'conducts', 'conducting'], 'a review of', ['review', 'reviews', 'reviewing']],
  [
    ['conduct', 'conducts', 'conducting'],
    'an investigation of',
    ['investigate', 'investigates', 'investigating'],
  ],
  [['conduct', 'conducts', 'conducting'], 'an evaluation of', ['evaluate', 'evaluates', 'evaluating']],
  [['carry out', 'carries out', 'carrying out'], 'an inspection of', ['inspect', 'inspects', 'inspecting']],
  [['carry out', 'carries out', 'carrying out'], 'a test of', ['test', 'tests', 'testing']],
  [['give', 'gives', 'giving'], 'consideration to', ['consider', 'considers', 'considering']],
  [['give', 'gives', 'giving'], 'an explanation of', ['explain', 'explains', 'explaining']],
  [['give', 'gives', 'giving'], 'a description of', ['describe', 'describes', 'describing']],
  [['provide', 'provides', 'providing'], 'a description of', ['describe', 'describes', 'describing']],
  [['provide', 'provides', 'providing'], 'an explanation of', ['explain', 'explains', 'explaining']],
  [['provide', 'provides', 'providing'], 'assistance to', ['help', 'helps', 'helping']],
  [['provide', 'provides', 'providing'], 'support for', ['support', 'supports', 'supporting']],
  [['take', 'takes', 'taking'], 'into consideration', ['consider', 'considers', 'considering']],
  [['have', 'has', 'having'], 'a discussion about', ['discuss', 'discusses', 'discussing']],
  [['come', 'comes', 'coming'], 'to a conclusion', ['conclude', 'concludes', 'concluding']],
  [['reach', 'reaches', 'reaching'], 'an agreement', ['agree', 'agrees', 'agreeing']],
  [['reach', 'reaches', 'reaching'], 'a conclusion', ['conclude', 'concludes', 'concluding']],
  [['do', 'does', 'doing'], 'an analysis of', ['analyze', 'analyzes', 'analyzing']],
  [['do', 'does', 'doing'], 'a comparison of', ['compare', 'compares', 'comparing']],
  [['do', 'does', 'doing'], 'a review of', ['review', 'reviews', 'reviewing']],
];

export const nominalizations: Rule = {
  id: 'nominalizations',
  label: 'Hidden verbs',
  description:
    'Let verbs be verbs: “decide”, not “make a decision”. The sentence gets shorter and says who acts.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'substitution',
      message: 'Write “{replacement}” instead of “{match}”: the verb hides in a noun.',
      swap: HIDDEN.flatMap(([verbs, noun, reals]) =>
        verbs.flatMap((verb, index) => [{ from: `${verb} ${noun}`, to: reals[index] ?? '' }]),
      ),
    },
  ],
  examples: () => [
    {
      text: 'Make a decision, then perform an analysis of the log.',
      findings: [
        { quote: 'Make a decision', suggestion: 'Decide' },
        { quote: 'perform an analysis of', suggestion: 'analyze' },
      ],
      fixed: 'Decide, then analyze the log.',
    },
    { text: 'The analysis of the log led to a decision, which makes a list.', findings: [] },
    { text: 'Call `make a decision` in [the guide](a.md).', findings: [] },
  ],
};
