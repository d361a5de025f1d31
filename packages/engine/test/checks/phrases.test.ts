import assert from 'node:assert/strict';
import { run } from './run-check.ts';

const CASES: readonly (readonly [phrase: string, text: string, found: readonly string[]])[] = [
  ['master', 'The master is a Master.', ['master', 'Master']],
  ['master', 'A webmaster, a master-detail view, master_key, master.js, master() and @master.', []],
  ['master', 'See example.master and $master, --master, ../master/x.', []],
  [
    'master',
    'Set master/replica, (master), “master”, **master**: master’s.',
    ['master', 'master', 'master', 'master', 'master'],
  ],
  [
    'white list',
    'A white list, a white\nlist, a white **list**, a white-list, a white. List, whitelist.',
    ['white list', 'white\nlist', 'white **list**'],
  ],
  ['white-list', 'A white-list and a white list.', ['white-list']],
  ['e.g.', 'Tools, e.g. hammers (e.g., nails).', ['e.g.', 'e.g.']],
  ['and/or', 'This and/or that, and or.', ['and/or']],
  ['C++', 'Use C++ or C.', ['C++']],
  ['C', 'Use C++, C# or C.', ['C']],
  ['.NET', 'Use .NET, not ASP.NET.', ['.NET']],
  ['Node.js', 'Run node.js or Node js.', ['node.js']],
  ["don't", "You don’t and you don't.", ['don’t', "don't"]],
  ['it', "It is what it's.", ['It']],
  // Its later words are read before the one by which it is known.
  ['in order to', 'To order. In order to.\n\nOrder to win, in order to.', ['In order to', 'in order to']],
  ['in order to', 'In `order` to, in order, to, in order\n> to.', []],
  ['simply', 'Call `simply`, [docs](http://simply.dev/simply) and <b title="simply">x</b>.', []],
  ['simply', '[simply](x) | <b>simply</b>', ['simply', 'simply']],
  ['naïve', 'A Naïve naive NAÏVE.', ['Naïve', 'NAÏVE']],
  ['foo', '😀foo 👩‍👩‍👧 foo', ['foo', 'foo']],
];

describe('phrases', () => {
  for (const [phrase, text, found] of CASES) {
    it(`finds ${JSON.stringify(phrase)} in ${JSON.stringify(text)} ${found.length} times`, () =>
      assert.deepEqual(
        run({ kind: 'existence', phrases: [phrase], message: 'x' }, text),
        found.map((quote) => `${quote}!`),
      ));
  }

  it('takes the longest of the phrases that start together', () =>
    assert.deepEqual(
      run({ kind: 'existence', phrases: ['log', 'log in', 'in'], message: 'x' }, 'Log in to the log.'),
      ['Log in!', 'log!'],
    ));

  it('minds letter case where asked to', () =>
    assert.deepEqual(
      run(
        { kind: 'existence', phrases: ['Github'], caseSensitive: true, message: 'x' },
        'Github, GitHub, github',
      ),
      ['Github!'],
    ));

  it('reads only the scope asked for', () => {
    const text = '# foo\n\nfoo\n\n- foo\n\n| a foo |\n|---|\n| foo |\n';
    for (const [scope, count] of [
      ['heading', 1],
      ['paragraph', 1],
      ['list-item', 1],
      ['table-cell', 2],
      ['text', 5],
    ] as const) {
      assert.equal(
        run({ kind: 'existence', phrases: ['foo'], scope, message: 'x' }, text).length,
        count,
        scope,
      );
    }
  });
});
