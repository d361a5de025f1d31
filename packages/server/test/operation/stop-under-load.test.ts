import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANALYZE_PATH } from '@housestyle/contract';
import { figure } from '../support/figures.ts';
import { echoAnalyst, REVIEW, startTestService } from '../support/service.ts';

describe('stopping under load', () => {
  it('answers every request that was sent before, and then takes no more', async () => {
    const analyst = echoAnalyst((_input, signal) => sleep(100, undefined, { signal }));
    const service = await startTestService({ analyst });
    const key = await service.key();
    const agent = new Agent({ keepAlive: true, maxSockets: 32 });
    let begun = 0;
    let answered = 0;
    const broken: string[] = [];
    let refusedAfterStop = 0;
    let stopping = false;

    const once = (): Promise<boolean> =>
      new Promise((resolve) => {
        let received = false;
        const outgoing = request(
          service.address + ANALYZE_PATH,
          {
            agent,
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${key}` },
          },
          (response) => {
            received = true;
            response.resume().on('end', () => {
              if (response.statusCode === 200) answered += 1;
              else broken.push(`status ${response.statusCode}`);
              resolve(true);
            });
          },
        );
        const sentBeforeStop = !stopping;
        if (sentBeforeStop) begun += 1;
        outgoing.on('error', (error: NodeJS.ErrnoException) => {
          // A socket that the service closed while it was idle, or one that it never took: nothing of the request was read.
          const unread =
            error.code === 'ECONNREFUSED' || (!received && (outgoing.reusedSocket || !sentBeforeStop));
          if (stopping && unread) {
            refusedAfterStop += 1;
            if (sentBeforeStop) begun -= 1;
          } else broken.push(error.message);
          resolve(false);
        });
        outgoing.end(JSON.stringify(REVIEW));
      });
    const callers = Array.from({ length: 32 }, async () => {
      while (await once());
    });
    await sleep(500);
    const started = performance.now();
    stopping = true;
    await service.stop();
    const took = performance.now() - started;
    await Promise.all(callers);
    agent.destroy();
    assert.deepEqual(broken, []);
    assert.ok(answered >= begun && begun >= 64, `${answered} of ${begun}, ${refusedAfterStop} refused`);
    figure(
      'stop',
      'lost',
      broken.length,
      `of ${begun} requests in flight or before; stopped in ${Math.round(took)} ms`,
    );
  });
});
