#!/usr/bin/env node
// Runs the bundle; in the repository, builds it first where it is not there yet.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

// Node.js from 22.8 on keeps what it compiled: the next start takes two thirds of the time.
module.enableCompileCache?.(fileURLToPath(new URL('./dist/compiled', import.meta.url)));
const bundle = new URL('./dist/housestyle-mcp.mjs', import.meta.url);
const builder = new URL('./build.mjs', import.meta.url);
if (!existsSync(bundle) && existsSync(builder)) await (await import(builder.href)).buildMcp();
await import(bundle.href);
