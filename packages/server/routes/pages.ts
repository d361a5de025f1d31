import { ANALYZE_PATH, ServiceError } from '@housestyle/contract';
import { WEB_PAGES } from '@housestyle/contract/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebFile } from '../web-files.ts';

/** The app's own files and requests to this service; only what DOMPurify has sanitized becomes HTML. */
export const APP_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify";

const YEAR = 'public, max-age=31536000, immutable';

/** The web app: one document for all its pages, and its files. Where it is not built, `/` tells what this is. */
export function addPages(app: FastifyInstance, files: ReadonlyMap<string, WebFile>): void {
  const page = files.get('/index.html');
  const options = { config: { probe: true, contentSecurityPolicy: APP_CSP } };
  for (const address of WEB_PAGES) {
    app.get(address, options, async (request, reply) =>
      page ? sendFile(request, reply, page, 'no-cache') : describe(),
    );
  }
  for (const address of ['/theme.js', '/icon.svg', '/assets/*']) {
    app.get(address, options, async (request, reply) => {
      const name = request.url.replace(/\?.*$/, '');
      const file = files.get(name);
      if (!file) throw new ServiceError('NOT_FOUND');
      return sendFile(request, reply, file, name.startsWith('/assets/') ? YEAR : 'no-cache');
    });
  }
}

/** Names of assets hold a hash of their content: they are kept. Everything else is asked for again. */
function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, body, zipped, etag }: WebFile,
  caching: string,
): FastifyReply {
  reply.header('etag', etag).header('vary', 'Accept-Encoding').header('cache-control', caching);
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  const zips = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
  if (zips) reply.header('content-encoding', 'gzip');
  return reply.type(type).send(zips ? zipped : body);
}

function describe(): object {
  return {
    service: 'housestyle',
    analyze: `POST ${ANALYZE_PATH}`,
    health: 'GET /healthz, GET /readyz, GET /metrics',
    app: 'The web app is not built: run "npm run build", and start the service again.',
  };
}
