import { PassThrough } from 'node:stream';
import { EVENT_STREAM, type StreamEventData, type StreamEventName } from '@housestyle/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds between two comments that keep proxies, and clients that wait for a sign of life, from giving up. */
const HEARTBEAT = 15_000;
/** Bytes that wait for their reader, beyond which it is told no more than it has to hear. */
const MOST_WAITING = 1024 * 1024;

type Last = 'result' | 'error';

/** An answer in events. It begins, with 200 and all the usual headers, with the first of them. */
export interface EventStream {
  /** Whether anything was sent: else the request can still be answered in any other way. */
  readonly begun: boolean;
  /** False: the reader is too slow, and this was not sent. */
  send<Name extends Exclude<StreamEventName, Last>>(event: Name, data: StreamEventData<Name>): boolean;
  /** The last event. */
  end<Name extends Last>(event: Name, data: StreamEventData<Name>): void;
  /** Nothing was sent and nothing will be: the request is answered in another way. */
  drop(): void;
}

/** Whether the caller asks for events and not for one JSON answer. */
export function wantsEvents({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /(?:^|,)\s*text\/event-stream\s*(?:;|,|$)/i.test(accept);
}

export function createEventStream(reply: FastifyReply, heartbeat = HEARTBEAT): EventStream {
  const stream = new PassThrough();
  stream.on('error', () => {});
  let begun = false;
  const write = (text: string): void => {
    if (!begun)
      void reply.type(`${EVENT_STREAM}; charset=utf-8`).header('X-Accel-Buffering', 'no').send(stream);
    begun = true;
    stream.write(text);
  };
  const beat = setInterval(() => write(': working\n\n'), heartbeat);
  beat.unref();
  reply.raw.once('close', () => clearInterval(beat));
  const frame = (event: string, data: unknown): string =>
    `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  return {
    get begun() {
      return begun;
    },
    send(event, data) {
      if (stream.writableLength + stream.readableLength > MOST_WAITING) return false;
      write(frame(event, data));
      return true;
    },
    end(event, data) {
      clearInterval(beat);
      write(frame(event, data));
      stream.end();
    },
    drop: () => clearInterval(beat),
  };
}
