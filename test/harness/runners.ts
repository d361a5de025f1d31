/** Every runner of `npm test`: one process or several, so that one that crashes takes nothing with it. */
import { availableParallelism } from 'node:os';
import { ensureChromium } from './browser.ts';
import { add, line, nothing, type Counts } from './counts.ts';
import { installEditor } from './install-editor.ts';
import { runTask, type Task } from './run-task.ts';
import { unitGroups, type Group } from './unit-groups.ts';
import { buildExtension, buildWeb } from '../../scripts/build.mjs';

interface Runner {
  readonly name: string;
  readonly title: string;
  /** What is run, as many at once as there are processors. */
  readonly groups: () => readonly Group[];
  /** Milliseconds after which a group is ended and counts as failed. */
  readonly patience: number;
  readonly prepare: () => Promise<unknown>;
  readonly env?: Readonly<Record<string, string>>;
}

const mocha = 'node_modules/mocha/bin/mocha.js';
const counting = ['--reporter', 'test/harness/reporter.ts'];
const minutes = 60_000;
/** Groups that run at once at most: some of them start browsers and databases. */
const mostAtOnce = 4;

async function prepareEditor(): Promise<void> {
  await ensureChromium();
  await installEditor();
  await buildExtension();
}

const single = (name: string, ...args: string[]) => [{ name, args }];

const runners: readonly Runner[] = [
  {
    name: 'unit',
    title: 'Node',
    groups: () => unitGroups().map(({ name, args }) => ({ name, args: [mocha, ...args, ...counting] })),
    patience: 10 * minutes,
    // Built once, and not again under programs of other groups that serve it.
    prepare: buildWeb,
    env: { HOUSESTYLE_WEB_BUILT: '1' },
  },
  {
    name: 'host',
    title: 'inside VS Code',
    groups: () => single('host', 'test/harness/host-main.ts'),
    patience: 8 * minutes,
    prepare: prepareEditor,
  },
  {
    name: 'ui',
    title: 'a person’s clicks',
    groups: () => single('ui', mocha, '--no-config', '--config', 'test/ui/.mocharc.json', ...counting),
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
  const began = Date.now();
  let counts = { ...nothing, failed: 1 };
  try {
    await runner.prepare();
    counts = await runGroups(runner, options);
  } catch (error) {
    console.error(error);
  }
  console.log(`${runner.name}: ${line(counts)} (${Math.round((Date.now() - began) / 1000)} s)`);
  return counts;
}

/** All groups of a runner; what one of several prints is shown when it is over, so that none writes into another. */
async function runGroups(runner: Runner, options: RunOptions): Promise<Counts> {
  const groups = runner.groups();
  const alone = groups.length === 1;
  let total = nothing;
  const work = async (waiting: Group[]): Promise<void> => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const began = Date.now();
      const lines: string[] = [];
      const counts = await runTask(taskOf(runner, group, options, alone), (each) =>
        alone ? console.log(each) : lines.push(each),
      );
      total = add(total, counts);
      const none = counts.passed + counts.failed + counts.skipped === 0;
      if (alone || none) continue;
      console.log(lines.join('\n'));
      console.log(`${group.name}: ${line(counts)} (${Math.round((Date.now() - began) / 1000)} s)`);
    }
  };
  const atOnce = Math.min(availableParallelism(), mostAtOnce);
  const together = groups.filter((group) => group.alone !== true);
  await Promise.all(Array.from({ length: atOnce }, () => work(together)));
  await work(groups.filter((group) => group.alone === true));
  const none = total.passed + total.failed + total.skipped === 0;
  return none ? { ...nothing, failed: 1 } : total;
}

function taskOf(runner: Runner, { name, args }: Group, options: RunOptions, alone: boolean): Task {
  const narrowed = options.grep !== undefined && runner.name !== 'host' ? ['--grep', options.grep] : [];
  return {
    name,
    args: [...args, ...narrowed],
    patience: runner.patience,
    env: {
      ...runner.env,
      ...(options.electron === true && { HOUSESTYLE_TEST_ELECTRON: '1' }),
      ...(options.grep !== undefined && { HOUSESTYLE_TEST_GREP: options.grep }),
    },
    strict: options.strict === true,
    mayBeEmpty: !alone && options.grep !== undefined,
  };
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
