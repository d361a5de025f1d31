/**
 * Load over raw sockets, as a program of its own: one request after the other on each connection. It does nothing but
 * count and look for the length of each answer, because a generator that parses is slower than the servers it measures.
 * Argument: JSON of `LoadOptions`. Prints JSON of `LoadResult`.
 */
import { connect } from 'node:net';

export interface LoadOptions {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly connections: number;
  /** Seconds that are not counted, then seconds that are. */
  readonly warm: number;
  readonly seconds: number;
}

export interface LoadResult {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers other than 200. */
  readonly failed: number;
  /** Answers, also those that were not counted in `rate`. */
  readonly all: number;
}

const options = JSON.parse(process.argv[2] ?? '{}') as LoadOptions;
const head = Object.entries({
  Host: 'x',
  'Content-Length': String(Buffer.byteLength(options.body)),
  ...options.headers,
});
const request = Buffer.from(
  `POST ${options.path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${options.body}`,
);
const times: number[] = [];
let failed = 0;
let all = 0;
let counting = false;
let done = false;

function open(): void {
  const socket = connect({ port: options.port, host: '127.0.0.1', noDelay: true });
  let started = 0;
  let pending = '';
  const send = (): void => {
    started = performance.now();
    socket.write(request);
  };
  socket.setEncoding('latin1');
  socket.on('connect', send);
  socket.on('error', () => (failed += 1));
  socket.on('data', (data: string) => {
    pending += data;
    if (!isWhole(pending)) return;
    all += 1;
    if (counting) {
      times.push(performance.now() - started);
      if (!pending.startsWith('HTTP/1.1 200')) failed += 1;
    }
    pending = '';
    if (done) socket.destroy();
    else send();
  });
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end + 2))?.[1];
  return length === undefined ? answer.endsWith('0\r\n\r\n') : answer.length >= end + 4 + Number(length);
}

for (let count = 0; count < options.connections; count++) open();
setTimeout(() => (counting = true), options.warm * 1000);
setTimeout(
  () => {
    counting = false;
    done = true;
    times.sort((a, b) => a - b);
    const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
    const rate = times.length / options.seconds;
    const result: LoadResult = { rate, p50: at(0.5), p99: at(0.99), failed, all };
    console.log(JSON.stringify(result));
    process.exit(0);
  },
  (options.warm + options.seconds) * 1000,
);
