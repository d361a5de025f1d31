import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseFile } from '../../storage/index.ts';
import { figure } from '../support/figures.ts';
import { runProgram, startProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';

const ROUNDS = 20;

describe('a service that is killed again and again', function () {
  this.timeout(300_000);

  it(`forgets no acknowledged request in ${ROUNDS} rounds`, async () => {
    const folder = await temporaryFolder();
    const admin = async <T>(...args: string[]): Promise<T> => {
      const { output } = await runProgram('admin/main.ts', [...args, '--json'], { DATA_DIR: folder });
      return JSON.parse(output) as T;
    };
    await admin('account', 'create', '--email', 'a@example.com', '--tier', 'pro');
    const { key } = await admin<{ key: string }>('key', 'create', '--email', 'a@example.com');
    let acknowledged = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const program = await startProgram({ DATA_DIR: folder, LOG_LEVEL: 'silent', ANALYSIS_THREADS: '2' });
      let killed = false;
      const send = async (): Promise<void> => {
        const response = await fetch(`${program.address}/api/v1/analyze`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${key}` },
          body: '{"mode":"review","input":"Some text."}',
        });
        const { quota } = (await response.json()) as { quota: { used: number } };
        acknowledged = Math.max(acknowledged, quota.used);
      };
      const callers = Array.from({ length: 8 }, async () => {
        while (!killed) await send().catch(() => {});
      });
      await sleep(200 + round * 20);
      const end = program.end('SIGKILL');
      killed = true;
      assert.equal(await end, 'SIGKILL');
      await Promise.all(callers);
      const database = new DatabaseSync(databaseFile(folder));
      assert.deepEqual({ ...database.prepare('PRAGMA integrity_check').get() }, { integrity_check: 'ok' });
      const { used } = database.prepare('select max(used) as used from quota').get() as { used: number };
      database.close();
      assert.ok(used >= acknowledged, `${used} < ${acknowledged}`);
    }
    figure('kill', 'forgotten', 0, `of ${acknowledged} acknowledged in ${ROUNDS} kills`);
    await rm(folder, { recursive: true, force: true });
  });
});
