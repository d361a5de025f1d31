import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { l10n } from '../l10n.ts';
import { programEnvironment } from './program-environment.ts';
import type { RunningService, StartService } from '../local-service/supervisor.ts';

export interface ServiceProgram {
  /** `local.mjs` of the bundled service. */
  readonly program: string;
  /** Where it keeps its database; made where it is missing. */
  readonly dataFolder: string;
}

/** Milliseconds in which the service must be ready. */
const START_PATIENCE = 60_000;

/** Milliseconds in which it may end by itself. */
const STOP_PATIENCE = 3000;

/** The service needs parts of `node:sqlite` that came with this version: VS Code 1.103. */
const LEAST_NODE = [22, 16];

/** Starts the service on the editor's own Node.js. Its standard input is the leash: it ends when that closes. */
export function serviceStarter({ program, dataFolder }: ServiceProgram): StartService {
  return async ({ key, environment, log }) => {
    if (!isYoungEnough(process.versions.node)) {
      throw new Error(
        l10n.t('The local service needs VS Code 1.103 or later. Update VS Code, or connect to a service.'),
      );
    }
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      cwd: dataFolder,
      env: {
        ...programEnvironment(),
        LOG_LEVEL: 'warn',
        ANALYSIS_THREADS: '2',
        // One person's own texts: time is bounded, processor time need not be.
        ANALYSIS_BUDGET_MS: '3600000',
        ...environment,
        DATA_DIR: dataFolder,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const ended = endOf(child);
    createInterface({ input: child.stderr }).on('line', log);
    // A program that ended at once can't be written to; `ended` tells why.
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${JSON.stringify({ key })}\n`);
    try {
      const line = await Promise.race([
        firstLine(child),
        ended.then((reason) => Promise.reject(new Error(reason))),
      ]);
      const { address, key: valid } = JSON.parse(line) as { address: string; key: string };
      return { address, key: valid, ended, stop: () => stop(child, ended) } satisfies RunningService;
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  };
}

function isYoungEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** Resolves, when it has ended, with why: the last that it said, or how it ended. */
function endOf(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr?.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-4000)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // Not `close`: its pipes may be held open a while by nobody.
    child.once('exit', (code, signal) => resolve(lastWords(said) || `exit ${code ?? signal}`));
  });
}

/** The line that tells what happened: the one that names an error where Node.js wrote a trace around it. */
function lastWords(text: string): string | undefined {
  const lines = text.trim().split('\n');
  return lines.findLast((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1);
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(l10n.t('The local service did not start in time.'))),
      START_PATIENCE,
    );
    if (!child.stdout) throw new Error('The service has no standard output.');
    createInterface({ input: child.stdout }).once('line', (line) => {
      clearTimeout(timer);
      resolve(line);
    });
    child.once('close', () => clearTimeout(timer));
  });
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.stdin?.end();
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE);
  await ended;
  clearTimeout(timer);
}
