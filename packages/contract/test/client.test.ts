import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  analyzeUrl,
  createClient,
  ERRORS,
  type AnalyzeResponse,
  type Client,
  type ErrorCode,
} from '../index.ts';

const answer: AnalyzeResponse = {
  content: 'Fine.',
  mode: 'review',
  usage: { inputTokens: 3, outputTokens: 1 },
  quota: { limit: 20, used: 1, remaining: 19 },
};
const headers = {
  'Content-Type': 'application/json',
  'X-RateLimit-Limit': '20',
  'X-RateLimit-Remaining': '19',
  'X-RateLimit-Reset': '2026-12-01T00:00:00.000Z',
};
const request = { mode: 'review', input: 'Some text.' } as const;

describe('the client', () => {
  let server: Server | undefined;

  async function serve(listener: RequestListener, timeout = 5000): Promise<Client> {
    const started = createServer(listener);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    const { port } = started.address() as AddressInfo;
    return createClient({
      baseUrl: `http://127.0.0.1:${port}/`,
      apiKey: 'housestyle_key',
      fetch,
      timeout,
      door: 'ci',
    });
  }

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
  });

  it('sends the key and the body, and reads answer and rate limit', async () => {
    let seen: Record<string, unknown> = {};
    const client = await serve((incoming, response) => {
      let body = '';
      incoming.on('data', (chunk) => (body += chunk));
      incoming.on('end', () => {
        seen = {
          url: incoming.url,
          method: incoming.method,
          key: incoming.headers['x-authorization'],
          door: incoming.headers['x-housestyle-client'],
          body,
        };
        response.writeHead(200, headers).end(JSON.stringify(answer));
      });
    });
    const result = await client.analyze(request);
    assert.deepEqual(result, {
      ok: true,
      response: answer,
      rateLimit: { limit: 20, remaining: 19, reset: '2026-12-01T00:00:00.000Z' },
    });
    assert.deepEqual(seen, {
      url: '/api/v1/analyze',
      method: 'POST',
      key: 'Bearer housestyle_key',
      door: 'ci',
      body: JSON.stringify(request),
    });
  });

  for (const [code, { status, message }] of Object.entries(ERRORS) as [
    ErrorCode,
    (typeof ERRORS)[ErrorCode],
  ][]) {
    it(`tells ${code} apart`, async () => {
      const client = await serve((_incoming, response) => {
        response.writeHead(status, headers).end(JSON.stringify({ error: { message, code } }));
      });
      const result = await client.analyze(request);
      assert.equal(result.ok, false);
      assert.deepEqual(
        { ...result, rateLimit: undefined },
        { ok: false, code, message, status, rateLimit: undefined },
      );
    });
  }

  for (const [name, status, body] of [
    ['a proxy’s page', 502, '<html>Bad gateway</html>'],
    ['another service’s JSON', 200, '{"hello":"world"}'],
    ['an empty answer', 200, ''],
    ['an unknown error code', 400, '{"error":{"message":"no","code":"TEAPOT"}}'],
    ['a redirect without a target', 304, ''],
  ] as const) {
    it(`takes ${name} for a bad response`, async () => {
      const client = await serve((_incoming, response) => response.writeHead(status).end(body));
      const result = await client.analyze(request);
      assert.ok(!result.ok);
      assert.equal(result.code, 'BAD_RESPONSE');
      assert.equal(result.status, status);
    });
  }

  it('gives up when time runs out', async () => {
    const client = await serve(() => {}, 50);
    const result = await client.analyze(request);
    assert.ok(!result.ok);
    assert.equal(result.code, 'TIMEOUT');
  });

  it('gives up when time runs out in the middle of an answer', async () => {
    const client = await serve((_incoming, response) => response.writeHead(200, headers).write('{'), 50);
    const result = await client.analyze(request);
    assert.ok(!result.ok);
    assert.equal(result.code, 'TIMEOUT');
  });

  it('closes the connection when the caller aborts', async () => {
    const controller = new AbortController();
    let closed: Promise<void> | undefined;
    const client = await serve((incoming) => {
      closed = new Promise((resolve) => incoming.socket.once('close', () => resolve()));
      controller.abort();
    });
    const result = await client.analyze(request, { signal: controller.signal });
    assert.ok(!result.ok);
    assert.equal(result.code, 'ABORTED');
    await closed;
  });

  it('sends nothing for a signal that is already aborted', async () => {
    const client = createClient({
      baseUrl: 'http://127.0.0.1',
      apiKey: 'k',
      fetch: () => assert.fail('a request was sent'),
    });
    const result = await client.analyze(request, { signal: AbortSignal.abort() });
    assert.ok(!result.ok && result.code === 'ABORTED');
  });

  it('names the address and the cause when nothing listens there', async () => {
    const client = await serve(() => {});
    await new Promise((resolve) => server?.close(resolve));
    const result = await client.analyze(request);
    assert.ok(!result.ok);
    assert.equal(result.code, 'NETWORK_ERROR');
    assert.match(result.message, /127\.0\.0\.1:\d+.*ECONNREFUSED/);
  });

  it('never rejects, even for a fetch that throws a string', async () => {
    const client = createClient({
      baseUrl: 'not a url',
      apiKey: 'k',
      fetch: () => Promise.reject('broken'),
    });
    const result = await client.analyze(request);
    assert.ok(!result.ok && result.code === 'NETWORK_ERROR' && result.message.includes('broken'));
  });
});

describe('analyzeUrl', () => {
  it('accepts an origin with or without slash and API root', () => {
    for (const base of [
      'https://a.example',
      'https://a.example/',
      ' https://a.example/api ',
      'https://a.example/api/v1/',
    ]) {
      assert.equal(analyzeUrl(base), 'https://a.example/api/v1/analyze');
    }
    assert.equal(analyzeUrl('https://a.example/docs/'), 'https://a.example/docs/api/v1/analyze');
  });
});
