import assert from 'node:assert/strict';
import fc from 'fast-check';
import { applyEdits, type TextEdit } from '../../../src/text/edit.ts';
import { fewerEdits } from '../../../src/text/fewer-edits.ts';
import { movedOffset } from '../../../src/text/moving-offset.ts';
import { prose } from './support/arbitrary-text.ts';

const HALVES = /^(?:\r\n|[\ud800-\udbff][\udc00-\udfff])$/;

/** A text, edits of it, and offsets in it. */
const edited = fc.array(fc.tuple(prose, prose, prose), { maxLength: 100, size: 'max' }).chain((parts) => {
  let text = '';
  const edits: TextEdit[] = [];
  for (const [between, before, after] of parts) {
    text += between;
    edits.push({ start: text.length, end: text.length + before.length, text: after });
    text += before;
  }
  const cursors = fc.array(fc.nat(text.length), { maxLength: 5 });
  return fc.tuple(fc.constant(text), fc.constant(edits), cursors);
});

describe('fewerEdits', () => {
  it('come to the same text, and are at most thirty and one for each cursor', () => {
    fc.assert(
      fc.property(edited, ([text, edits, cursors]) => {
        const fewer = fewerEdits(text, edits, cursors);
        assert.equal(applyEdits(text, fewer), applyEdits(text, edits));
        assert.ok(fewer.length <= 30 + cursors.length, `${fewer.length} edits`);
        fewer.forEach(({ start, end }, index) => {
          assert.ok(start >= (fewer[index - 1]?.end ?? 0) && end >= start);
        });
      }),
      { numRuns: 200 },
    );
  });

  it('reach over no cursor that stands in words that stay', () => {
    fc.assert(
      fc.property(edited, ([text, edits, cursors]) => {
        const standing = cursors.filter((at) => !edits.some(({ start, end }) => start <= at && at <= end));
        const fewer = fewerEdits(text, edits, standing);
        const after = applyEdits(text, fewer);
        for (const at of standing) {
          assert.ok(!fewer.some(({ start, end }) => start < at && at < end), `${at} is in an edit`);
          assert.equal(movedOffset(at, fewer), movedOffset(at, edits));
          assert.equal(after[movedOffset(at, fewer)], text[at]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('never begin or end between the halves of a CRLF or of a surrogate pair', () => {
    const halves = (text: string, offset: number): boolean =>
      HALVES.test(text.slice(Math.max(0, offset - 1), offset + 1));
    fc.assert(
      fc.property(prose, prose, prose, prose, (lead, before, after, tail) => {
        const text = `${lead} ${before} ${tail}`;
        const edit = { start: lead.length + 1, end: lead.length + 1 + before.length, text: after };
        for (const { start, end } of fewerEdits(text, [edit]))
          assert.deepEqual(
            [start, end].filter((offset) => halves(text, offset)),
            [],
          );
      }),
    );
  });

  it('leave out the words that stay', () => {
    const text = 'Press the the key. We 😀 utilize 😁.\r\nSame.';
    const replace = (words: string, by: string): TextEdit => {
      const start = text.indexOf(words);
      return { start, end: start + words.length, text: by };
    };
    const edits = [
      replace('the the', 'the'),
      replace('😀', '😁'),
      replace('utilize', 'use'),
      replace('Same', 'Same'),
    ];
    assert.deepEqual(fewerEdits(text, edits), [
      { start: 9, end: 13, text: '' },
      { start: 22, end: 24, text: '😁' },
      { start: 26, end: 31, text: 's' },
    ]);
  });

  it('join those that are nearest to each other', () => {
    const text = 'a b'.repeat(20) + ' '.repeat(9) + 'a b'.repeat(20);
    const edits = [...text.matchAll(/[ab]/g)].map(({ index }) => ({
      start: index,
      end: index + 1,
      text: 'c',
    }));
    const fewer = fewerEdits(text, edits);
    assert.equal(fewer.length, 30);
    assert.ok(fewer.every(({ start, end }) => !(start < 65 && end > 65)));
  });
});
