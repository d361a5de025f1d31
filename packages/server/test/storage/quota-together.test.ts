import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { Kysely } from 'kysely';
import { accountRepository } from '../../storage/accounts.ts';
import { migrate } from '../../storage/migrations/index.ts';
import { quotaRepository, type QuotaRepository } from '../../storage/quota.ts';
import { Connection } from '../../storage/sqlite/connection.ts';
import { DirectSqliteDialect } from '../../storage/sqlite/direct-dialect.ts';
import { databaseFile } from '../../storage/index.ts';
import type { Database } from '../../storage/types.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('counts of one turn', () => {
  let folder: string;
  let db: Kysely<Database>;
  let connection: Connection;
  let quota: QuotaRepository;
  let statements = 0;

  before(async () => {
    folder = await temporaryFolder();
    const file = databaseFile(folder);
    db = new Kysely<Database>({ dialect: new DirectSqliteDialect(file) });
    await migrate(db);
    for (const id of ['a', 'b'])
      await accountRepository(db).insert({
        id,
        email: `${id}@example.com`,
        tier: 'pro',
        limit: null,
        createdAt: '2026-11-21T10:00:00.000Z',
        role: 'member',
      });
    connection = new Connection(file);
    const count = (sql: string, parameters: readonly unknown[]): unknown[] => {
      statements += 1;
      return connection.run(sql, parameters).rows;
    };
    quota = quotaRepository(db, { count, atEndOfTurn: setImmediate });
  });
  after(async () => {
    connection.close();
    await db.destroy();
    await rm(folder, { recursive: true });
  });

  const take = async (times: number, limit: number | null, id = 'a'): Promise<(number | null)[]> => {
    statements = 0;
    return Promise.all(Array.from({ length: times }, () => quota.take(id, '2026-11', limit)));
  };

  for (const [what, times, limit, used, run] of [
    ['are one statement, and each gets its own number', 3, null, [1, 2, 3], 1],
    ['are one statement within the limit', 2, 5, [4, 5], 1],
    ['are refused together, then each for itself, where some are beyond the limit', 3, 7, [6, 7, null], 4],
    ['are refused where the limit is used up', 2, 7, [null, null], 3],
    ['ask nothing where the limit is smaller than they are many', 1, 0, [null], 0],
    ['count up to a limit that fewer of them fit in', 8, 9, [8, 9, ...Array(6).fill(null)], 9],
  ] as const)
    it(what, async () => {
      assert.deepEqual(await take(times, limit), used);
      assert.equal(statements, run);
    });

  it('of several accounts are a statement for each', async () => {
    const [one, other] = await Promise.all([take(2, null), take(2, null, 'b')]);
    assert.deepEqual(
      [one, other],
      [
        [10, 11],
        [1, 2],
      ],
    );
    assert.equal(statements, 2);
  });
});
