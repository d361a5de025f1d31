import assert from 'node:assert/strict';
import { parseDocument } from '../../document/index.ts';
import { deDuplicate } from '../../passes/de-duplicate.ts';
import { dropProtected } from '../../passes/drop-protected.ts';
import { order } from '../../passes/order.ts';
import { resolveOverlaps } from '../../passes/resolve-overlaps.ts';
import type { DocumentFinding } from '../../types.ts';

function finding(start: number, end: number, rest: Partial<DocumentFinding> = {}): DocumentFinding {
  return {
    start,
    end,
    ruleId: 'a',
    ruleLabel: 'A',
    severity: 'minor',
    replacement: 'x',
    message: 'm',
    ...rest,
  };
}

/** A finding in one line: its range, rule, and what becomes of it. */
const sketch = (findings: readonly DocumentFinding[]) =>
  findings.map(
    ({ start, end, ruleId, replacement }) => `${start}-${end} ${ruleId}${replacement === null ? '!' : ''}`,
  );

const ALL = [
  finding(0, 4, { ruleId: 'b' }),
  finding(0, 4, { ruleId: 'a', replacement: null }),
  finding(2, 6, { ruleId: 'c', severity: 'important' }),
  finding(3, 5, { ruleId: 'd' }),
  finding(8, 9, { ruleId: 'e', replacement: null, severity: 'critical' }),
  finding(8, 9, { ruleId: 'f' }),
];

describe('passes', () => {
  it('order: by start, end, rule', () =>
    assert.deepEqual(sketch(order([...ALL].reverse())), [
      '0-4 a!',
      '0-4 b',
      '2-6 c',
      '3-5 d',
      '8-9 e!',
      '8-9 f',
    ]));

  it('de-duplicate: the gravest of one range, then the one that can be fixed', () =>
    assert.deepEqual(sketch(order(deDuplicate(ALL))), ['0-4 b', '2-6 c', '3-5 d', '8-9 e!']));

  it('resolve overlaps: the gravest keeps its replacement, what it covers goes', () =>
    assert.deepEqual(sketch(order(resolveOverlaps(deDuplicate(ALL)))), ['0-4 b!', '2-6 c', '8-9 e!']));

  it('resolve overlaps: the longest of equals wins, then the earliest', () => {
    assert.deepEqual(sketch(resolveOverlaps([finding(0, 3), finding(2, 8)])), ['0-3 a!', '2-8 a']);
    assert.deepEqual(sketch(resolveOverlaps([finding(2, 5), finding(0, 3)])), ['2-5 a!', '0-3 a']);
  });

  it('resolve overlaps: neighbours do not overlap, insertions at one place do', () => {
    assert.deepEqual(sketch(resolveOverlaps([finding(0, 3), finding(3, 5)])), ['0-3 a', '3-5 a']);
    assert.deepEqual(sketch(resolveOverlaps([finding(3, 3), finding(3, 5)])), ['3-3 a', '3-5 a']);
    assert.deepEqual(sketch(resolveOverlaps([finding(3, 3), finding(3, 3, { ruleId: 'b' })])), ['3-3 a']);
  });

  it('all of them give the same for any order of findings', () => {
    const all = (findings: readonly DocumentFinding[]) => order(resolveOverlaps(deDuplicate(findings)));
    for (let turn = 0; turn < ALL.length; turn++) {
      assert.deepEqual(all([...ALL.slice(turn), ...ALL.slice(0, turn)]), all(ALL));
    }
  });

  const PROTECTED: readonly (readonly [
    text: string,
    part: string,
    outcome: 'kept' | 'for a person' | 'dropped',
  ])[] = [
    ['Some words here.', 'words', 'kept'],
    ['Some `code` here.', 'code', 'dropped'],
    ['Some `code` here.', '`code`', 'dropped'],
    ['Some `code` here.', 'Some `code` here.', 'for a person'],
    ['Some **bold** words.', 'bold', 'kept'],
    ['Some **bold** words.', 'Some **bold', 'for a person'],
    ['A [link](http://a.b/c).', 'link', 'kept'],
    ['A [link](http://a.b/c).', 'a.b', 'dropped'],
    ['A [link](http://a.b/c).', '[link](http://a.b/c)', 'for a person'],
    ['An image ![](c.png).', '![](c.png)', 'for a person'],
    ['See http://a.b/c now.', 'http://a.b/c', 'dropped'],
    ['One.\n\nTwo.', 'One.\n\nTwo.', 'for a person'],
    ['```\ncode\n```', 'code', 'dropped'],
    ['```\ncode\n```', '```', 'for a person'],
    ['---\ntitle: x\n---\n\nText.', 'title', 'dropped'],
  ];
  for (const [text, part, outcome] of PROTECTED) {
    it(`drop protected: ${JSON.stringify(part)} in ${JSON.stringify(text)} is ${outcome}`, () => {
      const start = text.indexOf(part);
      const [left] = dropProtected(parseDocument(text), [finding(start, start + part.length)]);
      assert.equal(left ? (left.replacement === null ? 'for a person' : 'kept') : 'dropped', outcome);
    });
  }
});
