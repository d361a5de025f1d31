import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Proposal } from '../../../src/rewriting/proposal.ts';
import { changesPage } from '../../../src/rewriting/changes-page.ts';
import { applyEdits, withLineEnds, type TextEdit } from '../../../src/text/edit.ts';
import { movedOffset } from '../../../src/text/moving-offset.ts';
import { findingOn } from './support/findings.ts';
import { prose } from './support/arbitrary-text.ts';

const before = 'We utilize tea in order to rest at home. It is very good.\n\nThe the end.\n';
const after = 'We use tea to rest at home. It is good.\n\nThe end.\n';
const whole = (text: string) => ({ start: 0, end: text.length });

function propose(text = before, proposed = after): Proposal {
  return new Proposal(text, whole(text), proposed);
}

/** Accepts one change as the editor does, and answers the text then. */
function take(proposal: Proposal, text: string, id: number): string {
  const edits = proposal.edits([id]);
  const changed = applyEdits(text, edits);
  proposal.edit(edits, changed);
  proposal.accepted([id], text);
  return changed;
}

describe('the changes of a proposal', () => {
  it('are those a person would name', () => {
    assert.deepEqual(
      propose()
        .open()
        .map((change) => [change.before, change.after]),
      [
        ['utilize tea in order ', 'use tea '],
        [' very', ''],
        ['the ', ''],
      ],
    );
  });

  it('are not joined over the end of a sentence', () => {
    const proposal = propose('A Github page. Then simply go.', 'A GitHub page. Then go.');
    assert.equal(proposal.open().length, 2);
  });

  it('are accepted one by one, the others staying open', () => {
    const proposal = propose();
    const text = take(proposal, before, 2);
    assert.equal(text, before.replace('very ', ''));
    assert.deepEqual(
      proposal.open().map(({ id }) => id),
      [1, 3],
    );
    assert.equal(proposal.proposedText, after);
  });

  it('are rejected one by one, and gone from the proposed text', () => {
    const proposal = propose();
    proposal.reject([1]);
    assert.equal(proposal.proposedText, after.replace('use tea to', 'utilize tea in order to'));
    assert.equal(applyEdits(before, proposal.edits()), proposal.proposedText);
  });

  it('are open again when accepting one is undone', () => {
    const proposal = propose();
    const [edit] = proposal.edits([2]);
    take(proposal, before, 2);
    assert.equal(proposal.open().length, 2);
    const start = edit?.start ?? 0;
    proposal.edit([{ start, end: start, text: ' very' }], before);
    assert.equal(proposal.open().length, 3);
    assert.equal(proposal.unfitting, 0);
  });

  it('don’t fit once their words are edited, and fit again when that is undone', () => {
    const proposal = propose();
    const edited = before.replace('very', 'really');
    proposal.sync(edited);
    assert.equal(proposal.unfitting, 1);
    assert.ok(applyEdits(edited, proposal.edits()).includes('It is really good'));
    proposal.sync(before);
    assert.equal(proposal.unfitting, 0);
  });

  it('come to the proposed text in whatever order they are accepted', () => {
    fc.assert(
      fc.property(prose, prose, fc.infiniteStream(fc.nat()), (text, proposed, random) => {
        const proposal = propose(text, proposed);
        const wanted = /[\r\n]/.test(text)
          ? withLineEnds(proposed, text.includes('\r\n') ? '\r\n' : '\n')
          : proposed;
        let current = text;
        for (
          let open = proposal.open(), left = open.length;
          left > 0 && open.length > 0;
          left--, open = proposal.open()
        ) {
          const at = (random.next().value as number) % open.length;
          current = take(proposal, current, open[at]?.id ?? 0);
        }
        if (proposal.unfitting === 0) assert.equal(current, wanted);
      }),
    );
  });

  it('leave nothing behind that does not fit, when all are accepted at once', () => {
    fc.assert(
      fc.property(prose, prose, (text, proposed) => {
        const proposal = propose(text, proposed);
        assert.equal(proposal.unfitting, 0);
        assert.equal(applyEdits(text, proposal.edits()), proposal.proposedText);
      }),
    );
  });

  it('are told with the rules that asked for them, and what became of them', () => {
    const proposal = propose();
    take(proposal, before, 2);
    proposal.reject([3]);
    const finding = findingOn(before, 'very ', { reason: 'It adds nothing.' });
    const about = { title: 'Rewrite', name: 'guide.md', text: before };
    const page = changesPage(about, proposal.history(), [{ range: finding.range, finding }]);
    assert.match(page, /^# What Rewrite changes in guide\\.md, and why\n/);
    assert.match(
      page,
      /2\. `very` is removed \(line 1, accepted\)\n {3}- \*\*Test rule\*\*: It adds nothing\\\./,
    );
    assert.match(page, /3\. `the` is removed \(line 3, rejected\)\n {3}- No rule/);
  });
});

describe('an offset', () => {
  const rows: [offset: number, changes: TextEdit[], expected: number][] = [
    [5, [], 5],
    [5, [{ start: 0, end: 0, text: 'ab' }], 7],
    [5, [{ start: 5, end: 5, text: 'ab' }], 5],
    [5, [{ start: 4, end: 8, text: 'x' }], 4],
    [
      9,
      [
        { start: 0, end: 2, text: '' },
        { start: 8, end: 12, text: 'x' },
      ],
      6,
    ],
    [5, [{ start: 6, end: 9, text: '' }], 5],
  ];
  for (const [offset, changes, expected] of rows) {
    it(`${offset} is at ${expected} after ${JSON.stringify(changes)}`, () =>
      assert.equal(movedOffset(offset, changes), expected));
  }
});
