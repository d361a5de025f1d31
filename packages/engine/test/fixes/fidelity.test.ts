import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseDocument } from '../../document/index.ts';
import { fidelity } from '../../fixes/index.ts';
import { anyText } from '../document/fragments.ts';

function compare(before: string, after: string) {
  return fidelity(parseDocument(before, 'markdown'), parseDocument(after, 'markdown'));
}

const rows: readonly (readonly [
  name: string,
  before: string,
  after: string,
  lost: string[],
  added: string[],
])[] = [
  ['prose', 'The `a` is *very* good.', 'Good is `a`.', [], []],
  ['the order of links', '[a](b) and [c](d)', '[c](d) and [a](b)', [], []],
  ['line ends', 'A `b`\r\nc.\r\n', 'A `b`\nc.\n', [], []],
  ['inline code', 'Use `a`.', 'Use `b`.', ['`a`'], ['`b`']],
  ['one of two', 'Use `a` or `a`.', 'Use `a`.', ['`a`'], []],
  ['a destination', '[a](b)', '[a](c)', ['](b)'], ['](c)']],
  [
    'a URL',
    'See https://a.example.',
    'See https://a.example/b.',
    ['https://a.example'],
    ['https://a.example/b'],
  ],
  ['a placeholder', 'Hi {name}.', 'Hi.', ['{name}'], []],
  ['front matter', '---\na: b\n---\nText', 'Text', ['---\na: b\n---'], []],
  ['HTML', 'A <b>c</b>', 'A c', ['<b>', '</b>'], []],
  ['a path', 'Edit src/a.ts.', 'Edit it.', ['src/a.ts'], []],
  ['a path now marked as code', 'Edit src/a.ts.', 'Edit `src/a.ts`.', [], ['`src/a.ts`']],
  [
    'the order of code blocks',
    '```\na\n```\n\n```\nb\n```',
    '```\nb\n```\n\n```\na\n```',
    ['```\na\n```'],
    ['```\nb\n```'],
  ],
];

describe('Fidelity notices a change of', () => {
  for (const [name, before, after, lost, added] of rows) {
    it(`${name}${lost.length + added.length === 0 ? ', and allows it' : ''}`, () => {
      assert.deepEqual(compare(before, after), { same: lost.length + added.length === 0, lost, added });
    });
  }

  it('nothing in the same text', () => {
    fc.assert(
      fc.property(anyText, (source) => assert.ok(compare(source, source).same)),
      { numRuns: 300 },
    );
  });
});
