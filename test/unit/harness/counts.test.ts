import assert from 'node:assert/strict';
import { add, judge, line, parseCounts, type RunnerEnd } from '../../harness/counts.ts';

const counts = (passed: number, failed: number, skipped: number) => ({ passed, failed, skipped });

describe('counts of the runners', () => {
  it('add up to one line', () => {
    assert.equal(line(add(counts(1, 2, 3), counts(10, 20, 30))), '11 passed, 22 failed, 33 skipped');
  });

  const ends: readonly (readonly [string, RunnerEnd, boolean, string])[] = [
    [
      'a green run is as it said',
      { exitCode: 0, counts: counts(5, 0, 1) },
      false,
      '5 passed, 0 failed, 1 skipped',
    ],
    [
      'failures are counted once',
      { exitCode: 2, counts: counts(5, 2, 0) },
      false,
      '5 passed, 2 failed, 0 skipped',
    ],
    ['a crash is one failure', { exitCode: 1, counts: undefined }, false, '0 passed, 1 failed, 0 skipped'],
    [
      'no result is one failure, whatever the exit code',
      { exitCode: 0, counts: undefined },
      false,
      '0 passed, 1 failed, 0 skipped',
    ],
    [
      'an exit code no failure explains is one',
      { exitCode: 7, counts: counts(5, 0, 0) },
      false,
      '5 passed, 1 failed, 0 skipped',
    ],
    [
      'a run without a test is one failure',
      { exitCode: 0, counts: counts(0, 0, 0) },
      false,
      '0 passed, 1 failed, 0 skipped',
    ],
    [
      'where nothing may be skipped, a skipped test failed',
      { exitCode: 0, counts: counts(5, 0, 2) },
      true,
      '5 passed, 2 failed, 0 skipped',
    ],
  ];
  for (const [name, end, strict, expected] of ends) {
    it(name, () => assert.equal(line(judge(end, { strict })), expected));
  }

  it('of a part of a runner may be none', () => {
    const judged = judge({ exitCode: 0, counts: counts(0, 0, 0) }, { mayBeEmpty: true });
    assert.equal(line(judged), '0 passed, 0 failed, 0 skipped');
    assert.equal(judge({ exitCode: 1, counts: counts(0, 0, 0) }, { mayBeEmpty: true }).failed, 1);
    assert.equal(judge({ exitCode: 0, counts: undefined }, { mayBeEmpty: true }).failed, 1);
  });

  it('are not read from a half-written file', () => {
    assert.equal(parseCounts('{"passed": 3, "fai'), undefined);
    assert.equal(parseCounts('{"passed": 3}'), undefined);
    assert.deepEqual(parseCounts('{"passed":3,"failed":0,"skipped":1}'), counts(3, 0, 1));
  });
});
