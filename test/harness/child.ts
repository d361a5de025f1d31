/** Child processes that never outlive this one: each is stopped by its own process id, with all it started. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

export interface Child {
  readonly pid: number;
  /** Everything it printed so far, for an error message. */
  output(): string;
  /** What of it went to standard output. */
  printed(): string;
  /** Resolves with the exit code when it has ended; null after a signal. */
  readonly ended: Promise<number | null>;
  /** Asks it to end, and ends it after `patience` milliseconds. Safe to call twice. */
  stop(patience?: number): Promise<void>;
}

export interface ChildOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly onLine?: (line: string) => void;
}

const running = new Set<ChildProcess>();
let guarded = false;

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    // On POSIX each child leads a group of its own, so that what it started goes with it.
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, name);
  } catch {
    child.kill(name);
  }
}

function guard(): void {
  if (guarded) return;
  guarded = true;
  process.on('exit', () => running.forEach((child) => signal(child, 'SIGKILL')));
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    // Only the last word: a program with its own graceful stop listens too.
    process.on(name, () => process.listenerCount(name) === 1 && process.exit(code));
  }
}

export function start(file: string, args: readonly string[], options: ChildOptions = {}): Child {
  guard();
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  let printed = '';
  let pending = '';
  const take = (chunk: string): void => {
    output = (output + chunk).slice(-100_000);
    const lines = (pending + chunk).split(/\r?\n/);
    pending = lines.pop() ?? '';
    if (options.onLine !== undefined) for (const line of lines) options.onLine(line);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stdout.on('data', (chunk: string) => (printed = (printed + chunk).slice(-100_000)));
  child.stderr.setEncoding('utf8').on('data', take);
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += `\n${error.message}`;
      running.delete(child);
      resolve(1);
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    printed: () => printed,
    ended,
    async stop(patience = 5000) {
      if (!running.has(child)) return;
      signal(child, 'SIGTERM');
      const timer = setTimeout(() => signal(child, 'SIGKILL'), patience);
      await ended;
      clearTimeout(timer);
      signal(child, 'SIGKILL');
    },
  };
}

/** A loopback port nobody listens on. `preferred` is taken when it is free. */
export function freePort(preferred = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => (preferred === 0 ? reject(new Error('No free port.')) : resolve(freePort())));
    server.listen(preferred, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Waits until the address answers 2xx or 3xx. Fails early when the child ends, with what it printed. */
export async function untilReady(url: string, child: Child, milliseconds = 150_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  let over: string | undefined;
  void child.ended.then((code) => (over = `ended with exit code ${code}`));
  while (over === undefined) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2000) });
      await response.body?.cancel();
      if (response.status < 400) return;
    } catch {
      // Not listening yet.
    }
    if (Date.now() > deadline) over = `was not ready after ${milliseconds} ms`;
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} ${over}:\n${child.output()}`);
}
