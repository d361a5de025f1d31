import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

const STARTS = 12;
/** Bundled CommonJS code in an ES module asks for Node's own modules by `require`. */
const BANNER =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/** Milliseconds from the start of a process to its end: the quickest of several. */
export interface ColdStart {
  readonly nothing: number;
  readonly review: number;
}

/** A process that reviews one text, bundled as it would be shipped and with Node's compile cache, beside an empty one. */
export async function measureColdStart(text: string): Promise<ColdStart> {
  const folder = mkdtempSync(path.join(tmpdir(), 'housestyle-cold-'));
  try {
    await build({
      entryPoints: [path.join(import.meta.dirname, 'check-file.ts')],
      outdir: folder,
      bundle: true,
      splitting: true,
      minify: true,
      platform: 'node',
      format: 'esm',
      banner: { js: BANNER },
      logLevel: 'silent',
    });
    writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
    const file = path.join(folder, 'text.md');
    writeFileSync(file, text);
    const review = [path.join(folder, 'check-file.js'), file, path.join(folder, 'cache')];
    return { nothing: quickest(['-e', '0']), review: quickest(review) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function quickest(args: readonly string[]): number {
  const times = Array.from({ length: STARTS }, () => {
    const start = performance.now();
    execFileSync(process.execPath, args, { stdio: 'ignore' });
    return performance.now() - start;
  });
  return Math.min(...times);
}
