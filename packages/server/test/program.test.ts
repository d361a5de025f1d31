import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../storage/index.ts';
import { runProgram, SOURCES, startProgram, type Program } from './support/program.ts';
import { temporaryFolder } from './support/service.ts';

describe('the program', () => {
  let folder: string;
  let program: Program | null = null;

  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(async () => {
    if (program?.child.exitCode === null) await program.end('SIGKILL');
    program = null;
    await rm(folder, { recursive: true, force: true });
  });

  const admin = async <T>(...args: string[]): Promise<T> => {
    const { code, output, errors } = await runProgram('admin/main.ts', [...args, '--json'], {
      DATA_DIR: folder,
    });
    assert.equal(code, 0, errors);
    return JSON.parse(output) as T;
  };
  const makeKey = async (...options: string[]): Promise<string> => {
    await admin('account', 'create', '--email', 'a@example.com', '--tier', 'pro', ...options);
    return (await admin<{ key: string }>('key', 'create', '--email', 'a@example.com')).key;
  };
  const send = async (
    key: string,
    input: string,
  ): Promise<{ status: number; used: number; connection: string | null }> => {
    const response = await fetch(`${program?.address}/api/v1/analyze`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${key}` },
      body: JSON.stringify({ mode: 'review', input }),
    });
    const body = (await response.json()) as { quota?: { used: number } };
    const connection = response.headers.get('Connection');
    return { status: response.status, used: body.quota?.used ?? 0, connection };
  };

  it('prints its address, on its first start a link for its administrator, and ends with 0 when told to', async () => {
    const address = 'Housestyle is listening on http://127\\.0\\.0\\.1:\\d+\\n';
    const link =
      'admin@localhost is .+\\n  http://127\\.0\\.0\\.1:\\d+/sign-in#link=[\\w-]{43}\\nFor another one: .+\\n';
    for (const [signal, output] of [['SIGTERM', address + link] as const, ['SIGINT', address] as const]) {
      program = await startProgram({ DATA_DIR: folder }, SOURCES);
      assert.match(program.output(), new RegExp(`^${output}$`));
      assert.equal(await program.end(signal), 0);
      for (const line of program.errors().trim().split('\n')) JSON.parse(line);
      assert.ok(!program.errors().includes('link='));
    }
  });

  it('forgets no acknowledged request when it is killed', async () => {
    program = await startProgram({ DATA_DIR: folder, LOG_LEVEL: 'warn' }, SOURCES);
    const key = await makeKey();
    let acknowledged = 0;
    let sent = 0;
    let killed = false;
    const caller = async (): Promise<void> => {
      while (!killed) {
        sent += 1;
        const { status, used } = await send(key, 'Some text.').catch(() => ({ status: 0, used: 0 }));
        if (status === 200) acknowledged = Math.max(acknowledged, used);
      }
    };
    const callers = Array.from({ length: 16 }, caller);
    while (acknowledged < 150) await sleep(10);
    const end = program.end('SIGKILL');
    killed = true;
    assert.equal(await end, 'SIGKILL');
    await Promise.all(callers);

    program = await startProgram({ DATA_DIR: folder }, SOURCES);
    const [{ used } = { used: 0 }] = await admin<{ used: number }[]>('account', 'list');
    assert.ok(
      acknowledged > 0 && used >= acknowledged && used <= sent,
      `${acknowledged} ≤ ${used} ≤ ${sent}`,
    );
    const database = new DatabaseSync(databaseFile(folder), { readOnly: true });
    assert.deepEqual({ ...database.prepare('PRAGMA integrity_check').get() }, { integrity_check: 'ok' });
    database.close();
    assert.equal((await send(key, 'Some text.')).used, used + 1);
  });

  it('obeys the command line while it runs and is under load', async () => {
    program = await startProgram({ DATA_DIR: folder, LOG_LEVEL: 'warn' }, SOURCES);
    const key = await makeKey();
    let done = false;
    const load = Array.from({ length: 8 }, async () => {
      while (!done) await send(key, 'Some text.');
    });
    const { key: second, id } = await admin<{ key: string; id: string }>(
      'key',
      'create',
      '--email',
      'a@example.com',
    );
    assert.equal((await send(second, 'Some text.')).status, 200);
    await admin('key', 'revoke', '--id', id);
    assert.equal((await send(second, 'Some text.')).status, 401);
    await admin('account', 'update', '--email', 'a@example.com', '--limit', '1');
    assert.equal((await send(key, 'Some text.')).status, 429);
    await admin('account', 'update', '--email', 'a@example.com', '--tier', 'free', '--limit', 'none');
    assert.equal((await send(key, 'Some text.')).status, 403);
    done = true;
    await Promise.all(load);
  });

  it('logs neither documents nor keys, and stores neither', async () => {
    program = await startProgram({ DATA_DIR: folder, LOG_LEVEL: 'trace' }, SOURCES);
    const key = await makeKey();
    await send(key, 'Confidential sentence.');
    await send(`${key}x`, 'Confidential sentence.');
    await fetch(`${program.address}/api/v1/analyze`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${key}` },
      body: '{"input": "Confidential sentence."',
    });
    await fetch(`${program.address}/${key}?key=${key}`);
    await program.end('SIGTERM');
    const kept = program.output() + program.errors() + (await readFile(databaseFile(folder), 'latin1'));
    assert.match(kept, /"mode":"review"/);
    assert.ok(!kept.includes('Confidential') && !kept.includes(key));
  });

  const refused: [name: string, environment: Record<string, string>, message: RegExp][] = [
    ['a port that is no number', { PORT: 'http' }, /^PORT: expected a whole number from 0 to 65535\.\n$/],
    ['a limit below zero', { PRO_LIMIT: '-1' }, /^PRO_LIMIT: expected a whole number/],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://u:pw@x/y' },
      /^DATABASE_URL: expected postgres:\/\/\S+\n$/,
    ],
    [
      'a language model without a name',
      { MODEL_PROVIDER: 'openai', MODEL_API_KEY: 'sk-x' },
      /^MODEL_NAME: required with MODEL_PROVIDER=openai/,
    ],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL: expected one of trace, /],
    [
      'a folder it cannot make',
      { DATA_DIR: '/dev/null/x' },
      /database \/dev\/null\/x\/housestyle\.sqlite cannot be opened/,
    ],
    ['an address that is not its own', { HOST: '203.0.113.1', PORT: '8787' }, /203\.0\.113\.1:8787/],
  ];
  for (const [name, environment, message] of refused) {
    it(`does not start with ${name}, and says why`, async () => {
      const { code, output, errors } = await runProgram('main.ts', [], { DATA_DIR: folder, ...environment });
      assert.deepEqual([code, output], [1, '']);
      assert.match(errors, message);
    });
  }

  it('does not start on a port in use, and says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const PORT = String((other.address() as AddressInfo).port);
    const { code, errors } = await runProgram('main.ts', [], { DATA_DIR: folder, PORT });
    other.close();
    assert.deepEqual([code, errors.includes(`Port ${PORT} on 127.0.0.1 is in use`)], [1, true]);
  });
});
