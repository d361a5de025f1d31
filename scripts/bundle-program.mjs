// Bundles a program of a package into one file that runs on Node 18 and later, the oldest that the interface promises.
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './setup/paths.mjs';

/** CommonJS libraries ask for Node's own modules by `require`. */
const REQUIRE = [
  'import { createRequire as createRequireHere } from "node:module";',
  'const require = createRequireHere(import.meta.url);',
];

/**
 * @param {{ entry: string, outfile: string, commonJs?: boolean }} options `commonJs`: whether it holds CommonJS libraries
 */
export async function bundleProgram({ entry, outfile, commonJs = false }) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node18',
    minify: true,
    legalComments: 'linked',
    banner: { js: ['#!/usr/bin/env node', ...(commonJs ? REQUIRE : [])].join('\n') },
    logLevel: 'warning',
  });
  await chmod(outfile, 0o755);
}

/**
 * Builds and says so, where the module of that address is what Node.js was started with.
 * @param {string} file
 * @param {string} outfile
 * @param {() => Promise<void>} make
 */
export async function buildIfStarted(file, outfile, make) {
  if (process.argv[1] !== file) return;
  const started = performance.now();
  await make();
  console.log(`Built ${path.relative(root, outfile)} in ${Math.round(performance.now() - started)} ms.`);
}
