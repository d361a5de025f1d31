import assert from 'node:assert/strict';
import type { AuditPage, Me } from '@housestyle/contract/web';
import { updateAccount } from '../../services/accounts.ts';
import { Browser, makeAccount, signedIn } from '../support/browser.ts';
import { CLIENT, startIdentityProvider, type IdentityProvider } from '../support/identity-provider.ts';
import { startTestService, type TestService } from '../support/service.ts';

describe('OpenID Connect', () => {
  let provider: IdentityProvider;
  let service: TestService;
  let admin: Browser;

  before(async () => {
    provider = await startIdentityProvider();
    const environment = { OIDC_ISSUER: provider.issuer, ...CLIENT };
    service = await startTestService({ environment });
    provider.register(`${service.address}/api/web/oidc/callback`);
    await makeAccount(service, 'writer@example.com');
    await makeAccount(service, 'admin@example.com', { role: 'admin' });
    admin = await signedIn(service, 'admin@example.com');
    Object.assign(provider.people, {
      writer: { email: 'Writer@example.com', email_verified: true },
      doubtful: { email: 'writer@example.com', email_verified: false },
      stranger: { email: 'stranger@example.com', email_verified: true },
    });
  });
  after(async () => {
    await service.stop();
    await provider.stop();
  });

  /** Leaves for the provider: where the browser was sent. */
  const leave = async (browser: Browser, returnTo = '/style'): Promise<URL> => {
    const { status, headers } = await browser.get(
      `/api/web/oidc/start?returnTo=${encodeURIComponent(returnTo)}`,
    );
    assert.equal(status, 303);
    return new URL(headers.get('Location') ?? '', service.address);
  };
  /** Signs in at the provider: where the browser is sent back to. */
  const atProvider = async (address: URL, subject: string): Promise<URL> => {
    provider.subject = subject;
    const there = new Browser(provider.issuer);
    let next = address.href;
    while (next.startsWith(provider.issuer)) {
      const { status, headers, body } = await there.get(next);
      assert.equal(status, 303, JSON.stringify(body));
      next = new URL(headers.get('Location') ?? '', provider.issuer).href;
    }
    return new URL(next);
  };
  const comeBack = async (browser: Browser, address: URL): Promise<string> => {
    const { status, headers } = await browser.get(address.pathname + address.search);
    assert.equal(status, 303);
    return headers.get('Location') ?? '';
  };
  const signInAs = async (subject: string, browser = new Browser(service.address)): Promise<string> =>
    comeBack(browser, await atProvider(await leave(browser), subject));

  it('signs in who is known by a verified email, and goes where one wanted to go', async () => {
    const browser = new Browser(service.address);
    const address = await leave(browser);
    const asked = address.searchParams;
    assert.equal(asked.get('code_challenge_method'), 'S256');
    assert.match(
      `${asked.get('state')} ${asked.get('nonce')} ${asked.get('code_challenge')}`,
      /^\S{43} \S{43} \S{43}$/,
    );
    assert.equal(await comeBack(browser, await atProvider(address, 'writer')), '/style');
    const { body } = await browser.get<Me>('/api/web/me');
    assert.equal(body.account.email, 'writer@example.com');
    assert.deepEqual([...browser.cookies.keys()], ['housestyle_session']);
    const { body: trail } = await admin.get<AuditPage>('/api/web/admin/audit?about=writer@example.com');
    assert.deepEqual(
      trail.entries.map(({ action, detail }) => [action, detail]),
      [
        ['sign-in', 'oidc'],
        ['identity.linked', null],
      ],
    );
  });

  it('knows an identity again after its email changed', async () => {
    provider.people.writer = { email: 'married@example.com', email_verified: false };
    const browser = new Browser(service.address);
    assert.equal(await signInAs('writer', browser), '/style');
    assert.equal((await browser.get<Me>('/api/web/me')).body.account.email, 'writer@example.com');
  });

  it('links no account to an email that the provider does not vouch for', async () => {
    const browser = new Browser(service.address);
    assert.equal(await signInAs('doubtful', browser), '/sign-in#error=unverified');
    assert.equal((await browser.get('/api/web/me')).status, 401);
  });

  it('makes no account unless it is told to', async () => {
    assert.equal(await signInAs('stranger'), '/sign-in#error=unknown-account');
    assert.equal(await service.storage.accounts.findByEmail('stranger@example.com'), null);
  });

  it('refuses a state that is not that of this browser', async () => {
    const victim = new Browser(service.address);
    await leave(victim);
    const attacker = await atProvider(await leave(new Browser(service.address)), 'writer');
    assert.equal(await comeBack(victim, attacker), '/sign-in#error=failed');
    const without = await atProvider(await leave(new Browser(service.address)), 'writer');
    assert.equal(await comeBack(new Browser(service.address), without), '/sign-in#error=failed');
  });

  it('refuses an answer that was used already', async () => {
    const browser = new Browser(service.address);
    const address = await leave(browser);
    const cookies = new Map(browser.cookies);
    const back = await atProvider(address, 'writer');
    assert.equal(await comeBack(browser, back), '/style');
    const again = new Browser(service.address);
    for (const [name, value] of cookies) again.cookies.set(name, value);
    assert.equal(await comeBack(again, back), '/sign-in#error=expired');
  });

  it('refuses an ID token with the nonce of another attempt', async () => {
    const [first, second] = [await leave(new Browser(service.address)), new Browser(service.address)];
    const address = await leave(second);
    address.searchParams.set('nonce', first.searchParams.get('nonce') ?? '');
    assert.equal(await comeBack(second, await atProvider(address, 'writer')), '/sign-in#error=failed');
  });

  it('refuses a code that was given to another attempt', async () => {
    const browsers = [new Browser(service.address), new Browser(service.address)] as const;
    const backs = [
      await atProvider(await leave(browsers[0]), 'writer'),
      await atProvider(await leave(browsers[1]), 'writer'),
    ] as const;
    backs[1].searchParams.set('code', backs[0].searchParams.get('code') ?? '');
    assert.equal(await comeBack(browsers[1], backs[1]), '/sign-in#error=failed');
  });

  it('refuses the answer of another issuer', async () => {
    const browser = new Browser(service.address);
    const back = await atProvider(await leave(browser), 'writer');
    back.searchParams.set('iss', 'https://evil.example');
    assert.equal(await comeBack(browser, back), '/sign-in#error=failed');
  });

  it('refuses who comes back after ten minutes', async () => {
    service.setTime('2026-11-21T10:00:00Z');
    const browser = new Browser(service.address);
    const back = await atProvider(await leave(browser), 'writer');
    service.setTime('2026-11-21T10:10:00Z');
    assert.equal(await comeBack(browser, back), '/sign-in#error=expired');
  });

  it('goes to no other site afterwards', async () => {
    for (const returnTo of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/a\r\nb',
      'x',
      '/\t/evil',
    ]) {
      const browser = new Browser(service.address);
      const back = await atProvider(await leave(browser, returnTo), 'writer');
      assert.equal(await comeBack(browser, back), '/', returnTo);
    }
  });

  it('says so where the provider does not answer, and works again when it does', async () => {
    const down = await startIdentityProvider();
    const environment = { OIDC_ISSUER: down.issuer, ...CLIENT };
    const other = await startTestService({ environment });
    const browser = new Browser(other.address);
    const { headers } = await browser.get('/api/web/oidc/start');
    assert.equal(headers.get('Location'), '/sign-in#error=failed');
    assert.ok(!other.logged.join('').includes(CLIENT.OIDC_CLIENT_SECRET));
    down.register(`${other.address}/api/web/oidc/callback`);
    const again = await browser.get('/api/web/oidc/start');
    assert.ok(again.headers.get('Location')?.startsWith(down.issuer));
    await other.stop();
    await down.stop();
  });

  it('makes accounts and administrators where it is told to', async () => {
    const own = await startIdentityProvider();
    own.people.chief = {
      email: 'chief@example.com',
      email_verified: true,
      groups: ['writers', 'docs-admins'],
    };
    const environment = {
      OIDC_ISSUER: own.issuer,
      ...CLIENT,
      OIDC_AUTO_PROVISION: 'on',
      OIDC_TIER: 'team',
      OIDC_ADMIN_CLAIM: 'groups=docs-admins',
    };
    const other = await startTestService({ environment });
    own.register(`${other.address}/api/web/oidc/callback`);
    const before = { service, provider };
    [service, provider] = [other, own];
    try {
      const browser = new Browser(other.address);
      assert.equal(await signInAs('chief', browser), '/style');
      const { account } = (await browser.get<Me>('/api/web/me')).body;
      assert.deepEqual([account.email, account.tier, account.role], ['chief@example.com', 'team', 'admin']);
      await updateAccount(other.storage, 'chief@example.com', { tier: 'pro' });
      own.people.chief = { email: 'chief@example.com', email_verified: true, groups: ['writers'] };
      assert.equal(await signInAs('chief', browser), '/style');
      const { account: later } = (await browser.get<Me>('/api/web/me')).body;
      assert.deepEqual([later.id, later.tier, later.role], [account.id, 'pro', 'member']);
    } finally {
      ({ service, provider } = before);
      await other.stop();
      await own.stop();
    }
  });
});
