/** Every runner of `npm test`: each a process of its own, so that one that crashes takes nothing with it. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureChromium } from './browser.ts';
import { add, judge, line, nothing, parseCounts, type Counts } from './counts.ts';
import { installEditor, testFolder } from './install-editor.ts';
import { start } from './child.ts';
import { buildExtension } from '../../scripts/build.mjs';
import { root } from '../../scripts/setup/paths.mjs';

interface Runner {
  readonly name: string;
  readonly title: string;
  readonly args: readonly string[];
  /** Milliseconds after which it is ended and counts as failed. */
  readonly patience: number;
  readonly prepare?: () => Promise<unknown>;
}

const mocha = 'node_modules/mocha/bin/mocha.js';
const counting = ['--reporter', 'test/harness/reporter.ts'];
const minutes = 60_000;
/** Milliseconds that a runner may take to end once it has counted its tests. */
const afterwards = 20_000;

async function prepareEditor(): Promise<void> {
  await ensureChromium();
  await installEditor();
  await buildExtension();
}

const runners: readonly Runner[] = [
  { name: 'unit', title: 'Node', args: [mocha, ...counting], patience: 10 * minutes },
  {
    name: 'host',
    title: 'inside VS Code',
    args: ['test/harness/host-main.ts'],
    patience: 8 * minutes,
    prepare: prepareEditor,
  },
  {
    name: 'ui',
    title: 'a person’s clicks',
    args: [mocha, '--no-config', '--config', 'test/ui/.mocharc.json', ...counting],
    patience: 10 * minutes,
    prepare: prepareEditor,
  },
];

/** Lets a person narrow a run down: `npm test -- --host --grep rewrite`. */
export interface RunOptions {
  /** Names of the runners; all when empty. */
  readonly only: readonly string[];
  readonly grep?: string;
  /** Run the host suites in a downloaded VS Code instead of the one from the package registry. */
  readonly electron?: boolean;
  /** Skipped tests fail. */
  readonly strict?: boolean;
}

async function runOne(runner: Runner, options: RunOptions): Promise<Counts> {
  console.log(
    `\n── ${runner.name}: ${runner.title} ${'─'.repeat(60 - runner.name.length - runner.title.length)}`,
  );
  const file = path.join(testFolder, `counts-${runner.name}-${process.pid}.json`);
  await mkdir(testFolder, { recursive: true });
  await rm(file, { force: true });
  const began = Date.now();
  let exitCode = 1;
  try {
    await runner.prepare?.();
    const env: NodeJS.ProcessEnv = { ...process.env, HOUSESTYLE_TEST_COUNTS: file };
    if (options.electron === true) env.HOUSESTYLE_TEST_ELECTRON = '1';
    if (options.grep !== undefined) env.HOUSESTYLE_TEST_GREP = options.grep;
    const narrowed = options.grep !== undefined && runner.name !== 'host' ? ['--grep', options.grep] : [];
    const child = start(process.execPath, [...runner.args, ...narrowed], {
      cwd: root,
      env,
      onLine: console.log,
    });
    const timer = setTimeout(() => {
      console.error(`${runner.name}: ended after ${runner.patience / minutes} minutes.`);
      void child.stop();
    }, runner.patience);
    const watch = setInterval(() => {
      if (!existsSync(file)) return;
      clearInterval(watch);
      grace = setTimeout(() => {
        console.error(`${runner.name}: its tests are over, but something they left open keeps it running.`);
        void child.stop();
      }, afterwards);
    }, 500);
    let grace: NodeJS.Timeout | undefined;
    exitCode = (await child.ended) ?? 1;
    clearTimeout(timer);
    clearTimeout(grace);
    clearInterval(watch);
  } catch (error) {
    console.error(error);
  }
  const written = await readFile(file, 'utf8').catch(() => '');
  await rm(file, { force: true });
  const end = { exitCode, counts: parseCounts(written) };
  const counts = judge(end, options);
  if (end.counts === undefined)
    console.error(`${runner.name}: ended without a result (exit code ${exitCode}).`);
  console.log(`${runner.name}: ${line(counts)} (${Math.round((Date.now() - began) / 1000)} s)`);
  return counts;
}

/** Runs the named runners one after the other and adds up what they counted. */
export async function runAll(options: RunOptions): Promise<Counts> {
  let total = nothing;
  for (const runner of runners) {
    if (options.only.length > 0 && !options.only.includes(runner.name)) continue;
    total = add(total, await runOne(runner, options));
  }
  return total;
}
