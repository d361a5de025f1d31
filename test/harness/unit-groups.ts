/** The unit tests in groups that run at the same time, each in a process of its own. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/setup/paths.mjs';

export interface Group {
  readonly name: string;
  /** Of `mocha`. */
  readonly args: readonly string[];
  /** Measures how long things take: runs when all others are over. */
  readonly alone?: boolean;
}

const MEASURING = 'packages/server/test/web/timing.test.ts';

/** Parts of packages that are groups of their own: large, and independent of the rest. */
const APART = [
  'packages/engine/test/modes',
  'packages/server/test/hostile',
  'packages/server/test/model',
  'packages/server/test/operation',
  'packages/server/test/storage',
  'packages/server/test/web',
];
/** Both install other versions of Node.js where they are missing: one after the other. */
const TOGETHER = new Map(
  ['packages/lint-job', 'packages/mcp'].map((name) => [name, 'packages/{lint-job,mcp}']),
);
/** What takes longest comes first, so that no processor waits for it in the end. */
const LONGEST = [
  'packages/web',
  'packages/server',
  'packages/engine',
  'packages/{lint-job,mcp}',
  'packages/server/test/model',
];

interface MochaConfig {
  readonly require: readonly string[];
  readonly spec: readonly string[];
  readonly timeout: number;
}

/** Every file that `mocha` runs by its configuration, in exactly one group. */
export function unitGroups(): readonly Group[] {
  const { require, spec, timeout } = JSON.parse(
    readFileSync(path.join(root, '.mocharc.json'), 'utf8'),
  ) as MochaConfig;
  const options = [
    ...['--no-config', '--check-leaks', '--forbid-only', '--timeout', String(timeout)],
    ...require.flatMap((file) => ['--require', file]),
  ];
  const files = new Map<string, string[]>();
  for (const file of globSync([...spec], { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()) {
    const name = groupOf(file);
    files.set(name, [...(files.get(name) ?? []), file]);
  }
  const rank = (name: string) => (LONGEST.includes(name) ? LONGEST.indexOf(name) : LONGEST.length);
  return [...files]
    .sort(([a, inA], [b, inB]) => rank(a) - rank(b) || inB.length - inA.length)
    .map(([name, own]) => ({
      name,
      args: [...options, ...own],
      alone: name === MEASURING,
    }));
}

function groupOf(file: string): string {
  if (file === MEASURING) return file;
  const folder = APART.find((each) => file.startsWith(`${each}/`));
  const whole = file.split('/').slice(0, 2).join('/');
  return folder ?? TOGETHER.get(whole) ?? whole;
}
