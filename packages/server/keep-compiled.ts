import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

/** Beside what is installed, or in the bundle's own folder: whoever may write there could change the code itself. */
const FOLDER = path.resolve(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../node_modules/.cache/housestyle/compiled' : 'compiled',
);

/**
 * Keeps what Node.js compiles of the modules that are loaded from now on, in this thread and in those it starts, for the
 * next start. Does nothing where the folder can't be written, or `NODE_COMPILE_CACHE` names another.
 */
export function keepCompiled(): void {
  enableCompileCache(FOLDER);
  process.env['NODE_COMPILE_CACHE'] ??= FOLDER;
}

/** Writes what is kept so far: a service may end without being asked. */
export const writeCompiled: () => void = flushCompileCache;
