// Packs the bundle for Claude Desktop: `node packages/mcp/package-mcpb.mjs [OUT.mcpb]`.
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packExtension } from '@anthropic-ai/mcpb';
import { buildMcp } from './build.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/** @param {string} [out] Default: `dist/housestyle.mcpb` of this package */
export async function packMcpb(out = join(here, 'dist/housestyle.mcpb')) {
  const stage = await mkdtemp(join(tmpdir(), 'housestyle-mcpb-'));
  try {
    await buildMcp({ outfile: join(stage, 'dist/housestyle-mcp.mjs') });
    await cp(join(here, 'manifest.json'), join(stage, 'manifest.json'));
    await mkdir(dirname(out), { recursive: true });
    const packed = await packExtension({ extensionPath: stage, outputPath: resolve(out), silent: true });
    if (!packed) throw new Error('The manifest of the MCP bundle is not valid.');
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
  return resolve(out);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await packMcpb(process.argv[2]));
