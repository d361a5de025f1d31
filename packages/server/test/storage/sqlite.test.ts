import assert from 'node:assert/strict';
import { rm, stat } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { databaseFile, openAdminStorage, openServiceStorage } from '../../storage/index.ts';
import { GroupedSqliteDialect } from '../../storage/sqlite/grouped-dialect.ts';
import { SqliteFile } from '../../storage/sqlite/sqlite-file.ts';
import type { Database } from '../../storage/types.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const NOW = '2026-11-21T10:00:00.000Z';

describe('the SQLite file', () => {
  it('keeps the write-ahead log small under many increments', async () => {
    const folder = await temporaryFolder();
    const storage = await openServiceStorage(folder);
    const email = 'hot@example.com';
    await storage.accounts.insert({
      id: 'hot',
      email,
      tier: 'pro',
      limit: null,
      createdAt: NOW,
      role: 'member',
    });
    for (let round = 0; round < 60; round++) {
      await Promise.all(Array.from({ length: 200 }, () => storage.quota.take('hot', '2026-04', null)));
    }
    for (let count = 0; count < 1500; count++) await storage.quota.take('hot', '2026-04', null);
    assert.equal(await storage.quota.used('hot', '2026-04'), 13_500);
    const { size } = await stat(`${databaseFile(folder)}-wal`);
    assert.ok(size < 8 * 1024 * 1024, `${size} bytes`);
    await storage.close();
    await rm(folder, { recursive: true });
  });
});

describe('counting in the SQLite file', () => {
  it('waits for another process that writes, exactly, and keeps nobody else waiting', async () => {
    const folder = await temporaryFolder();
    const storage = await openServiceStorage(folder);
    const email = 'a@example.com';
    await storage.accounts.insert({ id: 'a', email, tier: 'pro', limit: 1, createdAt: NOW, role: 'member' });
    const other = new DatabaseSync(databaseFile(folder));
    other.exec('BEGIN IMMEDIATE');
    const taken = Promise.all(Array.from({ length: 5 }, () => storage.quota.take('a', '2026-01', 3)));
    let longest = 0;
    let last = performance.now();
    for (let turn = 0; turn < 30; turn++) {
      await sleep(10);
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      assert.equal(await storage.quota.used('a', '2026-01'), 0);
    }
    other.exec('COMMIT');
    other.close();
    assert.deepEqual(await taken, [1, 2, 3, null, null]);
    // The file's own time to wait is ten seconds.
    assert.ok(longest < 5000, `the event loop stood still for ${longest} ms`);
    await storage.close();
    await rm(folder, { recursive: true });
  });

  it('goes on while a backup reads, and the log is short again afterwards', async () => {
    const folder = await temporaryFolder();
    const storage = await openServiceStorage(folder);
    const email = 'a@example.com';
    await storage.accounts.insert({ id: 'a', email, tier: 'pro', limit: 1, createdAt: NOW, role: 'member' });
    const reader = new DatabaseSync(databaseFile(folder));
    reader.exec('BEGIN; SELECT * FROM account');
    let longest = 0;
    const count = async (rounds: number): Promise<void> => {
      for (let round = 0; round < rounds; round++) {
        const started = performance.now();
        await storage.quota.take('a', '2026-01', null);
        longest = Math.max(longest, performance.now() - started);
      }
    };
    await count(3000);
    reader.exec('COMMIT');
    reader.close();
    assert.ok(longest < 5000, `a count took ${longest} ms`);
    await sleep(1100);
    await count(300);
    const sizeOfLog = async (): Promise<number> => {
      await sleep(200);
      return (await stat(`${databaseFile(folder)}-wal`)).size;
    };
    // Sooner or later it is begun anew: from then on it does not grow.
    for (let size = -1, next = await sizeOfLog(); next !== size; next = await sizeOfLog()) {
      size = next;
      await count(1500);
    }
    await storage.close();
    await rm(folder, { recursive: true });
  });

  it('reports a count for nobody, and counts the others of its group', async () => {
    const folder = await temporaryFolder();
    const storage = await openServiceStorage(folder);
    const email = 'a@example.com';
    await storage.accounts.insert({ id: 'a', email, tier: 'pro', limit: 1, createdAt: NOW, role: 'member' });
    const outcomes = await Promise.allSettled(
      ['a', 'nobody', 'a'].map((id) => storage.quota.take(id, '2026-01', null)),
    );
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    assert.equal(await storage.quota.used('a', '2026-01'), 2);
    await storage.close();
    await rm(folder, { recursive: true });
  });
});

describe('the end of a turn', () => {
  it('is told while a count still shares its transaction', async () => {
    const folder = await temporaryFolder();
    const storage = await openServiceStorage(folder);
    const file = new SqliteFile(databaseFile(folder));
    const told: string[] = [];
    file.atEndOfTurn(() => {
      told.push('end');
      void file.count('UPDATE quota SET used = used + 1', []).then(() => told.push('counted'));
    });
    await new Promise(setImmediate);
    assert.deepEqual(told, ['end', 'counted']);
    await file.close();
    await storage.close();
    await rm(folder, { recursive: true });
  });
});

describe('a backup of the SQLite file', () => {
  it('is made while the service writes, and is a whole database', async () => {
    const [folder, other] = [await temporaryFolder(), await temporaryFolder()];
    const storage = await openServiceStorage(folder);
    const email = 'a@example.com';
    await storage.accounts.insert({
      id: 'a',
      email,
      tier: 'pro',
      limit: null,
      createdAt: NOW,
      role: 'member',
    });
    for (let count = 0; count < 50; count++) await storage.quota.take('a', '2026-01', null);
    let done = false;
    const writing = (async () => {
      while (!done) await storage.quota.take('a', '2026-01', null);
    })();
    const source = new DatabaseSync(databaseFile(folder));
    source.exec(`VACUUM INTO '${databaseFile(other)}'`);
    source.close();
    done = true;
    await writing;
    const restored = await openServiceStorage(other);
    const [kept, all] = [await restored.quota.used('a', '2026-01'), await storage.quota.used('a', '2026-01')];
    assert.ok(kept >= 50 && kept <= all, `${kept} of ${all}`);
    assert.equal(await restored.quota.take('a', '2026-01', null), kept + 1);
    await Promise.all([storage.close(), restored.close()]);
    await Promise.all([folder, other].map((path) => rm(path, { recursive: true })));
  });
});

describe('the grouped dialect', () => {
  let folder: string;
  let db: Kysely<Database>;
  before(async () => {
    folder = await temporaryFolder();
    await (await openAdminStorage(folder)).close();
    db = new Kysely<Database>({ dialect: new GroupedSqliteDialect(new SqliteFile(databaseFile(folder))) });
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
    const closed = new Kysely<Database>({
      dialect: new GroupedSqliteDialect(new SqliteFile(databaseFile(folder))),
    });
    await closed.selectFrom('probe').selectAll().execute();
    await closed.destroy();
    await assert.rejects(closed.deleteFrom('probe').execute());
  });
});
