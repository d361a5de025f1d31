import type { FastifyInstance } from 'fastify';

/** Answers up to this many UTF-16 code units fit into the system's own buffers: nothing waits for their reader. */
const SMALL = 64 * 1024;

/**
 * Ends the connection of a caller who takes nothing of a long answer for so many milliseconds: what is not taken is
 * held in memory. Node sets its own time again with the next request of the connection.
 */
export function addSlowReaders(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (typeof payload === 'string' && payload.length > SMALL) request.raw.socket.setTimeout(milliseconds);
    done();
  });
}
