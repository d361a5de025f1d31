// Bundles the lint job into files that run on Node 18 and later: `node packages/lint-job/build.mjs`.
import { join } from 'node:path';
import { buildIfStarted, bundleToKeep } from '../../scripts/bundle-program.mjs';

const here = import.meta.dirname;
export const BUNDLE = join(here, 'dist/housestyle-lint.cjs');

/** @param {{ outfile?: string }} [options] */
export function buildLintJob({ outfile = BUNDLE } = {}) {
  return bundleToKeep({
    entry: join(here, 'main.ts'),
    program: 'program.cjs',
    starter: join(here, 'start.ts'),
    outfile,
  });
}

await buildIfStarted(import.meta.filename, BUNDLE, buildLintJob);
