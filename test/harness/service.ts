/** The real service on a free loopback port, with a database of its own, and accounts made by its own command line. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, start, untilReady } from './child.ts';
import { serviceProgram } from './service-program.ts';
import { root } from '../../scripts/setup/paths.mjs';

export interface Account {
  readonly email: string;
  readonly tier: 'free' | 'pro' | 'team';
  /** Requests a month; the tier's own limit when absent. */
  readonly limit?: number;
}

export interface ServiceOptions {
  /** Keep the database in this folder. Default: a temporary folder that vanishes. */
  readonly dataFolder?: string;
  readonly port?: number;
  readonly onLine?: (line: string) => void;
}

export interface Service {
  readonly baseUrl: string;
  readonly pid: number;
  /** Resolves with the exit code when the service has ended. */
  readonly ended: Promise<number | null>;
  /** Runs `npm run admin -- …args --json` and returns what it printed, parsed. */
  admin(...args: readonly string[]): Promise<unknown>;
  /** Makes an account with one key and returns the key. */
  createKey(account: Account): Promise<string>;
  output(): string;
  stop(): Promise<void>;
}

export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const data = options.dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'housestyle-service-')));
  const port = await freePort(options.port);
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
    MODEL_PROVIDER: 'builtin',
  };
  const line = options.onLine === undefined ? {} : { onLine: options.onLine };
  const child = start(process.execPath, [serviceProgram()], { cwd: root, env, ...line });
  const stop = async (): Promise<void> => {
    await child.stop();
    if (options.dataFolder === undefined) await rm(data, { recursive: true, force: true, maxRetries: 5 });
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  try {
    await untilReady(`${baseUrl}/readyz`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  const admin = async (...args: readonly string[]): Promise<unknown> => {
    const command = start(process.execPath, ['packages/server/admin/main.ts', ...args, '--json'], {
      cwd: root,
      env,
    });
    const code = await command.ended;
    if (code !== 0) throw new Error(`admin ${args.join(' ')} ended with ${code}:\n${command.output()}`);
    return JSON.parse(command.printed());
  };
  return {
    baseUrl,
    pid: child.pid,
    ended: child.ended,
    admin,
    async createKey({ email, tier, limit }) {
      const limits = limit === undefined ? [] : ['--limit', String(limit)];
      await admin('account', 'create', '--email', email, '--tier', tier, ...limits);
      return keyIn(await admin('key', 'create', '--email', email));
    },
    output: child.output,
    stop,
  };
}

/** The key's value in the answer of `key create`. */
export function keyIn(answer: unknown): string {
  const found = /housestyle_[0-9A-Za-z]{36}/.exec(JSON.stringify(answer));
  if (found === null) throw new Error('`admin key create --json` printed no key.');
  return found[0];
}
