import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { addSlowReaders } from '../../plugins/slow-readers.ts';

describe('a long answer', () => {
  const app = Fastify();
  let port: number;
  before(async () => {
    addSlowReaders(app, 1000);
    app.get('/', async () => 'x'.repeat(20_000_000));
    app.get('/slow', async () => {
      await sleep(3000);
      return 'x';
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
  });
  after(() => app.close());

  it('that nobody reads is given up', async () => {
    const [accepted, socket] = [once(app.server, 'connection'), connect(port, '127.0.0.1')];
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [served] = (await accepted) as [Socket];
    await once(served, 'close');
    socket.destroy();
  });

  it('that is read reaches its end, and the connection serves on', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const [path, length] of [
      ['/', 20_000_000],
      ['/slow', 1],
    ] as const) {
      const received = await new Promise<number>((resolve, reject) => {
        get({ port, path, agent }, (response) => {
          let count = 0;
          response.on('data', (data: Buffer) => (count += data.length));
          response.on('end', () => resolve(count));
        }).on('error', reject);
      });
      assert.equal(received, length);
    }
    agent.destroy();
  });
});
