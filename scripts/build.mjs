// Builds the extension into dist/ with the service and the MCP server it brings along, the web app, the MCP server and the lint job into their packages' dist/.
// `--production` minifies the extension and leaves its source map out.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildLintJob } from '../packages/lint-job/build.mjs';
import { buildMcp } from '../packages/mcp/build.mjs';
import { buildLocalService } from '../packages/server/build.mjs';
import { root } from './setup/paths.mjs';

/**
 * Bundles entry points for the extension host: CommonJS, everything inside but `vscode`.
 * @param {Pick<import('esbuild').BuildOptions, 'entryPoints' | 'outfile' | 'outdir' | 'external' | 'plugins' | 'minify'>} options
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

/**
 * Bundles the extension for editors in a browser: one file for a web worker, without anything of Node.
 * @param {Pick<import('esbuild').BuildOptions, 'outfile' | 'minify'>} options
 */
export function bundleForBrowser(options) {
  return build({
    entryPoints: ['src/main-browser.ts'],
    bundle: true,
    platform: 'browser',
    format: 'cjs',
    target: 'es2022',
    external: ['vscode'],
    sourcemap: options.minify !== true,
    logLevel: 'warning',
    absWorkingDir: root,
    ...options,
  });
}

/** House styles of repositories are read by a file of their own, which is loaded when the first one is. */
const apart = {
  name: 'house styles apart',
  /** @param {import('esbuild').PluginBuild} bundling */
  setup(bundling) {
    bundling.onResolve({ filter: /^@housestyle\/contract\/config$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './house-styles.cjs', external: true } : undefined,
    );
  },
};

/**
 * All that an installed extension runs: itself, for both kinds of host, the service and the MCP server.
 * @param {{ production?: boolean, folder?: string }} [options] `folder`: the extension's, default the repository's
 */
export async function buildExtension({ production = false, folder = root } = {}) {
  const dist = path.join(folder, 'dist');
  if (production) await rm(path.join(dist, 'extension.cjs.map'), { force: true });
  const minify = production;
  await Promise.all([
    bundleForHost({
      entryPoints: ['src/main.ts'],
      outfile: path.join(dist, 'extension.cjs'),
      plugins: [apart],
      minify,
    }),
    bundleForHost({
      entryPoints: ['@housestyle/contract/config'],
      outfile: path.join(dist, 'house-styles.cjs'),
      minify,
    }),
    bundleForBrowser({ outfile: path.join(dist, 'extension-browser.cjs'), minify }),
    buildLocalService({ outdir: path.join(dist, 'service') }),
    buildMcp({ outfile: path.join(dist, 'mcp', 'housestyle-mcp.mjs') }),
  ]);
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
