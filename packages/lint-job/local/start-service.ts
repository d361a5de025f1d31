import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../failure.ts';

/** A service of this run alone. */
export interface LocalService {
  readonly address: string;
  readonly key: string;
  stop(): Promise<void>;
}

/** The service needs `node:sqlite` and sources that run as they are. */
const LEAST_NODE = 24;
const PATIENCE = 60_000;

/**
 * Starts the service on a free loopback port, with a data folder that vanishes and an account of its own. Throws a
 * `ConfigError` where the service or a Node.js for it is missing.
 */
export async function startLocalService(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<LocalService> {
  const server = serverFolder(environment);
  const node = nodeFor(server);
  const folder = await mkdtemp(path.join(tmpdir(), 'housestyle-lint-'));
  const env = {
    PATH: environment['PATH'],
    SystemRoot: environment['SystemRoot'],
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  };
  const child = spawn(node, [path.join(server, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // Whatever ends this process ends the service.
  process.once('exit', () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const admin = async (...args: string[]): Promise<unknown> =>
    JSON.parse(await output(spawn(node, [path.join(server, 'admin/main.ts'), ...args, '--json'], { env })));
  try {
    const address = await listening(child);
    const email = 'lint@housestyle.localhost';
    await admin('account', 'create', '--email', email, '--tier', 'pro');
    const { key } = (await admin('key', 'create', '--email', email)) as { key: string };
    await ready(address, child);
    return { address, key, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function serverFolder(environment: Readonly<Record<string, string | undefined>>): string {
  const own = fileURLToPath(new URL('.', import.meta.url));
  const candidates = [
    environment['HOUSESTYLE_SERVER'] ?? '',
    // From the bundle and from the sources, both in the repository.
    path.join(own, '../../server'),
    installedServer(),
  ];
  const found = candidates.find((folder) => folder !== '' && existsSync(path.join(folder, 'main.ts')));
  if (found !== undefined) return found;
  throw new ConfigError(
    '--local needs the service, which was not found. Run it in a clone of the repository, or set HOUSESTYLE_SERVER to the folder packages/server of one.',
  );
}

function installedServer(): string {
  try {
    return path.dirname(createRequire(import.meta.url).resolve('@housestyle/server'));
  } catch {
    return '';
  }
}

/** This Node.js where it is young enough, else the one that the repository brings along. */
function nodeFor(server: string): string {
  if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return process.execPath;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = path.resolve(server, '../../node_modules/node/bin', name);
  if (existsSync(own)) return own;
  throw new ConfigError(
    `--local needs Node.js ${LEAST_NODE}, and this is ${process.versions.node}. Run "npm ci" in the repository, which brings one along.`,
  );
}

/** The address in the first line that the service prints. */
async function listening(child: ChildProcess): Promise<string> {
  let text = '';
  let errors = '';
  child.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ConfigError('The local service did not start in time.')),
      PATIENCE,
    );
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString();
      const address = /listening on (http:\/\/\S+)\n/.exec(text)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      reject(new ConfigError(`The local service did not start:\n${errors || text}`));
    });
  });
}

async function ready(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${address}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new ConfigError('The local service did not become ready in time.');
}

async function output(child: ChildProcess): Promise<string> {
  let text = '';
  let errors = '';
  child.stdout?.on('data', (data: Buffer) => (text += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new ConfigError(`The local service could not be set up:\n${errors}`);
  return text;
}
