import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { newKey } from '../services/key-format.ts';
import { POSTGRES, type TestPlace } from './support/databases.ts';
import { startPostgres } from './support/postgres-server.ts';
import { runProgram, startProgram, type Program } from './support/program.ts';

interface Answer {
  readonly status: number;
  readonly used: number;
}

describe('several services on one PostgreSQL', () => {
  let place: TestPlace;
  let programs: Program[] = [];

  beforeEach(async () => {
    place = await POSTGRES.create();
  });
  afterEach(async () => {
    await Promise.all(
      programs.map((program) => (program.child.exitCode === null ? program.end('SIGKILL') : null)),
    );
    programs = [];
    await place.remove();
  });

  const start = async (environment: Record<string, string> = place.environment): Promise<Program> => {
    const program = await startProgram({ ...environment, LOG_LEVEL: 'warn', ANALYSIS_THREADS: '2' });
    programs.push(program);
    return program;
  };
  const admin = async <T>(...args: string[]): Promise<T> => {
    const { code, output, errors } = await runProgram(
      'admin/main.ts',
      [...args, '--json'],
      place.environment,
    );
    assert.equal(code, 0, errors);
    return JSON.parse(output) as T;
  };
  const makeKey = async (...options: string[]): Promise<string> => {
    await admin('account', 'create', '--email', 'a@example.com', '--tier', 'pro', ...options);
    return (await admin<{ key: string }>('key', 'create', '--email', 'a@example.com')).key;
  };
  const used = async (): Promise<number | undefined> => {
    const accounts = await admin<{ email: string; used: number }[]>('account', 'list');
    return accounts.find(({ email }) => email === 'a@example.com')?.used;
  };
  const send = async (program: Program | undefined, key: string): Promise<Answer> => {
    const response = await fetch(`${program?.address}/api/v1/analyze`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${key}` },
      body: JSON.stringify({ mode: 'review', input: 'Some text.' }),
    });
    const body = (await response.json()) as { quota?: { used: number } };
    return { status: response.status, used: body.quota?.used ?? 0 };
  };

  it('let exactly 100 of 500 calls pass at a limit of 100, both in one count', async () => {
    await Promise.all([start(), start()]);
    const key = await makeKey('--limit', '100');
    const answers: Answer[] = [];
    let sent = 0;
    const caller = async (index: number): Promise<void> => {
      while (sent++ < 500) answers.push(await send(programs[index % 2], key));
    };
    await Promise.all(Array.from({ length: 32 }, (_, index) => caller(index)));
    const counts = answers.filter(({ status }) => status === 200).map((answer) => answer.used);
    assert.deepEqual(
      counts.sort((a, b) => a - b),
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    assert.equal(answers.filter(({ status }) => status === 429).length, 400);
    assert.equal(await used(), 100);
  });

  it('know at once what was changed through another', async () => {
    await Promise.all([start(), start()]);
    const key = await makeKey();
    const { id } = (await admin<{ id: string }[]>('key', 'list', '--email', 'a@example.com'))[0] ?? {};
    for (const program of programs) assert.equal((await send(program, key)).status, 200);
    await admin('key', 'revoke', '--id', id ?? '');
    for (const program of programs) assert.equal((await send(program, key)).status, 401);
  });

  it('forget no acknowledged request when one is killed', async () => {
    await Promise.all([start(), start()]);
    const key = await makeKey();
    let acknowledged = 0;
    let sent = 0;
    let killed = false;
    const caller = async (): Promise<void> => {
      while (!killed) {
        sent += 1;
        const answer = await send(programs[0], key).catch(() => ({ status: 0, used: 0 }));
        if (answer.status === 200) acknowledged = Math.max(acknowledged, answer.used);
      }
    };
    const callers = Array.from({ length: 8 }, caller);
    while (acknowledged < 100) await sleep(10);
    const end = programs[0]?.end('SIGKILL');
    killed = true;
    assert.equal(await end, 'SIGKILL');
    await Promise.all(callers);
    const kept = (await used()) ?? 0;
    assert.ok(
      acknowledged >= 100 && kept >= acknowledged && kept <= sent,
      `${acknowledged} ≤ ${kept} ≤ ${sent}`,
    );
    assert.equal((await send(programs[1], key)).used, kept + 1);
  });

  it('start together on an empty database', async () => {
    await Promise.all(Array.from({ length: 4 }, () => start()));
    for (const { address } of programs) assert.equal((await fetch(`${address}/readyz`)).status, 200);
  });

  it('are alive but not ready while the database is away, and ready again when it is back', async () => {
    const server = await startPostgres();
    try {
      const program = await start({ ...place.environment, DATABASE_URL: server.url });
      const status = async (path: string): Promise<number> => (await fetch(program.address + path)).status;
      const until = async (wanted: number): Promise<void> => {
        const deadline = Date.now() + 60_000;
        while ((await status('/readyz')) !== wanted && Date.now() < deadline) await sleep(100);
        assert.equal(await status('/readyz'), wanted);
      };
      await server.halt();
      await until(503);
      assert.equal(await status('/healthz'), 200);
      const refused = await fetch(`${program.address}/api/v1/analyze`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${newKey()}` },
        body: '{}',
      });
      assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [503, '5']);
      assert.match(await refused.text(), /"OVERLOADED"/);
      await server.resume();
      await until(200);
      assert.equal(await program.end('SIGTERM'), 0);
      const password = new URL(server.url).password;
      assert.match(program.errors(), /the database cannot be written/);
      assert.ok(!(program.output() + program.errors()).includes(password));
    } finally {
      await server.stop();
    }
  });

  it('stop at once with a reason where the database cannot be used', async () => {
    const address = 'postgres://somebody:top-secret@127.0.0.1:1/housestyle';
    for (const [program, args] of [
      ['main.ts', []],
      ['admin/main.ts', ['account', 'list']],
    ] as const) {
      const environment = { ...place.environment, DATABASE_URL: address };
      const { code, output, errors } = await runProgram(program, args, environment);
      assert.deepEqual([code, output], [1, '']);
      assert.match(
        errors,
        /^DATABASE_URL: .*"housestyle" on 127\.0\.0\.1:1 cannot be used: connect ECONNREFUSED/,
      );
      assert.ok(!errors.includes('secret'));
    }
  });
});
