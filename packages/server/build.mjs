// Bundles the service for editors into a folder that runs on the Node.js inside one: `node packages/server/build.mjs`.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { marked } from '../../scripts/bundle-program.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
export const BUNDLE = join(here, 'dist');

const GRAMMARS = [
  ...['', '-typescript', '-tsx', '-python', '-java', '-go', '-c-sharp', '-php', '-ruby', '-rust'].map(
    (name) => `@vscode/tree-sitter-wasm/wasm/tree-sitter${name}.wasm`,
  ),
  '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
];

const BESIDE = [
  "import { readFileSync } from 'node:fs';",
  "import { dirname, join } from 'node:path';",
  'const folder = dirname(__filename);',
];

/**
 * The dictionary lies beside the bundle as it is: a text of a megabyte is read in no time, and parsed in several milliseconds.
 * So do the weights of contexts, which are read where a text asks for them.
 * @param {string} outdir
 * @returns {import('esbuild').Plugin}
 */
const tablesApart = (outdir) => ({
  name: 'tables apart',
  setup(bundling) {
    bundling.onLoad({ filter: /[\\/]data[\\/]context-weights\.ts$/ }, async ({ path: file }) => {
      await cp(join(dirname(file), 'contexts.json'), join(outdir, 'contexts.json'));
      return {
        contents: [
          ...BESIDE,
          'let known;',
          "const read = () => JSON.parse(readFileSync(join(folder, 'contexts.json'), 'latin1'));",
          'export const contextWeights = () => (known ??= read());',
        ].join('\n'),
      };
    });
    bundling.onLoad({ filter: /[\\/]spelling[\\/]word-lists\.ts$/ }, async ({ path: file }) => {
      const { common, graph } = JSON.parse(await readFile(join(dirname(file), 'words.json'), 'utf8'));
      await writeFile(join(outdir, 'common.txt'), common, 'latin1');
      await writeFile(join(outdir, 'graph.txt'), graph, 'latin1');
      return {
        contents: [
          ...BESIDE,
          "export const COMMON_WORDS = readFileSync(join(folder, 'common.txt'), 'latin1');",
          "export const GRAPH = readFileSync(join(folder, 'graph.txt'));",
        ].join('\n'),
      };
    });
  },
});

/** The parser of Markdown brings colours along for editors: a dozen of classes and lists that nothing here asks for. */
const withoutColours = {
  name: 'without colours',
  /** @param {import('esbuild').PluginBuild} bundling */
  setup(bundling) {
    const filter = /^@lezer\/highlight$/;
    bundling.onResolve({ filter }, ({ path }) => ({ path, namespace: 'colours' }));
    bundling.onLoad({ filter, namespace: 'colours' }, () => ({
      contents: [
        'const tag = new Proxy(() => tag, { get: () => tag });',
        'export { tag as tags, tag as Tag };',
        'export const styleTags = () => () => null;',
      ].join('\n'),
    }));
  },
};

/** @param {{ outdir?: string }} [options] */
export async function buildLocalService({ outdir = BUNDLE } = {}) {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  await build({
    entryPoints: [
      'local.ts',
      'analysts/builtin-worker.ts',
      'storage/sqlite/writer-worker.ts',
      '../engine/analyze.ts',
    ],
    absWorkingDir: here,
    outdir,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    minify: true,
    legalComments: 'linked',
    outExtension: { '.js': '.mjs' },
    // The grammars lie beside the bundle instead of in packages.
    define: { 'import.meta.resolve': 'resolveBeside' },
    banner: {
      // Some libraries are CommonJS: they ask for Node's own modules by `require`, and for where they lie.
      js: [
        'import { createRequire as createRequireHere } from "node:module";',
        'const require = createRequireHere(import.meta.url);',
        'const __filename = import.meta.filename;',
        // Older editors' Node.js can't tell; the local service sets no bound to processor time.
        'process.threadCpuUsage ??= () => ({ user: 0, system: 0 });',
        'const resolveBeside = (file) => new URL(`grammars/${file.split("/").at(-1)}`, import.meta.url).href;',
      ].join('\n'),
    },
    plugins: [tablesApart(outdir), withoutColours],
    logLevel: 'warning',
  });
  const { resolve } = createRequire(import.meta.url);
  await mkdir(join(outdir, 'grammars'));
  await Promise.all(GRAMMARS.map((file) => cp(resolve(file), join(outdir, 'grammars', basename(file)))));
}

/** What few jobs need is in the service's own bundle. Some of the code is in both, and what a check needs is one file. */
const engineApart = {
  name: 'engine apart',
  /** @param {import('esbuild').PluginBuild} bundling */
  setup(bundling) {
    bundling.onResolve({ filter: /^\.\/analyze\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './analyze.mjs', external: true } : undefined,
    );
  },
};

/**
 * Bundles `check.ts` into the folder of the service: CommonJS, which starts in half the time.
 * @param {{ outdir: string }} options
 */
export async function buildCheck({ outdir }) {
  await mkdir(outdir, { recursive: true });
  await build({
    entryPoints: ['check.ts'],
    absWorkingDir: here,
    outdir,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    supported: { 'dynamic-import': false },
    minify: true,
    legalComments: 'none',
    outExtension: { '.js': '.cjs' },
    plugins: [tablesApart(outdir), withoutColours, engineApart],
    logLevel: 'warning',
  });
  const file = join(outdir, 'check.cjs');
  await writeFile(file, marked(await readFile(file, 'utf8')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  await buildLocalService();
  console.log(`Built packages/server/dist in ${Math.round(performance.now() - started)} ms.`);
}
