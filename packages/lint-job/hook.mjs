#!/usr/bin/env node
// Entry for pre-commit, which clones this repository and installs nothing: the first run does it.
import { installDependencies } from '../../scripts/setup/install.mjs';

await installDependencies();
await import('./bin.cjs');
