import { lstatSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../attempt.ts';
import { ConfigError } from '../failure.ts';

/** Lines counted from 1, both ends included. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** What differs between the working tree and the point where it left another branch. */
export interface Changes {
  /** Added and changed files, relative to the folder of the run. */
  readonly files: readonly string[];
  /** The added and changed lines of a file; undefined for a file that git does not know yet: all of it is new. */
  lines(file: string): Promise<readonly LineRange[] | undefined>;
}

export function isDocument(file: string): boolean {
  return /\.mdx?$/i.test(file);
}

/** Changes since a commit, branch or tag. Throws a `ConfigError` where git can't tell. */
export async function readChanges(folder: string, since: string): Promise<Changes> {
  if (since === '' || since.startsWith('-')) throw new ConfigError(`"${since}" is no commit, branch or tag.`);
  const base = (await git(folder, ['merge-base', since, 'HEAD'])).trim();
  const changed = zeroed(
    await git(folder, [
      'diff',
      '--name-only',
      '-z',
      '--relative',
      '--no-ext-diff',
      '--diff-filter=d',
      base,
      '--',
    ]),
  );
  const untracked = new Set(zeroed(await git(folder, ['ls-files', '-z', '--others', '--exclude-standard'])));
  const files = onlyRegular(folder, [...changed, ...untracked]);
  return {
    files: files.sort(),
    async lines(file) {
      if (untracked.has(file)) return undefined;
      const diff = ['diff', '-U0', '--relative', '--no-color', '--no-ext-diff', '--no-textconv', base, '--'];
      return hunksOf(await git(folder, [...diff, `:(literal)${file}`]));
    },
  };
}

/**
 * What a CI system merged a pull request into, where the working tree is such a merge: since then, only the pull request
 * has changed anything. `head` is the last commit of the pull request.
 */
export async function mergedInto(folder: string, head: string): Promise<string | undefined> {
  const parents = await git(folder, ['rev-list', '--no-walk', '--parents', 'HEAD']);
  const [, first, second, ...more] = parents.trim().split(' ');
  return second === head && more.length === 0 ? first : undefined;
}

/** The lines of the new side of each `@@ -1,2 +3,4 @@`. */
function hunksOf(diff: string): readonly LineRange[] {
  return [...diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, start = '0', count = '1']) => {
    const first = Number(start);
    return Number(count) === 0 ? [] : [{ first, last: first + Number(count) - 1 }];
  });
}

/** Leaves out links, which may lead out of the project, and submodules. */
export function onlyRegular(folder: string, files: readonly string[]): string[] {
  return files.filter((file) =>
    attempt(
      () => lstatSync(path.join(folder, file)).isFile(),
      () => false,
    ),
  );
}

async function git(folder: string, args: readonly string[]): Promise<string> {
  const [{ execFile }, { promisify }] = await Promise.all([
    import('node:child_process'),
    import('node:util'),
  ]);
  try {
    const { stdout } = await promisify(execFile)('git', [...args], { cwd: folder, maxBuffer: 1 << 28 });
    return stdout;
  } catch (error) {
    const { stderr = '', code, message } = error as { stderr?: string; code?: unknown; message: string };
    if (code === 'ENOENT') throw new ConfigError('git was not found.');
    const hint =
      args[0] === 'merge-base'
        ? `git knows no common history with "${args[1]}". Fetch it: in a GitHub workflow, give actions/checkout "fetch-depth: 0".`
        : `git ${args[0]} failed.`;
    throw new ConfigError(
      [hint, stderr.trim() || (stderr === '' && code === 1 ? '' : message)].filter(Boolean).join(' '),
    );
  }
}

function zeroed(output: string): readonly string[] {
  return output.split('\0').filter(Boolean);
}
