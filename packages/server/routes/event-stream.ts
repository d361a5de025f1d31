import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds between two comments that keep proxies from closing a quiet stream. */
const HEARTBEAT = 15_000;

export interface EventStream {
  send(event: 'progress', data: unknown): void;
  /** The last event. */
  end(event: 'result' | 'error', data: unknown): void;
}

/** Whether the caller asks for events and not for one JSON answer. */
export function wantsEvents({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /(?:^|,)\s*text\/event-stream\s*(?:;|,|$)/i.test(accept);
}

/** Answers 200 at once, with all the usual headers, and then events as they come. */
export function openEventStream(reply: FastifyReply): EventStream {
  const stream = new PassThrough();
  stream.on('error', () => {});
  const heartbeat = setInterval(() => stream.write(': working\n\n'), HEARTBEAT);
  heartbeat.unref();
  reply.raw.once('close', () => clearInterval(heartbeat));
  void reply.type('text/event-stream; charset=utf-8').header('X-Accel-Buffering', 'no').send(stream);
  const frame = (event: string, data: unknown): string =>
    `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  return {
    send: (event, data) => void stream.write(frame(event, data)),
    end(event, data) {
      clearInterval(heartbeat);
      stream.end(frame(event, data));
    },
  };
}
