import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MCP_CLIENTS } from '@housestyle/contract/connect';
import { BUNDLE, buildMcp } from '../build.mjs';
import { packMcpb } from '../package-mcpb.mjs';
import { DEFAULT_BASE } from '../config.ts';
import { VERSION } from '../version.ts';

const root = join(import.meta.dirname, '../../..');
const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8')) as Record<string, unknown>;

describe('the packages of the MCP server', () => {
  before(() => buildMcp());

  it('carry one version and one default address', () => {
    const registry = read('server.json') as { version: string; packages: [{ version: string }] };
    assert.deepEqual(
      [read('manifest.json')['version'], registry.version, registry.packages[0].version],
      [VERSION, VERSION, VERSION],
    );
    for (const name of ['manifest.json', 'server.json'])
      assert(JSON.stringify(read(name)).includes(DEFAULT_BASE), name);
  });

  it('pass the strict check of the MCP Inspector', () => {
    assert.equal(inspect('tools/list', '--strict').tools.length, 17);
    assert.equal(inspect('prompts/list').prompts.length, 17);
    assert.equal(inspect('resources/list').resources.length, 3);
  });

  it('are packed for Claude Desktop by one command, with the manifest that its own tool accepts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'housestyle-mcpb-test-'));
    const file = await packMcpb(join(folder, 'housestyle.mcpb'));
    assert(statSync(file).size < 300_000);
    rmSync(folder, { recursive: true });
  });

  for (const { name, config } of MCP_CLIENTS) {
    it(`have an entry for ${name} that starts the server with its key and address`, () => {
      const text = JSON.stringify(config({ baseUrl: 'https://docs.example.com', apiKey: 'housestyle_KEY' }));
      const [[, server]] = Object.entries(
        Object.values(JSON.parse(text) as object).find((part) => 'housestyle' in part) as object,
      ) as [[string, { command: string; args: string[]; env: Record<string, string> }]];
      assert.equal([server.command, ...server.args].join(' '), 'npx -y @housestyle/mcp');
      assert.deepEqual(Object.keys(server.env), ['SERVICE_API_KEY', 'SERVICE_API_BASE']);
      assert.equal(server.env['SERVICE_API_BASE'], 'https://docs.example.com');
    });
  }
});

function inspect(method: string, ...more: string[]): Listing {
  const inspector = join(root, 'node_modules/.bin/mcp-inspector');
  const args = [
    '--cli',
    '-e',
    'SERVICE_API_KEY=housestyle_x',
    process.execPath,
    BUNDLE,
    '--method',
    method,
    ...more,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [inspector, ...args], { encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  return JSON.parse(stdout) as Listing;
}

interface Listing {
  readonly tools: unknown[];
  readonly prompts: unknown[];
  readonly resources: unknown[];
}
