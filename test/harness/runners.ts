/** Every runner of `npm test`: each is one process or several, so that one that crashes takes nothing with it. */
import { availableParallelism } from 'node:os';
import { ensureChromium } from './browser.ts';
import { add, line, nothing, type Counts } from './counts.ts';
import { failuresOf } from './failures.ts';
import { installEditor } from './install-editor.ts';
import { runTask, type Task } from './run-task.ts';
import { buildService, SERVICE_BUILT } from './service-program.ts';
import { takeTurns } from './turns.ts';
import { unitGroups, type Group } from './unit-groups.ts';
import { buildExtension, buildWeb } from '../../scripts/build.mjs';

interface Runner {
  readonly name: string;
  readonly groups: () => readonly Group[];
  readonly prepare: () => Promise<unknown>;
  readonly env?: Readonly<Record<string, string>>;
}

/** A group that waits for a processor. */
interface Turn extends Group {
  readonly runner: Runner;
}

const mocha = 'node_modules/mocha/bin/mocha.js';
const counting = ['--reporter', 'test/harness/reporter.ts'];
/** Milliseconds after which a group is ended and counts as failed: what the longest takes on a machine three times as slow. */
const patience = 42 * 60_000;
/** Groups that run at once at most: some of them start browsers and databases. */
const mostAtOnce = 4;
/** How many more than there are processors: clicks and programs wait half of their time. */
const waiting = 1;

const WEB_BUILT = { HOUSESTYLE_WEB_BUILT: '1' };

let browser: Promise<unknown> | undefined;
let editor: Promise<unknown> | undefined;
let web: Promise<unknown> | undefined;
let service: Promise<unknown> | undefined;

/** Once for all runners that need it. */
function prepareBrowser(): Promise<unknown> {
  return (browser ??= ensureChromium());
}

/** Once for all, and never again while a program serves it. */
function prepareWeb(): Promise<unknown> {
  return (web ??= buildWeb());
}

function prepareService(): Promise<unknown> {
  return (service ??= buildService());
}

function prepareEditor(): Promise<unknown> {
  const prepare = async (): Promise<void> => {
    await Promise.all([prepareBrowser(), installEditor()]);
    await buildExtension();
  };
  return (editor ??= prepare());
}

/** What takes longest comes first, so that no processor waits for it in the end; the first two wait most of their time. */
const runners: readonly Runner[] = [
  {
    name: 'ui',
    groups: () => [
      { name: 'ui', args: [mocha, '--no-config', '--config', 'test/ui/.mocharc.json', ...counting] },
    ],
    prepare: () => Promise.all([prepareWeb(), prepareService(), prepareEditor()]),
    env: { ...WEB_BUILT, ...SERVICE_BUILT },
  },
  {
    name: 'host',
    groups: () => [{ name: 'host', args: ['test/harness/host-main.ts'] }],
    prepare: () => Promise.all([prepareService(), prepareEditor()]),
    env: SERVICE_BUILT,
  },
  {
    name: 'unit',
    groups: () => unitGroups().map((group) => ({ ...group, args: [mocha, ...group.args, ...counting] })),
    prepare: () => Promise.all([prepareWeb(), prepareService(), prepareBrowser()]),
    env: { ...WEB_BUILT, ...SERVICE_BUILT },
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

/** Runs the named runners, one group more at once than there are processors, and adds up what they counted. */
export async function runAll(options: RunOptions): Promise<Counts> {
  const chosen = runners.filter(({ name }) => options.only.length === 0 || options.only.includes(name));
  const totals = new Map(chosen.map(({ name }) => [name, nothing]));
  const count = ({ name }: Runner, counts: Counts): void =>
    void totals.set(name, add(totals.get(name) ?? nothing, counts));
  const batches = chosen.map(async (runner): Promise<readonly Turn[]> => {
    try {
      await runner.prepare();
      return runner.groups().map((group) => ({ ...group, runner }));
    } catch (error) {
      console.error(error);
      count(runner, { ...nothing, failed: 1 });
      return [];
    }
  });
  await runTurns(batches, options, count);
  if (chosen.length > 1) for (const [name, counts] of totals) console.log(`All of ${name}: ${line(counts)}`);
  const total = [...totals.values()].reduce(add, nothing);
  const none = total.passed + total.failed + total.skipped === 0;
  return none ? { ...nothing, failed: 1 } : total;
}

/** What one of several groups prints is shown when it is over, so that none writes into another. */
async function runTurns(
  batches: readonly Promise<readonly Turn[]>[],
  options: RunOptions,
  count: (runner: Runner, counts: Counts) => void,
): Promise<void> {
  const [first] = batches;
  const only = batches.length === 1 && (await first)?.length === 1;
  const failures: string[] = [];
  const run = async (turn: Turn): Promise<void> => {
    const began = Date.now();
    const lines: string[] = [];
    const counts = await runTask(taskOf(turn, options), (each) =>
      only ? console.log(each) : lines.push(each),
    );
    count(turn.runner, counts);
    if (counts.failed > 0 && !only) failures.push(...failuresOf(turn.name, lines));
    if (counts.passed + counts.failed + counts.skipped === 0) return;
    if (!only) console.log([`── ${turn.name} `.padEnd(66, '─'), ...lines].join('\n'));
    console.log(`${turn.name}: ${line(counts)} (${Math.round((Date.now() - began) / 1000)} s)`);
  };
  const atOnce = Math.min(availableParallelism() + waiting, mostAtOnce);
  const together = batches.map(async (batch) => (await batch).filter(({ alone }) => alone !== true));
  await takeTurns(together, atOnce, run);
  for (const turn of (await Promise.all(batches)).flat()) if (turn.alone === true) await run(turn);
  if (failures.length > 0) console.log(failures.join('\n'));
}

function taskOf({ runner, name, args }: Turn, { grep, electron, strict }: RunOptions): Task {
  const narrowed = grep !== undefined && runner.name !== 'host' ? ['--grep', grep] : [];
  return {
    name,
    args: [...args, ...narrowed],
    patience,
    env: {
      ...runner.env,
      ...(electron === true && { HOUSESTYLE_TEST_ELECTRON: '1' }),
      ...(grep !== undefined && { HOUSESTYLE_TEST_GREP: grep }),
    },
    strict: strict === true,
    mayBeEmpty: grep !== undefined,
  };
}
