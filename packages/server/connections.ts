import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections on which nothing was asked yet. */
export interface UnusedConnections {
  close(): void;
}

/** Browsers and HTTP clients open connections ahead of need. To Node.js these are busy, so it never closes them as idle. */
export function watchUnused(server: Server): UnusedConnections {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return {
    close() {
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}
