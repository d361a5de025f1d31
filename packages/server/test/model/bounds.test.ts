import assert from 'node:assert/strict';
import { boundWork } from '../../analysts/model/bounds.ts';

describe('the bounds of a piece of work', () => {
  const timers = () => {
    const waiting: (() => void)[] = [];
    return {
      pass: () => waiting.forEach((action) => action()),
      left: () => waiting.length,
      after(_milliseconds: number, action: () => void) {
        waiting.push(action);
        return () => void waiting.splice(waiting.indexOf(action), 1);
      },
    };
  };

  it('end it with the first of other signals, and for its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const { signal } = boundWork([one.signal, other.signal], 10, timers());
    const reason = new Error('The caller hung up.');
    other.abort(reason);
    one.abort(new Error('too late'));
    assert.equal(signal.reason, reason);
  });

  it('let nothing begin that is over already', () => {
    const gone = AbortSignal.abort(new Error('gone'));
    assert.throws(() => boundWork([gone], 10, timers()).signal.throwIfAborted(), /gone/);
  });

  it('end it when time runs out, and tell', () => {
    const time = timers();
    const bounds = boundWork([], 10, time);
    assert.equal(bounds.expired, false);
    time.pass();
    assert.ok(bounds.signal.aborted && bounds.expired);
  });

  it('end what is still on its way with the work, and keep no timer', () => {
    const time = timers();
    const caller = new AbortController();
    const bounds = boundWork([caller.signal], 10, time);
    bounds.end();
    assert.ok(bounds.signal.aborted && !bounds.expired);
    assert.equal(time.left(), 0);
  });
});
