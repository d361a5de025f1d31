import assert from 'node:assert/strict';
import { LiveFindings } from '../../../src/findings/live-findings.ts';
import { findingOn, findingsOn } from './support/findings.ts';

const text = 'We utilize tea.\n\nThey utilize cups.\n';
const whole = { text, scope: { start: 0, end: text.length } };

function reviewed(): LiveFindings {
  const live = new LiveFindings(text);
  live.replace(whole, findingsOn(text, 'utilize'));
  return live;
}

const places = (live: LiveFindings) => live.list().map(({ range }) => range.start);

describe('the findings of a document', () => {
  it('stand where they were found, in order', () => {
    assert.deepEqual(places(reviewed()), [3, 22]);
  });

  it('leave out what does not stand where it claims to', () => {
    const live = new LiveFindings(text);
    const finding = findingOn(text, 'utilize');
    live.replace(whole, [
      { ...finding, range: { start: 4, end: 11 } },
      { ...finding, range: { start: 90, end: 97 } },
      { ...finding, range: { start: 10, end: 3 } },
    ]);
    assert.deepEqual(places(live), []);
  });

  it('are replaced by those of a new review', () => {
    const live = reviewed();
    live.replace(whole, [findingOn(text, 'tea')]);
    assert.deepEqual(places(live), [11]);
  });

  it('are replaced only inside the part that was reviewed again', () => {
    const live = reviewed();
    live.replace({ text, scope: { start: 0, end: 15 } }, [findingOn(text, 'tea')]);
    assert.deepEqual(places(live), [11, 22]);
  });

  it('of a request are put where their text is by the time it is answered', () => {
    const now = `New.\n\n${text.replace('They utilize', 'They all use')}`;
    const live = new LiveFindings(now);
    live.replace(whole, findingsOn(text, 'utilize'));
    assert.deepEqual(
      live.list().map(({ range }) => now.slice(0, range.end)),
      ['New.\n\nWe utilize'],
    );
  });

  it('go with one edit and come back with its undoing', () => {
    const live = reviewed();
    const after = text.replace('utilize', 'use');
    live.edit([{ start: 3, end: 10, text: 'use' }], after);
    assert.deepEqual(places(live), [18]);
    live.edit([{ start: 3, end: 6, text: 'utilize' }], text);
    assert.deepEqual(places(live), [3, 22]);
  });

  it('stay and come back when very many are fixed at once, and an editor reports one edit', () => {
    const half = 'We utilize tea.\n'.repeat(750);
    const many = `${half}The cup is hot.\n${half}`;
    const live = new LiveFindings(many);
    const whole = { text: many, scope: { start: 0, end: many.length } };
    live.replace(whole, [...findingsOn(many, 'utilize'), findingOn(many, 'cup')]);
    const fixed = many.replaceAll('utilize', 'use');
    const utilized = live.list().filter(({ finding }) => finding.original === 'utilize');
    live.foresee(utilized.map(({ range }) => ({ ...range, text: 'use' })));
    const place = { start: 3, end: many.lastIndexOf('utilize') + 7 };
    const placeFixed = { start: 3, end: fixed.lastIndexOf('use') + 3 };
    live.edit([{ ...place, text: fixed.slice(placeFixed.start, placeFixed.end) }], fixed);
    assert.deepEqual(places(live), [fixed.indexOf('cup')]);
    live.edit([{ ...placeFixed, text: many.slice(place.start, place.end) }], many);
    assert.equal(live.list().length, 1501);
    live.edit([{ ...place, text: fixed.slice(placeFixed.start, placeFixed.end) }], fixed);
    assert.deepEqual(places(live), [fixed.indexOf('cup')]);
  });

  it('are forgotten one by one, for good', () => {
    const live = reviewed();
    const [first] = live.list();
    assert.ok(first);
    live.remove(first.id);
    live.sync(`x${text}`);
    live.sync(text);
    assert.deepEqual(places(live), [22]);
  });
});
