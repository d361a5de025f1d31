// Bundles a program of a package into files that run on Node 18 and later, the oldest that the interface promises.
import { createHash } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { root } from './setup/paths.mjs';

const SHEBANG = '#!/usr/bin/env node';
/** What an ES module knows of itself, once it is CommonJS. */
const OWN_URL = { 'import.meta.url': 'ownUrl' };
const DECLARE_OWN_URL = "const ownUrl = require('node:url').pathToFileURL(__filename).href;";

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
 * The same as CommonJS, which starts sooner: `starter` runs what `entry` becomes, by its name beside it. What the program
 * loads on demand stays apart in its one file.
 * @param {{ entry: string, program: string, starter: string, outfile: string }} options
 */
export async function bundleToKeep({ entry, program, starter, outfile }) {
  const dir = path.dirname(outfile);
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: [{ in: entry, out: path.parse(program).name }],
    outdir: dir,
    outExtension: { '.js': '.cjs' },
    // Only ES modules can be split.
    format: 'esm',
    splitting: true,
    write: false,
  });
  const modules = await Promise.all(
    outputFiles.map(async ({ path: file, text }) => ({
      name: path.basename(file),
      text: await toCommonJs(text),
    })),
  );
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, program), marked(joined(modules, program)));
  await build({
    ...COMMON,
    entryPoints: [starter],
    outfile,
    format: 'cjs',
    define: OWN_URL,
    banner: { js: `${SHEBANG}\n${DECLARE_OWN_URL}` },
  });
  await chmod(outfile, 0o755);
}

/** CommonJS modules in one, which runs that of a name. */
function joined(modules, name) {
  const makers = modules.map((one) => `"./${one.name}"(module, exports, require) {${one.text}}`);
  return `const makers = {${makers.join(',')}}, made = {};
const load = (name) => {
  if (!Object.hasOwn(makers, name)) return require(name);
  if (!made[name]) makers[name]((made[name] = { exports: {} }), made[name].exports, load);
  return made[name].exports;
};
load("./${name}");
`;
}

/**
 * A bundle as `load-kept.ts` wants it: a function, in ASCII, which is read fastest, with its mark in the last line. esbuild leaves other
 * characters only in regular expressions and in the raw strings that these are made of.
 * @param {string} text
 */
export function marked(text) {
  const ascii = text.replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `(module, require, __filename) => {${ascii}}\n//${createHash('sha256').update(ascii).digest('hex').slice(0, 16)}\n`;
}

async function toCommonJs(text) {
  const { code } = await transform(text, {
    format: 'cjs',
    platform: 'node',
    target: COMMON.target,
    minify: true,
    supported: { 'dynamic-import': false },
    define: OWN_URL,
  });
  return code.includes('ownUrl') ? `${DECLARE_OWN_URL}\n${code}` : code;
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
