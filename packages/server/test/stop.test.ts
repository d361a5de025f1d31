import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { echoAnalyst, REVIEW, startTestService } from './support/service.ts';

describe('stopping', () => {
  let running = 0;
  const waiting = echoAnalyst(async (input, signal) => {
    running += 1;
    await sleep(Number(input), undefined, { signal });
  });
  const untilRunning = async (count: number): Promise<void> => {
    while (running < count) await sleep(5);
  };
  beforeEach(() => {
    running = 0;
  });

  it('finishes the requests in flight and takes no new connection', async () => {
    const service = await startTestService({ analyst: waiting });
    const key = await service.key();
    const inFlight = Array.from({ length: 10 }, () => service.analyze(key, { ...REVIEW, input: '500' }));
    await untilRunning(10);
    const started = performance.now();
    const stopped = service.stop();
    for (const response of await Promise.all(inFlight)) {
      assert.deepEqual([response.status, response.headers.get('Connection')], [200, 'close']);
      await response.text();
    }
    await stopped;
    assert.ok(performance.now() - started < 50_000);
    await assert.rejects(fetch(`${service.address}/healthz`));
  });

  it('answers 503 to readiness while it starts and while it drains', async () => {
    const service = await startTestService();
    service.lifecycle.drain();
    const response = await fetch(`${service.address}/readyz`);
    assert.deepEqual([response.status, await response.json()], [503, { status: 'draining' }]);
    assert.equal(response.headers.get('Connection'), 'close');
    await service.stop();
  });

  it('stops what runs beyond the grace time with 502, and gives its unit back', async () => {
    const service = await startTestService({
      analyst: waiting,
      environment: { SHUTDOWN_GRACE_SECONDS: '0' },
    });
    const key = await service.key({ limit: 4 });
    const slow = service.analyze(key, { ...REVIEW, input: '60000' });
    await untilRunning(1);
    const started = performance.now();
    const stopped = service.stop();
    const response = await slow;
    assert.deepEqual([response.status, response.headers.get('X-RateLimit-Remaining')], [502, '4']);
    await response.text();
    await stopped;
    assert.ok(performance.now() - started < 50_000);
  });

  it('waits for no connection that nothing was asked on', async () => {
    const service = await startTestService({ environment: { SHUTDOWN_GRACE_SECONDS: '3600' } });
    const { hostname, port } = new URL(service.address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const closed = once(socket, 'close');
    // A request of somebody else, so that the service has taken the connection.
    await (await fetch(`${service.address}/healthz`)).text();
    await service.stop();
    await closed;
  });

  it('says it is not ready when the database cannot be written', async () => {
    const service = await startTestService();
    service.storage.probe = () => Promise.reject(new Error('disk'));
    const response = await fetch(`${service.address}/readyz`);
    assert.deepEqual([response.status, await response.json()], [503, { status: 'database unavailable' }]);
    await service.stop();
  });
});
