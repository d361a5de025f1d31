import assert from 'node:assert/strict';
import { plan } from '../../admin/run.ts';
import { readConfig } from '../../config.ts';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Browser, makeAccount, PASSWORD, signedIn } from '../support/browser.ts';
import { startTestService, type TestService } from '../support/service.ts';

describe('the command line for accounts', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService();
    await makeAccount(service, 'writer@example.com');
  });
  after(() => service.stop());

  const run = async (command: string, stdin = ''): Promise<string> => {
    const wish = plan(command.split(' '));
    assert.ok('run' in wish);
    const context = { storage: service.storage, clock: () => new Date(), read: () => stdin };
    return wish.run({ ...context, baseUrl: 'https://docs.example.com' });
  };
  const canSignIn = async (password: string): Promise<boolean> => {
    const credentials = { email: 'writer@example.com', password };
    return (await new Browser(service.address).post('/api/web/sign-in', credentials)).status === 200;
  };

  it('sets a password, which ends the sessions', async () => {
    const browser = await signedIn(service, 'writer@example.com');
    await run('account password --email writer@example.com --file -', 'a-new-fine-password\n');
    assert.deepEqual([await canSignIn('a-new-fine-password'), await canSignIn(PASSWORD)], [true, false]);
    assert.equal((await browser.get('/api/web/me')).status, 401);
    assert.ok(await canSignIn(await run('account password --email writer@example.com')));
    await assert.rejects(run('account password --email writer@example.com --file -', 'short'), /too short/);
  });

  it('makes administrators and links, and all of it stands in the audit trail', async () => {
    await run('account admin --email writer@example.com');
    assert.equal((await service.storage.accounts.findByEmail('writer@example.com'))?.role, 'admin');
    await run('account update --email writer@example.com --tier team --limit 5');
    await run('account admin --email writer@example.com --role member');
    const link = await run('account sign-in-link --email writer@example.com');
    const [, token] = /^https:\/\/docs\.example\.com\/sign-in#link=([\w-]{43})$/.exec(link) ?? [];
    assert.equal((await new Browser(service.address).post('/api/web/sign-in/link', { token })).status, 200);
    const key = await run('key create --email writer@example.com');
    const entries = (await service.storage.audit.list({ limit: 50 })).filter(
      ({ actor }) => actor === 'command line',
    );
    assert.deepEqual(entries.map(({ action, detail }) => [action, detail]).slice(0, 5), [
      ['key.created', `…${key.split('\n')[0]?.slice(-4)} of writer@example.com`],
      ['sign-in-link.created', null],
      ['account.changed', 'role: admin to member'],
      ['account.changed', "tier: pro to team, limit: the tier's to 5"],
      ['account.changed', 'role: member to admin'],
    ]);
    await assert.rejects(run('account admin --email writer@example.com --role root'), { name: 'UsageError' });
  });
});

describe('the environment of the web app', () => {
  it('may name a file for a secret', async () => {
    const service = await startTestService();
    const file = path.join(service.dataFolder, 'secret');
    await writeFile(file, 'from a file\n');
    const environment = { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'x' };
    const { web } = readConfig({ ...environment, OIDC_CLIENT_SECRET_FILE: file });
    assert.equal(web.oidc?.clientSecret, 'from a file');
    assert.deepEqual([web.oidc?.autoProvision, web.oidc?.scopes], [false, 'openid email profile']);
    await service.stop();
  });

  const OIDC = { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' };
  const refused: [environment: Record<string, string>, message: RegExp][] = [
    [{ OIDC_ISSUER: 'https://id.example.com' }, /OIDC_CLIENT_ID: required.*\nOIDC_CLIENT_SECRET: required/],
    [{ ...OIDC, OIDC_ISSUER: 'http://id.example.com' }, /^OIDC_ISSUER: expected an https/],
    [{ ...OIDC, OIDC_ADMIN_CLAIM: 'groups' }, /^OIDC_ADMIN_CLAIM: expected name=value/],
    [{ ...OIDC, OIDC_AUTO_PROVISION: 'maybe' }, /^OIDC_AUTO_PROVISION: expected on or off/],
    [{ LOCAL_SIGN_IN: 'off' }, /^OIDC_ISSUER: required with LOCAL_SIGN_IN=off/],
    [{ PUBLIC_URL: 'docs.example.com' }, /^PUBLIC_URL: expected an address/],
    [{ OIDC_CLIENT_SECRET_FILE: '/nowhere' }, /^OIDC_CLIENT_SECRET_FILE: ENOENT/],
  ];
  for (const [environment, message] of refused) {
    it(`is refused with ${JSON.stringify(environment)}`, () => {
      assert.throws(() => readConfig(environment), { name: 'ConfigError', message });
    });
  }
});
