import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { buildLintJob } from '../packages/lint-job/build.mjs';
import { table, timeInTurns, type Contender } from './measure.ts';
import type { Suite } from './types.ts';

const FILES = 1000;
/** Documents, not change logs as long as a book or one line of a badge. */
const SIZES = { least: 1000, most: 60_000 };
const root = path.join(import.meta.dirname, '..');

/** The lint job with the service that it starts itself, beside other programs on the same thousand files. */
export const lintSuite: Suite = {
  name: 'lint',
  run: async () => {
    const busy = loadavg()[0] ?? 0;
    await buildLintJob();
    const folder = mkdtempSync(path.join(tmpdir(), 'housestyle-bench-lint-'));
    try {
      const bytes = copyDocuments(folder);
      const timings = await timeInTurns(listPrograms(folder), 3);
      const [ours] = timings;
      const rows = timings.map(({ name, first, warm, best }) => [
        name,
        (first / 1000).toFixed(1),
        (warm / 1000).toFixed(1),
        (best / 1000).toFixed(1),
        `${(warm / (ours?.warm ?? NaN)).toFixed(2)} ×`,
      ]);
      const title = `Lint: ${FILES} documents of installed packages, ${Math.round(bytes / 1000)} KB, whole programs, Node ${process.version}, ${availableParallelism()} processors, load average before: ${busy.toFixed(1)}`;
      return `${title}\n\n${table([['seconds', 'first run', 'median', 'best', 'median / ours'], ...rows])}`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Copies the first documents in order of their names, and answers their size in bytes. */
function copyDocuments(folder: string): number {
  const found = globSync('node_modules/**/*.md', { cwd: root }).sort();
  const target = path.join(folder, 'docs');
  mkdirSync(target);
  let count = 0;
  let bytes = 0;
  for (const name of found) {
    const { size } = statSync(path.join(root, name));
    if (count === FILES) break;
    if (size < SIZES.least || size > SIZES.most) continue;
    writeFileSync(
      path.join(target, `${String(count++).padStart(4, '0')}.md`),
      readFileSync(path.join(root, name)),
    );
    bytes += size;
  }
  if (count < FILES) throw new Error(`There are only ${count} documents in node_modules.`);
  return bytes;
}

function listPrograms(folder: string): Contender[] {
  writeFileSync(path.join(folder, '.textlintrc.json'), '{"rules":{"write-good":true}}');
  const program = (name: string, file: string, args: readonly string[]): Contender => ({
    name,
    run: () => finish(file, args, folder),
  });
  return [
    program('housestyle-lint --local', path.join(root, 'packages/lint-job/bin.cjs'), [
      '--local',
      '--output=json=findings.json',
      'docs',
    ]),
    program('markdownlint-cli2', programOf('markdownlint-cli2'), ['docs/*.md']),
    program('textlint, one rule', programOf('textlint'), [
      '--rules-base-directory',
      path.join(import.meta.dirname, 'node_modules'),
      'docs/*.md',
    ]),
  ];
}

/** The file that a package's only command runs. */
function programOf(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`${name} is not installed.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> };
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : (bin[name] ?? ''));
}

/** Each of them ends with 1 where it found something; beyond that, it failed. */
async function finish(file: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(process.execPath, [file, ...args], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  // Read, so that nobody waits for somebody to read.
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors = `${errors}${data.toString()}`.slice(-1000)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0 && code !== 1) throw new Error(`${file} ended with ${code}:\n${errors}`);
}
