import assert from 'node:assert/strict';
import {
  accountsSchema,
  auditPageSchema,
  createdKeySchema,
  keysSchema,
  usageReportSchema,
  type AuditPage,
  type CreatedWebKey,
  type SignInLink,
  type UsageReport,
  type WebAccount,
  type WebAccounts,
  type WebKeys,
} from '@housestyle/contract/web';
import { Browser, makeAccount, PASSWORD, signedIn } from '../support/browser.ts';
import { REVIEW, startTestService, type TestService } from '../support/service.ts';

const KEYS = '/api/web/keys';

describe("the web app's API", () => {
  let service: TestService;
  let admin: Browser;
  before(async () => {
    service = await startTestService({ environment: { FREE_LIMIT: '2' } });
    service.setTime('2026-11-21T10:00:00.000Z');
    await makeAccount(service, 'admin@example.com', { role: 'admin' });
    admin = await signedIn(service, 'admin@example.com');
  });
  after(() => service.stop());

  const account = async (email: string, tier: 'free' | 'pro' = 'pro'): Promise<Browser> => {
    await makeAccount(service, email, { tier });
    return signedIn(service, email);
  };

  it('makes keys that work, shows them once, and revokes them at once', async () => {
    const browser = await account('keys@example.com');
    const created = await browser.post<CreatedWebKey>(KEYS, { label: ' pipeline ' });
    const { key, ...record } = createdKeySchema.parse(created.body);
    assert.deepEqual([created.status, record.label, record.lastFour], [201, 'pipeline', key.slice(-4)]);
    assert.equal((await service.analyze(key, REVIEW)).status, 200);
    const listed = keysSchema.parse((await browser.get<WebKeys>(KEYS)).body);
    assert.deepEqual([listed.limit, listed.allowed, listed.keys.length], [5, true, 1]);
    assert.ok(!JSON.stringify(listed).includes(key));
    const stranger = await account('stranger@example.com');
    assert.equal((await stranger.delete(`${KEYS}/${record.id}`)).code, 'NOT_FOUND');
    assert.equal((await service.analyze(key, REVIEW)).status, 200);
    assert.equal((await browser.delete(`${KEYS}/${record.id}`)).status, 200);
    assert.equal((await service.analyze(key, REVIEW)).status, 401);
  });

  it('makes five keys of forty asked for at once, and says why not more', async () => {
    const browser = await account('many@example.com');
    const answers = await Promise.all(Array.from({ length: 40 }, () => browser.post(KEYS)));
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status, code }) => status === 409 && code === 'CONFLICT');
    assert.deepEqual([made.length, refused.length], [5, 35]);
    assert.match(JSON.stringify(refused[0]?.body), /5 active keys.*Revoke one/);
  });

  it('makes no key on the Free tier, or with a label that is none', async () => {
    const free = await account('free@example.com', 'free');
    const { status, code, body } = await free.post(KEYS);
    assert.deepEqual([status, code], [403, 'API_KEY_REQUIRED']);
    assert.match(JSON.stringify(body), /Pro or Team/);
    assert.equal((await free.get<WebKeys>(KEYS)).body.allowed, false);
    const pro = await account('labels@example.com');
    for (const label of ['x'.repeat(101), 'a\u0000b', 7, ['a']]) {
      const refused = await pro.post<{ error: { message: string } }>(KEYS, { label });
      assert.deepEqual([refused.status, refused.code], [400, 'INVALID_INPUT']);
      assert.match(refused.body.error.message, /^label/);
    }
  });

  it('analyses for Free accounts too, on the one counter of the month', async () => {
    const free = await account('reader@example.com', 'free');
    const first = await free.post<{ quota: unknown }>('/api/web/analyze', REVIEW);
    assert.deepEqual([first.status, first.body.quota], [200, { limit: 2, used: 1, remaining: 1 }]);
    assert.equal(first.headers.get('X-RateLimit-Remaining'), '1');
    const wrong = await free.post('/api/web/analyze', { mode: 'x', input: 'a' });
    assert.deepEqual([wrong.status, wrong.code], [400, 'INVALID_MODE']);
    assert.equal((await free.post('/api/web/analyze', REVIEW)).status, 200);
    const spent = await free.post('/api/web/analyze', REVIEW);
    assert.deepEqual([spent.status, spent.code], [429, 'RATE_LIMIT_EXCEEDED']);
    assert.ok(Number(spent.headers.get('Retry-After')) > 86_400);
    assert.equal((await free.get('/api/web/me')).headers.get('X-RateLimit-Remaining'), '0');
  });

  it('tells the last twelve months by door and mode', async () => {
    const browser = await account('usage@example.com');
    const { body } = await browser.post<CreatedWebKey>(KEYS);
    service.setTime('2026-10-31T23:59:59.000Z');
    const old = await signedIn(service, 'usage@example.com');
    await old.post('/api/web/analyze', { mode: 'outline', input: 'Text.' });
    service.setTime('2026-11-21T10:00:00.000Z');
    await browser.post('/api/web/analyze', REVIEW);
    for (const client of ['mcp', 'mcp', 'web', '<script>'])
      await service.analyze(body.key, REVIEW, { headers: { 'X-Housestyle-Client': client } });
    const report = usageReportSchema.parse((await browser.get<UsageReport>('/api/web/usage')).body);
    assert.deepEqual(report.quota, { limit: null, used: 5, remaining: null });
    assert.deepEqual([report.months.length, report.months[0]?.month], [12, '2025-12']);
    assert.deepEqual(report.months.slice(-2), [
      { month: '2026-10', used: 1, requests: [{ door: 'web', mode: 'outline', count: 1 }] },
      {
        month: '2026-11',
        used: 5,
        requests: [
          { door: 'api', mode: 'review', count: 2 },
          { door: 'mcp', mode: 'review', count: 2 },
          { door: 'web', mode: 'review', count: 1 },
        ],
      },
    ]);
  });

  it('lets an administrator make and change accounts, which counts from the next request', async () => {
    const accounts = '/api/web/admin/accounts';
    const made = await admin.post<WebAccount>(accounts, { email: 'New@example.com', tier: 'free' });
    assert.deepEqual([made.status, made.body.role, made.body.limit], [201, 'member', null]);
    assert.equal((await admin.post(accounts, { email: 'new@EXAMPLE.com', tier: 'pro' })).code, 'CONFLICT');
    assert.equal((await admin.post(accounts, { email: 'nobody', tier: 'pro' })).code, 'INVALID_INPUT');
    const { body: link } = await admin.post<SignInLink>(`${accounts}/${made.body.id}/sign-in-link`);
    assert.ok(link.url.startsWith(`${service.address}/sign-in#link=`));
    const member = new Browser(service.address);
    await member.post('/api/web/sign-in/link', { token: link.url.split('=')[1] });
    assert.equal((await member.get(accounts)).code, 'FORBIDDEN');
    const change = { tier: 'team', limit: 9, role: 'admin' };
    const changed = await admin.send<WebAccount>('PATCH', `${accounts}/${made.body.id}`, change);
    assert.deepEqual(changed.body, { ...made.body, ...change });
    const list = await member.get<WebAccounts>(accounts);
    accountsSchema.parse(list.body);
    assert.deepEqual([list.status, list.headers.get('X-RateLimit-Limit')], [200, '9']);
    const back = await member.send('PATCH', `${accounts}/${made.body.id}`, { role: 'member' });
    assert.equal(back.code, 'CONFLICT');
    for (const wish of [{ tier: 'gold' }, { limit: -1 }, { limit: 2 ** 40 }, { role: 'root' }, []])
      assert.equal((await admin.send('PATCH', `${accounts}/${made.body.id}`, wish)).code, 'INVALID_INPUT');
    const nobody = `${accounts}/00000000-0000-4000-8000-000000000000`;
    assert.equal((await admin.send('PATCH', nobody, { tier: 'pro' })).code, 'NOT_FOUND');
  });

  it('keeps an audit trail of who did what, in pages and without a secret', async () => {
    const browser = await account('audited@example.com');
    const { body: key } = await browser.post<CreatedWebKey>(KEYS, { label: 'sekrit label' });
    await browser.delete(`${KEYS}/${key.id}`);
    await new Browser(service.address).post('/api/web/sign-in', {
      email: 'audited@example.com',
      password: 'sekrit-password',
    });
    await new Browser(service.address).post('/api/web/sign-in', { email: 'sekrit', password: 'x' });
    const { id = '' } = (await service.storage.accounts.findByEmail('audited@example.com')) ?? {};
    await admin.send('PATCH', `/api/web/admin/accounts/${id}`, { tier: 'free' });
    await browser.post('/api/web/sign-out');
    const read = async (query: string): Promise<AuditPage> =>
      auditPageSchema.parse((await admin.get<AuditPage>(`/api/web/admin/audit?${query}`)).body);
    const { entries } = await read('about=audited@example.com');
    assert.deepEqual(
      entries.map(({ actor, action, result, detail }) => [actor, action, result, detail]),
      [
        ['audited@example.com', 'sign-out', 'ok', null],
        ['admin@example.com', 'account.changed', 'ok', 'tier: pro to free'],
        ['audited@example.com', 'sign-in', 'failed', 'password'],
        ['audited@example.com', 'key.revoked', 'ok', `…${key.lastFour}`],
        ['audited@example.com', 'key.created', 'ok', `…${key.lastFour}`],
        ['audited@example.com', 'sign-in', 'ok', 'password'],
      ],
    );
    assert.ok(entries.every(({ from, at }) => from === '127.0.0.1' && at === '2026-11-21T10:00:00.000Z'));
    const all: AuditPage['entries'] = [];
    for (let before: string | null = ''; before !== null;) {
      const page: AuditPage = await read(`limit=3${before && `&before=${before}`}`);
      all.push(...page.entries);
      before = page.next;
    }
    assert.equal(new Set(all.map((entry) => entry.id)).size, all.length);
    assert.deepEqual(
      all.map((entry) => entry.id),
      (await read('limit=200')).entries.map((entry) => entry.id),
    );
    const text = JSON.stringify(all);
    assert.ok(!text.includes('sekrit') && !text.includes(key.key) && !text.includes(PASSWORD));
    for (const query of ['limit=0', 'limit=1000', 'limit=x', 'before=%00'])
      assert.equal((await admin.get(`/api/web/admin/audit?${query}`)).code, 'INVALID_INPUT', query);
  });
});
