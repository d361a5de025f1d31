import assert from 'node:assert/strict';
import { createBuiltinAnalyst } from '../../analysts/builtin.ts';
import { figure } from '../support/figures.ts';
import { fuzz } from '../support/fuzz/check-answers.ts';
import { startTestService } from '../support/service.ts';

/** `npm run test:long` sends ten times as many. */
const COUNT = Number(process.env.HOUSESTYLE_FUZZ_REQUESTS ?? 1000);

describe('requests made from the API’s description', function () {
  this.timeout(180_000 + COUNT * 30);

  it('are never answered 500, and every answer is as described', async () => {
    const limits = { threads: 2, queueLimit: 100, timeout: 20_000, budget: { base: 5000, perThousand: 50 } };
    const service = await startTestService({ analyst: createBuiltinAnalyst(limits) });
    try {
      const keys = [
        await service.key(),
        await service.key({ limit: 3 }),
        await service.key({ tier: 'free' }),
      ];
      const { statuses } = await fuzz(service, keys, { count: COUNT, parallel: 16, seed: COUNT });
      for (const status of [200, 400, 401, 403, 429])
        assert.ok(statuses[status], `no ${status}: ${JSON.stringify(statuses)}`);
      figure('fuzz', 'answered 500:', statuses[500] ?? 0, `of ${COUNT}`);
    } finally {
      await service.stop();
    }
  });
});
