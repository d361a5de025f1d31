import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROGRAMS } from '../../scripts/package-npm.mjs';

const STARTS = 30;
/** Starts that add to what later ones find compiled. */
const KEPT = 3;
const PROGRAM = 'packages/lint-job';

/** Milliseconds from the start of a process to its end: medians of several, in turns. */
export interface ColdStart {
  readonly nothing: number;
  readonly check: number;
}

/** The same, measured by a process of its own: one that holds much takes longer to start another. */
export function measureApart(document: string, another: string): ColdStart {
  const input = JSON.stringify([document, another]);
  const said = execFileSync(process.execPath, [import.meta.filename], { input, encoding: 'utf8' });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as ColdStart;
}

/**
 * `housestyle-lint --local` as its package for npm holds it, on one file and with what starts that read another text compiled,
 * beside an empty process.
 */
async function measureColdStart(document: string, another: string): Promise<ColdStart> {
  const folder = mkdtempSync(path.join(tmpdir(), 'housestyle-cold-'));
  try {
    const bin = path.join(folder, 'bin.cjs');
    copyFileSync(path.join(import.meta.dirname, '../..', PROGRAM, 'bin.cjs'), bin);
    await PROGRAMS.find((program) => program.folder === PROGRAM)?.build(path.join(folder, 'dist'));
    const check = (name: string, content: string): (() => void) => {
      writeFileSync(path.join(folder, name), content);
      return () => run([bin, '--local', '--fail-on', 'none', name], folder);
    };
    const other = check('another.md', another);
    for (let start = 0; start < KEPT; start++) other();
    const nothing = (): void => run(['-e', '0'], folder);
    const review = check('text.md', document);
    const times = Array.from({ length: STARTS }, () => [timed(nothing), timed(review)] as const);
    return { nothing: median(times.map(([one]) => one)), check: median(times.map(([, one]) => one)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function timed(act: () => void): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

function run(args: readonly string[], cwd: string): void {
  execFileSync(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

if (import.meta.main) {
  const [document = '', another = ''] = JSON.parse(await text(process.stdin)) as string[];
  console.log(JSON.stringify(await measureColdStart(document, another)));
}
