import { listed } from '../checks/listed-phrases.ts';
import {
  EMPTY_LEAD_INS,
  TOLD_BY_SOMEBODY,
  WORDY_EXCEPTIONS,
  WORDY_PATTERNS,
  wordyPhrases,
} from './data/wordy-phrases.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

const MESSAGE = '“{match}” says no more than “{replacement}”. The shorter form is quicker to read.';

export const wordiness: Rule = {
  id: 'wordiness',
  label: 'Wordy phrases',
  description:
    'Prefer the short form of a phrase: “to” for “in order to”, “because” for “due to the fact that”. Extra words slow readers down.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    listed('wordy', { swap: wordyPhrases, exceptions: WORDY_EXCEPTIONS, message: MESSAGE }),
    {
      kind: 'existence',
      phrases: EMPTY_LEAD_INS,
      exceptions: TOLD_BY_SOMEBODY,
      fix: 'remove',
      message: '“{match}” delays the point. Begin with what readers need to know.',
    },
    patternCheck(MESSAGE, WORDY_PATTERNS),
  ],
  examples: () => [
    {
      text: 'Needless to say, save the file.',
      findings: [{ quote: 'Needless to say, save', suggestion: 'Save' }],
      fixed: 'Save the file.',
    },
    {
      text: 'In order to utilize the cache, wait until it is able to start.',
      findings: [
        { quote: 'In order to', suggestion: 'To' },
        { quote: 'utilize', suggestion: 'use' },
        { quote: 'is able to', suggestion: 'can' },
      ],
      fixed: 'To use the cache, wait until it can start.',
    },
    {
      text: 'It is important to note that a number of plugins fail.',
      findings: [
        { quote: 'It is important to note that a', suggestion: 'A' },
        { quote: 'a number of', suggestion: null },
      ],
    },
    {
      text: 'Notwithstanding the fault, a majority of users stayed.',
      findings: [
        { quote: 'Notwithstanding', suggestion: 'Despite' },
        { quote: 'a majority of', suggestion: 'most' },
      ],
    },
    {
      text: 'It is capable of handling retries because of the fact that it provides the ability to queue them. It is necessary to refer back to the log.',
      findings: [
        { quote: 'is capable of handling', suggestion: 'can handle' },
        { quote: 'because of the fact that', suggestion: 'because' },
        { quote: 'provides the ability to', suggestion: 'lets you' },
        { quote: 'It is necessary to', suggestion: null },
        { quote: 'refer back to', suggestion: 'refer to' },
      ],
    },
    { text: 'You must be able to order a number. CPU utilization is the key metric.', findings: [] },
    { text: 'Call `utilize` or see [order](./in-order-to.md).', findings: [] },
  ],
};
