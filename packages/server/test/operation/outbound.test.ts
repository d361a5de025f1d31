import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { MODES } from '@housestyle/contract';
import { Browser } from '../support/browser.ts';
import { runProgram, startProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('the default installation', () => {
  it('opens no connection and looks no name up, whatever is asked of it', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'connections.txt');
    const trap = pathToFileURL(path.join(import.meta.dirname, '../support/socket-trap.ts')).href;
    const environment = { DATA_DIR: folder, SOCKET_TRAP: file, NODE_OPTIONS: `--import=${trap}` };
    const admin = (...args: string[]) => runProgram('admin/main.ts', [...args, '--json'], environment);
    const program = await startProgram(environment);
    try {
      await admin('account', 'create', '--email', 'a@example.com', '--tier', 'pro');
      const { key } = JSON.parse((await admin('key', 'create', '--email', 'a@example.com')).output) as {
        key: string;
      };
      const headers = { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${key}` };
      const input = 'See https://example.com/page and ![it](https://example.com/it.png) in order to start.';
      for (const { name: mode } of MODES) {
        const body = JSON.stringify({ mode, input });
        const response = await fetch(`${program.address}/api/v1/analyze`, { method: 'POST', headers, body });
        assert.ok([200, 502].includes(response.status), `${mode}: ${await response.text()}`);
      }
      for (const address of ['/', '/metrics', '/readyz', '/api/docs', '/api/openapi.json'])
        await (await fetch(program.address + address)).text();
      const wrong = { email: 'a@example.com', password: 'wrong' };
      assert.equal((await new Browser(program.address).post('/api/web/sign-in', wrong)).status, 401);
    } finally {
      await program.end('SIGTERM');
    }
    assert.equal(await readFile(file, 'utf8').catch(() => ''), '');
    await rm(folder, { recursive: true });
  });

  it('would be caught by the trap if it did', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'connections.txt');
    const trap = pathToFileURL(path.join(import.meta.dirname, '../support/socket-trap.ts')).href;
    // A provider that is not there: the only thing that the service was told to connect to.
    const environment = {
      DATA_DIR: folder,
      SOCKET_TRAP: file,
      NODE_OPTIONS: `--import=${trap}`,
      DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/none',
    };
    await runProgram('admin/main.ts', ['account', 'list'], environment);
    assert.match(await readFile(file, 'utf8'), /^connect/m);
    await rm(folder, { recursive: true });
  });
});
