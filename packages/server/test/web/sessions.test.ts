import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { WebSessions } from '@housestyle/contract/web';
import { ABSOLUTE_TIME, IDLE_TIME } from '../../services/sessions.ts';
import { databaseFile } from '../../storage/index.ts';
import { Browser, makeAccount, PASSWORD, signedIn } from '../support/browser.ts';
import { startTestService, type TestService } from '../support/service.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const EMAIL = 'writer@example.com';

describe('sessions', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService();
    await makeAccount(service, EMAIL);
    await makeAccount(service, 'other@example.com');
  });
  beforeEach(() => at(0));
  after(() => service.stop());

  const at = (milliseconds: number): void => service.setTime(new Date(NOW + milliseconds).toISOString());
  const alive = async (browser: Browser): Promise<boolean> =>
    (await browser.get('/api/web/me')).status === 200;
  const list = async (browser: Browser): Promise<WebSessions['sessions']> =>
    (await browser.get<WebSessions>('/api/web/sessions')).body.sessions;

  it('begin with a new token at each sign-in, and end the one the browser had', async () => {
    const browser = await signedIn(service, EMAIL);
    const before = new Browser(service.address);
    before.cookies.set('housestyle_session', browser.cookies.get('housestyle_session') ?? '');
    assert.ok(await alive(before));
    await browser.post('/api/web/sign-in', { email: EMAIL, password: PASSWORD });
    assert.notEqual(browser.cookieHeader, before.cookieHeader);
    assert.deepEqual([await alive(browser), await alive(before)], [true, false]);
  });

  it('end on the server when one signs out', async () => {
    const browser = await signedIn(service, EMAIL);
    const stolen = new Browser(service.address);
    stolen.cookies.set('housestyle_session', browser.cookies.get('housestyle_session') ?? '');
    const { status } = await browser.post('/api/web/sign-out');
    assert.deepEqual([status, browser.cookies.size, await alive(stolen)], [204, 0, false]);
    assert.equal((await browser.post('/api/web/sign-out')).status, 204);
  });

  it('end after seven days without use, and after thirty days with it', async () => {
    const idle = await signedIn(service, EMAIL);
    at(IDLE_TIME - 1);
    assert.ok(await alive(idle));
    at(2 * IDLE_TIME - 2);
    assert.ok(await alive(idle));
    at(3 * IDLE_TIME);
    assert.ok(!(await alive(idle)));
    at(0);
    assert.ok(!(await alive(idle)));
    const busy = await signedIn(service, EMAIL);
    for (let age = 0; age < ABSOLUTE_TIME; age += IDLE_TIME / 2) {
      at(age);
      assert.ok(await alive(busy), `${age}`);
    }
    at(ABSOLUTE_TIME);
    assert.ok(!(await alive(busy)));
  });

  it('are listed with what a person knows them by, and only their own', async () => {
    const own = new Browser(service.address);
    await own.post('/api/web/sign-in', { email: 'other@example.com', password: PASSWORD });
    at(5 * 60_000);
    const phone = new Browser(service.address);
    phone.headers['User-Agent'] = 'Mozilla/5.0 (iPhone) Safari/604.1';
    await phone.post('/api/web/sign-in', { email: 'other@example.com', password: PASSWORD });
    at(10 * 60_000);
    await own.get('/api/web/me');
    const found = await list(own);
    assert.deepEqual(
      found.map(({ client, createdAt, lastSeenAt, method, current }) => {
        return [client, createdAt.slice(11, 16), lastSeenAt.slice(11, 16), method, current];
      }),
      [
        ['Firefox on Linux', '10:00', '10:10', 'password', true],
        ['Safari on iPhone', '10:05', '10:05', 'password', false],
      ],
    );
    const stranger = await signedIn(service, EMAIL);
    const { status, code } = await stranger.delete(`/api/web/sessions/${found[1]?.id}`);
    assert.deepEqual([status, code], [404, 'NOT_FOUND']);
    assert.equal((await own.delete(`/api/web/sessions/${found[1]?.id}`)).status, 204);
    assert.deepEqual([await alive(phone), await alive(own), await alive(stranger)], [false, true, true]);
    for (const id of ['x', '%00', found[1]?.id])
      assert.equal((await own.delete(`/api/web/sessions/${id}`)).status, 404);
  });

  it('can all be ended but this one', async () => {
    const browsers = [await signedIn(service, EMAIL), await signedIn(service, EMAIL)];
    const [kept, ended] = browsers as [Browser, Browser];
    assert.equal((await kept.delete('/api/web/sessions')).status, 204);
    assert.deepEqual([await alive(kept), await alive(ended), (await list(kept)).length], [true, false, 1]);
  });

  it('end with a change of the password, and this one begins anew', async () => {
    const email = 'changer@example.com';
    await makeAccount(service, email);
    const [own, other] = [await signedIn(service, email), await signedIn(service, email)];
    const before = own.cookieHeader;
    const change = (currentPassword: string, newPassword: string) =>
      own.post('/api/web/account/password', { currentPassword, newPassword });
    const wrong = await change('wrong', 'another-fine-password');
    assert.deepEqual([wrong.status, wrong.code], [403, 'FORBIDDEN']);
    const weak = await change(PASSWORD, 'password1234');
    assert.deepEqual([weak.status, weak.code], [400, 'INVALID_INPUT']);
    assert.ok(await alive(other));
    assert.equal((await change(PASSWORD, 'another-fine-password')).status, 200);
    assert.notEqual(own.cookieHeader, before);
    assert.deepEqual([await alive(own), await alive(other)], [true, false]);
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () => change('wrong', 'one-more-fine-password')),
    );
    assert.equal(guesses.filter(({ code }) => code === 'SIGN_IN_THROTTLED').length, 4);
  });

  it('are never on disk as the cookie has them, nor are passwords', async () => {
    const browser = await signedIn(service, EMAIL);
    const token = browser.cookies.get('housestyle_session') ?? 'no token';
    const file = databaseFile(service.dataFolder);
    const kept = (await readFile(file, 'latin1')) + (await readFile(`${file}-wal`, 'latin1'));
    assert.ok(!kept.includes(token) && !kept.includes(PASSWORD));
    assert.ok(!service.logged.join('').includes(token) && !service.logged.join('').includes(PASSWORD));
    assert.ok(kept.includes('$argon2id$'));
  });

  it('that have ended are removed from the table', async () => {
    await signedIn(service, EMAIL);
    const age = { created: new Date(NOW + 1).toISOString(), seen: new Date(NOW + 1).toISOString() };
    await service.storage.sessions.forgetEnded(age);
    const { id = '' } = (await service.storage.accounts.findByEmail(EMAIL)) ?? {};
    assert.deepEqual(await service.storage.sessions.list(id, { created: '', seen: '' }), []);
  });
});
