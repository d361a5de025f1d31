import assert from 'node:assert/strict';
import type { Check } from '../../checks/types.ts';
import { messages, run } from './run-check.ts';

const repetition: Check = { kind: 'repetition', message: '“{match}” stands twice.' };
const consistency: Check = {
  kind: 'consistency',
  either: [
    ['e-mail', 'email'],
    ['login', 'log-in'],
  ],
  message: 'Write “{replacement}”.',
};
const metric = (measure: 'sentence-words' | 'paragraph-sentences' | 'heading-words', max: number): Check => ({
  kind: 'metric',
  measure,
  max,
  message: '',
});

const CASES: readonly (readonly [name: string, check: Check, text: string, found: readonly string[]])[] = [
  ['a word twice', repetition, 'It is the the end.', ['the the→the']],
  [
    'a word twice across lines',
    repetition,
    'It is the\nthe end. The the end.',
    ['the\nthe→the', 'The the→The'],
  ],
  [
    'a word twice across the lines of a note',
    repetition,
    '> [!NOTE]\n> It is the\n> the end.',
    ['the\n> the!'],
  ],
  ['a word twice in a quotation', repetition, '> It is the\n> the end.', []],
  ['a word three times', repetition, 'so is is is', ['is is is→is']],
  ['what may repeat', repetition, 'He had had that that. New York York.', []],
  ['words apart', repetition, 'The end. End it. the, the; the (the) a-a 1 1 x x', []],
  ['code and links beside words', repetition, 'A `foo` foo and [foo](x) foo, **foo** foo.', []],
  ['table cells', repetition, '| the | the |\n|---|---|\n| a | a |', []],
  ['the rarer spelling', consistency, 'An email, an email, an E-mail.', ['E-mail→Email']],
  ['the later spelling at a tie', consistency, 'Your login. A log-in.', ['log-in→login']],
  ['one spelling alone', consistency, 'An email, a login.', []],
  [
    'long sentences',
    metric('sentence-words', 3),
    'One two three. One two `three` four! # a',
    ['One two `three` four!!'],
  ],
  [
    'long sentences but not headings and cells',
    metric('sentence-words', 1),
    '# a b c\n\n| a b c |\n|---|\n',
    [],
  ],
  [
    'long paragraphs',
    metric('paragraph-sentences', 1),
    'One two. Three four.\n\nFive six.',
    ['One two. Three four.!'],
  ],
  ['long headings', metric('heading-words', 2), '# One two three\n\n## One two', ['One two three!']],
  [
    'too many of something',
    { kind: 'occurrence', pattern: /,/g, per: 'sentence', max: 1, message: '{count}' },
    'a, b, c, d. e, f',
    [',!'],
  ],
  [
    'too few of something',
    { kind: 'occurrence', pattern: /\./g, per: 'block', min: 1, message: '{count}' },
    'Ends.\n\nDoes not',
    ['Does not!'],
  ],
  [
    'what code finds',
    { kind: 'code', find: () => [{ start: 0, end: 1, replacement: 'b', message: 'x' }] },
    'abc',
    ['a→b'],
  ],
];

describe('kinds of check', () => {
  for (const [name, check, text, found] of CASES) {
    it(`${check.kind}: ${name}`, () => assert.deepEqual(run(check, text), found));
  }

  it('metric tells the measure', () =>
    assert.deepEqual(messages(metric('sentence-words', 2), 'One two three.'), [
      'This sentence has 3 words; aim for 2 or fewer.',
    ]));
});
