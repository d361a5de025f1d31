/** The service and its command line as programs: child processes, ended by their own ids. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { serviceProgram } from '../../../../test/harness/service-program.ts';

const server = path.resolve(import.meta.dirname, '../..');
export const SOURCES = path.join(server, 'main.ts');

export interface Program {
  readonly child: ChildProcess;
  /** Where it listens. */
  readonly address: string;
  output(): string;
  errors(): string;
  /** Sends a signal and answers the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

export interface Finished {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Milliseconds that a start may take: several share a busy machine's processors. */
const PATIENCE = 150_000;

/** Starts the service and waits until it is ready. `file`: `SOURCES`, or by default what the run has made of them. */
export async function startProgram(
  environment: Record<string, string>,
  file = serviceProgram(),
): Promise<Program> {
  const { child, texts, exit } = launch(file, [], { PORT: '0', ...environment });
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const address = /http:\/\/\S+/.exec(texts.output)?.[0];
    if (address !== undefined && (await isReady(address))) {
      return {
        child,
        address,
        output: () => texts.output,
        errors: () => texts.errors,
        end(signal) {
          child.kill(signal);
          return exit.then(([code, by]) => code ?? by);
        },
      };
    }
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The service did not start:\n${texts.output}${texts.errors}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Runs a file of the package to its end. */
export async function runProgram(
  file: 'main.ts' | 'admin/main.ts',
  args: readonly string[],
  environment: Record<string, string>,
  stdin = '',
): Promise<Finished> {
  const { child, texts, exit } = launch(file, args, environment);
  child.stdin?.end(stdin);
  const [code] = await exit;
  return { code, ...texts };
}

function launch(file: string, args: readonly string[], environment: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', ...environment };
  const child = spawn(process.execPath, [path.resolve(server, file), ...args], { env });
  const texts = { output: '', errors: '' };
  child.stdout.on('data', (data: Buffer) => (texts.output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (texts.errors += data.toString()));
  const exit = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  return { child, texts, exit };
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    async (response) => {
      await response.text();
      return response.ok;
    },
    () => false,
  );
}
