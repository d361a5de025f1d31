import assert from 'node:assert/strict';
import { rm, stat } from 'node:fs/promises';
import { Kysely } from 'kysely';
import { databaseFile, openAdminStorage, openServiceStorage, type Storage } from '../storage/index.ts';
import { migrate } from '../storage/migrations/index.ts';
import { DirectSqliteDialect } from '../storage/sqlite/direct-dialect.ts';
import { GroupedSqliteDialect } from '../storage/sqlite/grouped-dialect.ts';
import type { Database } from '../storage/types.ts';
import { runProgram } from './support/program.ts';
import { temporaryFolder } from './support/service.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const account = (id: string) =>
  ({ id, email: `${id}@example.com`, tier: 'pro', limit: null, createdAt: NOW }) as const;

describe('storage', () => {
  let folder: string;
  let storage: Storage;
  before(async () => {
    folder = await temporaryFolder();
    storage = await openServiceStorage(folder);
    await storage.accounts.insert(account('hot'));
  });
  after(async () => {
    await storage.close();
    await rm(folder, { recursive: true });
  });

  it('counts exactly with several writers, and never beyond the limit', async () => {
    const others = [await openAdminStorage(folder), await openServiceStorage(folder, { groupSize: 1 })];
    const writers = [storage, ...others];
    const taken = await Promise.all(
      Array.from({ length: 600 }, (_, index) => writers[index % 3]?.quota.take('hot', '2026-01', 500)),
    );
    for (const other of others) await other.close();
    const granted = taken.filter((used) => typeof used === 'number').sort((a, b) => a - b);
    assert.deepEqual(
      granted,
      Array.from({ length: 500 }, (_, index) => index + 1),
    );
    assert.equal(await storage.quota.used('hot', '2026-01'), 500);
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

  it('keeps the write-ahead log small under many increments', async () => {
    for (let round = 0; round < 60; round++) {
      await Promise.all(Array.from({ length: 200 }, () => storage.quota.take('hot', '2026-04', null)));
    }
    for (let count = 0; count < 1500; count++) await storage.quota.take('hot', '2026-04', null);
    assert.equal(await storage.quota.used('hot', '2026-04'), 13_500);
    const { size } = await stat(`${databaseFile(folder)}-wal`);
    assert.ok(size < 8 * 1024 * 1024, `${size} bytes`);
  });

  it('fails one statement of a group alone', async () => {
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

  it('knows an e-mail in any letter case', async () => {
    assert.equal(await storage.accounts.insert({ ...account('case'), email: 'Case@Example.com' }), true);
    assert.equal(await storage.accounts.insert({ ...account('other'), email: 'cASE@example.COM' }), false);
    assert.equal((await storage.accounts.findByEmail('case@EXAMPLE.com'))?.email, 'Case@Example.com');
  });
});

describe('the grouped dialect', () => {
  let folder: string;
  let db: Kysely<Database>;
  before(async () => {
    folder = await temporaryFolder();
    await (await openAdminStorage(folder)).close();
    db = new Kysely<Database>({ dialect: new GroupedSqliteDialect(databaseFile(folder)) });
  });
  after(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });

  const probes = async (): Promise<string[]> =>
    (await db.selectFrom('probe').select('checked_at').orderBy('id').execute()).map((row) => row.checked_at);

  it('keeps other writes out of a transaction, and shows it its own', async () => {
    let outside: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('probe').values({ checked_at: 'inside 1' }).execute();
      outside = db.insertInto('probe').values({ checked_at: 'outside' }).execute();
      const seen = await transaction.selectFrom('probe').select('checked_at').execute();
      assert.deepEqual(seen, [{ checked_at: 'inside 1' }]);
      assert.deepEqual(await probes(), []);
      await transaction.insertInto('probe').values({ checked_at: 'inside 2' }).execute();
    });
    await outside;
    assert.deepEqual(await probes(), ['inside 1', 'inside 2', 'outside']);
  });

  it('undoes a transaction that fails', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('probe').execute();
      throw new Error('no');
    });
    await assert.rejects(failing, /no/);
    assert.equal((await probes()).length, 3);
  });

  it('runs transactions that start together one after the other', async () => {
    await db.updateTable('probe').set({ checked_at: '0' }).execute();
    const add = () =>
      db.transaction().execute(async (transaction) => {
        const [row] = await transaction.selectFrom('probe').select('checked_at').execute();
        await transaction
          .updateTable('probe')
          .set({ checked_at: String(Number(row?.checked_at) + 1) })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, add));
    assert.deepEqual(await probes(), ['20', '20', '20']);
  });

  it('says so after it was closed', async () => {
    const closed = new Kysely<Database>({ dialect: new GroupedSqliteDialect(databaseFile(folder)) });
    await closed.selectFrom('probe').selectAll().execute();
    await closed.destroy();
    await assert.rejects(closed.deleteFrom('probe').execute());
  });
});

describe('migrations', () => {
  it('run once when many processes start at the same time', async function () {
    this.timeout(20_000);
    const folder = await temporaryFolder();
    const starts = Array.from({ length: 5 }, () =>
      runProgram('admin/main.ts', ['account', 'list', '--json'], { DATA_DIR: folder }),
    );
    for (const { code, output, errors } of await Promise.all(starts)) {
      assert.deepEqual([code, output, errors], [0, '[]\n', '']);
    }
    const db = new Kysely<Database>({ dialect: new DirectSqliteDialect(databaseFile(folder)) });
    await migrate(db);
    const tables = await db.introspection.getTables();
    assert.deepEqual(tables.map(({ name }) => name).sort(), [
      'account',
      'api_key',
      'audit',
      'identity',
      'oidc_attempt',
      'password',
      'probe',
      'quota',
      'session',
      'sign_in_link',
      'style',
      'style_version',
      'usage',
    ]);
    await db.destroy();
    await rm(folder, { recursive: true });
  });
});
