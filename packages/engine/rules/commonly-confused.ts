import { CLOSE_CONFUSIONS } from './data/close-confusions.ts';
import { SOUND_ALIKES } from './data/confusion-patterns.ts';
import { CONFUSED_IN_CONTEXT } from './data/confusions-in-context.ts';
import { CONFUSED_EXCEPTIONS, CONFUSED_PATTERNS, CONFUSED_PHRASES, UNCOUNTABLE } from './data/confusions.ts';
import { HOMOPHONES } from './data/homophones.ts';
import { LEARNER_SLIPS } from './data/learner-slips.ts';
import { USAGE_SLIPS } from './data/usage-slips.ts';
import { WORD_TYPOS } from './data/word-typos.ts';
import { grammarCheck } from './grammar/support/grammar-check.ts';
import { QUANTITIES } from './grammar/support/quantities.ts';
import { RELATIVES } from './grammar/support/relatives.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

const MESSAGE = 'Write “{replacement}”: “{match}” is not what is meant here.';

export const commonlyConfused: Rule = {
  id: 'commonly-confused',
  label: 'Commonly confused words',
  description:
    'Use the word that is meant: “could have”, “another”, “a number of requests”, “a part of it”. A mix-up makes readers stop and guess.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [
    { kind: 'substitution', swap: CONFUSED_PHRASES, exceptions: CONFUSED_EXCEPTIONS, message: MESSAGE },
    {
      kind: 'existence',
      phrases: UNCOUNTABLE,
      message: '“{match}” has no plural in English. Use the singular, and a singular verb with it.',
    },
    patternCheck(MESSAGE, CONFUSED_PATTERNS),
    patternCheck(MESSAGE, SOUND_ALIKES),
    patternCheck(MESSAGE, CONFUSED_IN_CONTEXT),
    patternCheck(MESSAGE, CLOSE_CONFUSIONS),
    patternCheck(MESSAGE, HOMOPHONES),
    patternCheck(MESSAGE, WORD_TYPOS),
    patternCheck(MESSAGE, USAGE_SLIPS),
    patternCheck(MESSAGE, LEARNER_SLIPS),
    grammarCheck([...RELATIVES, ...QUANTITIES]),
  ],
  examples: () => [
    {
      text: 'Everyone have to sign in on friday. This lets users to export it.',
      findings: [
        { quote: 'have', suggestion: 'has' },
        { quote: 'friday', suggestion: 'Friday' },
        { quote: ' to', suggestion: '' },
      ],
      fixed: 'Everyone has to sign in on Friday. This lets users export it.',
    },
    { text: 'Does everyone have a key? Let everybody have a look.', findings: [] },
    {
      text: "The docs are your's, and an other file could of failed.",
      findings: [
        { quote: "your's", suggestion: 'yours' },
        { quote: 'an other', suggestion: 'another' },
        { quote: 'could of', suggestion: 'could have' },
      ],
      fixed: 'The docs are yours, and another file could have failed.',
    },
    {
      text: 'Know how the file looks like, and the amount of requests.',
      findings: [
        { quote: 'how', suggestion: 'what' },
        { quote: 'amount', suggestion: 'number' },
      ],
      fixed: 'Know what the file looks like, and the number of requests.',
    },
    {
      text: 'Because of its size, the amount of memory stays; see how to make it look like a list.',
      findings: [],
    },
    { text: 'You could of course use `an other` name, and [an amount of work](./work.md).', findings: [] },
  ],
};
