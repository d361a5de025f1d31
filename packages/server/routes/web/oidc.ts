import { SIGN_IN_PAGE, WEB_PATHS, WebError } from '@housestyle/contract/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeFault } from '../../log.ts';
import {
  baseUrlOf,
  readAttemptCookie,
  setAttemptCookie,
  setSessionCookie,
  visitorOf,
} from '../../plugins/web-session.ts';
import { OidcError, type OidcService } from '../../services/oidc.ts';
import type { WebRoutes } from './types.ts';

/** A path of this service, and of no other: what follows the host. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/** Sign-in by OpenID Connect: the browser is sent to the provider, and comes back. */
export const oidcRoutes: WebRoutes = (scope, { web, log }) => {
  const { config } = web;

  const provider = (): OidcService => {
    if (web.oidc === null) throw new WebError('NOT_FOUND', 'OpenID Connect is not set up.');
    return web.oidc;
  };
  const callbackUrl = (request: FastifyRequest): string =>
    baseUrlOf(request, config) + WEB_PATHS.oidcCallback;

  /** A page is where the browser is: what went wrong is told there. */
  const fail = async (
    request: FastifyRequest,
    reply: FastifyReply,
    error: unknown,
  ): Promise<FastifyReply> => {
    if (!(error instanceof OidcError)) throw error;
    log.warn(
      { requestId: request.id, reason: error.reason, ...describeFault(error) },
      'OpenID Connect failed',
    );
    await web.record({
      action: 'sign-in',
      actor: null,
      from: request.ip,
      result: 'failed',
      detail: `oidc: ${error.reason}`,
    });
    return reply.redirect(`${SIGN_IN_PAGE}#error=${error.reason}`, 303);
  };

  scope.get(WEB_PATHS.oidcStart, async (request, reply) => {
    const { returnTo } = request.query as { readonly returnTo?: unknown };
    const wanted = typeof returnTo === 'string' && OWN_PATH.test(returnTo) ? returnTo : '/';
    try {
      const { url, state } = await provider().begin(callbackUrl(request), wanted);
      setAttemptCookie(request, reply, config, state);
      return reply.redirect(url, 303);
    } catch (error) {
      return fail(request, reply, error);
    }
  });

  scope.get(WEB_PATHS.oidcCallback, async (request, reply) => {
    const callback = new URL(callbackUrl(request));
    callback.search = new URL(request.url, callback).search;
    const state = readAttemptCookie(request, config);
    setAttemptCookie(request, reply, config, '');
    try {
      const { account, returnTo } = await provider().finish(callback, state, request.ip);
      const { token } = await web.signIn.begin(account, 'oidc', visitorOf(request, config));
      setSessionCookie(request, reply, config, token);
      return reply.redirect(returnTo, 303);
    } catch (error) {
      return fail(request, reply, error);
    }
  });
};
