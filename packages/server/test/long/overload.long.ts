import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBuiltinAnalyst } from '../../analysts/builtin.ts';
import { figure, quantile } from '../support/figures.ts';
import { REVIEW, startTestService, type TestService } from '../support/service.ts';

const worker = new URL('../support/slow-worker.ts', import.meta.url);
/** Two threads, 25 ms a job: 80 a second. */
const JOB = 'sleep 25';
const ROUND = 8000;

describe('overload', function () {
  this.timeout(120_000);
  let service: TestService;
  let keys: string[];
  before(async () => {
    const limits = { threads: 2, queueLimit: 50, ownerLimit: 25, timeout: 20_000 };
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
  }
  const send = async (index: number): Promise<Answer> => {
    const started = performance.now();
    const response = await service.analyze(keys[index % keys.length] ?? '', { ...REVIEW, input: JOB });
    await response.text();
    return { status: response.status, ms: performance.now() - started };
  };
  /** Requests at a fixed rate, whether or not they are answered. */
  const offer = async (perSecond: number): Promise<Answer[]> => {
    const answers: Promise<Answer>[] = [];
    const started = performance.now();
    while (performance.now() - started < ROUND) {
      const due = ((performance.now() - started) * perSecond) / 1000;
      while (answers.length < due) answers.push(send(answers.length));
      await sleep(5);
    }
    return Promise.all(answers);
  };
  const goodput = (answers: readonly Answer[]): number =>
    (answers.filter(({ status }) => status === 200).length / ROUND) * 1000;

  it('at four times the capacity is answered with 503, not with silence, and passes at once', async () => {
    let done = 0;
    const ends = performance.now() + ROUND;
    const callers = Array.from({ length: 16 }, async (_, index) => {
      while (performance.now() < ends) if ((await send(index)).status === 200) done += 1;
    });
    await Promise.all(callers);
    const peak = (done / ROUND) * 1000;
    const answers = await offer(peak * 4);
    assert.deepEqual(
      answers.filter(({ status }) => status !== 200 && status !== 503),
      [],
    );
    const share = goodput(answers) / peak;
    const refused = answers.filter(({ status }) => status === 503);
    const stopped = performance.now();
    while ((await send(0)).status !== 200 || (await send(1)).ms > 1000) await sleep(50);
    const recovered = performance.now() - stopped;
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
