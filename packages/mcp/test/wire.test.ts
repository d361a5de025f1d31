import assert from 'node:assert/strict';
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { BUNDLE, buildMcp } from '../build.mjs';
import { NODE_VERSIONS, nodeBinary } from './support/node-versions.ts';

type Child = ChildProcessByStdio<Writable, Readable, Readable>;
const KEY = `housestyle_${'x'.repeat(36)}`;
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'wire', version: '1' } },
};

describe('the MCP server on the wire', () => {
  before(() => buildMcp());

  it('refuses to start without a key, and says where to get one', async () => {
    for (const environment of [{}, { SERVICE_API_KEY: ' ' }, { SERVICE_API_KEY: '${input:key}' }]) {
      const child = launch(environment);
      const [code] = (await once(child.process, 'close')) as [number];
      assert.equal(code, 78);
      assert.match(child.errors(), /SERVICE_API_KEY is not set.*API Keys/);
      assert.equal(child.output(), '');
    }
  });

  it('refuses an address or a mode that is none', async () => {
    for (const [name, value] of [
      ['SERVICE_API_BASE', 'docs.example.com:1'],
      ['SERVICE_MODES', 'review,rewiew'],
    ] as const) {
      const child = launch({ SERVICE_API_KEY: KEY, [name]: value });
      const [code] = (await once(child.process, 'close')) as [number];
      assert.equal(code, 78);
      assert(child.errors().includes(name));
    }
  });

  it('survives garbage and half messages, writes only the protocol, and ends with its input', async () => {
    const child = launch({ SERVICE_API_KEY: KEY });
    child.process.stdin.write('not json\n{"jsonrpc":"2.0"}\n[]\n{"id":');
    child.process.stdin.write('7}\n\n');
    child.send(INITIALIZE);
    await child.answer(1);
    child.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    child.send({ jsonrpc: '2.0', id: 2, method: 'no/such', params: {} });
    assert.equal((await child.answer(2)).error?.code, -32601);
    child.send({
      jsonrpc: '2.0',
      id: 3,
      method: 'tools/call',
      params: { name: 'service_review', arguments: {} },
    });
    const refused = await child.answer(3);
    assert(refused.error !== undefined || refused.result?.isError === true);
    const ended = once(child.process, 'close');
    child.process.stdin.end();
    const [code] = (await ended) as [number];
    assert.equal(code, 0);
    for (const line of child.output().trim().split('\n')) assert.equal(JSON.parse(line).jsonrpc, '2.0');
    assert(!(child.output() + child.errors()).includes(KEY));
  });

  it('ends the request to the service when the client cancels the call', async () => {
    let begun: () => void = () => undefined;
    let ended: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const hasEnded = new Promise<void>((resolve) => (ended = resolve));
    const silent = await listen(
      createServer((request) => {
        request.on('close', ended).resume();
        begun();
      }),
    );
    const child = launch({ SERVICE_API_KEY: KEY, SERVICE_API_BASE: addressOf(silent) });
    child.send(INITIALIZE);
    await child.answer(1);
    child.send({
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: 'service_review', arguments: { input: 'Hi.' } },
    });
    await hasBegun;
    child.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } });
    await hasEnded;
    child.process.stdin.end();
    await once(child.process, 'close');
    silent.closeAllConnections();
    silent.close();
  });

  it('answers a service that is down, or none, as a tool error', async () => {
    const strange = await listen(createServer((_, response) => response.end('<html>')));
    for (const [base, code] of [
      ['http://127.0.0.1:9', 'NETWORK_ERROR'],
      [addressOf(strange), 'BAD_RESPONSE'],
    ] as const) {
      const child = launch({ SERVICE_API_KEY: KEY, SERVICE_API_BASE: base });
      child.send(INITIALIZE);
      await child.answer(1);
      child.send({
        jsonrpc: '2.0',
        id: 2,
        method: 'tools/call',
        params: { name: 'service_review', arguments: { input: 'Hi.' } },
      });
      const { result } = await child.answer(2);
      assert.equal(result?.isError, true);
      assert(result.content?.[0]?.text.startsWith(`${code}: `), JSON.stringify(result));
      child.process.stdin.end();
      await once(child.process, 'close');
    }
    strange.close();
  });

  for (const version of NODE_VERSIONS) {
    it(`runs on Node.js ${version}`, async () => {
      const child = launch(
        { SERVICE_API_KEY: KEY, SERVICE_API_BASE: 'http://127.0.0.1:9' },
        await nodeBinary(version),
      );
      child.send(INITIALIZE);
      await child.answer(1);
      child.send({ jsonrpc: '2.0', id: 2, method: 'tools/list', params: {} });
      assert.equal((await child.answer(2)).result?.tools?.length, 17);
      child.send({
        jsonrpc: '2.0',
        id: 3,
        method: 'tools/call',
        params: { name: 'service_review', arguments: { input: 'Hi.' } },
      });
      assert.match((await child.answer(3)).result?.content?.[0]?.text ?? '', /^NETWORK_ERROR/);
      child.process.stdin.end();
      const [code] = (await once(child.process, 'close')) as [number];
      assert.equal(code, 0, child.errors());
    });
  }
});

interface Answer {
  readonly id?: number;
  readonly error?: { readonly code: number };
  readonly result?: {
    readonly isError?: boolean;
    readonly tools?: readonly unknown[];
    readonly content?: readonly { readonly text: string }[];
  };
}

function launch(environment: Record<string, string>, node = process.execPath) {
  const env = { PATH: process.env['PATH'] ?? '', ...environment };
  const child: Child = spawn(node, [BUNDLE], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const texts = { output: '', errors: '' };
  child.stdout.on('data', (data: Buffer) => (texts.output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (texts.errors += data.toString()));
  const find = (id: number): Answer | undefined =>
    texts.output
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as Answer)
      .find((answer) => answer.id === id);
  return {
    process: child,
    output: () => texts.output,
    errors: () => texts.errors,
    send: (message: object): void => void child.stdin.write(`${JSON.stringify(message)}\n`),
    async answer(id: number): Promise<Answer> {
      for (;;) {
        const found = find(id);
        if (found) return found;
        if (child.exitCode !== null)
          throw new Error(`The server ended with ${child.exitCode}: ${texts.errors}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}

async function listen(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
