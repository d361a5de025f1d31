import assert from 'node:assert/strict';
import { openAdminStorage, openServiceStorage, type Storage } from '../../storage/index.ts';
import { DATABASES, type TestPlace } from '../support/databases.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const account = (id: string) =>
  ({ id, email: `${id}@example.com`, tier: 'pro', limit: null, createdAt: NOW, role: 'member' }) as const;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

for (const database of DATABASES) {
  describe(`storage on ${database.name}`, () => {
    let place: TestPlace;
    let storage: Storage;
    let other: Storage;
    before(async () => {
      place = await database.create();
      storage = await openServiceStorage(place.place);
      other = await openAdminStorage(place.place);
      await storage.accounts.insert(account('hot'));
    });
    after(async () => {
      await storage.close();
      await other.close();
      await place.remove();
    });

    it('counts exactly with several writers, and never beyond the limit', async () => {
      const single = await openServiceStorage(place.place, { groupSize: 1 });
      const writers = [storage, other, single];
      const taken = await Promise.all(
        Array.from({ length: 600 }, (_, index) => writers[index % 3]?.quota.take('hot', '2026-01', 500)),
      );
      await single.close();
      const granted = taken.filter((used) => typeof used === 'number').sort((a, b) => a - b);
      assert.deepEqual(granted, upTo(500));
      assert.equal(await storage.quota.used('hot', '2026-01'), 500);
    });

    it('lets exactly 100 of 500 pass, twenty times', async () => {
      for (let round = 0; round < 20; round++) {
        const period = `2027-${round}`;
        const taken = await Promise.all(
          Array.from({ length: 500 }, (_, index) =>
            (index % 5 === 0 ? other : storage).quota.take('hot', period, 100),
          ),
        );
        assert.equal(taken.filter((used) => used !== null).length, 100);
      }
    });

    it('gives back what was taken, and never goes below nothing', async () => {
      await storage.quota.take('hot', '2026-02', 5);
      assert.deepEqual(
        [await storage.quota.giveBack('hot', '2026-02'), await storage.quota.giveBack('hot', '2026-02')],
        [0, 0],
      );
      assert.equal(await storage.quota.used('hot', '2026-02'), 0);
      assert.equal(await storage.quota.take('hot', '2026-03', 0), null);
    });

    it('loses no count while units are taken and given back', async () => {
      await Promise.all(
        Array.from({ length: 200 }, async (_, index) => {
          await storage.quota.take('hot', '2026-04', null);
          if (index % 2 === 0) await other.quota.giveBack('hot', '2026-04');
        }),
      );
      assert.equal(await storage.quota.used('hot', '2026-04'), 100);
    });

    it('fails one statement of many alone', async () => {
      const outcomes = await Promise.allSettled([
        storage.quota.take('hot', '2026-05', null),
        storage.quota.take('nobody', '2026-05', null),
        storage.quota.take('hot', '2026-05', null),
      ]);
      assert.deepEqual(
        outcomes.map(({ status }) => status),
        ['fulfilled', 'rejected', 'fulfilled'],
      );
      assert.equal(await storage.quota.used('hot', '2026-05'), 2);
    });

    it('knows an email in any letter case', async () => {
      assert.equal(await storage.accounts.insert({ ...account('case'), email: 'Case@Example.com' }), true);
      assert.equal(await storage.accounts.insert({ ...account('other'), email: 'cASE@example.COM' }), false);
      assert.equal((await storage.accounts.findByEmail('case@EXAMPLE.com'))?.email, 'Case@Example.com');
    });

    it('has numbers for numbers, and finds nobody by a NUL', async () => {
      await storage.accounts.insert({ ...account('limited'), limit: 1_000_000_000 });
      await storage.quota.take('limited', '2026-06', null);
      const found = (await storage.accounts.list('2026-06')).find(({ id }) => id === 'limited');
      assert.deepEqual([found?.limit, found?.used], [1_000_000_000, 1]);
      assert.equal(await storage.accounts.findByEmail('a\0b@example.com'), null);
      assert.equal(await storage.keys.findOwner('\0', '2026-06'), null);
    });

    it('makes exactly five of 40 keys at once, in each of 20 rounds', async () => {
      for (let round = 0; round < 20; round++) {
        const accountId = `keys${round}`;
        await storage.accounts.insert(account(accountId));
        const made = await Promise.all(
          Array.from({ length: 40 }, (_, index) => {
            const id = `${round}-${index}`;
            const key = { id, accountId, hash: id, lastFour: 'abcd', label: null, createdAt: NOW };
            return (index % 4 === 0 ? other : storage).keys.insert(key);
          }),
        );
        assert.equal(made.filter(Boolean).length, 5);
      }
    });

    it('frees the place of a revoked key, and knows it no more', async () => {
      await storage.accounts.insert(account('revoked'));
      const key = (id: string) =>
        ({
          id,
          accountId: 'revoked',
          hash: `hash ${id}`,
          lastFour: 'abcd',
          label: null,
          createdAt: NOW,
        }) as const;
      for (const number of upTo(5)) assert.equal(await storage.keys.insert(key(`r${number}`)), true);
      assert.equal(await storage.keys.insert(key('r6')), false);
      assert.equal((await storage.keys.findOwner('hash r3', '2026-01'))?.accountId, 'revoked');
      assert.equal((await other.keys.revoke('r3', NOW))?.revokedAt, NOW);
      assert.equal((await storage.keys.revoke('r3', '2027-01-01T00:00:00.000Z'))?.revokedAt, NOW);
      assert.equal(await storage.keys.findOwner('hash r3', '2026-01'), null);
      assert.equal(await storage.keys.insert(key('r6')), true);
      await storage.keys.recordUse(new Map([['r6', NOW]]));
      assert.equal((await other.keys.list('revoked')).find(({ id }) => id === 'r6')?.lastUsedAt, NOW);
    });

    it('answers a probe by writing', async () => {
      await Promise.all(upTo(20).map(() => storage.probe(NOW)));
    });
  });
}
