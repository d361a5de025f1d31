/** The same suites in a VS Code that is downloaded, on machines that can download. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTests } from '@vscode/test-electron';
import type { HostRunOptions } from './host-run.ts';
import { testFolder } from './install-editor.ts';

/** `HOUSESTYLE_VSCODE` names an installed VS Code to use instead of downloading one. */
export async function runInElectron(options: HostRunOptions): Promise<number> {
  const state = await mkdtemp(path.join(tmpdir(), 'housestyle-electron-'));
  const user = path.join(state, 'user', 'User');
  await mkdir(user, { recursive: true });
  await writeFile(path.join(user, 'settings.json'), JSON.stringify(options.settings ?? {}));
  const installed = process.env.HOUSESTYLE_VSCODE;
  try {
    return await runTests({
      ...(installed === undefined ? { cachePath: testFolder } : { vscodeExecutablePath: installed }),
      extensionDevelopmentPath: [options.extension, ...(options.companions ?? [])],
      extensionTestsPath: options.suite,
      extensionTestsEnv: { ...options.env },
      launchArgs: [
        options.workspace,
        ...['--user-data-dir', path.join(state, 'user'), '--extensions-dir', path.join(state, 'extensions')],
        ...['--disable-workspace-trust', '--skip-welcome', '--skip-release-notes', '--disable-gpu'],
      ],
    });
  } finally {
    await rm(state, { recursive: true, force: true, maxRetries: 5 });
  }
}
