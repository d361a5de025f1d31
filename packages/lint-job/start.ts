import { fileURLToPath } from 'node:url';
import { loadKept } from './local/load-kept.ts';

// The program itself, beside this file.
loadKept(fileURLToPath(new URL('program.cjs', import.meta.url)));
