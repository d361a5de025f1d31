/** A stop on the way to the real service: holds requests back, so that a test can act while one is under way. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Gateway {
  readonly baseUrl: string;
  /** Resolves when the next request has arrived and is held. */
  arrived(): Promise<void>;
  /** Lets the held requests, and those to come, through. */
  open(): void;
  /** Requests that came. */
  readonly requests: number;
  /** Requests that the caller hung up on before they were answered. */
  readonly aborted: number;
  /** Resolves when a caller has hung up. */
  hungUp(): Promise<void>;
  close(): Promise<void>;
}

/** The gateway is closed for requests until `open()`. */
export async function startGateway(target: string): Promise<Gateway> {
  let isOpen = false;
  let aborted = 0;
  let held: (() => void)[] = [];
  const arrivals: (() => void)[] = [];
  const hangUps: (() => void)[] = [];
  let waiting = 0;

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer): void => {
    const onward = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    onward.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    outgoing.on('close', () => {
      if (outgoing.writableFinished) return;
      aborted++;
      hangUps.splice(0).forEach((resolve) => resolve());
    });
    incoming.on('end', () => {
      const go = (): void => {
        if (!outgoing.destroyed) forward(incoming, outgoing, Buffer.concat(chunks));
      };
      if (isOpen) go();
      else held.push(go);
      waiting++;
      arrivals.splice(0).forEach((resolve) => resolve());
    });
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    }),
  );
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    get requests() {
      return waiting;
    },
    get aborted() {
      return aborted;
    },
    arrived: () => (waiting > 0 ? Promise.resolve() : new Promise((resolve) => arrivals.push(resolve))),
    hungUp: () => (aborted > 0 ? Promise.resolve() : new Promise((resolve) => hangUps.push(resolve))),
    open() {
      isOpen = true;
      const release = held;
      held = [];
      release.forEach((go) => go());
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
