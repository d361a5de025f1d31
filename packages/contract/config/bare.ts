/** What needs neither schema nor library: all that a program loads which finds no configuration. */
export { describeFault } from './fault-codes.ts';
export { CONFIG_FILE, folderOf, inFolder, relativeTo, type StyleFiles } from './files.ts';
export { fingerprints, type Fingerprinted } from './fingerprint.ts';
export { matchesGlobs } from './glob.ts';
export { createConfigFinder, type ConfigFinder } from './nearest.ts';
export { withSeverities } from './severity.ts';
