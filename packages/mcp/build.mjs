// Bundles the server into one file that runs on Node 18 and later: `node packages/mcp/build.mjs [--production]`.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
export const BUNDLE = join(here, 'dist/housestyle-mcp.mjs');

/** @param {{ outfile?: string }} [options] */
export async function buildMcp({ outfile = BUNDLE } = {}) {
  await build({
    entryPoints: [join(here, 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The interface promises Node 18; the SDK's own floor of 20 is about what it is tested on (docs/decisions).
    target: 'node18',
    minify: true,
    legalComments: 'linked',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });
  await chmod(outfile, 0o755);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  await buildMcp();
  console.log(`Built packages/mcp/dist/housestyle-mcp.mjs in ${Math.round(performance.now() - started)} ms.`);
}
