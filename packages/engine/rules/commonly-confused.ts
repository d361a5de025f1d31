import { CLOSE_CONFUSIONS } from './data/close-confusions.ts';
import { SOUND_ALIKES } from './data/confusion-patterns.ts';
import { CONFUSED_IN_CONTEXT } from './data/confusions-in-context.ts';
import { CONFUSED_EXCEPTIONS, CONFUSED_PATTERNS, CONFUSED_PHRASES, UNCOUNTABLE } from './data/confusions.ts';
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
    'Use the word that is meant: “by default” or “buy default”, “set up” as a verb and “setup” as a noun. A mix-up makes readers stop and guess.',
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
    grammarCheck([...RELATIVES, ...QUANTITIES]),
  ],
  examples: [
    {
      text: 'To setup the server, login with it’s own key rather then yours.',
      findings: [
        { quote: 'setup', suggestion: 'set up' },
        { quote: 'it’s own', suggestion: 'its own' },
        { quote: 'rather then', suggestion: 'rather than' },
      ],
      fixed: 'To set up the server, login with its own key rather than yours.',
    },
    {
      text: 'The change of the port could of failed.',
      findings: [{ quote: 'could of', suggestion: 'could have' }],
      fixed: 'The change of the port could have failed.',
    },
    {
      text: 'Before your run the tests, know how the file looks like, and the amount of requests.',
      findings: [
        { quote: 'your', suggestion: 'you' },
        { quote: 'how', suggestion: 'what' },
        { quote: 'amount', suggestion: 'number' },
      ],
    },
    {
      text: "It's content that counts. If it is greater, then the call fails. Because of its size, the amount of memory stays; see how to make it look like a list.",
      findings: [],
    },
    {
      text: 'The setup takes a minute. You could of course use its own login page, then log in to it.',
      findings: [],
    },
    { text: 'Run `setup` to `setup` the server; see [to setup](./setup.md).', findings: [] },
    {
      text: '- See the *login* to it.\n- You must login to it.',
      findings: [{ quote: 'login', suggestion: 'log in' }],
      fixed: '- See the *login* to it.\n- You must log in to it.',
    },
  ],
};
