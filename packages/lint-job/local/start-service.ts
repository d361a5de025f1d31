import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../failure.ts';

/** A service of this run alone. */
export interface LocalService {
  readonly address: string;
  readonly key: string;
  stop(): Promise<void>;
}

/** A program that serves, and the oldest Node.js that runs it. */
interface Program {
  readonly file: string;
  readonly least: readonly [major: number, minor: number];
}

/** Of what `packages/server/build.mjs` makes: `node:sqlite` without a flag. */
const BUNDLE = { file: 'local.mjs', least: [22, 16] } as const;
/** Of the sources, which run as they are. */
const SOURCE = { file: 'local.ts', least: [24, 0] } as const;
const PATIENCE = 60_000;
const own = fileURLToPath(new URL('.', import.meta.url));
/** From the bundle of the lint job and from its sources, both in the repository. */
const server = path.join(own, '../../server');

/**
 * Starts the service on a free loopback port, with a data folder that vanishes and an account of its own. Throws a
 * `ConfigError` where the service or a Node.js for it is missing.
 */
export async function startLocalService(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<LocalService> {
  const program = findProgram(environment);
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
function findProgram(environment: Readonly<Record<string, string | undefined>>): Program {
  const named = environment['HOUSESTYLE_SERVER'];
  const folders = named ? [named] : [path.join(own, 'service'), server];
  const programs = folders.flatMap((folder) =>
    [BUNDLE, SOURCE].map(({ file, least }) => ({ file: path.join(folder, file), least })),
  );
  const found = programs.find(({ file }) => existsSync(file));
  if (found !== undefined) return found;
  throw new ConfigError(
    `--local needs the service, which was not found in ${folders.join(' or ')}. Set HOUSESTYLE_SERVER to packages/server of a clone of the repository, or to the folder that its build.mjs writes.`,
  );
}

/** This Node.js where it is young enough, else the one that the repository brings along. */
function findNode({ least: [leastMajor, leastMinor] }: Program): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return process.execPath;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const brought = path.resolve(server, '../../node_modules/node/bin', name);
  if (existsSync(brought)) return brought;
  throw new ConfigError(
    `--local needs Node.js ${leastMajor}.${leastMinor} or later, and this is ${process.versions.node}. Without --local, Node.js 18 is enough.`,
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
