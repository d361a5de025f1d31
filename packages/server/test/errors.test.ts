import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { ANALYZE_PATH } from '@housestyle/contract';
import { AnalystError } from '../analysts/types.ts';
import { codeOf, echoAnalyst, REVIEW, startTestService, type TestService } from './support/service.ts';

describe('errors', () => {
  let service: TestService;
  let keys: Record<'pro' | 'free' | 'spent' | 'none' | 'wrong', string | null>;

  before(async () => {
    const analyst = echoAnalyst(async (input) => {
      if (input === 'fail') throw new AnalystError('failed', 'inside');
      if (input === 'busy') throw new AnalystError('busy', 'Too many documents wait for their analysis.');
      if (input === 'bug') throw new TypeError('inside of the service');
    });
    service = await startTestService({ analyst });
    const spent = await service.key({ limit: 0 });
    const [pro, free] = [await service.key(), await service.key({ tier: 'free' })];
    keys = { pro, free, spent, none: null, wrong: `${pro.slice(0, -1)}${pro.endsWith('0') ? '1' : '0'}` };
  });

  after(() => service.stop());

  const malformed = '{"mode": "review", "input": ';
  const noMode = { input: 'Some text.' };
  const noInput = { mode: 'review' };
  type Row = [name: string, key: keyof typeof keys, body: unknown, status: number, code: string];
  const rows: Row[] = [
    ['no key', 'none', REVIEW, 401, 'UNAUTHORIZED'],
    ['a wrong key', 'wrong', REVIEW, 401, 'UNAUTHORIZED'],
    ['no key before a malformed body', 'none', malformed, 401, 'UNAUTHORIZED'],
    ['no key before a wrong mode', 'none', noMode, 401, 'UNAUTHORIZED'],
    ['the Free tier', 'free', REVIEW, 403, 'API_KEY_REQUIRED'],
    ['the Free tier before a malformed body', 'free', malformed, 403, 'API_KEY_REQUIRED'],
    ['a body that is not JSON', 'pro', malformed, 400, 'INVALID_INPUT'],
    ['an empty body', 'pro', '', 400, 'INVALID_INPUT'],
    ['a body that is no object', 'pro', [REVIEW], 400, 'INVALID_INPUT'],
    ['a missing mode', 'pro', noMode, 400, 'INVALID_MODE'],
    ['an unknown mode before a wrong input', 'pro', { mode: 'x', input: 7 }, 400, 'INVALID_MODE'],
    ['a missing input', 'pro', noInput, 400, 'INVALID_INPUT'],
    ['an input that is too long', 'pro', { ...REVIEW, input: 'x'.repeat(200_001) }, 400, 'INVALID_INPUT'],
    ['a malformed rule', 'pro', { ...REVIEW, rules: [{ label: 7 }] }, 400, 'INVALID_INPUT'],
    ['a format the mode does not take', 'pro', { ...REVIEW, format: 'openapi' }, 400, 'INVALID_INPUT'],
    ['a wrong mode before a used-up month', 'spent', noMode, 400, 'INVALID_MODE'],
    ['a wrong input before a used-up month', 'spent', noInput, 400, 'INVALID_INPUT'],
    ['a used-up month', 'spent', REVIEW, 429, 'RATE_LIMIT_EXCEEDED'],
    [
      'a used-up month before a failing analyst',
      'spent',
      { ...REVIEW, input: 'fail' },
      429,
      'RATE_LIMIT_EXCEEDED',
    ],
    ['a failing analyst', 'pro', { ...REVIEW, input: 'fail' }, 502, 'UPSTREAM_ERROR'],
    ['an analyst with a bug', 'pro', { ...REVIEW, input: 'bug' }, 502, 'UPSTREAM_ERROR'],
  ];
  for (const [name, key, body, status, code] of rows) {
    it(`answers ${status} ${code} to ${name}`, async () => {
      const response = await service.analyze(keys[key], body);
      assert.equal(response.status, status);
      const { error, ...rest } = (await response.json()) as { error: { code: string; message: string } };
      assert.equal(error.code, code);
      assert.ok(error.message.length > 0 && !error.message.includes('inside'));
      assert.deepEqual([Object.keys(error).sort(), Object.keys(rest)], [['code', 'message'], []]);
    });
  }

  it('names the wrong field by its path', async () => {
    const response = await service.analyze(keys.pro, { ...REVIEW, rules: [{ label: 'A', description: 7 }] });
    const { error } = (await response.json()) as { error: { message: string } };
    assert.match(error.message, /^rules\[0\]\.description is a number/);
  });

  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
    it(`answers 400 to the content type "${type}"`, async () => {
      const body = new Blob([JSON.stringify(REVIEW)]);
      const response = await service.analyze(keys.pro, REVIEW, { body, headers: { 'Content-Type': type } });
      assert.deepEqual([response.status, await codeOf(response)], [400, 'INVALID_INPUT']);
    });
  }

  it('reads JSON with a charset parameter and a byte order mark', async () => {
    const body = Buffer.from(`\uFEFF${JSON.stringify(REVIEW)}`);
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    assert.equal((await service.analyze(keys.pro, REVIEW, { body, headers })).status, 200);
  });

  it('refuses a body that is not UTF-8', async () => {
    const body = Buffer.concat([
      Buffer.from('{"mode":"review","input":"'),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]);
    assert.equal((await service.analyze(keys.pro, REVIEW, { body })).status, 400);
  });

  it('refuses a body of 10 MB with an answer, not a broken connection', async () => {
    const response = await service.analyze(keys.pro, {
      ...REVIEW,
      customInstructions: 'x'.repeat(10_000_000),
    });
    assert.equal(response.status, 400);
    const { error } = (await response.json()) as { error: { message: string } };
    assert.match(error.message, /too large/);
  });

  it('takes the longest input with 10,000 terms', async () => {
    const termSubs = Array.from({ length: 10_000 }, (_, i) => ({
      preferred: `term ${i}`,
      avoid: [`word ${i}`],
    }));
    const response = await service.analyze(keys.pro, {
      ...REVIEW,
      input: '\u0001'.repeat(200_000),
      termSubs,
    });
    assert.equal(response.status, 200);
    await response.text();
  });

  it('tells when to come back: after the month, or in seconds when too many wait', async () => {
    const spent = await service.analyze(keys.spent, REVIEW);
    const seconds = (Date.parse(spent.headers.get('X-RateLimit-Reset') ?? '') - Date.now()) / 1000;
    assert.ok(Math.abs(Number(spent.headers.get('Retry-After')) - seconds) < 5);
    const busy = await service.analyze(keys.pro, { ...REVIEW, input: 'busy' });
    assert.deepEqual([busy.status, busy.headers.get('Retry-After')], [503, '5']);
    assert.match(((await busy.json()) as { error: { message: string } }).error.message, /not counted/);
  });

  const addresses: [method: string, path: string, status: number, code: string, allow: string | null][] = [
    ['GET', ANALYZE_PATH, 405, 'METHOD_NOT_ALLOWED', 'POST'],
    ['PUT', `${ANALYZE_PATH}?a=b`, 405, 'METHOD_NOT_ALLOWED', 'POST'],
    ['OPTIONS', ANALYZE_PATH, 405, 'METHOD_NOT_ALLOWED', 'POST'],
    ['PROPFIND', ANALYZE_PATH, 405, 'METHOD_NOT_ALLOWED', 'POST'],
    ['POST', '/healthz', 405, 'METHOD_NOT_ALLOWED', 'GET, HEAD'],
    ['POST', `${ANALYZE_PATH}/`, 404, 'NOT_FOUND', null],
    ['GET', '/api/v2/analyze', 404, 'NOT_FOUND', null],
    ['GET', '/%zz', 404, 'NOT_FOUND', null],
  ];
  for (const [method, path, status, code, allow] of addresses) {
    it(`answers ${status} to ${method} ${path}`, async () => {
      const response = await fetch(service.address + path, { method });
      assert.deepEqual([response.status, response.headers.get('Allow')], [status, allow]);
      assert.equal(await codeOf(response), code);
    });
  }

  it('answers what is no HTTP in the same shape', async () => {
    const answer = await raw(service.address, 'NONSENSE\r\n\r\n');
    assert.match(answer, /^HTTP\/1\.1 400 Bad Request\r\n/);
    assert.match(answer, /\r\nX-RateLimit-Limit: 0\r\nX-RateLimit-Remaining: 0\r\n/);
    assert.match(answer, /\r\n\r\n\{"error":\{"message":"[^"]+","code":"INVALID_INPUT"\}\}$/);
  });

  const odd: [name: string, request: string, status: number][] = [
    ['no Host', 'GET /nothing HTTP/1.1\r\nConnection: close\r\n\r\n', 404],
    ['an unknown Expect', 'GET /nothing HTTP/1.0\r\nExpect: a miracle\r\n\r\n', 404],
    ['an Upgrade', 'GET /nothing HTTP/1.0\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n', 404],
    ['headers that are too large', `GET / HTTP/1.0\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`, 400],
  ];
  for (const [name, request, status] of odd) {
    it(`answers a request with ${name} like any other`, async () => {
      const answer = await raw(service.address, request);
      assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `));
      assert.match(answer, /x-ratelimit-reset: 20\d\d-\d\d-01T00:00:00\.000Z\r\n/i);
    });
  }

  it('answers 500 that tells nothing, and logs where it came from', async () => {
    const { take } = service.storage.quota;
    service.storage.quota.take = () => Promise.reject(new TypeError('inside'));
    try {
      const response = await service.analyze(keys.pro, REVIEW);
      const { error } = (await response.json()) as { error: { message: string; code: string } };
      assert.deepEqual([response.status, error.code], [500, 'INTERNAL_ERROR']);
      assert.ok(!error.message.includes('inside') && response.headers.has('X-RateLimit-Reset'));
      assert.ok(service.logged.some((line) => line.includes('"fault":"TypeError"') && line.includes('at ')));
    } finally {
      service.storage.quota.take = take;
    }
  });
});

function raw(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
