import assert from 'node:assert/strict';
import type { Job } from '@housestyle/engine';
import { createBuiltinAnalyst } from '../analysts/builtin.ts';
import { Lanes } from '../analysts/lanes.ts';
import { AnalystError, type Analyst, type AnalystFailure } from '../analysts/types.ts';
import { codeOf, REVIEW, startTestService } from './support/service.ts';

const worker = new URL('./support/slow-worker.ts', import.meta.url);
const style = { rules: null, termSubs: [], glossary: [] };
const job = (input: string): Job => ({ mode: 'review', input, style });
const patient = new AbortController().signal;
const failure = (kind: AnalystFailure) => (error: unknown) =>
  error instanceof AnalystError && error.failure === kind;

describe('the threads of the engine', () => {
  let analyst: Analyst;
  before(async () => {
    analyst = createBuiltinAnalyst({ threads: 2, queueLimit: 3, timeout: 5000, worker });
    await analyst.warmUp();
  });
  after(() => analyst.close());

  it('serve a quick document while a slow one runs', async () => {
    let finished = false;
    const caller = new AbortController();
    const slow = analyst.analyze(job('spin 60000'), caller.signal, 'a').finally(() => (finished = true));
    for (let count = 0; count < 5; count++) await analyst.analyze(job('quick'), patient, 'a');
    assert.equal(finished, false);
    caller.abort(new Error('gone'));
    await assert.rejects(slow, /gone/);
  });

  it('keep a thread free of long documents', async () => {
    const long = `spin 60000 ${'x'.repeat(50_000)}`;
    const caller = new AbortController();
    let finished = 0;
    const slow = [1, 2].map(() =>
      analyst.analyze(job(long), caller.signal, 'a').finally(() => (finished += 1)),
    );
    await analyst.analyze(job('quick'), patient, 'a');
    assert.equal(finished, 0);
    caller.abort(new Error('gone'));
    await Promise.allSettled(slow);
  });

  it('stop what runs too long, and go on', async () => {
    const started = performance.now();
    await assert.rejects(analyst.analyze(job('spin 60000'), patient, 'a'), failure('slow'));
    assert.ok(performance.now() - started < 50_000);
    assert.equal((await analyst.analyze(job('next'), patient, 'a')).content, 'next');
  });

  it('are replaced when the engine throws: what it holds may be broken', async () => {
    const single = createBuiltinAnalyst({ threads: 1, queueLimit: 3, timeout: 20_000, worker });
    const count = async () => (await single.analyze(job('count'), patient, 'a')).content;
    try {
      assert.deepEqual([await count(), await count()], ['1', '2']);
      await assert.rejects(single.analyze(job('throw'), patient, 'a'), failure('failed'));
      assert.equal(await count(), '1');
    } finally {
      await single.close();
    }
  });

  for (const input of ['throw', 'exit']) {
    it(`fail one job when its thread does "${input}", and serve the next`, async () => {
      await assert.rejects(analyst.analyze(job(input), patient, 'a'), failure('failed'));
      await Promise.all(['a', 'b', 'c'].map((text) => analyst.analyze(job(text), patient, 'a')));
    });
  }

  it('get the style of each job as it was', async () => {
    const styles = [
      { rules: null, termSubs: [], glossary: [] },
      { rules: [], termSubs: [{ preferred: 'a', avoid: ['b'] }], glossary: [] },
      { rules: [{ label: 'A', description: 'B' }], termSubs: [], glossary: [] },
    ];
    for (const wish of [...styles, ...styles, ...styles]) {
      const { content } = await analyst.analyze({ ...job('style'), style: wish }, patient, 'a');
      assert.deepEqual(JSON.parse(content), wish);
    }
  });

  it('hand on what the engine does not serve', async () => {
    await assert.rejects(analyst.analyze(job('refuse'), patient, 'a'), failure('unserved'));
  });

  it('stop a running job when it is aborted', async () => {
    const caller = new AbortController();
    const running = analyst.analyze(job('spin 60000'), caller.signal, 'a');
    setTimeout(() => caller.abort(new Error('gone')), 50);
    await assert.rejects(running, /gone/);
    assert.equal((await analyst.analyze(job('next'), patient, 'a')).content, 'next');
  });

  it('take an aborted job off the queue, and refuse a job when too many wait', async () => {
    const running = [
      analyst.analyze(job('sleep 2000'), patient, 'a'),
      analyst.analyze(job('sleep 2000'), patient, 'a'),
    ];
    const caller = new AbortController();
    const waiting = ['a', 'b', 'c'].map((text) => analyst.analyze(job(text), caller.signal, 'a'));
    assert.equal(analyst.queueLength, 3);
    await assert.rejects(analyst.analyze(job('too many'), patient, 'a'), failure('busy'));
    caller.abort(new Error('gone'));
    for (const one of waiting) await assert.rejects(one, /gone/);
    assert.equal(analyst.queueLength, 0);
    await Promise.all(running);
  });

  it('refuse a job whose caller is gone already', async () => {
    await assert.rejects(analyst.analyze(job('late'), AbortSignal.abort(new Error('gone')), 'a'), /gone/);
  });
});

describe('a failing thread', () => {
  it('answers 502, gives the unit back, and logs nothing of the document', async () => {
    const analyst = createBuiltinAnalyst({ threads: 2, queueLimit: 3, timeout: 4000, worker });
    const service = await startTestService({ analyst });
    try {
      const key = await service.key({ limit: 1 });
      for (const input of ['throw', 'exit', 'sleep 60000', 'refuse']) {
        const response = await service.analyze(key, { ...REVIEW, input });
        assert.deepEqual([response.status, response.headers.get('X-RateLimit-Remaining')], [502, '1'], input);
        assert.equal(await codeOf(response), 'UPSTREAM_ERROR');
      }
      assert.equal((await service.analyze(key, REVIEW)).status, 200);
      assert.ok(service.logged.some((line) => line.includes('analysis failed')));
      assert.ok(!service.logged.some((line) => line.includes('secret of the document')));
    } finally {
      await service.stop();
    }
  });
});

describe('lanes', () => {
  it('serve in order, large jobs on all places but one', async () => {
    const lanes = new Lanes({ places: 2, waiting: 10 });
    const order: string[] = [];
    const enter = async (name: string, large: boolean) => {
      const release = await lanes.enter({ owner: 'a', size: large ? 50_000 : 10 }, patient);
      order.push(name);
      return typeof release === 'string' ? () => {} : release;
    };
    const first = await enter('large 1', true);
    const second = enter('large 2', true);
    const third = enter('small 1', false);
    const fourth = enter('small 2', false);
    const free = await third;
    free();
    free();
    (await fourth)();
    first();
    (await second)();
    assert.deepEqual(order, ['large 1', 'small 1', 'small 2', 'large 2']);
    assert.equal(lanes.queueLength, 0);
  });
});
