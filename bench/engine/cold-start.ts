import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const STARTS = 12;
const ENGINE = path.join(import.meta.dirname, '../../packages/engine');
const DICTIONARY = path.join(ENGINE, 'spelling/words.json');
/** What the engine loads on demand is a bundle of its own; the dictionary lies beside as text, which needs no parser. */
const apart = (folder: string): Plugin => ({
  name: 'apart',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\.\/analyze\.ts$/ }, ({ resolveDir }) =>
      resolveDir === ENGINE ? { path: './analyze.cjs', external: true } : undefined,
    );
    onLoad({ filter: /[\\/]spelling[\\/]words\.json$/ }, () => ({
      contents: writeTexts(folder, DICTIONARY),
    }));
  },
});

/** Writes each text of a table into a file of its own, and tells the module that reads them. */
function writeTexts(folder: string, file: string): string {
  const table = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  const parts = Object.entries(table).map(([name, text]) => {
    writeFileSync(path.join(folder, `${name}.txt`), text, 'latin1');
    return `${name}: readFileSync(__dirname + '/${name}.txt', 'latin1')`;
  });
  return `const { readFileSync } = require('node:fs');\nmodule.exports = { ${parts.join(', ')} };`;
}

/** Milliseconds from the start of a process to its end: the quickest of several. */
export interface ColdStart {
  readonly nothing: number;
  readonly review: number;
}

/**
 * A process that reviews one text, bundled as it would be shipped and with what a start that read another text compiled,
 * beside an empty one.
 */
export async function measureColdStart(text: string, another: string): Promise<ColdStart> {
  const folder = mkdtempSync(path.join(tmpdir(), 'housestyle-cold-'));
  try {
    await build({
      entryPoints: [
        ...['start.ts', 'check-file.ts'].map((file) => path.join(import.meta.dirname, file)),
        path.join(ENGINE, 'analyze.ts'),
      ],
      outdir: folder,
      entryNames: '[name]',
      outExtension: { '.js': '.cjs' },
      bundle: true,
      minify: true,
      platform: 'node',
      format: 'cjs',
      logLevel: 'silent',
      plugins: [apart(folder)],
    });
    const review = (name: string, content: string): readonly string[] => {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      return [path.join(folder, 'start.cjs'), path.join(folder, 'cache'), file];
    };
    run(review('another.md', another));
    return { nothing: quickest(['-e', '0']), review: quickest(review('text.md', text)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function quickest(args: readonly string[]): number {
  const times = Array.from({ length: STARTS }, () => {
    const start = performance.now();
    run(args);
    return performance.now() - start;
  });
  return Math.min(...times);
}

function run(args: readonly string[]): void {
  execFileSync(process.execPath, args, { stdio: 'ignore' });
}
