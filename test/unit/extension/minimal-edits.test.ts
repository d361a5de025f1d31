import assert from 'node:assert/strict';
import { measureProcessor } from '../../../test/harness/processor-time.ts';
import fc from 'fast-check';
import { applyEdits } from '../../../src/text/edit.ts';
import { minimalEdits } from '../../../src/text/minimal-edits.ts';
import { prose } from './support/arbitrary-text.ts';

describe('minimalEdits', () => {
  it('turns any text into any other', () => {
    fc.assert(
      fc.property(prose, prose, (before, after) => {
        const edits = minimalEdits(before, after);
        assert.equal(applyEdits(before, edits), after);
        edits.forEach((edit, index) => assert.ok(edit.start >= (edits[index - 1]?.end ?? 0)));
      }),
      { numRuns: 500 },
    );
  });

  it('never begins or ends between the halves of a CRLF or of a surrogate pair', () => {
    fc.assert(
      fc.property(prose, prose, (before, after) => {
        for (const { start, end } of minimalEdits(before, after)) {
          for (const offset of [start, end]) {
            assert.doesNotMatch(
              before.slice(offset - 1, offset + 1),
              /^(?:\r\n|[\ud800-\udbff][\udc00-\udfff])$/,
            );
          }
        }
      }),
    );
  });

  it('touches only the words that differ', () => {
    const before = 'We utilize it.\n\nNothing here.\n\nThen simply go on.\n';
    const after = 'We use it.\n\nNothing here.\n\nThen go on.\n';
    assert.deepEqual(minimalEdits(before, after), [
      { start: 3, end: 10, text: 'use' },
      { start: 36, end: 43, text: '' },
    ]);
  });

  it('has nothing to do for equal texts', () => {
    assert.deepEqual(minimalEdits('a\r\nb', 'a\r\nb'), []);
  });

  it('stays quick on long texts that have nothing in common', () => {
    const text = (word: string) =>
      Array.from({ length: 4000 }, (_, line) => `${word} ${line} ${word}`).join('\n');
    const used = measureProcessor();
    const edits = minimalEdits(text('before'), text('after'));
    assert.equal(applyEdits(text('before'), edits), text('after'));
    assert.ok(used() < 3000);
  });
});
