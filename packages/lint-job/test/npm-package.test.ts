import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROGRAMS, packProgram } from '../../../scripts/package-npm.mjs';
import { npmCli } from '../../../scripts/setup/paths.mjs';

/** `npx` asks nothing and no registry: what was packed must be enough. */
const QUIET = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];

describe('the packages for npm, installed into an empty folder', () => {
  let folder: string;
  let packed: readonly string[];
  const npm = (args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}) =>
    spawnSync(process.execPath, [npmCli(), ...args], {
      cwd: folder,
      encoding: 'utf8',
      input,
      env: { PATH: process.env['PATH'], HOME: folder, ...env },
    });

  before(async () => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'housestyle-npm-test-')));
    packed = await Promise.all(PROGRAMS.map((program) => packProgram(program, path.join(folder, 'packed'))));
    const { status, stderr } = npm(['install', ...QUIET, ...packed]);
    assert.equal(status, 0, stderr);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('weigh little', () => {
    const [mcp = 0, lint = 0] = packed.map((file) => statSync(file).size);
    assert.deepEqual([mcp < 300_000, lint < 5_500_000], [true, true], `${mcp} and ${lint} bytes`);
  });

  it('check documents with the service that comes along', () => {
    writeFileSync(path.join(folder, 'guide.md'), '# Start\n\nIn order to start, open the the page.\n');
    const { status, stdout, stderr } = npm([
      ...['exec', ...QUIET, '--', 'housestyle-lint', '--local', '--output', 'json', 'guide.md'],
    ]);
    assert.equal(status, 1, stderr);
    const [{ problems }] = JSON.parse(stdout).documents;
    const quotes = problems.map(({ original }: { original: string }) => original.toLowerCase());
    assert(quotes.includes('in order to'), quotes.join());
  });

  it('start the MCP server, which says what it needs', () => {
    const args = ['exec', ...QUIET, '--', 'housestyle-mcp'];
    const { stdout, stderr } = npm(args);
    assert.match(stderr, /SERVICE_API_KEY/);
    assert.equal(stdout, '');
    const line = { jsonrpc: '2.0', id: 1, method: 'initialize' };
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 't', version: '1' },
    };
    const request = JSON.stringify({ ...line, params });
    const answer = npm(args, `${request}\n`, { SERVICE_API_KEY: 'housestyle_x' });
    assert.equal(JSON.parse(answer.stdout).result.serverInfo.name, 'housestyle', answer.stderr);
  });
});
