import assert from 'node:assert/strict';
import { editsFor, isSafe } from '../../../src/findings/fixes.ts';
import { LiveFindings } from '../../../src/findings/live-findings.ts';
import { applyEdits } from '../../../src/text/edit.ts';
import { findingOn, findingsOn } from './support/findings.ts';
import type { Finding } from '@housestyle/contract';

function liveIn(text: string, findings: Finding[]) {
  const live = new LiveFindings(text);
  live.replace({ text, scope: { start: 0, end: text.length } }, findings);
  return live;
}

describe('editsFor', () => {
  const text = 'We utilize tea in order to rest. They utilize cups.';
  const use = findingsOn(text, 'utilize', { suggestion: 'use' });

  it('corrects every finding given, whatever their order', () => {
    const live = liveIn(text, [...use, findingOn(text, 'in order to', { suggestion: 'to' })]);
    const edits = editsFor(live.list().toReversed(), text);
    assert.equal(applyEdits(text, edits), 'We use tea to rest. They use cups.');
  });

  it('leaves alone what has no correction', () => {
    assert.deepEqual(editsFor(liveIn(text, [findingOn(text, 'tea')]).list(), text), []);
  });

  it('takes the first of two that overlap', () => {
    const live = liveIn(text, [
      findingOn(text, 'utilize tea', { suggestion: 'drink tea' }),
      findingOn(text, 'tea in', { suggestion: 'coffee in' }),
    ]);
    assert.equal(applyEdits(text, editsFor(live.list(), text)).slice(0, 15), 'We drink tea in');
  });

  it('leaves alone what no longer stands in the text', () => {
    const stale = liveIn(text, use).list();
    assert.deepEqual(editsFor(stale, text.replace('utilize', 'UTILIZE')).length, 1);
  });

  it('writes the line ends of the document', () => {
    const crlf = 'One.\r\nTwo.\r\n';
    const live = liveIn(crlf, [findingOn(crlf, 'One.\r\nTwo.', { suggestion: 'One.\n\nTwo.' })]);
    assert.equal(applyEdits(crlf, editsFor(live.list(), crlf)), 'One.\r\n\r\nTwo.\r\n');
    live.sync('One.\nTwo.\n');
    assert.equal(applyEdits('One.\nTwo.\n', editsFor(live.list(), 'One.\nTwo.\n')), 'One.\n\nTwo.\n');
  });

  it('calls safe what the built-in engine corrects, and nothing a model says', () => {
    const live = liveIn(text, [
      ...use,
      findingOn(text, 'tea'),
      findingOn(text, 'cups', { suggestion: 'mugs', source: 'model' }),
    ]);
    assert.deepEqual(
      live
        .list()
        .filter(isSafe)
        .map(({ finding }) => finding.original),
      ['utilize', 'utilize'],
    );
  });
});
