import assert from 'node:assert/strict';
import { RuleGuard } from '../../analysts/rule-guard.ts';

describe('the guard of a rule', () => {
  const guard = new RuleGuard();
  const still = new Int32Array(new SharedArrayBuffer(4));

  it('stops what takes its processor time, and goes on', () => {
    const answers = guard.within(100, () => [
      guard.guard(() => /(?:a|aa)+b/.test('a'.repeat(60))),
      guard.guard(() => 'next'),
    ]);
    assert.deepEqual(answers, [undefined, 'next']);
  });

  it('begins anew what did not get the processor', () => {
    let calls = 0;
    const waitOnce = (): string => {
      calls++;
      if (calls < 3) Atomics.wait(still, 0, 0, 1000);
      return 'done';
    };
    assert.equal(
      guard.within(100, () => guard.guard(waitOnce)),
      'done',
    );
    assert.equal(calls, 3);
  });
});
