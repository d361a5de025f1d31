import assert from 'node:assert/strict';
import { Browser, makeAccount, signedIn } from '../support/browser.ts';
import { codeOf, REVIEW, startTestService, type TestService } from '../support/service.ts';

describe("a change through the web app's API", () => {
  let service: TestService;
  let browser: Browser;
  before(async () => {
    service = await startTestService({ environment: { PUBLIC_URL: 'http://docs.example.com' } });
    await makeAccount(service, 'writer@example.com');
    browser = await signedIn(service, 'writer@example.com');
  });
  after(() => service.stop());

  const own = (): string => service.address;
  type Row = [name: string, headers: () => Record<string, string>, status: number];
  const rows: Row[] = [
    ['its own page', () => ({ 'Sec-Fetch-Site': 'same-origin', Origin: own() }), 204],
    ['the address bar', () => ({ 'Sec-Fetch-Site': 'none' }), 204],
    ['an older browser on its own page', () => ({ Origin: own() }), 204],
    ['its own page behind a proxy', () => ({ Origin: 'http://docs.example.com' }), 204],
    ['another site', () => ({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }), 403],
    ['another site that claims our origin', () => ({ 'Sec-Fetch-Site': 'cross-site', Origin: own() }), 403],
    ['a neighbour on the same domain', () => ({ 'Sec-Fetch-Site': 'same-site', Origin: own() }), 403],
    ['another origin in an older browser', () => ({ Origin: 'https://evil.example' }), 403],
    ['another port', () => ({ Origin: 'http://127.0.0.1:1' }), 403],
    ['a hidden origin', () => ({ Origin: 'null' }), 403],
    ['nobody says where', () => ({}), 403],
    ['a nonsense origin', () => ({ Origin: '//' }), 403],
  ];
  for (const [name, headers, status] of rows) {
    it(`is ${status === 403 ? 'refused' : 'taken'} from ${name}`, async () => {
      const response = await fetch(`${service.address}/api/web/sessions`, {
        method: 'DELETE',
        headers: { Cookie: browser.cookieHeader, ...headers() },
      });
      assert.equal(response.status, status);
      if (status === 403) assert.equal(await codeOf(response), 'FORBIDDEN');
    });
  }

  it('is refused before the sign-in form is read', async () => {
    const evil = new Browser(service.address);
    evil.headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    assert.equal((await evil.post('/api/web/sign-in', '{')).code, 'FORBIDDEN');
  });

  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    it(`is refused as ${type}, which a form can send`, async () => {
      const answer = await browser.send('POST', '/api/web/analyze', JSON.stringify(REVIEW), {
        'Content-Type': type,
      });
      assert.deepEqual([answer.status, answer.code], [400, 'INVALID_INPUT']);
    });
  }

  it('needs the cookie: a key is not looked at, and a cookie is not looked at elsewhere', async () => {
    const key = await service.key();
    const withKey = { 'X-Authorization': `Bearer ${key}` };
    const keyed = await new Browser(service.address).send('POST', '/api/web/analyze', REVIEW, withKey);
    assert.deepEqual([keyed.status, keyed.code], [401, 'SIGN_IN_REQUIRED']);
    assert.equal(keyed.headers.get('X-RateLimit-Limit'), '0');
    const cookied = await browser.send('POST', '/api/v1/analyze', REVIEW);
    assert.deepEqual([cookied.status, cookied.code], [401, 'UNAUTHORIZED']);
    const both = await browser.send('POST', '/api/web/analyze', REVIEW, withKey);
    assert.equal(both.status, 200);
    const { id = '' } = (await service.storage.accounts.findByEmail('writer@example.com')) ?? {};
    assert.equal(await service.storage.quota.used(id, new Date().toISOString().slice(0, 7)), 1);
  });

  it('is invited from nowhere: no answer carries a CORS header', async () => {
    const answer = await browser.send('GET', '/api/web/me', undefined, { Origin: 'https://evil.example' });
    for (const [name] of answer.headers) assert.ok(!name.startsWith('access-control-'), name);
    const preflight = await browser.send('OPTIONS', '/api/web/me', undefined, {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'POST',
    });
    for (const [name] of preflight.headers) assert.ok(!name.startsWith('access-control-'), name);
  });
});
