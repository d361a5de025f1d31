import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Spans } from '../../document/spans.ts';

interface Span {
  readonly start: number;
  readonly end: number;
  readonly opaque: boolean;
}

const ANY = fc.array(
  fc
    .record({ start: fc.nat(20), length: fc.nat(5), opaque: fc.boolean() })
    .map(({ start, length, opaque }): Span => ({ start, end: start + length, opaque })),
  { maxLength: 12 },
);
const byStart = (list: readonly Span[]) => [...list].sort((a, b) => a.start - b.start);

function listed(spans: Spans): Span[] {
  return Array.from({ length: spans.count }, (_, index) => ({
    start: spans.startOf(index),
    end: spans.endOf(index),
    opaque: spans.isOpaque(index),
  }));
}

describe('the spans of a block', () => {
  it('are sorted by start, and else stay as they were added', () => {
    fc.assert(
      fc.property(ANY, ANY, (before, list) => {
        const spans = new Spans();
        for (const { start, end, opaque } of before) spans.add(start, end, opaque);
        spans.clear();
        for (const { start, end, opaque } of list) spans.add(start, end, opaque);
        assert.deepEqual(listed(spans), list);
        spans.sort();
        assert.deepEqual(listed(spans), byStart(list));
      }),
    );
  });

  it('are in order where each is inserted into its place', () => {
    fc.assert(
      fc.property(ANY, (list) => {
        const spans = new Spans();
        for (const { start, end, opaque } of list) spans.insert(start, end, opaque);
        assert.deepEqual(listed(spans), byStart(list));
      }),
    );
  });
});
