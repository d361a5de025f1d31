import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram, startProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startWire } from './support/wire.ts';

describe('a service with a language model', () => {
  it('connects to the address of its provider and to nothing else', async () => {
    const wire = await startWire(({ form }) => ({
      text: form === 'text' ? 'See ![it](https://elsewhere.test/a.png).' : '{"findings": []}',
    }));
    const folder = await temporaryFolder();
    const file = path.join(folder, 'connections.txt');
    const trap = pathToFileURL(path.join(import.meta.dirname, '../support/socket-trap.ts')).href;
    const program = await startProgram({
      DATA_DIR: folder,
      SOCKET_TRAP: file,
      NODE_OPTIONS: `--import=${trap}`,
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: wire.url,
      MODEL_NAME: 'test-model',
    });
    try {
      const admin = (...args: string[]) =>
        runProgram('admin/main.ts', [...args, '--json'], { DATA_DIR: folder });
      await admin('account', 'create', '--email', 'a@example.com', '--tier', 'pro');
      const { output } = await admin('key', 'create', '--email', 'a@example.com');
      const { key } = JSON.parse(output) as { key: string };
      for (const mode of ['review', 'summarize']) {
        const response = await fetch(`${program.address}/api/v1/analyze`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${key}` },
          body: JSON.stringify({ mode, input: 'See https://example.com/page in order to start.' }),
        });
        assert.equal(response.status, 200, await response.text());
      }
    } finally {
      await program.end('SIGTERM');
      await wire.close();
    }
    const noted = (await readFile(file, 'utf8')).split('\n');
    const { port } = new URL(wire.url);
    const connects = noted.filter((line) => line.startsWith('connect '));
    assert.ok(connects.length > 0);
    for (const line of connects) assert.match(line, new RegExp(`"port":"?${port}\\b`));
    assert.deepEqual(
      noted.filter((line) => /^(?:lookup|send) /.test(line)),
      [],
    );
    await rm(folder, { recursive: true });
  });
});
