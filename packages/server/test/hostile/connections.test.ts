import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANALYZE_PATH } from '@housestyle/contract';
import { figure, quantile } from '../support/figures.ts';
import { echoAnalyst, REVIEW, startTestService, type TestService } from '../support/service.ts';

const IDLE = 1000;

describe('hostile connections', () => {
  let service: TestService;
  let key: string;
  const sockets: Socket[] = [];
  before(async () => {
    service = await startTestService({ analyst: echoAnalyst() });
    key = await service.key();
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  after(() => service.stop());

  const open = (text: string): Promise<Socket> => {
    const { hostname, port } = new URL(service.address);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        if (text !== '') socket.write(text);
        resolve(socket);
      });
      socket.on('error', reject);
      sockets.push(socket);
    });
  };
  const serveOthers = async (count: number): Promise<number[]> => {
    const times: number[] = [];
    for (let index = 0; index < count; index++) {
      const started = performance.now();
      const response = await service.analyze(key, REVIEW);
      await response.text();
      assert.equal(response.status, 200);
      times.push(performance.now() - started);
    }
    return times;
  };

  it(`that are idle, ${IDLE} of them, and slow ones beside leave the others served`, async () => {
    for (let made = 0; made < IDLE; made += 100)
      await Promise.all(Array.from({ length: 100 }, () => open('')));
    const slow = await Promise.all(
      Array.from({ length: 100 }, () => open(`POST ${ANALYZE_PATH} HTTP/1.1\r\nHost: x\r\nX-Slow: `)),
    );
    const drip = setInterval(() => {
      for (const socket of slow) socket.write('a');
    }, 100);
    const times = await serveOthers(200);
    clearInterval(drip);
    figure('idle', 'p99 of the others', quantile(times, 0.99), `ms beside ${IDLE} idle and 100 slow sockets`);
  });

  it('that send their headers too slowly are answered and closed', async () => {
    const started = performance.now();
    const socket = await open(`POST ${ANALYZE_PATH} HTTP/1.1\r\nHost: x\r\nX-Slow: `);
    const drip = setInterval(() => socket.writable && socket.write('a'), 500);
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(drip);
    const seconds = (performance.now() - started) / 1000;
    assert.match(answer, /^HTTP\/1\.1 400 /);
    assert.match(answer, /did not arrive in time/);
    figure('slow headers', 'closed after', seconds, 's');
    assert.ok(seconds < 30, `${seconds} s`);
  });

  it('that hang up while they send are forgotten', async () => {
    const head = `POST ${ANALYZE_PATH} HTTP/1.1\r\nHost: x\r\nX-Authorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"mode":`;
    const cut = await Promise.all(Array.from({ length: 50 }, () => open(head)));
    for (const socket of cut) socket.destroy();
    await sleep(50);
    await serveOthers(5);
    assert.equal(service.logged.filter((line) => line.includes('INTERNAL_ERROR')).length, 0);
  });

  it('that never read their answer keep nobody else waiting', async () => {
    const body = JSON.stringify({ mode: 'review', input: 'x'.repeat(199_000) });
    const request = `POST ${ANALYZE_PATH} HTTP/1.1\r\nHost: x\r\nX-Authorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const deaf = await Promise.all(Array.from({ length: 20 }, () => open('')));
    for (const socket of deaf) {
      socket.pause();
      socket.write(request);
    }
    await sleep(100);
    await serveOthers(20);
  });

  const bombs: [name: string, head: string][] = [
    ['a header of 1 MB', `X-Large: ${'x'.repeat(1_000_000)}\r\n`],
    ['10,000 headers', Array.from({ length: 10_000 }, (_, index) => `X-${index}: 1\r\n`).join('')],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
  ];
  for (const [name, head] of bombs) {
    it(`with ${name} are refused`, async () => {
      const socket = await open('');
      let answer = '';
      socket.on('data', (data) => (answer += data.toString()));
      socket.on('error', () => {});
      socket.write(`POST ${ANALYZE_PATH} HTTP/1.1\r\nHost: x\r\n${head}\r\n`);
      await new Promise((resolve) => socket.on('close', resolve));
      assert.match(answer, /^HTTP\/1\.1 400 /);
      await serveOthers(1);
    });
  }
});

describe('hostile bodies', () => {
  let service: TestService;
  let key: string;
  before(async () => {
    service = await startTestService({ analyst: echoAnalyst() });
    key = await service.key();
  });
  after(() => service.stop());

  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const bodies: [name: string, body: string, status: number][] = [
    [
      '100,000 rules',
      JSON.stringify({ ...REVIEW, rules: Array(100_000).fill({ label: 'a', description: 'b' }) }),
      200,
    ],
    [
      'a million wrong rules',
      `{"mode":"review","input":"x","rules":[${Array(1_000_000).fill('0').join()}]}`,
      400,
    ],
    [
      'a million wrong words in one entry',
      `{"mode":"review","input":"x","termSubs":[{"preferred":"a","avoid":[${Array(1_000_000).fill('0').join()}]}]}`,
      400,
    ],
    ['a million unknown fields', `{"mode":"review","input":"x",${Array(300_000).fill('"a":1').join()}}`, 200],
    ['100,000 levels', `{"mode":"review","input":"x","glossary":${deep}}`, 400],
    ['100,000 levels in an unknown field', `{"mode":"review","input":"x","unknown":${deep}}`, 200],
    ['NUL', JSON.stringify({ mode: 'review', input: '\0a\0' }), 200],
    ['a lone surrogate', '{"mode":"review","input":"a \\ud800 b \\udfff"}', 200],
    [
      'a prototype',
      '{"mode":"review","input":"x","__proto__":{"mode":7},"constructor":{"prototype":{"a":1}}}',
      200,
    ],
    ['a number beyond all', '{"mode":"review","input":"x","docType":1e999999}', 400],
    ['10 MB', JSON.stringify({ ...REVIEW, docType: 'x'.repeat(10_000_000) }), 400],
  ];
  for (const [name, body, status] of bodies) {
    it(`with ${name} are answered ${status}, and the next request is served`, async () => {
      const started = performance.now();
      const response = await service.analyze(key, body);
      await response.text();
      figure('hostile bodies', name, performance.now() - started, 'ms');
      assert.equal(response.status, status);
      assert.equal((await service.analyze(key, REVIEW)).status, 200);
    });
  }
});
