// Bundles the service for editors into a folder that runs on the Node.js inside one: `node packages/server/build.mjs`.
import { cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
export const BUNDLE = join(here, 'dist');

const GRAMMARS = [
  ...['', '-typescript', '-tsx', '-python', '-java', '-go', '-c-sharp', '-php', '-ruby', '-rust'].map(
    (name) => `@vscode/tree-sitter-wasm/wasm/tree-sitter${name}.wasm`,
  ),
  '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
];

/** @param {{ outdir?: string }} [options] */
export async function buildLocalService({ outdir = BUNDLE } = {}) {
  await rm(outdir, { recursive: true, force: true });
  await build({
    entryPoints: ['local.ts', 'analysts/builtin-worker.ts', 'storage/sqlite/writer-worker.ts'],
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
    logLevel: 'warning',
  });
  const { resolve } = createRequire(import.meta.url);
  await mkdir(join(outdir, 'grammars'));
  await Promise.all(GRAMMARS.map((file) => cp(resolve(file), join(outdir, 'grammars', basename(file)))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  await buildLocalService();
  console.log(`Built packages/server/dist in ${Math.round(performance.now() - started)} ms.`);
}
