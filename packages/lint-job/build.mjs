// Bundles the lint job into one file that runs on Node 18 and later: `node packages/lint-job/build.mjs`.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
export const BUNDLE = join(here, 'dist/housestyle-lint.mjs');

/** @param {{ outfile?: string }} [options] */
export async function buildLintJob({ outfile = BUNDLE } = {}) {
  await build({
    entryPoints: [join(here, 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node18',
    minify: true,
    legalComments: 'linked',
    banner: {
      // The glob libraries are CommonJS and ask for Node's own modules by `require`.
      js: '#!/usr/bin/env node\nimport { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
    },
    logLevel: 'warning',
  });
  await chmod(outfile, 0o755);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  await buildLintJob();
  console.log(
    `Built packages/lint-job/dist/housestyle-lint.mjs in ${Math.round(performance.now() - started)} ms.`,
  );
}
