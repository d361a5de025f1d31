import assert from 'node:assert/strict';
import { messages, run } from './run-check.ts';

const remove = (text: string) =>
  run(
    { kind: 'existence', phrases: ['simply', 'please', 'simple', 'just'], fix: 'remove', message: 'x' },
    text,
  );

const REMOVALS: readonly (readonly [text: string, edits: readonly string[]])[] = [
  ['You simply run it.', ['simply →']],
  ['Simply run it.', ['Simply run→Run']],
  ['Please, run it.', ['Please, run→Run']],
  ['Run it, please.', [', please→']],
  ['Run it please.', [' please→']],
  ['Then, please, run it.', [', please→']],
  ['Simply `run` it.', ['Simply →']],
  ['Simply.', ['Simply!']],
  ['It is a simple idea.', ['a simple →an ']],
  ['A simple idea.', ['A simple →An ']],
  ['A simple task.', ['simple →']],
  ['It is **simply** great.', ['simply!']],
  ['Do it\nsimply\nand well.', ['simply!']],
  ['It is not just fast.', ['just!']],
];

describe('existence', () => {
  for (const [text, edits] of REMOVALS) {
    it(`removes from ${JSON.stringify(text)}`, () => assert.deepEqual(remove(text), edits));
  }

  it('excuses what an exception covers', () =>
    assert.deepEqual(
      run(
        { kind: 'existence', phrases: ['just'], exceptions: ['just in time', 'just-in-time'], message: 'x' },
        'Just in time, just now.',
      ),
      ['just!'],
    ));

  it('reports matches of a pattern, narrowed to the group `at`', () => {
    assert.deepEqual(run({ kind: 'existence', pattern: /!+/g, message: 'x' }, 'Hi! `a!` ![x](y!)'), ['!!']);
    assert.deepEqual(
      run({ kind: 'existence', pattern: /so (?<at>very) good/dg, message: 'x' }, 'It is so very good.'),
      ['very!'],
    );
  });

  it('fills the message', () =>
    assert.deepEqual(
      messages({ kind: 'existence', phrases: ['in order'], message: 'Avoid “{match}”.' }, '*in*\norder'),
      ['Avoid “in order”.'],
    ));
});
