#!/usr/bin/env node
// Runs the bundle; in the repository, builds it first where it is not there yet.
import module from 'node:module';
import { fileURLToPath } from 'node:url';

// An `import` of what Node.js brings loads all that it could ever need.
const require = module.createRequire(import.meta.url);
const { existsSync } = require('node:fs');
const bundle = fileURLToPath(new URL('./dist/housestyle-lint.cjs', import.meta.url));
const builder = new URL('./build.mjs', import.meta.url);
if (!existsSync(bundle) && existsSync(builder)) await (await import(builder.href)).buildLintJob();
require(bundle);
