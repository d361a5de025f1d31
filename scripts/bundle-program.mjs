// Bundles a program of a package into files that run on Node 18 and later, the oldest that the interface promises.
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { root } from './setup/paths.mjs';

const SHEBANG = '#!/usr/bin/env node';
/** How the files are called that a program loads when it needs them. */
const PART = 'part-';

/** @type {import('esbuild').BuildOptions} */
const COMMON = {
  bundle: true,
  platform: 'node',
  target: 'node18',
  minify: true,
  legalComments: 'linked',
  logLevel: 'warning',
};

/**
 * @param {{ entry: string, outfile: string }} options
 */
export async function bundleProgram({ entry, outfile }) {
  await build({ ...COMMON, entryPoints: [entry], outfile, format: 'esm', banner: { js: SHEBANG } });
  await chmod(outfile, 0o755);
}

/**
 * The same as CommonJS, which starts sooner, in several files: what the program loads on demand lies beside it.
 * @param {{ entry: string, outfile: string }} options
 */
export async function bundleInParts({ entry, outfile }) {
  const { dir, name, ext } = path.parse(outfile);
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: [{ in: entry, out: name }],
    outdir: dir,
    outExtension: { '.js': ext },
    chunkNames: `${PART}[hash]`,
    // Only ES modules can be split.
    format: 'esm',
    splitting: true,
    write: false,
  });
  await mkdir(dir, { recursive: true });
  await Promise.all(outputFiles.map(async ({ path: file, text }) => writeFile(file, await toCommonJs(text))));
  await writeFile(outfile, `${SHEBANG}\n${await readFile(outfile, 'utf8')}`, { mode: 0o755 });
  await removeOthers(dir, new Set(outputFiles.map(({ path: file }) => path.basename(file))));
}

async function toCommonJs(text) {
  const { code } = await transform(text, {
    format: 'cjs',
    platform: 'node',
    target: COMMON.target,
    minify: true,
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'ownUrl' },
  });
  if (!code.includes('ownUrl')) return code;
  return `const ownUrl = require('node:url').pathToFileURL(__filename).href;\n${code}`;
}

/** Parts of earlier builds. */
async function removeOthers(folder, present) {
  const parts = (await readdir(folder)).filter((file) => file.startsWith(PART) && !present.has(file));
  await Promise.all(parts.map((file) => rm(path.join(folder, file), { force: true })));
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
