// Builds the extension into dist/ with the service, the MCP server and the lint job it brings along, the web app, the MCP server and the lint job into their packages' dist/.
// `--production` minifies the extension and leaves its source map out.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildLintJob } from '../packages/lint-job/build.mjs';
import { buildMcp } from '../packages/mcp/build.mjs';
import { buildLocalService } from '../packages/server/build.mjs';
import { root } from './setup/paths.mjs';

/**
 * Bundles entry points for the extension host: CommonJS, everything inside but `vscode`.
 * @param {Pick<import('esbuild').BuildOptions, 'entryPoints' | 'stdin' | 'outfile' | 'outdir' | 'external' | 'plugins' | 'minify'>} options
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

/** A twentieth of a bundle makes JSON schemas of the contract's schemas, which the extension never asks for. */
const withoutJsonSchemas = {
  name: 'without JSON schemas',
  /** @param {import('esbuild').PluginBuild} bundling */
  setup(bundling) {
    const filter = /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/;
    bundling.onLoad({ filter }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      const names = text.matchAll(/^export (?:(?:const|function) |\{ \w+ as )(\w+)/gm);
      const exported = Array.from(names, ([, name]) => `none as ${name}`);
      return { contents: `const none = () => ({});\nexport { ${exported.join(', ')} };` };
    });
  },
};

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
    plugins: [editorOnce, withoutJsonSchemas],
    sourcemap: options.minify !== true,
    logLevel: 'warning',
    absWorkingDir: root,
    ...options,
  });
}

const CONTRACT = `export * from './src/connection/service-client.ts';\nexport * from '@housestyle/contract/config';`;

/** An import of the whole editor is compiled to a copy of its some 500 names in each file; one `require` for all copies none. */
const editorOnce = {
  name: 'the editor once',
  /** @param {import('esbuild').PluginBuild} bundling */
  setup(bundling) {
    bundling.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      return {
        loader: 'ts',
        contents: text.replace("import * as vscode from 'vscode';", "const vscode = require('vscode');"),
      };
    });
    bundling.onResolve({ filter: /^vscode$/ }, ({ namespace }) =>
      namespace === 'editor' ? { path: 'vscode', external: true } : { path: 'vscode', namespace: 'editor' },
    );
    bundling.onLoad({ filter: /^vscode$/, namespace: 'editor' }, () => ({
      contents: "module.exports = require('vscode');",
    }));
  },
};

/** The contract's client and what reads house styles: one file beside the extension's, loaded with the first request. */
const apart = {
  name: 'contract apart',
  /** @param {import('esbuild').PluginBuild} bundling */
  setup(bundling) {
    bundling.onResolve(
      { filter: /^(?:@housestyle\/contract\/config|\.\/service-client\.ts)$/ },
      ({ kind }) => (kind === 'dynamic-import' ? { path: './contract.cjs', external: true } : undefined),
    );
  },
};

/**
 * All that an installed extension runs: itself, for both kinds of host, the service, the MCP server and the lint job.
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
      plugins: [editorOnce, apart],
      minify,
    }),
    bundleForHost({
      stdin: { contents: CONTRACT, resolveDir: root },
      outfile: path.join(dist, 'contract.cjs'),
      plugins: [withoutJsonSchemas],
      minify,
    }),
    bundleForBrowser({ outfile: path.join(dist, 'extension-browser.cjs'), minify }),
    buildLocalService({ outdir: path.join(dist, 'service') }),
    buildMcp({ outfile: path.join(dist, 'mcp', 'housestyle-mcp.mjs') }),
    buildLintJob({ outfile: path.join(dist, 'lint', 'housestyle-lint.cjs') }),
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
