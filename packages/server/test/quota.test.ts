import assert from 'node:assert/strict';
import { AnalystError } from '../analysts/types.ts';
import { readConfig } from '../config.ts';
import { DATABASES } from './support/databases.ts';
import { echoAnalyst, REVIEW, startTestService, type TestService } from './support/service.ts';

interface Answer {
  readonly status: number;
  readonly used: number | undefined;
  readonly limit: string | null;
  readonly remaining: string | null;
  readonly reset: string | null;
}

for (const database of DATABASES)
  describe(`quota on ${database.name}`, () => {
    let service: TestService;
    let onFailure: () => void = () => {};
    let onWork: () => void = () => {};
    let onGivenUp: (value: unknown) => void = () => {};

    before(async () => {
      const analyst = echoAnalyst(async (input, signal) => {
        onWork();
        if (input === 'wait')
          await new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason as Error)),
          ).finally(() => onGivenUp(null));
        if (input !== 'fail') return;
        onFailure();
        throw new AnalystError('unserved', 'This mode needs a language model. The request was not counted.');
      });
      const environment = { TEAM_LIMIT: '7', PRO_LIMIT: '' };
      service = await startTestService({ analyst, database, environment });
    });

    after(() => service.stop());

    const send = async (key: string, input = 'Some text.'): Promise<Answer> => {
      const response = await service.analyze(key, { ...REVIEW, input });
      const body = (await response.json()) as { quota?: { used: number } };
      const [limit, remaining, reset] = ['Limit', 'Remaining', 'Reset'].map((part) =>
        response.headers.get(`X-RateLimit-${part}`),
      ) as [string | null, string | null, string | null];
      return { status: response.status, used: body.quota?.used, limit, remaining, reset };
    };

    for (const [left, limit, early] of [
      ['no limit', null, true],
      ['plenty left', 100_000, true],
      ['few left', 900, false],
    ] as const)
      it(`begins with the work ${early ? 'while' : 'after'} it is counted with ${left}, and answers after that`, async () => {
        const { quota } = service.storage;
        const { take } = quota;
        const key = await service.key({ limit });
        const order: string[] = [];
        onWork = () => order.push('work');
        quota.take = async (...counter) => {
          await new Promise((resolve) => setTimeout(resolve, 50));
          order.push('counted');
          return take(...counter);
        };
        try {
          assert.equal((await send(key).finally(() => order.push('answer'))).used, 1);
        } finally {
          Object.assign(quota, { take });
          onWork = () => {};
        }
        assert.deepEqual(order, [...(early ? ['work', 'counted'] : ['counted', 'work']), 'answer']);
      });

    it('gives up the work of a request that could not be counted after all', async () => {
      const { quota } = service.storage;
      const { take } = quota;
      const key = await service.key();
      const gaveUp = new Promise((resolve) => (onGivenUp = resolve));
      quota.take = () =>
        new Promise((_resolve, reject) => setTimeout(() => reject(new Error('No disk.')), 20));
      try {
        assert.equal((await send(key, 'wait')).status, 500);
        await gaveUp;
      } finally {
        Object.assign(quota, { take });
      }
      assert.equal((await send(key)).used, 1);
    });

    it('lets exactly 20 of 60 parallel requests pass at a limit of 20', async () => {
      const key = await service.key({ limit: 20 });
      const answers = await Promise.all(Array.from({ length: 60 }, () => send(key)));
      const passed = answers.filter(({ status }) => status === 200);
      assert.equal(passed.length, 20);
      assert.deepEqual(
        passed.map(({ used }) => used).sort((a = 0, b = 0) => a - b),
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
      for (const { used = 0, remaining } of passed) assert.equal(remaining, String(20 - used));
      for (const { status, remaining } of answers.filter((answer) => !passed.includes(answer))) {
        assert.deepEqual([status, remaining], [429, '0']);
      }
    });

    it('counts nothing but admitted requests', async () => {
      const key = await service.key({ limit: 3 });
      for (const body of ['{', {}, { mode: 'review' }]) await (await service.analyze(key, body)).text();
      const { used, remaining } = await send(key);
      assert.deepEqual([used, remaining], [1, '2']);
    });

    it('begins anew with the month in UTC, on a leap day and across a year', async () => {
      const key = await service.key({ limit: 1 });
      const months: [time: string, status: number, reset: string][] = [
        ['2028-02-29T23:59:59.999Z', 200, '2028-03-01T00:00:00.000Z'],
        ['2028-02-29T23:59:59.999Z', 429, '2028-03-01T00:00:00.000Z'],
        ['2028-03-01T00:00:00.000Z', 200, '2028-04-01T00:00:00.000Z'],
        ['2028-12-31T23:59:59.999Z', 200, '2029-01-01T00:00:00.000Z'],
        ['2029-01-01T00:00:00.000Z', 200, '2029-02-01T00:00:00.000Z'],
        ['2028-12-31T23:59:58.000Z', 429, '2029-01-01T00:00:00.000Z'],
      ];
      for (const [time, status, reset] of months) {
        service.setTime(time);
        const answer = await send(key);
        assert.deepEqual([answer.status, answer.reset], [status, reset], time);
      }
    });

    it('gives the unit back when the analysis fails, even when none is left after it', async () => {
      const key = await service.key({ limit: 1 });
      for (let round = 0; round < 3; round++) {
        const failed = await send(key, 'fail');
        assert.deepEqual([failed.status, failed.remaining], [502, '1']);
      }
      assert.equal((await send(key)).status, 200);
      assert.equal((await send(key, 'fail')).status, 429);
    });

    it('gives the unit back to the month that it was taken from', async () => {
      service.setTime('2027-05-31T23:59:59Z');
      const key = await service.key({ email: 'month@example.com', limit: 5 });
      onFailure = () => service.setTime('2027-06-01T00:00:01Z');
      await send(key, 'fail');
      onFailure = () => {};
      const account = await service.storage.accounts.findByEmail('month@example.com');
      const used = (period: string): Promise<number> => service.storage.quota.used(account?.id ?? '', period);
      assert.deepEqual([await used('2027-05'), await used('2027-06')], [0, 0]);
    });

    it('counts unlimited accounts too, without limit headers', async () => {
      const key = await service.key();
      await send(key);
      const { used, limit, remaining } = await send(key);
      assert.deepEqual([used, limit, remaining], [2, null, null]);
    });

    it("takes the account's own limit over its tier's", async () => {
      const [team, own] = [
        await service.key({ tier: 'team' }),
        await service.key({ tier: 'team', limit: 9 }),
      ];
      assert.deepEqual([(await send(team)).limit, (await send(own)).limit], ['7', '9']);
    });

    it('says 0 remaining, not less, when the limit was lowered below what is used', async () => {
      const key = await service.key({ email: 'lower@example.com', limit: 5 });
      await send(key);
      await send(key);
      const account = await service.storage.accounts.findByEmail('lower@example.com');
      await service.storage.accounts.update(account?.id ?? '', { limit: 1 });
      const { status, limit, remaining } = await send(key);
      assert.deepEqual([status, limit, remaining], [429, '1', '0']);
    });

    it('stays counted when the caller hangs up after being admitted', async () => {
      let admitted = (): void => {};
      const waits = new Promise<void>((resolve) => (admitted = resolve));
      let aborted = false;
      const analyst = echoAnalyst(async (_input, signal) => {
        admitted();
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(signal.reason as Error);
          });
        });
      });
      const other = await startTestService({ analyst, database });
      try {
        const key = await other.key({ email: 'gone@example.com' });
        const caller = new AbortController();
        const answer = other.analyze(key, REVIEW, { signal: caller.signal });
        await waits;
        caller.abort();
        await assert.rejects(answer);
        const account = await other.storage.accounts.findByEmail('gone@example.com');
        for (let wait = 0; !aborted && wait < 100; wait++)
          await new Promise((resolve) => setTimeout(resolve, 10));
        assert.ok(aborted);
        const period = new Date().toISOString().slice(0, 7);
        const used = (): Promise<number> => other.storage.quota.used(account?.id ?? '', period);
        // The work began while it was counted; what would be given back would be so at once.
        for (let wait = 0; (await used()) === 0 && wait < 500; wait++)
          await new Promise((resolve) => setTimeout(resolve, 10));
        await new Promise((resolve) => setTimeout(resolve, 100));
        assert.equal(await used(), 1);
        assert.match(await (await fetch(`${other.address}/metrics`)).text(), /outcome="ABORTED"\} 1/);
      } finally {
        await other.stop();
      }
    });

    it('has the limits of the decisions by default', () => {
      assert.deepEqual(readConfig({}).limits, { free: 20, pro: null, team: null });
    });
  });
