// Paths and processes that every script shares. Runs on Node 18 with nothing installed.
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
export const windows = process.platform === 'win32';

/** The project's own Node (npm package `node`), or undefined before the first install. */
export function projectNode() {
  const file = path.join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

/** First file of that name on PATH, or undefined. */
export function which(name) {
  const endings = windows ? (process.env.PATHEXT ?? '.EXE;.CMD;.BAT').split(';') : [''];
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const ending of endings) {
      const file = path.join(folder, name + ending);
      if (folder !== '' && existsSync(file)) return file;
    }
  }
  return undefined;
}

/** The script behind the `npm` command, so that any Node can run it without a shell. */
export function npmCli() {
  const candidates = [process.env.npm_execpath];
  const npm = which('npm');
  if (npm !== undefined) {
    candidates.push(realpathSync(npm), path.join(path.dirname(npm), 'node_modules/npm/bin/npm-cli.js'));
  }
  const beside = path.dirname(process.execPath);
  candidates.push(path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'));
  const found = candidates.find((file) => file?.endsWith('npm-cli.js') && existsSync(file));
  if (found === undefined)
    throw new Error('npm was not found: install Node.js 18 or later together with npm.');
  return found;
}

/** The environment with the project's own programs, its Node 24 among them, first on PATH. */
export function projectEnvironment(extra = {}) {
  const bin = path.join(root, 'node_modules', '.bin');
  const node = projectNode();
  const folders = [bin, ...(node === undefined ? [] : [path.dirname(node)]), process.env.PATH ?? ''];
  const environment = { ...process.env, ...extra };
  for (const name of Object.keys(environment)) if (name.toUpperCase() === 'PATH') delete environment[name];
  return { ...environment, PATH: folders.join(path.delimiter) };
}
