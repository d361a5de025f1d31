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

  const existence = (label: string, raw: string) => ({
    label,
    description: 'No long words.',
    check: { extends: 'existence', message: 'No.', raw: [raw] },
  });
  const input = `Wait. ${'a'.repeat(60)}!`;
  const stopped = 'This rule could not be judged: a pattern of it takes too long on this text.';
  type Answered = { readonly suggestions?: readonly { readonly rule: { id: string }; reason: string }[] };
  const toldOf = async (answer: Response): Promise<readonly string[]> => {
    assert.equal(answer.status, 200);
    const { suggestions = [] } = (await answer.json()) as Answered;
    return suggestions.map(({ rule, reason }) => `${rule.id}: ${reason}`);
  };

  it('is stopped and told by its name; other rules are judged, and others are served', async () => {
    const [hostile, other] = [await service.key({ limit: 5 }), await service.key()];
    // Two that run at once hold both threads.
    const processorTime = measureProcessor();
    const rules = [existence('Team.Runaway', '(?:a|aa)+b'), existence('Team.Calm', 'Wait')];
    const answers = [1, 2].map(() =>
      service.analyze(hostile, { ...REVIEW, input, rules, format: 'suggestions' }),
    );
    const quick = await service.analyze(other, REVIEW);
    assert.equal(quick.status, 200);
    for (const answer of await Promise.all(answers)) {
      const told = await toldOf(answer);
      assert.ok(told.includes(`Team.Runaway: ${stopped}`), told.join('\n'));
      assert.ok(told.includes('Team.Calm: No.'), told.join('\n'));
    }
    const each = processorTime() / 2;
    figure('runaway rule', 'stopped after', each, 'ms of processor time');
    // With what two new threads and the other's request take in the same process.
    assert.ok(each < 2500 + toStart, `${each} ms, ${toStart} of them to start`);
    const next = await Promise.all([1, 2, 3].map(() => service.analyze(other, REVIEW)));
    assert.deepEqual(
      next.map(({ status }) => status),
      [200, 200, 200],
    );
  });

  it('is one of several, or stands in what the configuration ignores: each is told', async () => {
    const ignores = {
      label: 'Vale.Configuration',
      description: 'C',
      check: { extends: 'configuration', tokenIgnores: ['(?:a|aa)+b'] },
    };
    const rules = [
      ignores,
      existence('Team.Calm', 'Wait'),
      existence('Team.One', '(?:a|aa)+c'),
      existence('Team.Two', '(?:a|a+)+d'),
      existence('Team.Last', 'Wait\\.'),
    ];
    const answer = await service.analyze(await service.key(), {
      ...REVIEW,
      input,
      rules,
      format: 'suggestions',
    });
    const told = await toldOf(answer);
    assert.deepEqual(told.filter((line) => line.startsWith('Team.')).sort(), [
      'Team.Calm: No.',
      'Team.Calm: Nothing is ignored in this text: the patterns of TokenIgnores and BlockIgnores take too long on it.',
      'Team.Last: No.',
      `Team.One: ${stopped}`,
      `Team.Two: ${stopped}`,
    ]);
  });
});
