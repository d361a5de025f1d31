import assert from 'node:assert/strict';
import type { Substitution } from '../../checks/types.ts';
import { messages, run } from './run-check.ts';

const MESSAGE = 'Use “{replacement}” instead of “{match}”.';
const CASES: readonly (readonly [swap: Substitution, text: string, edits: readonly string[]])[] = [
  [
    { from: 'utilize', to: 'use' },
    'Utilize it, utilize it, UTILIZE it.',
    ['Utilize→Use', 'utilize→use', 'UTILIZE→USE'],
  ],
  [
    { from: 'in order to', to: 'to' },
    'In order\nto win. IN ORDER TO WIN.',
    ['In order\nto→To', 'IN ORDER TO→TO'],
  ],
  [{ from: 'github', to: 'GitHub' }, 'github, GITHUB, GitHub', ['github→GitHub', 'GITHUB→GitHub']],
  [
    { from: ['NPM', 'node package manager'], to: 'npm' },
    'NPM is npm. Node package manager.',
    ['NPM→npm', 'Node package manager→npm'],
  ],
  [{ from: 'Log In', to: 'sign in' }, 'Click Log In', ['Log In→sign in']],
  [{ from: 'log in', to: 'sign in' }, 'Click Log In', ['Log In→Sign In']],
  [{ from: 'Email', to: 'email' }, 'Email is an Email. # Email', ['Email→email']],
  [{ from: 'log', to: 'log in' }, 'Log in, then log.', ['log→log in']],
  [{ from: 'node.js', to: 'Node.js', caseSensitive: true }, 'Use node.js or Node.js.', ['node.js→Node.js']],
  [{ from: ['VS code', 'VSCode'], to: 'VS Code' }, 'VS Code, VS code', ['VS code→VS Code']],
  [{ from: 'e.g.', to: 'for example' }, 'Tools, e.g. hammers.', ['e.g.→for example']],
  [
    { from: 'etc.', to: 'and so on' },
    'Nuts, bolts, etc. They rust. Nuts etc. and more.',
    ['etc.→and so on.', 'etc.→and so on'],
  ],
  [{ from: 'utilized', to: 'used' }, 'A book, an utilized book.', ['an utilized→a used']],
  [{ from: 'legacy', to: 'old' }, 'A legacy app and a legacy app.', ['A legacy→An old', 'a legacy→an old']],
  [
    { from: 'whitelist', to: 'allowlist' },
    'A whitelist; the whitelist’s end.',
    ['A whitelist→An allowlist', 'whitelist→allowlist'],
  ],
  [{ from: 'e-mail', to: 'email' }, 'an e-mail, an **e-mail**', ['e-mail→email', 'e-mail→email']],
  [{ from: 'whitelist', to: 'allowlist' }, 'a **whitelist**', ['whitelist→allowlist']],
  [{ from: 'kill', to: ['stop', 'end'] }, 'Kill it.', ['Kill!']],
  [{ from: 'kill', to: [] }, 'Kill it.', ['Kill!']],
  [{ from: 'click', to: 'select' }, '[click](http://click.io) `click` **cl**ick', ['click→select']],
  [{ from: 'in order to', to: 'to' }, 'in **order** to', ['in **order** to!']],
];

describe('substitution', () => {
  for (const [swap, text, edits] of CASES) {
    it(`turns ${JSON.stringify(text)} by ${JSON.stringify(swap.from)}`, () =>
      assert.deepEqual(run({ kind: 'substitution', swap: [swap], message: MESSAGE }, text), edits));
  }

  it('names the choices where there are several', () =>
    assert.deepEqual(
      messages(
        { kind: 'substitution', swap: [{ from: 'kill', to: ['stop', 'end'] }], message: MESSAGE },
        'Kill it.',
      ),
      ['Use “Stop” or “End” instead of “Kill”.'],
    ));

  it('prefers a note to the message', () =>
    assert.deepEqual(
      messages(
        { kind: 'substitution', swap: [{ from: 'a', to: 'b', note: 'No {match}.' }], message: MESSAGE },
        'x a',
      ),
      ['No a.'],
    ));
});
