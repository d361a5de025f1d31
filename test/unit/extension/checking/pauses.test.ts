import assert from 'node:assert/strict';
import { Pauses } from '../../../../src/checking/pauses.ts';

describe('the pause before a check while typing', () => {
  const now = 1_000_000;

  it('is short for the local service, and longer for one that counts requests', () => {
    const pauses = new Pauses();
    assert.ok(pauses.next(true, now) < pauses.next(false, now));
  });

  it('grows with the time that checks take: at most half of the time goes into them', () => {
    const pauses = new Pauses();
    pauses.answered(3000);
    assert.equal(pauses.next(true, now), 3000);
  });

  it('grows with each failure up to ten minutes, and is over with an answer', () => {
    const pauses = new Pauses();
    const waits = Array.from({ length: 8 }, () => {
      pauses.failed(now);
      return pauses.next(true, now);
    });
    assert.deepEqual(waits.slice(0, 3), [15_000, 30_000, 60_000]);
    assert.equal(waits.at(-1), 600_000);
    pauses.answered(10);
    assert.ok(pauses.next(true, now) < 1000);
  });
});
