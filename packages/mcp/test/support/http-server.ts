/** The server behind HTTP, for the conformance suite, which knows no stdio. Only local names are served. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createMcpHandler, type McpServerFactory } from '@modelcontextprotocol/server';

const LOCAL = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

export interface HttpServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function serveHttp(factory: McpServerFactory): Promise<HttpServer> {
  const handler = createMcpHandler(factory);
  const server: Server = createServer((request, response) => {
    answer(request, response, handler.fetch).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    async close() {
      await handler.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  serve: (request: Request) => Promise<Response>,
): Promise<void> {
  const { host = '', origin } = request.headers;
  const foreign = origin !== undefined && !(URL.canParse(origin) && LOCAL.test(new URL(origin).host));
  if (!LOCAL.test(host) || foreign) {
    response.writeHead(403).end();
    return;
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const bodiless = request.method === 'GET' || request.method === 'HEAD';
  const given = await serve(
    new Request(`http://${host}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers,
      ...(!bodiless && { body: Readable.toWeb(request) as BodyInit, duplex: 'half' as const }),
    }),
  );
  response.writeHead(given.status, Object.fromEntries(given.headers));
  if (given.body) Readable.fromWeb(given.body as ReadableStream).pipe(response);
  else response.end();
}
