import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, MODES } from '@housestyle/contract';
import { createServer } from '../server.ts';
import { serveHttp, type HttpServer } from './support/http-server.ts';
import { startService, type TestService } from './support/service.ts';

const SUITE = join(import.meta.dirname, '../../../node_modules/.bin/conformance');
/** The suite's scenarios that ask for no tool of its own, by revision. */
const SCENARIOS: Readonly<Record<string, readonly string[]>> = {
  '2025-11-25': [
    'server-initialize',
    'ping',
    'tools-list',
    'prompts-list',
    'resources-list',
    'dns-rebinding-protection',
  ],
  '2026-07-28': [
    'server-stateless',
    'tools-list',
    'prompts-list',
    'resources-list',
    'caching',
    'http-header-validation',
    'sep-2164-resource-not-found',
    'dns-rebinding-protection',
    'input-required-result-unsupported-methods',
    'input-required-result-ignore-extra-params',
  ],
};

describe('the conformance suite of the Model Context Protocol', () => {
  let service: TestService;
  let server: HttpServer;
  let folder: string;

  before(async () => {
    service = await startService();
    folder = await mkdtemp(join(tmpdir(), 'housestyle-conformance-'));
    const client = createClient({ baseUrl: service.address, apiKey: service.key, fetch, door: 'mcp' });
    const modes = MODES.map(({ name }) => name);
    server = await serveHttp(() => createServer({ client, modes, version: '1.0.0' }));
  });
  after(async () => {
    await Promise.all([server.close(), service.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  for (const [revision, scenarios] of Object.entries(SCENARIOS)) {
    for (const scenario of scenarios) {
      it(`passes ${scenario} of ${revision}`, async () => {
        const args = [
          SUITE,
          'server',
          '--url',
          server.url,
          '--scenario',
          scenario,
          '--spec-version',
          revision,
        ];
        const child = spawn(process.execPath, args, { cwd: folder });
        let output = '';
        child.stdout.on('data', (data: Buffer) => (output += data.toString()));
        child.stderr.on('data', (data: Buffer) => (output += data.toString()));
        await once(child, 'close');
        const failures = [...output.matchAll(/^ +- (\w+): .*\n +Error: (.*)$/gm)];
        // What needs a tool that only test servers have says so.
        const real = failures.filter(
          ([, , error]) => !error?.startsWith('Not testable: server does not list'),
        );
        assert.deepEqual(
          real.map(([, name, error]) => `${name}: ${error}`),
          [],
          output,
        );
        assert.match(output, /Passed: [1-9]\d*\/\d+/, output);
      });
    }
  }
});
