// Bundles the server into one file that runs on Node 18 and later: `node packages/mcp/build.mjs`.
import { join } from 'node:path';
import { buildIfStarted, bundleProgram } from '../../scripts/bundle-program.mjs';

const here = import.meta.dirname;
export const BUNDLE = join(here, 'dist/housestyle-mcp.mjs');

/** @param {{ outfile?: string }} [options] */
export function buildMcp({ outfile = BUNDLE } = {}) {
  return bundleProgram({ entry: join(here, 'main.ts'), outfile });
}

await buildIfStarted(import.meta.filename, BUNDLE, buildMcp);
