// `npm run bench [-- SUITE …]`: installs what is measured beside us, where it is missing, and runs the suites.
import path from 'node:path';
import { installDependencies } from './setup/install.mjs';
import { root } from './setup/paths.mjs';

await installDependencies({ folder: path.join(root, 'bench') });
await import('../bench/main.ts');
