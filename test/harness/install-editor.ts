/** Puts a real VS Code server into `.vscode-test/`, from the npm registry alone. See docs of `installEditor`. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { npmCli, projectEnvironment, root } from '../../scripts/setup/paths.mjs';
import { run } from '../../scripts/setup/run.mjs';

export const editorVersion = '4.139.1';
export const testFolder = path.join(root, '.vscode-test');

const home = path.join(testFolder, `code-server-${editorVersion}`);
const vscodeIn = (folder: string) => path.join(folder, 'node_modules', 'code-server', 'lib', 'vscode');

/** True while the process of that id runs. */
function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Removes what interrupted installs left behind. */
async function sweep(): Promise<void> {
  for (const name of await readdir(testFolder)) {
    const pid = /^code-server-.*\.partial-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !alive(Number(pid)))
      await rm(path.join(testFolder, name), { recursive: true, force: true });
  }
}

async function npm(folder: string, args: readonly string[]): Promise<void> {
  // `--prefix` keeps npm from walking up to the project's own package.json.
  const flags = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(process.execPath, [npmCli(), 'install', ...flags, ...args], {
    cwd: folder,
    env: projectEnvironment({ npm_config_workspaces: 'false' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0)
    throw new Error(`npm install failed in ${path.relative(root, folder)} (exit code ${code}).`);
}

/**
 * Installs the editor once and returns the path of its `server-main.js`. The folder appears under its final name only
 * when it is complete, so an interrupted install is simply done again.
 *
 * No install script runs: they compile native modules that neither the tests nor the browser editor use.
 */
export async function installEditor(log: (line: string) => void = console.log): Promise<string> {
  const server = path.join(vscodeIn(home), 'out', 'server-main.js');
  if (existsSync(server)) return server;
  const started = Date.now();
  log(`Installing the editor (code-server ${editorVersion}) …`);
  await mkdir(testFolder, { recursive: true });
  await sweep();
  const partial = `${home}.partial-${process.pid}`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial);
  await writeFile(path.join(partial, 'package.json'), JSON.stringify({ name: 'editor-host', private: true }));
  await npm(partial, [`code-server@${editorVersion}`]);
  await npm(vscodeIn(partial), ['--omit=dev']);
  try {
    await rename(partial, home);
  } catch (error) {
    if (existsSync(server)) await rm(partial, { recursive: true, force: true });
    else if (process.platform === 'win32') await cp(partial, home, { recursive: true });
    else throw error;
  }
  log(`Installed the editor in ${Math.round((Date.now() - started) / 1000)} s.`);
  return server;
}
