import assert from 'node:assert/strict';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { databaseFile, openAdminStorage, type DatabasePlace } from '../../storage/index.ts';
import { accountsKeysQuotaStyle } from '../../storage/migrations/0001-accounts-keys-quota-style.ts';
import { migrate } from '../../storage/migrations/index.ts';
import { createPool } from '../../storage/postgres/pool.ts';
import { DirectSqliteDialect } from '../../storage/sqlite/direct-dialect.ts';
import type { Database } from '../../storage/types.ts';
import { DATABASES, type TestPlace } from '../support/databases.ts';
import { runProgram } from '../support/program.ts';

const AT = '2026-01-01T00:00:00.000Z';

function connect(place: DatabasePlace): Kysely<Database> {
  const dialect =
    typeof place === 'string'
      ? new DirectSqliteDialect(databaseFile(place))
      : new PostgresDialect({ pool: async () => createPool(place) });
  return new Kysely<Database>({ dialect });
}

/** Every table with its columns. */
async function tablesOf(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables();
  return Object.fromEntries(
    tables
      .map(({ name, columns }) => [name, columns.map((column) => column.name).sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

for (const database of DATABASES) {
  describe(`migrations on ${database.name}`, () => {
    let place: TestPlace;
    beforeEach(async () => {
      place = await database.create();
    });
    afterEach(() => place.remove());

    it('run once when many processes start at the same time', async () => {
      const starts = Array.from({ length: 5 }, () =>
        runProgram('admin/main.ts', ['account', 'list', '--json'], place.environment),
      );
      for (const { code, output, errors } of await Promise.all(starts)) {
        assert.deepEqual([code, output, errors], [0, '[]\n', '']);
      }
      const db = connect(place.place);
      await migrate(db);
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
      await db.destroy();
      assert.equal(new Set(rows.map(({ name }) => name)).size, rows.length);
      assert.ok(rows.length >= 3);
    });

    it('keep what an older version saved, and make it the first version of the style', async () => {
      const old = connect(place.place);
      await accountsKeysQuotaStyle.up(old);
      await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
        old,
      );
      await sql`insert into kysely_migration values ('0001-accounts-keys-quota-style', ${AT})`.execute(old);
      await sql`insert into account (id, email, email_key, tier, monthly_limit, created_at)
        values ('old', 'Old@example.com', 'old@example.com', 'team', 7, ${AT})`.execute(old);
      await sql`insert into quota values ('old', '2026-01', 3)`.execute(old);
      await sql`insert into style values ('old', null, '[{"preferred":"a","avoid":["b"]}]', null, 4, ${AT})`.execute(
        old,
      );
      await old.destroy();

      const storage = await openAdminStorage(place.place);
      const [account] = await storage.accounts.list('2026-01');
      assert.deepEqual([account?.email, account?.limit, account?.used], ['Old@example.com', 7, 3]);
      const style = { termSubs: [{ preferred: 'a', avoid: ['b'] }] };
      assert.deepEqual(await storage.styles.version('old'), {
        revision: 4,
        savedAt: AT,
        savedBy: 'admin',
        restoredFrom: null,
        counts: { rules: null, termSubs: 1, glossary: null },
        style,
      });
      const next = { accountId: 'old', style, savedAt: AT, savedBy: 'old', restoredFrom: null, expected: 4 };
      assert.equal((await storage.styles.save(next))?.revision, 5);
      await storage.close();
    });

    it('let nobody change an entry of the audit trail, or remove one before a year is over', async () => {
      const storage = await openAdminStorage(place.place);
      const entry = {
        actor: 'a',
        action: 'sign-in',
        target: null,
        from: null,
        result: 'ok',
        detail: null,
      } as const;
      const at = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
      await storage.audit.add({ ...entry, id: '1', at: at(370) });
      await storage.audit.add({ ...entry, id: '2', at: at(360) });
      await storage.close();
      const db = connect(place.place);
      await assert.rejects(sql`update audit set actor = 'b' where id = '1'`.execute(db), /never changed/);
      await assert.rejects(sql`delete from audit`.execute(db), /kept for a year/);
      await sql`delete from audit where id = '1'`.execute(db);
      const left = await db.selectFrom('audit').select(['id', 'actor']).execute();
      assert.deepEqual(
        left.map(({ id, actor }) => [id, actor]),
        [['2', 'a']],
      );
      if (database.name === 'PostgreSQL')
        await assert.rejects(sql`truncate audit`.execute(db), /kept for a year/);
      await db.destroy();
    });

    it('refuse a database that a newer version has changed', async () => {
      await (await openAdminStorage(place.place)).close();
      const db = connect(place.place);
      await sql`insert into kysely_migration values ('9999-from-the-future', ${AT})`.execute(db);
      await db.destroy();
      await assert.rejects(openAdminStorage(place.place), /9999-from-the-future/);
    });
  });
}

describe('the tables', () => {
  it('are the same on every database', async () => {
    const found = await Promise.all(
      DATABASES.map(async (database) => {
        const place = await database.create();
        const db = connect(place.place);
        await migrate(db);
        const tables = await tablesOf(db);
        await db.destroy();
        await place.remove();
        return tables;
      }),
    );
    assert.ok(Object.keys(found[0] ?? {}).includes('style_version'));
    for (const tables of found) assert.deepEqual(tables, found[0]);
  });
});
