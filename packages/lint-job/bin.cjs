#!/usr/bin/env node
// Runs the bundle; in the repository, builds it first where it is not there yet. CommonJS starts sooner.
const { existsSync } = require('node:fs');
const path = require('node:path');

const bundle = path.join(__dirname, 'dist/housestyle-lint.cjs');
if (existsSync(bundle) || !existsSync(path.join(__dirname, 'build.mjs'))) require(bundle);
else
  void import('./build.mjs').then(async ({ buildLintJob }) => {
    await buildLintJob();
    require(bundle);
  });
