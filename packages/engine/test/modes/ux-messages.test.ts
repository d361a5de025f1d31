import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Strings, and whether a program can fill them in every language. */
const ROWS: readonly (readonly [text: string, isFound: boolean])[] = [
  ['{count, plural, one {# item}}', true],
  ['{count, plural, one {# item} other {# items}}', false],
  ['{gender, select, male {He liked it} female {She liked it}}', true],
  ['{gender, select, male {He liked it} other {They liked it}}', false],
  ['{name} shared {count, plural, one {a file} other {# files}} with you', false],
  ['Hello {name, welcome back', true],
  ['{count, plural, one {# file} other {# files', true],
  ['Hello {{name}}, welcome back', false],
  ['Saved: {n, plural, one {{name} and # more} other {{name} and # others}}', false],
  ['Start the block with {', false],
];

describe('messages with placeholders', () => {
  for (const [text, isFound] of ROWS)
    it(`${isFound ? 'are reported' : 'pass'}: ${text}`, () => {
      const { content } = run('ux-review', JSON.stringify({ key: text }), undefined);
      assert.equal(content.includes('Messages that can be filled'), isFound, content);
    });
});
