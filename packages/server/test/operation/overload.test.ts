import assert from 'node:assert/strict';
import type { Job } from '@housestyle/engine';
import { createBuiltinAnalyst } from '../../analysts/builtin.ts';
import { Lanes } from '../../analysts/lanes.ts';
import type { AnalystError } from '../../analysts/types.ts';
import { codeOf, REVIEW, startTestService, type TestService } from '../support/service.ts';

const worker = new URL('../support/slow-worker.ts', import.meta.url);
const patient = new AbortController().signal;

describe('too many requests at once', () => {
  let service: TestService;
  let keys: string[];
  before(async () => {
    const limits = { threads: 2, queueLimit: 8, ownerLimit: 6, timeout: 20_000 };
    service = await startTestService({ analyst: createBuiltinAnalyst({ ...limits, worker }) });
    keys = [await service.key({ limit: 100 }), await service.key({ limit: 100 }), await service.key()];
  });
  after(() => service.stop());
  const send = (who: number, input: string): Promise<Response> =>
    service.analyze(keys[who] ?? '', { ...REVIEW, input });

  it('are answered 503 with Retry-After, and are not counted', async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => send(index % 2, 'sleep 1000')),
    );
    const refused = responses.filter(({ status }) => status === 503);
    assert.deepEqual(
      responses.map(({ status }) => status).filter((status) => status !== 200 && status !== 503),
      [],
    );
    assert.ok(refused.length >= 30 && refused.length < 40, `${refused.length}`);
    for (const response of refused) {
      assert.equal(response.headers.get('Retry-After'), '5');
      assert.equal(await codeOf(response), 'OVERLOADED');
    }
    const after = await Promise.all([send(0, 'after'), send(1, 'after')]);
    const remaining = after.map(({ headers }) => Number(headers.get('X-RateLimit-Remaining')));
    const counted = 198 - remaining.reduce((sum, one) => sum + one, 0);
    assert.equal(counted, responses.length - refused.length);
  });

  it('of one account leave room for the others', async () => {
    const greedy = Array.from({ length: 30 }, () => send(0, 'sleep 1000'));
    const statuses = await Promise.all([...greedy, send(2, 'quick')].map(async (one) => (await one).status));
    assert.equal(statuses.at(-1), 200);
    assert.equal(statuses.filter((status) => status === 200).length, 7);
  });

  it('show in the metrics', async () => {
    const text = await (await fetch(`${service.address}/metrics`)).text();
    assert.match(text, /housestyle_overload_refusals_total [1-9]/);
    assert.match(text, /housestyle_jobs_running 0/);
  });
});

describe('turns', () => {
  const small = { size: 10 };
  it('go to the owner with the fewest running jobs, then to who came first', async () => {
    const lanes = new Lanes({ places: 2, waiting: 10 });
    const order: string[] = [];
    const releases: (() => void)[] = [];
    for (const owner of ['a', 'a', 'a', 'a', 'b', 'c']) {
      const place = lanes.enter({ owner, ...small }, patient);
      if (typeof place !== 'string')
        void place.then((release) => (order.push(owner), releases.push(release)));
    }
    for (let turn = 0; turn < 6; turn++) {
      await Promise.resolve();
      releases.shift()?.();
    }
    assert.deepEqual(order, ['a', 'a', 'b', 'a', 'c', 'a']);
    assert.deepEqual([lanes.queueLength, lanes.running], [0, 0]);
  });

  it('are bounded in number, by owner and by the size of what waits', () => {
    const full = new Lanes({ places: 1, waiting: 2, perOwner: 2 });
    const enter = (owner: string, size = 10) => full.enter({ owner, size }, patient);
    assert.ok(typeof enter('a') !== 'string' && typeof enter('a') !== 'string');
    assert.deepEqual([enter('a'), typeof enter('b'), enter('c')], ['owner', 'object', 'queue']);
    const heavy = new Lanes({ places: 1, waiting: 10 });
    const load = [1, 2, 3].map(() => heavy.enter({ owner: 'a', size: 40 * 1024 * 1024 }, patient));
    assert.deepEqual(
      load.map((place) => typeof place),
      ['object', 'object', 'string'],
    );
  });

  it('count nothing of a job that was aborted while it waited', async () => {
    const lanes = new Lanes({ places: 1, waiting: 5, perOwner: 2 });
    void lanes.enter({ owner: 'a', ...small }, patient);
    const caller = new AbortController();
    const waiting = lanes.enter({ owner: 'a', ...small }, caller.signal);
    assert.equal(lanes.refusal({ owner: 'a', ...small }), 'owner');
    caller.abort(new Error('gone'));
    await assert.rejects(waiting as Promise<unknown>, /gone/);
    assert.equal(lanes.refusal({ owner: 'a', ...small }), null);
  });
});

describe('the analyst', () => {
  it('says beforehand that it would refuse', async () => {
    const analyst = createBuiltinAnalyst({ threads: 2, queueLimit: 1, ownerLimit: 1, timeout: 5000, worker });
    const job: Job = {
      mode: 'review',
      input: 'sleep 100',
      style: { rules: null, termSubs: [], glossary: [] },
    };
    assert.equal(analyst.refusal(job, 'a'), null);
    const running = analyst.analyze(job, patient, 'a');
    assert.deepEqual(
      [(analyst.refusal(job, 'a') as AnalystError).failure, analyst.refusal(job, 'b'), analyst.running],
      ['owner-busy', null, 1],
    );
    await running;
    await analyst.close();
  });
});
