import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WEB_PAGES } from '@housestyle/contract/web';
import Fastify, { type FastifyInstance } from 'fastify';
import { addPages, APP_CSP } from '../../routes/pages.ts';
import { readWebFiles } from '../../web-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('the pages of the web app', () => {
  let folder: string;
  let app: FastifyInstance;
  const script = 'console.log("a long enough script");'.repeat(50);

  before(async () => {
    folder = await temporaryFolder();
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Housestyle</title>');
    await writeFile(path.join(folder, 'assets/index-1.js'), script);
    app = Fastify();
    addPages(app, await readWebFiles(folder));
  });
  after(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('are one document at each address, asked for again each time', async () => {
    for (const url of WEB_PAGES) {
      const { statusCode, headers, body } = await app.inject({ url });
      assert.deepEqual([statusCode, headers['content-type']], [200, 'text/html; charset=utf-8']);
      assert.match(body, /<title>Housestyle/);
      const again = await app.inject({ url, headers: { 'If-None-Match': String(headers['etag']) } });
      assert.deepEqual([again.statusCode, again.headers['cache-control']], [304, 'no-cache']);
    }
  });

  it('load files that are kept for a year, zipped where the browser can unzip', async () => {
    const url = '/assets/index-1.js';
    const { headers, body } = await app.inject({ url });
    assert.equal(body, script);
    assert.match(String(headers['cache-control']), /immutable/);
    const zipped = await app.inject({ url, headers: { 'Accept-Encoding': 'br, gzip' } });
    assert.equal(zipped.headers['content-encoding'], 'gzip');
    assert(zipped.rawPayload.length < script.length / 5);
  });

  it('lead nowhere else', async () => {
    for (const url of [
      '/assets/none.js',
      '/assets/../index.html',
      '/assets/%2e%2e/index.html',
      '/theme.js',
    ]) {
      assert.equal((await app.inject({ url })).statusCode === 200, false, url);
    }
  });

  it('say so where the app is not built', async () => {
    const empty = Fastify();
    addPages(empty, await readWebFiles(path.join(folder, 'nothing')));
    const { statusCode, body } = await empty.inject({ url: '/' });
    assert.equal(statusCode, 200);
    assert.match(body, /npm run build/);
    await empty.close();
  });

  it('allow no script but their own, and HTML only from the sanitizer', () => {
    assert.match(APP_CSP, /script-src 'self';/);
    assert.match(APP_CSP, /require-trusted-types-for 'script'; trusted-types dompurify$/);
  });
});
