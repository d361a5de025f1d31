// Starts a bundled program with Node's compile cache: `start.mjs CACHE …`.
import { constants, createRequire, enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

const { ENABLED, ALREADY_ENABLED } = constants.compileCacheStatus;
const { status } = enableCompileCache(process.argv[2]);
// The cache keeps what is compiled while a file is loaded: without this, each start compiles what it calls.
if (status === ENABLED || status === ALREADY_ENABLED) setFlagsFromString('--no-lazy');
createRequire(import.meta.url)('./check-file.cjs');
