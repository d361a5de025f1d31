// From a bare clone to the project's own Node with everything installed. Runs on Node 18 with nothing installed.
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCli, projectEnvironment, projectNode, root } from './paths.mjs';
import { run } from './run.mjs';

/** What an install depends on: the lock file, or without one every manifest. */
function wanted(folder) {
  const lock = path.join(folder, 'package-lock.json');
  const manifests = () => [
    path.join(root, 'package.json'),
    ...readdirSync(path.join(root, 'packages')).map((name) =>
      path.join(root, 'packages', name, 'package.json'),
    ),
  ];
  const files = existsSync(lock) ? [lock] : manifests().filter((file) => existsSync(file));
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * npm's own record of what it installed, compared with the lock: an install made by hand counts too, when it is complete.
 */
function installedByHand(folder) {
  const record = path.join(folder, 'node_modules', '.package-lock.json');
  const lock = path.join(folder, 'package-lock.json');
  if (!existsSync(record) || !existsSync(lock)) return false;
  const have = JSON.parse(readFileSync(record, 'utf8')).packages ?? {};
  const want = JSON.parse(readFileSync(lock, 'utf8')).packages ?? {};
  return Object.entries(want).every(
    ([place, entry]) =>
      place === '' ||
      !place.includes('node_modules/') ||
      entry.optional === true ||
      have[place]?.version === entry.version,
  );
}

/**
 * Installs the dependencies when they are missing or the lock file has changed.
 * @param {{ quiet?: boolean, folder?: string }} [options] `folder`: of the package that they are of, default the repository
 */
export async function installDependencies({ quiet = true, folder = root } = {}) {
  const hash = wanted(folder);
  const packages = path.join(folder, 'node_modules');
  const stamp = path.join(packages, '.housestyle-installed');
  if (projectNode() !== undefined) {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
    if (installedByHand(folder)) return writeFileSync(stamp, hash);
  }
  // npm would empty the other checkout's folder first.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      `${packages} is a link to another checkout's packages, which do not fit this one's package-lock.json. Remove the link, or install there.`,
    );
  const started = Date.now();
  console.log('Installing dependencies …');
  const command = existsSync(path.join(folder, 'package-lock.json')) ? 'ci' : 'install';
  // `--prefix`: npm tells the programs that it starts to stay where it was started itself.
  const flags = ['--prefix', folder, '--no-audit', '--no-fund', ...(quiet ? ['--loglevel=error'] : [])];
  const code = await run(process.execPath, [npmCli(), command, ...flags], { cwd: folder });
  if (code !== 0) throw new Error(`npm ${command} failed (exit code ${code}).`);
  if (projectNode() === undefined) {
    throw new Error(
      'npm installed everything but the project’s own Node. Is `ignore-scripts` set in your npm configuration?',
    );
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted(folder));
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * Continues under the project's Node 24: returns when this process is it already, else runs the same script there and
 * ends this process with its exit code.
 */
export async function continueOnProjectNode(script, args = process.argv.slice(2)) {
  const mark = 'HOUSESTYLE_ON_PROJECT_NODE';
  const arrived = process.env[mark] === '1';
  // Not for the programs started from here: a terminal in the editor would inherit it.
  delete process.env[mark];
  if (arrived) return;
  const node = projectNode();
  if (node === undefined) throw new Error('The project’s own Node is missing: run `npm ci`.');
  process.exit(await run(node, [script, ...args], { cwd: root, env: projectEnvironment({ [mark]: '1' }) }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installDependencies();
