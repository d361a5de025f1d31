// Bundles the lint job into one file that runs on Node 18 and later: `node packages/lint-job/build.mjs`.
import { join } from 'node:path';
import { buildIfStarted, bundleProgram } from '../../scripts/bundle-program.mjs';

const here = import.meta.dirname;
export const BUNDLE = join(here, 'dist/housestyle-lint.mjs');

/** @param {{ outfile?: string }} [options] */
export function buildLintJob({ outfile = BUNDLE } = {}) {
  return bundleProgram({ entry: join(here, 'main.ts'), outfile, commonJs: true });
}

await buildIfStarted(import.meta.filename, BUNDLE, buildLintJob);
