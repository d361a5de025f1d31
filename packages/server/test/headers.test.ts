import assert from 'node:assert/strict';
import { get, type IncomingMessage } from 'node:http';
import { ANALYZE_PATH } from '@housestyle/contract';
import { SECURITY_HEADERS } from '../plugins/response-headers.ts';
import { REVIEW, startTestService, type TestService } from './support/service.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
type Triple = [limit: string | null, remaining: string | null, reset: string | null];

describe('headers', () => {
  let service: TestService;
  let limited: string;
  let unlimited: string;

  before(async () => {
    service = await startTestService();
    service.setTime('2026-11-21T10:00:00Z');
    limited = await service.key({ limit: 5 });
    unlimited = await service.key();
  });

  after(() => service.stop());

  const RESET = '2026-12-01T00:00:00.000Z';
  const unknown: Triple = ['0', '0', RESET];
  const send = (path: string, init?: RequestInit): Promise<Response> => fetch(service.address + path, init);

  const responses: [name: string, ask: () => Promise<Response>, status: number, expected: Triple][] = [
    ['a success', () => service.analyze(limited, REVIEW), 200, ['5', '4', RESET]],
    ['a success of an unlimited account', () => service.analyze(unlimited, REVIEW), 200, [null, null, RESET]],
    ['a 400 of a known caller', () => service.analyze(limited, {}), 400, ['5', '4', RESET]],
    ['a 401', () => service.analyze(null, REVIEW), 401, unknown],
    ['a 404', () => send('/nothing'), 404, unknown],
    ['a 404 of a known caller', () => known('/nothing'), 404, ['5', '4', RESET]],
    ['a 405', () => send(ANALYZE_PATH), 405, unknown],
    ['a bad address', () => send('/%zz'), 404, unknown],
    ['/healthz', () => send('/healthz'), 200, unknown],
    ['/readyz', () => send('/readyz'), 200, unknown],
  ];
  const known = (path: string): Promise<Response> =>
    send(path, { headers: { 'X-Authorization': `Bearer ${limited}` } });

  for (const [name, ask, status, expected] of responses) {
    it(`stand on ${name}`, async () => {
      const response = await ask();
      const { headers } = response;
      const triple = ['Limit', 'Remaining', 'Reset'].map((part) => headers.get(`X-RateLimit-${part}`));
      assert.deepEqual([response.status, ...triple], [status, ...expected]);
      assert.equal(headers.get('Content-Type'), JSON_TYPE);
      assert.match(headers.get('X-Request-Id') ?? '', /^[A-Za-z0-9_-]{8,64}$/);
      for (const [header, value] of Object.entries(SECURITY_HEADERS))
        assert.equal(headers.get(header), value);
      await response.text();
    });
  }

  it('stand on the metrics too, which name no account', async () => {
    const response = await send('/metrics');
    const text = await response.text();
    assert.match(response.headers.get('Content-Type') ?? '', /^text\/plain/);
    assert.equal(response.headers.get('X-RateLimit-Limit'), '0');
    assert.match(text, /housestyle_requests_total\{mode="review",outcome="OK"\} \d/);
    assert.match(text, /housestyle_requests_total\{mode="none",outcome="UNAUTHORIZED"\} \d/);
    for (const name of [
      'request_duration_seconds_bucket',
      'queue_length',
      'quota_refusals_total',
      'database_wal_bytes',
    ]) {
      assert.ok(text.includes(`housestyle_${name}`), name);
    }
    assert.ok(!text.includes('@') && !/[0-9a-f]{8}-[0-9a-f]{4}-/.test(text));
  });

  const ids: [sent: string, kept: boolean][] = [
    ['abcDEF_12-345', true],
    ['short', false],
    ['x'.repeat(65), false],
    ['has spaces in it', false],
    ['<script>alert(1)', false],
  ];
  for (const [sent, kept] of ids) {
    it(`${kept ? 'keep' : 'replace'} the request id "${sent.slice(0, 20)}"`, async () => {
      const response = await send('/', { headers: { 'X-Request-Id': sent } });
      assert.equal(response.headers.get('X-Request-Id') === sent, kept);
      await response.text();
    });
  }

  const received = (path: string, sent: Record<string, string> = {}): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get(service.address + path, { headers: sent }, (response) => resolve(response.resume())).on(
        'error',
        reject,
      );
    });

  it("stand once on each answer, and where a page has its own, the page's", async () => {
    for (const path of ['/api/docs', ANALYZE_PATH, '/healthz', '/nothing', '/%zz']) {
      const { rawHeaders, headers } = await received(path, { 'X-Request-Id': 'abcDEF_12-345' });
      const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
      assert.deepEqual(names, [...new Set(names)], path);
      const policy = headers['content-security-policy'] ?? '';
      assert.equal(policy === SECURITY_HEADERS['content-security-policy'], path !== '/api/docs', path);
      assert.equal(headers['x-request-id'], 'abcDEF_12-345');
    }
  });
});
