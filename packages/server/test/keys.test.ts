import assert from 'node:assert/strict';
import { crc32 } from 'node:zlib';
import { createAccount } from '../services/accounts.ts';
import { hashKey, isWellFormedKey, newKey } from '../services/key-format.ts';
import { createKey, listKeys, revokeKey } from '../services/keys.ts';
import { createIdentification, identify } from '../services/identify.ts';
import { openAdminStorage, type Storage } from '../storage/index.ts';
import { REVIEW, startTestService, type TestService } from './support/service.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const clock = (): Date => new Date();

describe('a key', () => {
  it('is the prefix, 30 random characters, and 6 of their CRC-32', () => {
    const key = newKey();
    const [, random = '', sum = ''] = /^housestyle_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/.exec(key) ?? [];
    const value = [...sum].reduce((total, digit) => total * 62 + BASE62.indexOf(digit), 0);
    assert.equal(value, crc32(random));
    assert.ok(isWellFormedKey(key));
  });

  it('is never the same twice and uses every character evenly', () => {
    const keys = Array.from({ length: 5000 }, newKey);
    assert.equal(new Set(keys).size, keys.length);
    const counts = new Map<string, number>();
    for (const key of keys)
      for (const digit of key.slice(11, 41)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    const expected = (5000 * 30) / 62;
    for (const digit of BASE62)
      assert.ok(Math.abs((counts.get(digit) ?? 0) - expected) < expected * 0.12, digit);
  });

  it('with any single wrong character is refused without a look at the database', async () => {
    const key = newKey();
    let reads = 0;
    const findOwner = async (): Promise<null> => {
      reads += 1;
      return null;
    };
    const storage = { keys: { findOwner } } as unknown as Storage;
    for (let index = 0; index < key.length; index++) {
      for (const digit of BASE62) {
        if (digit === key[index]) continue;
        const typo = key.slice(0, index) + digit + key.slice(index + 1);
        assert.equal(await identify(storage, `Bearer ${typo}`, clock()), null, typo);
      }
    }
    assert.equal(reads, 0);
    await identify(storage, `Bearer ${key}`, clock());
    assert.equal(reads, 1);
  });

  it('is looked up once for all who send it in one turn, and again after that', () => {
    let reads = 0;
    let end = (): void => assert.fail('nothing was read');
    const storage = {
      keys: { findOwner: () => ({ keyId: String((reads += 1)) }) },
      atEndOfTurn: (work: () => void) => (end = work),
    } as unknown as Storage;
    const find = createIdentification(storage);
    const [one, other] = [`Bearer ${newKey()}`, `Bearer ${newKey()}`];
    const sent = [one, other, one, 'Bearer typo', one];
    const found = (): unknown[] =>
      sent.map((header) => (find(header, clock()) as { keyId: string } | null)?.keyId);
    assert.deepEqual(found(), ['1', '2', '1', undefined, '1']);
    end();
    assert.deepEqual(found(), ['3', '4', '3', undefined, '3']);
  });
});

describe('keys', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService();
  });
  after(() => service.stop());

  const status = async (header: string | string[]): Promise<number> => {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    for (const value of [header].flat()) headers.append('X-Authorization', value);
    const init = { method: 'POST', headers, body: JSON.stringify(REVIEW) };
    const response = await fetch(`${service.address}/api/v1/analyze`, init);
    await response.text();
    return response.status;
  };

  it('pass in any letter case of the scheme, and in no other form', async () => {
    const key = await service.key();
    const forms: [header: string | string[], status: number][] = [
      [`Bearer ${key}`, 200],
      [`bearer ${key}`, 200],
      [`BEARER  ${key}`, 200],
      [key, 401],
      [`Basic ${key}`, 401],
      [`Bearer ${key} ${key}`, 401],
      [`Bearer ${key}, Bearer ${key}`, 401],
      [[`Bearer ${key}`, `Bearer ${key}`], 401],
      [`Bearer${key}`, 401],
      [`Bearer ${key.toUpperCase()}`, 401],
      [`Bearer ${newKey()}`, 401],
      ['Bearer ', 401],
      ['', 401],
    ];
    for (const [header, expected] of forms) assert.equal(await status(header), expected, String(header));
  });

  it('are not read from the standard Authorization header', async () => {
    const key = await service.key();
    const response = await service.analyze(null, REVIEW, { headers: { Authorization: `Bearer ${key}` } });
    assert.equal(response.status, 401);
    await response.text();
  });

  it('are refused by the next request once revoked, and free their place', async () => {
    const email = 'revoke@example.com';
    const first = await service.key({ email });
    for (let count = 1; count < 5; count++) await createKey(service.storage, clock, { email, label: null });
    await assert.rejects(createKey(service.storage, clock, { email, label: null }), /5 active keys/);
    const keys = await listKeys(service.storage, email);
    const { id = '' } = keys.find(({ lastFour }) => lastFour === first.slice(-4)) ?? {};
    assert.equal(await status(`Bearer ${first}`), 200);
    const revoked = await revokeKey(service.storage, clock, id);
    assert.equal(await status(`Bearer ${first}`), 401);
    assert.deepEqual(await revokeKey(service.storage, clock, id), revoked);
    await createKey(service.storage, clock, { email, label: null });
    await assert.rejects(createKey(service.storage, clock, { email, label: null }), /5 active keys/);
  });

  it('are exactly five of 40 made in parallel, in the service and on the command line together', async () => {
    const second = await openAdminStorage(service.dataFolder);
    try {
      for (let round = 0; round < 3; round++) {
        const email = `many${round}@example.com`;
        await createAccount(service.storage, clock, { email, tier: 'team', limit: null });
        const made = await Promise.allSettled(
          Array.from({ length: 40 }, (_, index) =>
            createKey(index % 2 ? service.storage : second, clock, { email, label: `key ${index}` }),
          ),
        );
        assert.equal(made.filter(({ status: outcome }) => outcome === 'fulfilled').length, 5);
        for (const outcome of made) {
          if (outcome.status === 'rejected') assert.match(String(outcome.reason), /5 active keys/);
        }
        assert.equal((await listKeys(service.storage, email)).length, 5);
      }
    } finally {
      await second.close();
    }
  });

  it('need a paid tier and a short label', async () => {
    const email = 'free@example.com';
    await createAccount(service.storage, clock, { email, tier: 'free', limit: null });
    await assert.rejects(createKey(service.storage, clock, { email, label: null }), /Pro or Team/);
    await service.key({ email: 'label@example.com' });
    const label = 'x'.repeat(101);
    await assert.rejects(
      createKey(service.storage, clock, { email: 'label@example.com', label }),
      /at most 100/,
    );
  });

  it('of an account that went down to Free answer 403, and work again when it goes up', async () => {
    const email = 'down@example.com';
    const key = await service.key({ email });
    const { id = '' } = (await service.storage.accounts.findByEmail(email)) ?? {};
    for (const [tier, expected] of [['free', 403] as const, ['team', 200] as const]) {
      await service.storage.accounts.update(id, { tier });
      assert.equal(await status(`Bearer ${key}`), expected);
    }
  });

  it('are stored as SHA-256 and last four characters, with the time of their last use', async () => {
    const email = 'stored@example.com';
    service.setTime('2026-11-21T10:00:00Z');
    const key = await service.key({ email });
    assert.equal(await status(`Bearer ${key}`), 200);
    const owner = await service.storage.keys.findOwner(hashKey(key), '2026-11');
    assert.equal(owner?.used, 1);
    await service.storage.keys.recordUse(new Map([[owner.keyId, '2026-11-21T11:00:00.000Z']]));
    const [listed] = await listKeys(service.storage, email);
    assert.deepEqual([listed?.lastFour, listed?.lastUsedAt], [key.slice(-4), '2026-11-21T11:00:00.000Z']);
    assert.ok(!JSON.stringify(listed).includes(key));
  });
});

describe('the last use of keys', () => {
  it('is on disk after the service stopped', async () => {
    const service = await startTestService();
    const key = await service.key({ email: 'use@example.com' });
    await (await service.analyze(key, REVIEW)).text();
    const { dataFolder, storage } = service;
    assert.equal((await listKeys(storage, 'use@example.com'))[0]?.lastUsedAt, null);
    let after: string | null | undefined;
    const { close } = storage;
    storage.close = async () => {
      await close();
      const again = await openAdminStorage(dataFolder);
      after = (await listKeys(again, 'use@example.com'))[0]?.lastUsedAt;
      await again.close();
    };
    await service.stop();
    assert.match(after ?? '', /^20\d\d-/);
  });
});
