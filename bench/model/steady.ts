/**
 * Load at a fixed rate, whether or not answers come: what a slow server makes others wait counts. A program of its own.
 * Argument: JSON of `SteadyOptions`. Prints JSON of `SteadyResult`.
 */
import { Agent, request } from 'node:http';

export interface SteadyOptions {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Requests a second. */
  readonly rate: number;
  /** Seconds that are not counted, then seconds that are. */
  readonly warm: number;
  readonly seconds: number;
}

export interface SteadyResult {
  /** Milliseconds of each request that was answered, from the moment at which it was due to its whole answer. */
  readonly times: readonly number[];
  /** Answers other than 200, and none. */
  readonly failed: number;
}

const options = JSON.parse(process.argv[2] ?? '{}') as SteadyOptions;
const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const body = Buffer.from(options.body);
const times: number[] = [];
let failed = 0;

function ask(due: number, counts: boolean): Promise<void> {
  return new Promise((resolve) => {
    const done = (status: number | undefined): void => {
      if (counts && status === 200) times.push(performance.now() - due);
      else if (counts) failed += 1;
      resolve();
    };
    const { port, path, headers } = options;
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: { ...headers, 'Content-Length': body.length },
      },
      (response) => response.resume().once('end', () => done(response.statusCode)),
    );
    sent.once('error', () => done(undefined));
    sent.end(body);
  });
}

const { rate, warm, seconds } = options;
const start = performance.now();
const asked: Promise<void>[] = [];
const total = rate * (warm + seconds);
await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    while (asked.length < total && performance.now() - start >= (asked.length * 1000) / rate) {
      const due = start + (asked.length * 1000) / rate;
      asked.push(ask(due, asked.length >= rate * warm));
    }
    if (asked.length < total) return;
    clearInterval(timer);
    resolve();
  }, 1);
});
await Promise.all(asked);
const result: SteadyResult = { times, failed };
console.log(JSON.stringify(result));
process.exit(0);
