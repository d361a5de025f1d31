import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ConfigError } from '../failure.ts';
import { findProgram, programFolders, REPOSITORY_SERVER, runsHere, type Program } from './programs.ts';

/** A service of this run alone. */
export interface LocalService {
  readonly address: string;
  readonly key: string;
  stop(): Promise<void>;
}

const PATIENCE = 60_000;

/**
 * Starts the service on a free loopback port, with a data folder that vanishes and an account of its own. Throws a
 * `ConfigError` where the service or a Node.js for it is missing.
 */
export async function startLocalService(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<LocalService> {
  const program = findService(environment);
  const node = findNode(program);
  const folder = await mkdtemp(path.join(tmpdir(), 'housestyle-lint-'));
  const env = {
    PATH: environment['PATH'],
    SystemRoot: environment['SystemRoot'],
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  };
  const child = spawn(node, [program.file], { env });
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // Whatever ends this process ends the service: its standard input ends too.
  process.once('exit', () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  // Where it ends at once, `greeting` tells why.
  child.stdin.on('error', () => undefined);
  child.stdin.write('{"key":null}\n');
  try {
    return { ...(await greeting(child)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What comes along, else the repository's own. */
function findService(environment: Readonly<Record<string, string | undefined>>): Program {
  const folders = programFolders(environment);
  const found = findProgram('local', folders);
  if (found !== undefined) return found;
  throw new ConfigError(
    `--local needs the service, which was not found in ${folders.join(' or ')}. Set HOUSESTYLE_SERVER to packages/server of a clone of the repository, or to the folder that its build.mjs writes.`,
  );
}

/** This Node.js where it is young enough, else the one that the repository brings along. */
function findNode(program: Program): string {
  if (runsHere(program)) return process.execPath;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const brought = path.resolve(REPOSITORY_SERVER, '../../node_modules/node/bin', name);
  if (existsSync(brought)) return brought;
  throw new ConfigError(
    `--local needs Node.js ${program.least.join('.')} or later, and this is ${process.versions.node}. Without --local, Node.js 18 is enough.`,
  );
}

/** The one line that the service prints when it serves requests. */
async function greeting(child: ChildProcessWithoutNullStreams): Promise<{ address: string; key: string }> {
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ConfigError('The local service did not start in time.')),
      PATIENCE,
    );
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      act();
    };
    createInterface({ input: child.stdout }).once('line', (line) =>
      settle(() => resolve(JSON.parse(line) as { address: string; key: string })),
    );
    child.once('error', (error) => settle(() => reject(error)));
    child.once('close', () =>
      settle(() => reject(new ConfigError(`The local service did not start:\n${errors}`))),
    );
  });
}
