import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const CHANGED: readonly [string, string][] = [
  ['Plugins make use of hooks in order to run.', 'Plugins use hooks to run.'],
  ['This allows you to add routes.', 'This lets you add routes.'],
  ['It performs the validation of the body.', 'It validates the body.'],
  ['Start by performing an installation of the server.', 'Start by installing the server.'],
  ['There are several packages that provide types.', 'Several packages provide types.'],
  ['There is a script that generates the types.', 'A script generates the types.'],
  ['It enables developers to add routes.', 'It lets developers add routes.'],
  ['It specifies whether or not the server logs.', 'It specifies whether the server logs.'],
  ['It stores keys in a secure manner.', 'It stores keys securely.'],
  ['It is also possible to set a limit.', 'You can also set a limit.'],
  ['When a route is found, it is not possible to add hooks.', 'When a route is found, you cannot add hooks.'],
  [
    'The server keeps every connection open for as many seconds as the option tells it to, but it closes each connection at once when it stops.',
    'The server keeps every connection open for as many seconds as the option tells it to. However, it closes each connection at once when it stops.',
  ],
  [
    'The default value of this option is one hundred characters for each parameter; it is the same for all routes of the server.',
    'The default value of this option is one hundred characters for each parameter. It is the same for all routes of the server.',
  ],
  [
    'The engine provides these types: `Int`, `Float`, `String`, and `Boolean`.\n',
    'The engine provides these types:\n\n- `Int`\n- `Float`\n- `String`\n- `Boolean`\n',
  ],
];

const KEPT: readonly string[] = [
  // "To run" hangs on "possible" a second time.
  'It is possible to run two versions at once, and indeed to run one of them twice.',
  'It runs whether or not the server logs.',
  'It stores keys in a secure way that nobody knows.',
  'You must not use `make use of`.',
  // What follows the comma has no subject of its own.
  'The server keeps every connection open for as many seconds as the option tells it to, but closes each one at once when it stops.',
  // The condition holds for both halves.
  'If the option is set to zero seconds by the one who starts the server, it keeps connections open, but it closes each one when it stops.',
  'There are times that nobody expects.',
  'There are some tasks that you must do.',
  'Are there several packages that provide types?',
  'Choose one: a, b, or c.',
  'The colors are these: red, light green, and blue.',
];

describe('simplify', () => {
  for (const [before, after] of CHANGED) {
    it(`makes of ${JSON.stringify(before)} ${JSON.stringify(after)}`, () => {
      assert.equal(run('simplify', before).content, after);
      assert.equal(run('simplify', after).content, after);
    });
  }

  for (const text of KEPT) {
    it(`keeps ${JSON.stringify(text)}`, () => assert.equal(run('simplify', text).content, text));
  }

  it('breaks a long paragraph where a new thought begins', () => {
    const sentence = 'The server reads a request and answers it.';
    const before = `${Array(4).fill(sentence).join(' ')} However, a hook can answer first.\n${Array(3).fill(sentence).join(' ')}`;
    assert.equal(run('simplify', before).content, before.replace(' However', '\n\nHowever'));
  });

  it('writes line ends as the text has them', () => {
    const before = 'It has these types: `Int`, `Float`, `String`, and `Boolean`.\r\n';
    assert.equal(
      run('simplify', before).content,
      'It has these types:\r\n\r\n- `Int`\r\n- `Float`\r\n- `String`\r\n- `Boolean`\r\n',
    );
  });

  it('gives way to the house style', () => {
    const style = { termSubs: [{ preferred: 'make use of', avoid: ['employ'] }] };
    assert.equal(run('simplify', 'They employ it.', style).content, 'They make use of it.');
  });
});
