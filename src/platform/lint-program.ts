import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { LintRun } from './platform.ts';
import { programEnvironment } from './program-environment.ts';

/** What an ended program answers where it has no exit code. */
const ENDED = 130;

/** Runs the lint job on the editor's own Node.js. Resolves with its exit code; rejects where it can't be started. */
export async function runLintProgram(
  program: string,
  { args, folder, environment, say, signal }: LintRun,
): Promise<number> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...programEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const stop = (): boolean => child.kill();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  createInterface({ input: child.stdout }).on('line', say);
  createInterface({ input: child.stderr }).on('line', say);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      // Not `exit`: what it wrote last may still be on its way.
      child.once('close', (code) => resolve(code ?? ENDED));
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
