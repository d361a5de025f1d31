import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const STARTS = 12;
const ENGINE = path.join(import.meta.dirname, '../../packages/engine');
/** What the engine loads on demand is a bundle of its own. */
const APART: Plugin = {
  name: 'apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/analyze\.ts$/ }, ({ resolveDir }) =>
      resolveDir === ENGINE ? { path: './analyze.cjs', external: true } : undefined,
    ),
};

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
      entryPoints: [path.join(import.meta.dirname, 'check-file.ts'), path.join(ENGINE, 'analyze.ts')],
      outdir: folder,
      entryNames: '[name]',
      outExtension: { '.js': '.cjs' },
      bundle: true,
      minify: true,
      platform: 'node',
      format: 'cjs',
      logLevel: 'silent',
      plugins: [APART],
    });
    copyFileSync(path.join(import.meta.dirname, 'start.mjs'), path.join(folder, 'start.mjs'));
    const file = path.join(folder, 'text.md');
    writeFileSync(file, text);
    const review = [path.join(folder, 'start.mjs'), path.join(folder, 'cache'), file];
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
