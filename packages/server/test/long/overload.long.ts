import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBuiltinAnalyst } from '../../analysts/builtin.ts';
import { figure, quantile } from '../support/figures.ts';
import { REVIEW, startTestService, type TestService } from '../support/service.ts';

const worker = new URL('../support/slow-worker.ts', import.meta.url);
const THREADS = 2;
/** Milliseconds that a job holds its thread at least: 80 a second. */
const SHORTEST = 25;
/** What the machine could answer beside: so many times the offered load, or else its processors are the bottleneck and not the threads. */
const ROOM = 4;
const OFFERED = 4;
const ROUND = 6000;

describe('overload', function () {
  this.timeout(120_000);
  let service: TestService;
  let keys: string[];
  before(async () => {
    const limits = { threads: THREADS, queueLimit: 50, ownerLimit: 25, timeout: 20_000 };
    service = await startTestService({
      analyst: createBuiltinAnalyst({ ...limits, worker }),
      environment: { LOG_LEVEL: 'silent' },
    });
    keys = await Promise.all(Array.from({ length: 8 }, () => service.key()));
  });
  after(() => service.stop());

  interface Answer {
    readonly status: number;
    readonly ms: number;
    /** When it was there. */
    readonly at: number;
  }
  let job = 'sleep 0';
  const send = async (index: number): Promise<Answer> => {
    const started = performance.now();
    const response = await service.analyze(keys[index % keys.length] ?? '', { ...REVIEW, input: job });
    await response.text();
    const at = performance.now();
    return { status: response.status, ms: at - started, at };
  };
  /** Requests at a fixed rate, whether or not they are answered; and how many good answers a second came of it. */
  const offer = async (perSecond: number): Promise<{ answers: readonly Answer[]; goodput: number }> => {
    const answers: Promise<Answer>[] = [];
    const started = performance.now();
    while (performance.now() - started < ROUND) {
      const due = ((performance.now() - started) * perSecond) / 1000;
      while (answers.length < due) answers.push(send(answers.length));
      await sleep(5);
    }
    const all = await Promise.all(answers);
    const good = all.filter(({ status }) => status === 200).map(({ at }) => at);
    // What still waited at the end is worked off after it.
    return { answers: all, goodput: (good.length / (Math.max(...good) - started)) * 1000 };
  };
  /** Answers a second, asked by as many as the threads and their queue can hold. */
  const peakOf = async (milliseconds: number): Promise<number> => {
    let done = 0;
    const ends = performance.now() + milliseconds;
    const callers = Array.from({ length: 16 }, async (_, index) => {
      while (performance.now() < ends) if ((await send(index)).status === 200) done += 1;
    });
    await Promise.all(callers);
    return (done / milliseconds) * 1000;
  };

  it('at four times the capacity is answered with 503, not with silence, and passes at once', async () => {
    const machine = await peakOf(ROUND / 3);
    const length = Math.max(SHORTEST, Math.ceil((THREADS * 1000 * OFFERED * ROOM) / machine));
    job = `sleep ${length}`;
    const before = await peakOf(ROUND);
    const { answers, goodput } = await offer(before * OFFERED);
    assert.deepEqual(
      answers.filter(({ status }) => status !== 200 && status !== 503),
      [],
    );
    const refused = answers.filter(({ status }) => status === 503);
    const stopped = performance.now();
    while ((await send(0)).status !== 200 || (await send(1)).ms > 1000) await sleep(50);
    const recovered = performance.now() - stopped;
    // The machine may have had more or less to do elsewhere meanwhile.
    const peak = (before + (await peakOf(ROUND))) / 2;
    const share = goodput / peak;
    figure('overload', 'jobs of', length, 'ms');
    figure('overload', 'goodput', share * 100, '% of peak');
    figure(
      'overload',
      '503 after p99',
      quantile(
        refused.map(({ ms }) => ms),
        0.99,
      ),
      'ms',
    );
    figure('overload', 'recovered after', recovered, 'ms');
    assert.ok(share >= 0.8, `${share}`);
    assert.ok(recovered <= 5000, `${recovered} ms`);
  });
});
