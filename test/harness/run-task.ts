/** One process that tests: ended when it takes too long, and judged by the counts it leaves. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { start } from './child.ts';
import { judge, parseCounts, type Counts } from './counts.ts';
import { testFolder } from './install-editor.ts';
import { root } from '../../scripts/setup/paths.mjs';

export interface Task {
  readonly name: string;
  /** Of Node.js. */
  readonly args: readonly string[];
  /** Milliseconds after which it is ended and counts as failed. */
  readonly patience: number;
  readonly env: Readonly<Record<string, string>>;
  /** Skipped tests fail. */
  readonly strict: boolean;
  /** A process without a test is none that failed: another one may have them. */
  readonly mayBeEmpty: boolean;
}

/** What Node.js compiled is kept for the next process, as the service keeps it: most tests start several. */
const compiled = path.join(root, 'node_modules/.cache/housestyle/compiled');
/** Milliseconds that a task may take to end once it has counted its tests. */
const afterwards = 20_000;
let lastFile = 0;

/** Runs the task; `say` hears each line of it. */
export async function runTask(task: Task, say: (line: string) => void): Promise<Counts> {
  const file = path.join(testFolder, `counts-${process.pid}-${++lastFile}.json`);
  await mkdir(testFolder, { recursive: true });
  await rm(file, { force: true });
  const env = {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    ...task.env,
    HOUSESTYLE_TEST_COUNTS: file,
  };
  const child = start(process.execPath, task.args, { cwd: root, env, onLine: say });
  const timer = setTimeout(() => {
    say(`${task.name}: ended after ${task.patience / 60_000} minutes.`);
    void child.stop();
  }, task.patience);
  let grace: NodeJS.Timeout | undefined;
  const watch = setInterval(() => {
    if (!existsSync(file)) return;
    clearInterval(watch);
    grace = setTimeout(() => {
      say(`${task.name}: its tests are over, but something they left open keeps it running.`);
      void child.stop();
    }, afterwards);
  }, 500);
  const exitCode = (await child.ended) ?? 1;
  clearTimeout(timer);
  clearTimeout(grace);
  clearInterval(watch);
  const counts = parseCounts(await readFile(file, 'utf8').catch(() => ''));
  await rm(file, { force: true });
  if (counts === undefined) say(`${task.name}: ended without a result (exit code ${exitCode}).`);
  return judge({ exitCode, counts }, task);
}
