import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildExtension } from '../../../scripts/build.mjs';

describe('the bundled extension', function () {
  this.timeout(60_000);
  let folder: string;
  const file = (name: string): string => path.join(folder, 'dist', name);
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'housestyle-bundle-'));
    await buildExtension({ production: true, folder });
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('is one file of less than 400 KB for each kind of host', async () => {
    for (const name of ['extension.cjs', 'extension-browser.cjs']) {
      const { size } = await stat(file(name));
      assert.ok(size < 400_000, `${name}: ${size} bytes`);
    }
  });

  it('starts with the editor’s module alone, loaded once, and starts no program', async () => {
    const script = path.join(import.meta.dirname, 'support/activate.mjs');
    const output = execFileSync(process.execPath, [script, file('extension.cjs')]).toString();
    const { asked, started } = JSON.parse(output) as { asked: string[]; started: number };
    // Each module more costs milliseconds: what a command needs is loaded with `await import` when it runs.
    assert.deepEqual(asked, ['vscode']);
    assert.equal(started, 0);
    const { size } = await stat(file('extension.cjs'));
    assert.ok(size < 200_000, `${size} bytes are compiled at the start`);
  });

  it('needs nothing of Node.js in a browser', async () => {
    const text = await readFile(file('extension-browser.cjs'), 'utf8');
    const required = [...text.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name);
    assert.deepEqual([...new Set(required)], ['vscode']);
  });
});
