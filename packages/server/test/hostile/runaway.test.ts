import assert from 'node:assert/strict';
import { measureProcessor } from '../../../../test/harness/processor-time.ts';
import type { Job } from '@housestyle/engine';
import { createBuiltinAnalyst } from '../../analysts/builtin.ts';
import { AnalystError, type Analyst } from '../../analysts/types.ts';
import { readConfig } from '../../config.ts';
import { figure } from '../support/figures.ts';
import { REVIEW, startTestService, type TestService } from '../support/service.ts';

const worker = new URL('../support/slow-worker.ts', import.meta.url);
const job = (input: string): Job => ({
  mode: 'review',
  input,
  style: { rules: null, termSubs: [], glossary: [] },
});
const patient = new AbortController().signal;
const budget = { base: 300, perThousand: 20 };
const isRunaway = (error: unknown) => error instanceof AnalystError && error.failure === 'runaway';

describe('a job that runs for ever', () => {
  let analyst: Analyst;
  before(async () => {
    analyst = createBuiltinAnalyst({ threads: 2, queueLimit: 20, timeout: 25_000, budget, worker });
    await analyst.warmUp();
  });
  after(() => analyst.close());

  for (const [what, input] of [
    ['loop', 'spin 600000'],
    ['regular expression', 'backtrack'],
  ] as const) {
    it(`in a ${what} is stopped when its processor time is over, and its thread is replaced`, async () => {
      const started = performance.now();
      await assert.rejects(analyst.analyze(job(input), patient, 'a'), isRunaway);
      figure(`runaway ${what}`, 'stopped after', performance.now() - started, 'ms');
      const next = await Promise.all([1, 2, 3].map(() => analyst.analyze(job('next'), patient, 'a')));
      assert.deepEqual(
        next.map(({ content }) => content),
        ['next', 'next', 'next'],
      );
    });
  }

  it('names the rules with a pattern that can take very long', async () => {
    const rule = (label: string, token: string) => ({
      label,
      description: 'D',
      check: { extends: 'existence' as const, message: 'M', tokens: [token] },
    });
    const style = { ...job('').style, rules: [rule('Own.Fast', 'a+b'), rule('Own.Slow', '(?:a+ ?)+$')] };
    await assert.rejects(
      analyst.analyze({ ...job('backtrack'), style }, patient, 'a'),
      /very long: Own\.Slow\.$/,
    );
  });

  it('keeps a third no longer than its processor time, when two hold all threads', async () => {
    const slow = [1, 2].map(() => analyst.analyze(job('spin 600000'), patient, 'a'));
    const started = performance.now();
    const quick = analyst.analyze(job('quick'), patient, 'b');
    const stopped = slow.map((one) => assert.rejects(one, isRunaway));
    assert.equal((await quick).content, 'quick');
    figure('third', 'waited', performance.now() - started, 'ms');
    await Promise.all(stopped);
  });

  it('does not count the time in which a job waits without using the processor', async () => {
    assert.equal((await analyst.analyze(job('sleep 900'), patient, 'a')).content, 'sleep 900');
  });
});

describe('documents made to be slow', () => {
  it('are answered or stopped within their processor time, whatever they hold', async () => {
    const real = createBuiltinAnalyst({
      threads: 2,
      queueLimit: 100,
      timeout: 30_000,
      budget: { base: 700, perThousand: 20 },
    });
    try {
      await real.warmUp();
      const hostile = [
        '> ',
        '[',
        '*a ',
        '<a ',
        'a',
        '_a_',
        'a, ',
        '(',
        '[a](b',
        '![a](',
        '&a',
        '`',
        '\0',
        '| a ',
      ];
      const outcomes = await Promise.all(
        hostile.map((part) =>
          real.analyze(job(part.repeat(40_000 / part.length)), patient, part).then(
            () => 'answered',
            (error: unknown) => (isRunaway(error) ? 'stopped' : String(error)),
          ),
        ),
      );
      const stopped = outcomes.filter((outcome) => outcome === 'stopped').length;
      assert.deepEqual(
        outcomes.filter((outcome) => outcome !== 'stopped' && outcome !== 'answered'),
        [],
      );
      figure('hostile documents', 'stopped', stopped, `of ${hostile.length}`);
      assert.ok((await real.analyze(job('Some text.'), patient, 'z')).content.length > 0);
    } finally {
      await real.close();
    }
  });
});

describe('a rule whose regular expression would run for ever', () => {
  let service: TestService;
  /** Milliseconds of processor time that this machine takes to start two threads and to answer a first request. */
  let toStart: number;
  before(async () => {
    const processorTime = measureProcessor();
    const { budget } = readConfig({}).analysis;
    assert.ok(budget.base + budget.perThousand <= 1000, 'A text of 1,000 characters has a second at most.');
    service = await startTestService({
      analyst: createBuiltinAnalyst({ threads: 2, queueLimit: 20, timeout: 30_000, budget }),
    });
    assert.equal((await service.analyze(await service.key(), REVIEW)).status, 200);
    toStart = processorTime();
  });
  after(() => service.stop());

  it('is stopped within a second of processor time; its unit is given back, its thread replaced, and others are served', async () => {
    const [hostile, other] = [await service.key({ limit: 5 }), await service.key()];
    const used = async (): Promise<string | null> =>
      (await service.analyze(hostile, REVIEW)).headers.get('x-ratelimit-remaining');
    assert.equal(await used(), '4');
    // Two that run at once hold both threads.
    const processorTime = measureProcessor();
    const answers = [1, 2].map(() =>
      service.analyze(hostile, {
        ...REVIEW,
        input: `Wait. ${'a'.repeat(60)}!`,
        rules: [
          {
            label: 'Team.Runaway',
            description: 'No long words.',
            check: { extends: 'existence', message: 'No.', raw: ['(?:a|aa)+b'] },
          },
        ],
      }),
    );
    const quick = await service.analyze(other, REVIEW);
    assert.equal(quick.status, 200);
    for (const answer of await Promise.all(answers)) {
      const { error } = (await answer.json()) as { error: { code: string; message: string } };
      assert.deepEqual([answer.status, error.code], [502, 'UPSTREAM_ERROR']);
      assert.match(error.message, /processor time .* stopped\. The request was not counted\./);
    }
    const each = processorTime() / 2;
    figure('runaway rule', 'stopped after', each, 'ms of processor time');
    // With what two new threads and the other's request take in the same process.
    assert.ok(each < 1500 + toStart, `${each} ms, ${toStart} of them to start`);
    assert.equal(await used(), '3');
    const next = await Promise.all([1, 2, 3].map(() => service.analyze(other, REVIEW)));
    assert.deepEqual(
      next.map(({ status }) => status),
      [200, 200, 200],
    );
  });
});
