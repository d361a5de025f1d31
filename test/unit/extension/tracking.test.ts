import assert from 'node:assert/strict';
import { measureProcessor } from '../../../test/harness/processor-time.ts';
import fc from 'fast-check';
import {
  anchorAt,
  locate,
  moveAnchors,
  moveByDifference,
  moveOverChanges,
  type Anchor,
} from '../../../src/findings/tracking.ts';
import { applyEdits, withLineEnds, type TextEdit } from '../../../src/text/edit.ts';
import { editsOf, inverse, prose } from './support/arbitrary-text.ts';

function anchorOf(text: string, part: string): Anchor {
  const start = text.indexOf(part);
  return anchorAt(text, { start, end: start + part.length });
}

/** Makes edits one event after the other and tells what the anchor then marks. */
function follow(text: string, part: string, ...events: TextEdit[][]): string | undefined {
  let anchor = anchorOf(text, part);
  let current = text;
  for (const changes of events) {
    const after = applyEdits(current, changes);
    [anchor = anchor] = moveOverChanges([anchor], changes, current, after);
    current = after;
  }
  const range = locate(anchor, current);
  return range && `${range.start}:${current.slice(range.start, range.end)}`;
}

const text = 'We utilize it. Then we go.';

describe('an anchor', () => {
  const rows: [name: string, events: TextEdit[][], expected: string | undefined][] = [
    ['stays without edits', [], '3:utilize'],
    ['moves with an insertion before it', [[{ start: 0, end: 0, text: 'So: ' }]], '7:utilize'],
    ['moves with a deletion before it', [[{ start: 0, end: 3, text: '' }]], '0:utilize'],
    ['stays when text behind it changes', [[{ start: 11, end: 13, text: 'them' }]], '3:utilize'],
    ['is lost when its text changes', [[{ start: 5, end: 6, text: 'x' }]], undefined],
    ['is lost when it is deleted', [[{ start: 2, end: 12, text: '' }]], undefined],
    ['is lost when a letter is typed at its end', [[{ start: 10, end: 10, text: 'd' }]], undefined],
    ['is lost when a letter is typed at its start', [[{ start: 3, end: 3, text: 're' }]], undefined],
    ['stays when a comma is typed at its end', [[{ start: 10, end: 10, text: ',' }]], '3:utilize'],
    ['is lost when the space behind it is deleted', [[{ start: 10, end: 11, text: '' }]], undefined],
    [
      'moves with several edits of one event, on both sides',
      [
        [
          { start: 0, end: 2, text: 'Everybody' },
          { start: 15, end: 15, text: 'X' },
          { start: 16, end: 19, text: '' },
        ],
      ],
      '10:utilize',
    ],
    [
      'comes back when the change is undone',
      [[{ start: 5, end: 6, text: 'xx' }], [{ start: 5, end: 7, text: 'i' }]],
      '3:utilize',
    ],
    [
      'comes back when several changes are undone at once',
      [
        [{ start: 10, end: 10, text: 's' }],
        [{ start: 0, end: 12, text: 'gone' }],
        [{ start: 0, end: 4, text: 'We utilizes ' }],
        [{ start: 10, end: 11, text: '' }],
      ],
      '3:utilize',
    ],
    [
      'survives a replacement of the whole text by nearly the same',
      [[{ start: 0, end: 26, text: 'Oh! We utilize it. Then we stop.' }]],
      '7:utilize',
    ],
  ];
  for (const [name, events, expected] of rows) {
    it(name, () => assert.equal(follow(text, 'utilize', ...events), expected));
  }

  it('marks exactly what it marked, or nothing, whatever is edited', () => {
    const scenario = prose.chain((before) =>
      fc.tuple(fc.constant(before), editsOf(before), fc.nat(before.length), fc.nat(before.length)),
    );
    fc.assert(
      fc.property(scenario, ([before, edits, a, b]) => {
        const range = { start: Math.min(a, b), end: Math.max(a, b) };
        const after = applyEdits(before, edits);
        const [moved] = moveOverChanges([anchorAt(before, range)], edits, before, after);
        const found = moved && locate(moved, after);
        if (found) assert.equal(after.slice(found.start, found.end), before.slice(range.start, range.end));
      }),
      { numRuns: 1000 },
    );
  });

  it('is where it was after any edits and their undoing', () => {
    const scenario = prose.chain((before) =>
      fc.tuple(fc.constant(before), editsOf(before), fc.nat(before.length), fc.nat(before.length)),
    );
    fc.assert(
      fc.property(scenario, ([before, edits, a, b]) => {
        const range = { start: Math.min(a, b), end: Math.max(a, b) };
        const after = applyEdits(before, edits);
        const away = moveAnchors([anchorAt(before, range)], edits, before, after);
        const [back] = moveAnchors(away, inverse(before, edits), after, before);
        assert.deepEqual(back && locate(back, before), range);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not care in which order an event lists its edits', () => {
    fc.assert(
      fc.property(
        prose.chain((before) => fc.tuple(fc.constant(before), editsOf(before))),
        ([before, edits]) => {
          const after = applyEdits(before, edits);
          const anchors = [...before.matchAll(/utilize/g)].map(({ index }) =>
            anchorAt(before, { start: index, end: index + 7 }),
          );
          assert.deepEqual(
            moveOverChanges(anchors, edits.toReversed(), before, after),
            moveOverChanges(anchors, edits, before, after),
          );
        },
      ),
    );
  });

  it('keeps its place when all line ends change', () => {
    fc.assert(
      fc.property(prose, fc.nat(400), fc.nat(400), (source, a, b) => {
        const before = withLineEnds(source, '\n');
        const range = { start: Math.min(a, b, before.length), end: Math.min(Math.max(a, b), before.length) };
        const after = withLineEnds(before, '\r\n');
        const whole = [{ start: 0, end: before.length, text: after }];
        const [moved] = moveOverChanges([anchorAt(before, range)], whole, before, after);
        const found = moved && locate(moved, after);
        assert.ok(found);
        assert.equal(
          withLineEnds(after.slice(found.start, found.end), '\n'),
          before.slice(range.start, range.end),
        );
        const [back] = moveByDifference(moved ? [moved] : [], after, before);
        assert.deepEqual(back && locate(back, before), range);
      }),
    );
  });

  it('is found again in a text of which no edits are known', () => {
    const before = 'One utilize.\n\nTwo.\n\nThree utilize.\n';
    const [moved] = moveByDifference(
      [anchorOf(before, 'Two')],
      before,
      'Zero.\n\nOne.\n\nTwo.\n\nThree utilize.\n',
    );
    assert.deepEqual(moved && locate(moved, 'Zero.\n\nOne.\n\nTwo.\n\nThree utilize.\n'), {
      start: 13,
      end: 16,
    });
  });

  it('moves a thousand at once in a few milliseconds', () => {
    const long = 'We utilize it, and so on, as before.\n'.repeat(1000);
    const anchors = [...long.matchAll(/utilize/g)].map(({ index }) =>
      anchorAt(long, { start: index, end: index + 7 }),
    );
    const after = `New.\n${long}`;
    const used = measureProcessor();
    const moved = moveOverChanges(anchors, [{ start: 0, end: 0, text: 'New.\n' }], long, after);
    assert.equal(moved.filter((anchor) => locate(anchor, after)).length, 1000);
    assert.ok(used() < 100);
  });
});
