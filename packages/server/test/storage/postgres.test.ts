import assert from 'node:assert/strict';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { readConfig } from '../../config.ts';
import { openServiceStorage } from '../../storage/index.ts';
import { createPool } from '../../storage/postgres/pool.ts';
import type { Database } from '../../storage/types.ts';
import { POSTGRES, type TestPlace } from '../support/databases.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const UNAVAILABLE = { name: 'DatabaseUnavailableError', code: 'DATABASE_UNAVAILABLE' };

describe('PostgreSQL', () => {
  let place: TestPlace;
  let url: string;
  before(async () => {
    place = await POSTGRES.create();
    url = (place.place as { url: string }).url;
  });
  after(() => place.remove());

  const connect = (statementTimeout?: number): Kysely<Database> =>
    new Kysely<Database>({
      dialect: new PostgresDialect({
        pool: async () => createPool({ url, poolSize: 2, ...(statementTimeout && { statementTimeout }) }),
      }),
    });

  it('answers again after it was stopped and started, and says so in between', async () => {
    const server = await startPostgres();
    try {
      const storage = await openServiceStorage({ url: server.url });
      await storage.accounts.insert({
        id: 'a',
        email: 'a@example.com',
        tier: 'pro',
        limit: null,
        createdAt: NOW,
        role: 'member',
      });
      assert.equal(await storage.quota.take('a', '2026-01', null), 1);
      const running = Promise.allSettled(
        Array.from({ length: 50 }, () => storage.quota.take('a', '2026-01', null)),
      );
      await server.halt();
      for (const outcome of await running) {
        if (outcome.status === 'rejected') assert.equal((outcome.reason as Error).name, UNAVAILABLE.name);
      }
      for (let count = 0; count < 15; count++) await assert.rejects(storage.probe(NOW), UNAVAILABLE);
      await server.resume();
      await storage.probe(NOW);
      const used = await storage.quota.used('a', '2026-01');
      assert.equal(await storage.quota.take('a', '2026-01', null), used + 1);
      await storage.close();
    } finally {
      await server.stop();
    }
  });

  it('gives a statement up that takes too long, and goes on', async () => {
    const db = connect(200);
    await assert.rejects(sql`select pg_sleep(30)`.execute(db), UNAVAILABLE);
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_class`.execute(db);
    assert.equal(typeof rows[0]?.count, 'number');
    await db.destroy();
  });

  it('keeps a broken constraint apart from a lost connection', async () => {
    const db = connect();
    await assert.rejects(sql`select 1 / 0`.execute(db), { code: '22012' });
    await db.destroy();
  });

  it('prepares what runs often, also when many connections share it', async () => {
    const db = connect();
    /** How often the statement is prepared on the connection that answers. */
    const prepared = async (): Promise<number> => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*) as count from pg_prepared_statements where statement like '%as number'`.execute(db);
      return rows[0]?.count ?? 0;
    };
    assert.equal(await prepared(), 0);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => sql`select ${index}::int as number`.execute(db)),
    );
    // Which connections ran it often enough is chance: all are asked at once.
    const counts = await Promise.all(Array.from({ length: 10 }, prepared));
    assert.equal(Math.max(...counts), 1);
    await db.destroy();
  });

  describe('that cannot be used stops the start with a reason, without the password', () => {
    let silent: Server;
    let server: PostgresServer;
    before(async () => {
      silent = createServer().listen(0, '127.0.0.1');
      await once(silent, 'listening');
      server = await startPostgres();
    });
    after(async () => {
      silent.close();
      await server.stop();
    });

    const wrong: [name: string, change: (url: URL) => void, message: RegExp][] = [
      [
        'nobody listens',
        (to) => (to.port = '1'),
        /^DATABASE_URL: the PostgreSQL database "\w+" on 127\.0\.0\.1:1 cannot be used: connect ECONNREFUSED/,
      ],
      [
        'there is no such host',
        (to) => (to.hostname = 'nowhere.invalid'),
        /on nowhere\.invalid:\d+ cannot be used: getaddrinfo/,
      ],
      ['there is no such database', (to) => (to.pathname = '/nothing'), /database "nothing" does not exist/],
      ['the password is wrong', (to) => (to.password = 'wrong-secret'), /password authentication failed/],
      [
        'nothing answers',
        (to) => (to.port = String((silent.address() as AddressInfo).port)),
        /cannot be used: Connection terminated due to connection timeout\.$/,
      ],
    ];
    for (const [name, change, message] of wrong) {
      it(`when ${name}`, async () => {
        const to = new URL(server.url);
        const { password } = to;
        change(to);
        await assert.rejects(openServiceStorage({ url: to.href }), (error: Error) => {
          assert.match(error.message, message);
          assert.ok(!/secret/.test(error.message), error.message);
          assert.ok(!error.message.includes(password));
          return true;
        });
      });
    }
  });

  const addresses: [value: string, allowed: boolean][] = [
    ['postgres://u:p@host/name', true],
    ['postgresql://u:p@host:6432/name?sslmode=require', true],
    ['postgres:///name?host=/var/run/postgresql', true],
    ['postgres://u:p@host', false],
    ['postgres://u:p@host/%', false],
    ['mysql://u:p@host/name', false],
    ['host=db user=u', false],
  ];
  for (const [value, allowed] of addresses) {
    it(`${allowed ? 'takes' : 'does not take'} ${value} for an address`, () => {
      const read = () => readConfig({ DATABASE_URL: value, DATABASE_POOL_SIZE: '7' }).database;
      if (allowed) assert.deepEqual(read(), { url: value, poolSize: 7 });
      else assert.throws(read, { name: 'ConfigError', message: /^DATABASE_URL: expected postgres:\/\/\S+$/ });
    });
  }
});
