// Builds the extension into dist/, the web app, the MCP server and the lint job into their packages' dist/.
// `--production` minifies the extension and leaves its source map out.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildLintJob } from '../packages/lint-job/build.mjs';
import { buildMcp } from '../packages/mcp/build.mjs';
import { root } from './setup/paths.mjs';

/**
 * Bundles entry points for the extension host: CommonJS, everything inside but `vscode`.
 * @param {Pick<import('esbuild').BuildOptions, 'entryPoints' | 'outfile' | 'outdir' | 'external' | 'minify'>} options
 */
export function bundleForHost(options) {
  return build({
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    outExtension: { '.js': '.cjs' },
    sourcemap: options.minify !== true,
    logLevel: 'warning',
    absWorkingDir: root,
    ...options,
    external: ['vscode', ...(options.external ?? [])],
  });
}

/** @param {{ production?: boolean }} [options] */
export async function buildExtension({ production = false } = {}) {
  if (production) await rm(path.join(root, 'dist', 'extension.cjs.map'), { force: true });
  await bundleForHost({
    entryPoints: ['src/extension.ts'],
    outfile: 'dist/extension.cjs',
    minify: production,
  });
}

/** The web app, where the service looks for it. */
export async function buildWeb() {
  const { build: buildPages } = await import('vite');
  await buildPages({ root: path.join(root, 'packages/web'), logLevel: 'warn' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  await Promise.all([
    buildExtension({ production: process.argv.includes('--production') }),
    buildWeb(),
    buildMcp(),
    buildLintJob(),
  ]);
  console.log(
    `Built the extension, the web app, the MCP server and the lint job in ${Math.round(performance.now() - started)} ms.`,
  );
}
