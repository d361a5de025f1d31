import assert from 'node:assert/strict';
import type { Me, SignInMethods } from '@housestyle/contract/web';
import { clientName } from '../../services/client-name.ts';
import { createFirstAdministrator } from '../../services/first-start.ts';
import { checkNewPassword, hashPassword, verifyPassword } from '../../services/passwords.ts';
import { Semaphore } from '../../services/semaphore.ts';
import { createSignInLink } from '../../services/sign-in-links.ts';
import { Browser, makeAccount, PASSWORD, signedIn, type Answer } from '../support/browser.ts';
import { startTestService, type TestService } from '../support/service.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const later = (minutes: number): string => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();

describe('a password', () => {
  it('is kept as argon2id with 46 MiB, one pass and one lane, and a salt of its own', async () => {
    const [first, second] = [await hashPassword('a'), await hashPassword('a')];
    assert.match(first, /^\$argon2id\$v=19\$m=47104,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    assert.notEqual(first, second);
    assert.deepEqual(
      [await verifyPassword('a', first), await verifyPassword('b', first), await verifyPassword('a', null)],
      [true, false, false],
    );
  });

  const weak = [
    ['too short', 'short-pass1'],
    ['too long', 'x1'.repeat(129)],
    ['common', 'Password1234'],
    ['repeated', 'abcabcabcabcab'],
    ['one character', 'aaaaaaaaaaaaa'],
    ['counted', 'abcdefghijklmn'],
    ['counted down', '9876543210987'],
    ['the email', 'writer@example.com'],
    ['the name', 'writerwriter12'],
  ] as const;
  for (const [name, password] of weak) {
    it(`is refused where it is ${name}`, () => {
      assert.throws(() => checkNewPassword(password, 'writer@example.com'), { name: 'Refusal' });
    });
  }

  it('may be any other text, spaces and emoji included', () => {
    for (const password of [
      PASSWORD,
      'four unrelated words here',
      '🦊🦉🐙🦀🐝🦋🐢🐳🦜🦔🦚🐬',
      'k'.repeat(250) + 'other',
    ])
      checkNewPassword(password, 'writer@example.com');
  });

  it('is hashed by two at a time, and many more do not wait', async () => {
    const semaphore = new Semaphore(2, 3);
    let running = 0;
    let most = 0;
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        semaphore.run(async () => {
          most = Math.max(most, ++running);
          await new Promise((resolve) => setTimeout(resolve, 5));
          return running--;
        }),
      ),
    );
    assert.deepEqual([most, outcomes.filter((outcome) => outcome === null).length], [2, 3]);
    assert.notEqual(await semaphore.run(async () => 1), null);
  });
});

describe('signing in', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService();
    await makeAccount(service, 'writer@example.com', { limit: 7 });
  });
  beforeEach(() => service.setTime(NOW));
  after(() => service.stop());

  const attempt = (email: string, password: string): Promise<Answer<Me>> =>
    new Browser(service.address).post<Me>('/api/web/sign-in', { email, password });

  it('sets a cookie that scripts and other sites cannot use, and tells who is signed in', async () => {
    const { status, headers, body } = await attempt(' Writer@Example.com ', PASSWORD);
    assert.equal(status, 200);
    assert.deepEqual(body.account, {
      id: body.account.id,
      email: 'writer@example.com',
      tier: 'pro',
      role: 'member',
    });
    assert.deepEqual([body.quota, body.hasPassword], [{ limit: 7, used: 0, remaining: 7 }, true]);
    assert.equal(headers.get('X-RateLimit-Limit'), '7');
    assert.match(
      headers.getSetCookie()[0] ?? '',
      /^housestyle_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('tells an unknown account and a wrong password apart in nothing', async () => {
    const wrong = await attempt('writer@example.com', 'wrong');
    for (const email of ['nobody@example.com', 'x', '', 'nul\u0000@example.com', '\ud800', 'x'.repeat(900)]) {
      const unknown = await attempt(email, 'wrong');
      assert.deepEqual([unknown.status, unknown.body], [wrong.status, wrong.body], JSON.stringify(email));
    }
    assert.deepEqual([wrong.status, wrong.code], [401, 'SIGN_IN_FAILED']);
  });

  for (const known of [true, false]) {
    it(`is refused after ten wrong passwords for ${known ? 'an' : 'an unknown'} account, and open again later`, async () => {
      service.setTime(later(known ? 60 : 120));
      const email = known ? 'writer@example.com' : 'ghost@example.com';
      const answers = await Promise.all(Array.from({ length: 14 }, () => attempt(email, 'wrong')));
      assert.equal(answers.filter(({ status }) => status === 401).length, 10);
      const refused = await attempt(email, PASSWORD);
      assert.deepEqual([refused.status, refused.code], [429, 'SIGN_IN_THROTTLED']);
      assert.equal(refused.headers.get('Retry-After'), '900');
      assert.equal(refused.headers.get('X-RateLimit-Limit'), '0');
      service.setTime(later(known ? 76 : 136));
      assert.equal((await attempt(email, PASSWORD)).status, known ? 200 : 401);
    });
  }

  it('is refused to an address that tries many accounts', async () => {
    service.setTime(later(300));
    const emails = Array.from({ length: 60 }, (_, index) => `victim${index}@example.com`);
    const answers: number[] = [];
    for (const email of emails) answers.push((await attempt(email, 'wrong')).status);
    assert.deepEqual([answers.indexOf(429), answers.filter((status) => status === 429).length], [50, 10]);
  });

  it('by a link works once, for the first of many', async () => {
    service.setTime(later(400));
    const id = await makeAccount(service, 'linked@example.com');
    const clock = (): Date => new Date(later(400));
    const { url } = await createSignInLink(service.storage, clock, id, 'https://x.example/');
    const [, token] = /^https:\/\/x\.example\/sign-in#link=([\w-]{43})$/.exec(url) ?? [];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => new Browser(service.address).post('/api/web/sign-in/link', { token })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401, 401, 401]);
    const late = await createSignInLink(service.storage, clock, id, 'https://x.example');
    service.setTime(later(400 + 24 * 60));
    const expired = await new Browser(service.address).post('/api/web/sign-in/link', {
      token: late.url.split('=')[1],
    });
    assert.deepEqual([expired.status, expired.code], [401, 'SIGN_IN_FAILED']);
  });

  it('by a link lets a new account set its password, soon after', async () => {
    const empty = await startTestService();
    empty.setTime(NOW);
    const administrator = await createFirstAdministrator(
      empty.storage,
      () => new Date(NOW),
      'admin@localhost',
    );
    const text = (await administrator?.welcome('http://0.0.0.0:8787')) ?? '';
    const [, token] = /http:\/\/localhost:8787\/sign-in#link=([\w-]+)/.exec(text) ?? [];
    assert.equal(await createFirstAdministrator(empty.storage, () => new Date(NOW), 'b@localhost'), null);
    const browser = new Browser(empty.address);
    const { body } = await browser.post<Me>('/api/web/sign-in/link', { token });
    assert.deepEqual([body.account.role, body.account.tier, body.hasPassword], ['admin', 'team', false]);
    empty.setTime(later(20));
    const late = await browser.post('/api/web/account/password', { newPassword: PASSWORD });
    assert.deepEqual([late.status, late.code], [403, 'FORBIDDEN']);
    empty.setTime(later(5));
    assert.equal((await browser.post('/api/web/account/password', { newPassword: PASSWORD })).status, 200);
    await signedIn(empty, 'admin@localhost');
    await empty.stop();
  });

  it('can be had without passwords', async () => {
    const environment = {
      LOCAL_SIGN_IN: 'off',
      OIDC_ISSUER: 'https://id.example.com',
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
      OIDC_BUTTON_LABEL: 'Acme',
    };
    const closed = await startTestService({ environment });
    await makeAccount(closed, 'writer@example.com');
    const browser = new Browser(closed.address);
    const refused = await browser.post('/api/web/sign-in', {
      email: 'writer@example.com',
      password: PASSWORD,
    });
    assert.deepEqual([refused.status, refused.code], [403, 'FORBIDDEN']);
    const { body } = await browser.get<SignInMethods>('/api/web/sign-in');
    assert.deepEqual(body, { local: false, oidc: { label: 'Acme', start: '/api/web/oidc/start' } });
    await closed.stop();
  });

  it('over TLS gives a cookie that only this host can set', async () => {
    const environment = { PUBLIC_URL: 'https://docs.example.com/' };
    const secure = await startTestService({ environment });
    await makeAccount(secure, 'writer@example.com');
    const browser = new Browser(secure.address);
    browser.headers = { Origin: 'https://docs.example.com' };
    const credentials = { email: 'writer@example.com', password: PASSWORD };
    const { headers } = await browser.post('/api/web/sign-in', credentials);
    assert.match(
      headers.getSetCookie()[0] ?? '',
      /^__Host-housestyle_session=.*; Path=\/; HttpOnly; Secure; /,
    );
    assert.equal((await browser.get('/api/web/me')).status, 200);
    const token = browser.cookies.get('__Host-housestyle_session') ?? '';
    browser.cookies.clear();
    browser.cookies.set('housestyle_session', token);
    assert.equal((await browser.get('/api/web/me')).status, 401);
    await secure.stop();
  });

  it('names a client in words that a person knows', () => {
    const agents: [agent: string | undefined, name: string][] = [
      ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
      [
        'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537.36 Edg/140',
        'Edge on Windows',
      ],
      ['Mozilla/5.0 (iPhone; CPU iPhone OS 26 like Mac OS X) Version/26 Safari/604.1', 'Safari on iPhone'],
      ['curl/8', 'Unknown client'],
      [undefined, 'Unknown client'],
    ];
    for (const [agent, name] of agents) assert.equal(clientName(agent), name);
  });
});
