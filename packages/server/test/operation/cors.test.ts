import assert from 'node:assert/strict';
import { ANALYZE_PATH } from '@housestyle/contract';
import { REVIEW, startTestService, type TestService } from '../support/service.ts';

describe('pages of other origins', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService();
  });
  after(() => service.stop());

  const preflight = (path: string): Promise<Response> =>
    fetch(service.address + path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://elsewhere.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-authorization,content-type',
      },
    });
  const allowed = ({ headers }: Response): string | null => headers.get('Access-Control-Allow-Origin');

  it('may ask beforehand, without a key, and nothing is counted or logged', async () => {
    const lines = service.logged.length;
    const response = await preflight(ANALYZE_PATH);
    assert.deepEqual([response.status, allowed(response), await response.text()], [204, '*', '']);
    assert.equal(
      response.headers.get('Access-Control-Allow-Headers'),
      'X-Authorization, X-Housestyle-Client, Content-Type, X-Request-Id',
    );
    assert.match(response.headers.get('Access-Control-Allow-Methods') ?? '', /POST/);
    assert.ok(response.headers.has('X-RateLimit-Reset'));
    const metrics = await (await fetch(`${service.address}/metrics`)).text();
    assert.ok(!/housestyle_requests_total\{/.test(metrics));
    assert.equal(service.logged.slice(lines).filter((line) => line.includes('OPTIONS')).length, 0);
  });

  it('may call with a key and read the rate-limit headers, also of an error', async () => {
    const key = await service.key({ limit: 1 });
    for (const status of [200, 429]) {
      const response = await service.analyze(key, REVIEW, {
        headers: { Origin: 'https://elsewhere.example' },
      });
      assert.deepEqual([response.status, allowed(response)], [status, '*']);
      const exposed = response.headers.get('Access-Control-Expose-Headers') ?? '';
      for (const name of ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Retry-After'])
        assert.ok(exposed.includes(name), name);
      assert.equal(response.headers.get('Access-Control-Allow-Credentials'), null);
      await response.text();
    }
    assert.equal(allowed(await service.analyze(null, REVIEW)), '*');
  });

  it('may not use what is not for keys', async () => {
    for (const path of [
      '/api/web/session',
      '/api/web/v1/analyze',
      '/',
      '/metrics',
      '/readyz',
      '/api/docs',
      '/nothing',
    ]) {
      for (const response of [await preflight(path), await fetch(service.address + path)]) {
        assert.equal(allowed(response), null, path);
        assert.notEqual(response.status, 204, path);
        await response.text();
      }
    }
  });
});
