import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createClient } from '@housestyle/contract';
import { buildLocalService } from '../build.mjs';
import { temporaryFolder } from './support/temporary-folder.ts';

interface Started {
  readonly child: ChildProcess;
  readonly address: string;
  readonly key: string;
}

describe('the service as a part of an editor, bundled', () => {
  const folders: string[] = [];
  const children: ChildProcess[] = [];
  let bundle: string;
  before(async () => {
    bundle = await newFolder();
    await buildLocalService({ outdir: bundle });
  });
  afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
  after(() =>
    Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 }))),
  );

  async function startLocal(data: string, key: string | null = null): Promise<Started> {
    const env = { PATH: process.env.PATH, DATA_DIR: data, LOG_LEVEL: 'error', ANALYSIS_THREADS: '2' };
    const child = spawn(process.execPath, [path.join(bundle, 'local.mjs')], {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    child.stdin.write(`${JSON.stringify({ key })}\n`);
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return { child, ...(JSON.parse(line) as { address: string; key: string }) };
  }

  const ask = ({ address, key }: Started, input: string, mode: 'review' | 'code-to-docs' = 'review') =>
    createClient({ baseUrl: address, apiKey: key, fetch, door: 'editor' }).analyze({ mode, input });

  it('answers without limit on a loopback port, and reads code', async () => {
    const local = await startLocal(await newFolder());
    assert.match(local.address, /^http:\/\/127\.0\.0\.1:\d+$/);
    const review = await ask(local, 'In order to start, wait.\n');
    assert.ok(review.ok);
    assert.equal(review.response.quota.limit, null);
    const route = 'app.get("/orders/:id", (req, res) => res.json({}));\n';
    const docs = await ask(
      local,
      `import express from "express"; const app = express(); ${route}`,
      'code-to-docs',
    );
    assert.ok(docs.ok && docs.response.content.includes('/orders/{id}'));
  });

  it('keeps what Node.js compiled for the next start, beside its own files', async () => {
    const { child } = await startLocal(await newFolder());
    child.stdin?.destroy();
    await once(child, 'exit');
    const [version = ''] = await readdir(path.join(bundle, 'compiled'));
    assert.notEqual((await readdir(path.join(bundle, 'compiled', version))).length, 0);
  });

  it('takes the key of an earlier start, and makes a new one for any other', async () => {
    const data = await newFolder();
    const first = await startLocal(data);
    const second = await startLocal(data, first.key);
    assert.equal(second.key, first.key);
    const third = await startLocal(data, `housestyle_${'x'.repeat(36)}`);
    assert.notEqual(third.key, first.key);
    assert.ok((await ask(third, 'A text.')).ok);
  });

  it('never runs out of keys', async () => {
    const data = await newFolder();
    for (let start = 0; start < 7; start++) {
      const local = await startLocal(data);
      if (start === 6) assert.ok((await ask(local, 'A text.')).ok);
      local.child.kill('SIGKILL');
    }
  });

  it('starts in several windows at once on one folder, and serves them all', async () => {
    const data = await newFolder();
    const windows = await Promise.all([startLocal(data), startLocal(data), startLocal(data)]);
    for (const window of windows) assert.ok((await ask(window, 'A text.')).ok);
  });

  it('ends when its window does', async () => {
    const { child } = await startLocal(await newFolder());
    child.stdin?.destroy();
    const [code] = (await once(child, 'exit')) as [number];
    assert.equal(code, 0);
  });

  async function newFolder(): Promise<string> {
    const folder = await temporaryFolder();
    folders.push(folder);
    return folder;
  }
});
