import assert from 'node:assert/strict';
import type { Job } from '@housestyle/engine';
import { createBuiltinAnalyst } from '../analysts/builtin.ts';
import { Lanes, type Release } from '../analysts/lanes.ts';
import { lastBegun, markStart, newMark, skipTo, startOf } from '../analysts/thread-mark.ts';
import type { AnalystError } from '../analysts/types.ts';

const worker = new URL('./support/slow-worker.ts', import.meta.url);
const job = (input: string): Job => ({
  mode: 'review',
  input,
  style: { rules: null, termSubs: [], glossary: [] },
});
const patient = new AbortController().signal;

describe('lanes of quick jobs', () => {
  const enter = (lanes: Lanes, sizes: readonly number[], entered: Release[]): void => {
    for (const size of sizes) {
      const turn = lanes.enter({ owner: 'a', size }, patient);
      if (typeof turn !== 'string') void turn.then((release) => entered.push(release));
    }
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const limits = { places: 2, quickPlaces: 1, together: 3, waiting: 20 };

  /** How many share a place each time, until all are done. */
  async function shares(sizes: readonly number[]): Promise<number[]> {
    const lanes = new Lanes(limits);
    const entered: Release[] = [];
    enter(lanes, sizes, entered);
    const counts: number[] = [];
    for (await settled(); entered.length > 0; await settled()) {
      const now = entered.splice(0);
      assert.equal(new Set(now.map(({ place }) => place)).size, 1);
      counts.push(now.length);
      for (const release of now) release();
    }
    assert.deepEqual([lanes.running, lanes.queueLength], [0, 0]);
    return counts;
  }

  const rows: [what: string, sizes: readonly number[], expected: readonly number[]][] = [
    ['share a place where they wait for it', [10, 10, 10, 10, 10, 10], [1, 3, 2]],
    ['share one only up to a size', [10, 4000, 4000, 4000, 4000], [1, 3, 1]],
    ['share none with longer ones', [10, 10, 5000, 10, 5000], [1, 2, 1, 1]],
  ];
  for (const [what, sizes, expected] of rows)
    it(what, async () => assert.deepEqual(await shares(sizes), expected));

  it('divide what waits among the places that are free', async () => {
    const lanes = new Lanes({ places: 2, together: 8, waiting: 20 });
    const entered: Release[] = [];
    enter(lanes, [10, 10, 10, 10, 10, 10], entered);
    await settled();
    assert.equal(entered.length, 2);
    entered.splice(0, 1)[0]?.();
    await settled();
    assert.equal(new Set(entered.map(({ place }) => place)).size, 2);
  });

  it('have the places that are left over as soon as one takes long, and no sooner', async () => {
    const lanes = new Lanes(limits);
    const entered: Release[] = [];
    enter(lanes, [10, 10, 10], entered);
    await settled();
    assert.equal(entered.length, 1);
    entered[0]?.lend();
    entered[0]?.lend();
    await settled();
    assert.deepEqual([entered.length, entered[1]?.place === entered[2]?.place], [3, true]);
    for (const release of entered.splice(0)) release();
    enter(lanes, [10, 10], entered);
    await settled();
    assert.equal(entered.length, 1);
  });
});

describe('jobs that were given to a thread together', () => {
  const limits = { queueLimit: 20, timeout: 25_000, worker };

  for (const [threads, bad, failure] of [
    [2, 'throw', 'failed'],
    [2, 'exit', 'failed'],
    [1, 'throw', 'failed'],
    [1, 'exit', 'failed'],
    [1, 'spin 60000', 'runaway'],
    [2, 'backtrack', 'runaway'],
  ] as const) {
    it(`are all answered but the one that does "${bad}", with ${threads === 1 ? 'one thread' : 'two threads'}`, async () => {
      const analyst = createBuiltinAnalyst({
        ...limits,
        threads,
        processors: 1,
        budget: { base: 300, perThousand: 20 },
      });
      try {
        await analyst.warmUp();
        const first = analyst.analyze(job('first'), patient, 'a');
        const others = ['one', bad, 'two', 'three'].map((input) => analyst.analyze(job(input), patient, 'a'));
        const [one, lost, two, three] = await Promise.allSettled(others);
        for (const [result, content] of [
          [one, 'one'],
          [two, 'two'],
          [three, 'three'],
        ] as const)
          assert.equal(result?.status === 'fulfilled' && result.value.content, content);
        assert.ok(lost?.status === 'rejected' && (lost.reason as AnalystError).failure === failure);
        assert.equal((await first).content, 'first');
        assert.equal(analyst.running, 0);
      } finally {
        await analyst.close();
      }
    });
  }

  it('do not wait for one of them that takes long', async () => {
    const analyst = createBuiltinAnalyst({ ...limits, threads: 2, processors: 1 });
    const caller = new AbortController();
    try {
      await analyst.warmUp();
      const first = analyst.analyze(job('first'), patient, 'a');
      const long = analyst.analyze(job('spin 60000'), caller.signal, 'a');
      const others = ['one', 'two'].map((input) => analyst.analyze(job(input), patient, 'a'));
      const contents = (await Promise.all([first, ...others])).map(({ content }) => content);
      assert.deepEqual(contents, ['first', 'one', 'two']);
      caller.abort(new Error('gone'));
      await assert.rejects(long, /gone/);
    } finally {
      await analyst.close();
    }
  });
});

describe('the mark of a thread', () => {
  it('knows the job that began last, and none that is skipped', () => {
    const mark = newMark();
    assert.equal(lastBegun(mark), 0);
    assert.equal(markStart(mark, 1), true);
    assert.equal(skipTo(mark, 3), 1);
    assert.equal(typeof startOf(mark, 1), 'number');
    assert.deepEqual(
      [2, 3, 4].map((id) => markStart(mark, id)),
      [false, false, true],
    );
    assert.deepEqual([startOf(mark, 1), lastBegun(mark)], [null, 4]);
  });
});
