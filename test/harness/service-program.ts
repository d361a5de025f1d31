/**
 * The service as one file for the suites that start it again and again: from its sources, each of its threads loads a thousand modules,
 * which is half of the time of a start. The suite of the program itself starts the sources.
 */
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '../../scripts/setup/paths.mjs';

const sources = path.join(root, 'packages/server');
const folder = path.join(root, 'node_modules/.cache/housestyle/service');

/** What tells a process that the bundle is there. */
export const SERVICE_BUILT = { HOUSESTYLE_SERVICE_BUILT: '1' };

/** What Node.js starts: the bundle where this run made it, else the sources. */
export function serviceProgram(): string {
  return process.env['HOUSESTYLE_SERVICE_BUILT']
    ? path.join(folder, 'main.mjs')
    : path.join(sources, 'main.ts');
}

/** Libraries stay where they are; only what is ours is bundled. */
const librariesApart: Plugin = {
  name: 'libraries apart',
  setup(bundling) {
    bundling.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@housestyle/') ? undefined : { path: name, external: true },
    );
  },
};

/** Once for all runners, and never again while a program runs from it. */
export async function buildService(): Promise<void> {
  await build({
    entryPoints: ['main.ts', 'analysts/builtin-worker.ts', 'storage/sqlite/writer-worker.ts'],
    absWorkingDir: sources,
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Files that are no modules lie beside the sources.
    define: {
      'import.meta.dirname': JSON.stringify(sources),
      'import.meta.filename': JSON.stringify(path.join(sources, 'main.ts')),
    },
    plugins: [librariesApart],
    logLevel: 'warning',
  });
}
