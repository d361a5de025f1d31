import assert from 'node:assert/strict';
import { openServiceStorage, type Storage } from '../../storage/index.ts';
import { DATABASES, type TestPlace } from '../support/databases.ts';

const NOW = '2026-11-21T10:00:00.000Z';
/** Rows of SQLite have no prototype. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const LATER = '2026-11-21T11:00:00.000Z';

for (const database of DATABASES) {
  describe(`sessions, credentials, audit and usage on ${database.name}`, () => {
    let place: TestPlace;
    let storage: Storage;
    before(async () => {
      place = await database.create();
      storage = await openServiceStorage(place.place);
      for (const id of ['a', 'b']) {
        const email = `${id}@example.com`;
        await storage.accounts.insert({ id, email, tier: 'pro', limit: 9, createdAt: NOW });
      }
    });
    after(async () => {
      await storage.close();
      await place.remove();
    });

    it('know an account by its id, its role, and whether there is any', async () => {
      assert.deepEqual(
        [await storage.accounts.isEmpty(), await storage.accounts.findById('x')],
        [false, null],
      );
      assert.equal((await storage.accounts.findById('a'))?.role, 'member');
      await storage.accounts.update('a', { role: 'admin' });
      await storage.accounts.update('a', {});
      assert.equal((await storage.accounts.findByEmail('A@example.com'))?.role, 'admin');
    });

    it('find, list and end sessions', async () => {
      const base = { method: 'password', client: 'Firefox', createdAt: NOW, lastSeenAt: NOW } as const;
      for (const [id, accountId] of [['1', 'a'] as const, ['2', 'a'] as const, ['3', 'b'] as const])
        await storage.sessions.insert({ ...base, id, accountId }, `hash ${id}`);
      await storage.quota.take('a', '2026-11', null);
      await storage.sessions.touch('2', LATER);
      const owner = await storage.sessions.findOwner('hash 2', '2026-11');
      assert.deepEqual(plain(owner), {
        session: { ...base, id: '2', accountId: 'a', lastSeenAt: LATER },
        accountId: 'a',
        email: 'a@example.com',
        role: 'admin',
        tier: 'pro',
        ownLimit: 9,
        used: 1,
        styleRevision: null,
      });
      const age = { created: '2026-11-01', seen: '2026-11-01' };
      const ids = async (): Promise<string[]> => (await storage.sessions.list('a', age)).map(({ id }) => id);
      assert.deepEqual(await ids(), ['2', '1']);
      assert.deepEqual(
        [await storage.sessions.end('a', '3'), await storage.sessions.end('b', '3')],
        [false, true],
      );
      assert.deepEqual(await storage.sessions.endOthers('a', '2'), ['1']);
      await storage.sessions.forgetEnded({ created: '2026-11-01', seen: NOW });
      assert.deepEqual(await ids(), ['2']);
      await storage.sessions.forgetEnded({ created: '2026-11-01', seen: LATER });
      assert.deepEqual(await ids(), []);
    });

    it('keep passwords, and hand out a link and an attempt to one of many', async () => {
      assert.deepEqual(plain(await storage.credentials.findPassword('A@example.com')), {
        accountId: 'a',
        hash: null,
      });
      for (const hash of ['x', 'y']) await storage.credentials.savePassword('a', hash, NOW);
      assert.equal(await storage.credentials.passwordHash('a'), 'y');
      assert.equal(await storage.credentials.findPassword('z@example.com'), null);
      await storage.credentials.saveLink('a', 'link', LATER);
      const attempt = { verifier: 'v', nonce: 'n', returnTo: '/', expiresAt: LATER };
      await storage.credentials.saveAttempt('state', attempt);
      const many = <T>(take: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 10 }, take));
      const links = await many(() => storage.credentials.takeLink('link'));
      assert.deepEqual(plain(links.filter((one) => one !== null)), [{ accountId: 'a', expiresAt: LATER }]);
      const attempts = await many(() => storage.credentials.takeAttempt('state'));
      assert.deepEqual(plain(attempts.filter((one) => one !== null)), [attempt]);
      await storage.credentials.saveLink('a', 'old', NOW);
      await storage.credentials.forgetExpired(NOW);
      assert.equal(await storage.credentials.takeLink('old'), null);
    });

    it('link an identity to one account', async () => {
      await Promise.all(['a', 'b'].map((id) => storage.credentials.linkIdentity('i', 's', id, NOW)));
      assert.match((await storage.credentials.findIdentity('i', 's'))?.id ?? '', /^[ab]$/);
      assert.equal(await storage.credentials.findIdentity('i', 't'), null);
    });

    it('add to the audit trail and read it in pages', async () => {
      for (let index = 1; index <= 5; index++) {
        const target = index % 2 ? 'odd' : 'even';
        await storage.audit.add({
          id: `00${index}`,
          at: NOW,
          actor: index === 2 ? 'odd' : null,
          action: 'sign-in',
          target,
          from: '::1',
          result: 'ok',
          detail: null,
        });
      }
      const ids = async (query: Parameters<typeof storage.audit.list>[0]): Promise<string[]> =>
        (await storage.audit.list(query)).map(({ id }) => id);
      assert.deepEqual(await ids({ limit: 2 }), ['005', '004']);
      assert.deepEqual(await ids({ limit: 2, before: '004' }), ['003', '002']);
      assert.deepEqual(await ids({ limit: 9, about: 'odd' }), ['005', '003', '002', '001']);
    });

    it('add up usage, in parallel too', async () => {
      const count = { accountId: 'b', period: '2026-11', door: 'api', mode: 'review', count: 2 } as const;
      await Promise.all(
        Array.from({ length: 20 }, () => storage.usage.add([count, { ...count, mode: 'outline' }])),
      );
      const { accountId, ...row } = count;
      assert.deepEqual(plain(await storage.usage.list(accountId, '2026-01')), [
        { ...row, mode: 'outline', count: 40 },
        { ...row, count: 40 },
      ]);
      assert.deepEqual(await storage.usage.list('b', '2026-12'), []);
      assert.deepEqual(plain(await storage.usage.months('a', '2026-01')), [{ period: '2026-11', used: 1 }]);
    });
  });
}
