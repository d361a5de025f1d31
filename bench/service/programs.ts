import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { LoadOptions, LoadResult } from './load.ts';

const here = import.meta.dirname;

/** What is measured runs on this processor, the load and what stands behind it on the other, where there is one. */
export const SERVER_CORE = 0;
export const LOAD_CORE = availableParallelism() > 1 ? 1 : 0;

/** Programs are kept to their processors where the system can. */
export const PINNED = process.platform === 'linux';

export interface Started {
  readonly port: number;
  readonly key: string;
  readonly pid: number;
}

/** Programs that end with the suite, each by its own id. */
export class Programs {
  readonly #children: ChildProcess[] = [];

  /** Starts a file of this folder, which prints one line of JSON when it is ready. */
  async start(
    file: string,
    core: number,
    args: string[] = [],
    env: Record<string, string> = {},
  ): Promise<Started> {
    const child = this.#spawn(core, [path.join(here, file), ...args], env);
    for await (const line of lines(child)) {
      if (line.startsWith('{')) return { pid: child.pid ?? 0, ...(JSON.parse(line) as Omit<Started, 'pid'>) };
    }
    throw new Error(`${file} did not start.`);
  }

  /** Starts Portkey's gateway, which tells nothing that a program can read: its port is asked until it answers. */
  async startPortkey(core: number): Promise<Started> {
    const port = 20_000 + (process.pid % 20_000);
    const file = path.join(here, '../node_modules/@portkey-ai/gateway/build/start-server.js');
    const child = this.#spawn(core, [file, `--port=${port}`, '--headless'], { NODE_ENV: 'production' });
    child.stdout?.resume();
    for (let attempt = 0; attempt < 150; attempt++) {
      const answered = await fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.text().then(() => true),
        () => false,
      );
      if (answered) return { port, key: '', pid: child.pid ?? 0 };
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('Portkey did not start.');
  }

  load(options: LoadOptions): Promise<LoadResult> {
    return this.run('load.ts', options);
  }

  /** Runs a file of load with its options, and answers the result that it prints. */
  async run<Result>(file: string, options: object): Promise<Result> {
    const child = this.#spawn(LOAD_CORE, [path.join(here, file), JSON.stringify(options)], {});
    for await (const line of lines(child)) return JSON.parse(line) as Result;
    throw new Error(`${file} ended without a result.`);
  }

  async stop(): Promise<void> {
    const running = this.#children.filter(
      ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
    );
    const ends = running.map((child) => once(child, 'exit'));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(ends);
    this.#children.length = 0;
  }

  #spawn(core: number, args: string[], env: Record<string, string>): ChildProcess {
    const [command = '', ...rest] = [
      ...(PINNED ? ['taskset', '-c', String(core)] : []),
      process.execPath,
      ...args,
    ];
    const child = spawn(command, rest, {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#children.push(child);
    return child;
  }
}

async function* lines(child: ChildProcess): AsyncGenerator<string> {
  let text = '';
  for await (const data of child.stdout ?? []) {
    text += String(data);
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
      yield text.slice(0, end);
      text = text.slice(end + 1);
    }
  }
}
