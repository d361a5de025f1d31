import assert from 'node:assert/strict';
import type { Word } from '../../document/index.ts';
import { onlyBlock } from './show.ts';

const NOTE: Record<Word['kind'], string> = { word: '', number: '#', code: '`' };

/** Numbers are noted with `#`, code with a backtick. */
const rows: readonly (readonly [string, ...string[]])[] = [
  ["Don't re-run the users' jobs.", "Don't", 're-run', 'the', 'users', 'jobs'],
  ['Don’t split ‘quoted’ words.', 'Don’t', 'split', 'quoted', 'words'],
  ['A dash—or two -- parts.', 'A', 'dash', 'or', 'two', 'parts'],
  [
    'Node.js 20.1.0, v2.0, 1,000, 3.14, 50% and 10ms at 10:30.',
    'Node.js',
    '#20.1.0',
    '#v2.0',
    '#1,000',
    '#3.14',
    '#50%',
    'and',
    '#10ms',
    'at',
    '#10:30',
  ],
  ['C++, C# and R&D in HTTP2.', 'C++', 'C#', 'and', 'R&D', 'in', 'HTTP2'],
  ['E.g. the U.S. and a.m. hours, e.g.', 'E.g.', 'the', 'U.S.', 'and', 'a.m.', 'hours', 'e.g.'],
  ['Naïve cafe\u0301 Übung λ слово.', 'Naïve', 'cafe\u0301', 'Übung', 'λ', 'слово'],
  ['Go 🚀 now 👩‍👩‍👧 1️⃣ ℹ️ ok ❤️.', 'Go', 'now', 'ok'],
  ['Math 𝒜bc and 𠮷.', 'Math', '𝒜bc', 'and', '𠮷'],
  ['Use `a b`, `c`s and `d`-like.', 'Use', '``a b`', '``c`', 'and', '``d`', 'like'],
  ['And/or yes.', 'And', 'or', 'yes'],
  ['Lone \ud800 and \udc00 and \u0000 end.', 'Lone', 'and', 'and', 'end'],
  ['zero\u200dwidth soft\u00adhyphen', 'zero\u200dwidth', 'soft\u00adhyphen'],
];

describe('A sentence is split into words', () => {
  for (const [source, ...words] of rows) {
    it(`in ${JSON.stringify(source)}`, () => {
      const block = onlyBlock(source);
      assert.deepEqual(
        block.words.map(({ kind, text }) => NOTE[kind] + text),
        words,
      );
      for (const { start, end, text } of block.words) assert.equal(source.slice(start, end), text);
    });
  }

  it('reads code over two lines as one word', () => {
    assert.deepEqual(
      onlyBlock('a `b\nc` d').words.map(({ text }) => text),
      ['a', '`b\nc`', 'd'],
    );
  });

  it('writes out one word, a sentence or all of them, and each word once', () => {
    const block = onlyBlock('One two. Three `four`.');
    const third = block.wordAt(2);
    assert.equal(third?.text, 'Three');
    assert.equal(block.sentences[1]?.words[0], third);
    assert.equal(block.words[2], third);
    assert.deepEqual(
      block.words.map((_, index) => block.wordAt(index)),
      block.words,
    );
    assert.deepEqual([block.wordAt(-1), block.wordAt(4)], [undefined, undefined]);
  });
});
