import type { FastifyInstance, FastifyReply } from 'fastify';
import { DOCS_HTML, DOCS_STYLE } from './docs-page.ts';
import { docsScript } from './docs-script.ts';

/** Nothing but the page's own files, and requests to this service; no text can become a script. */
export const PAGE_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** `GET /api/docs`: a page to read the API's description and to try it. */
export function addDocsRoutes(app: FastifyInstance): void {
  const options = { config: { probe: true, contentSecurityPolicy: PAGE_CSP } };
  const serve = (path: string, type: string, text: string): void => {
    app.get(path, options, async (_request, reply: FastifyReply) =>
      reply.type(`${type}; charset=utf-8`).send(text),
    );
  };
  serve('/api/docs', 'text/html', DOCS_HTML);
  serve('/api/docs/page.css', 'text/css', DOCS_STYLE);
  serve('/api/docs/page.js', 'text/javascript', `(${docsScript.toString()})();\n`);
}
