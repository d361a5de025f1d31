import { SIGN_IN_PAGE, WEB_PAGES, WEB_PATHS } from '@housestyle/contract/web';
import type { FastifyInstance } from 'fastify';
import { PAGE_CSP } from './docs.ts';
import { SIGN_IN_HTML, signInScript } from './sign-in-page.ts';

/** `GET /sign-in`: where one-time links and OpenID Connect lead. */
export function addSignInRoutes(app: FastifyInstance): void {
  const options = { config: { probe: true, contentSecurityPolicy: PAGE_CSP } };
  const { signIn, signInByLink, signOut, me } = WEB_PATHS;
  const paths = JSON.stringify({ signIn, signInByLink, signOut, me, app: WEB_PAGES[0] });
  const script = `(${signInScript.toString()})(${paths});\n`;
  app.get(SIGN_IN_PAGE, options, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(SIGN_IN_HTML),
  );
  app.get(`${SIGN_IN_PAGE}/page.js`, options, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}
