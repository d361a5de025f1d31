import {
  signInByLinkSchema,
  signInSchema,
  WEB_PATHS,
  WebError,
  type SignInMethods,
  type WebSessions,
} from '@housestyle/contract/web';
import { clearSessionCookie, member, requireMember, visitorOf } from '../../plugins/web-session.ts';
import { describeMe, welcome } from './me.ts';
import { idOf, parse } from './parse.ts';
import type { WebRoutes } from './types.ts';

/** Signing in and out, who is signed in, and the sessions of an account. */
export const sessionRoutes: WebRoutes = (scope, deps) => {
  const { config, sessions, signIn, oidc, record } = deps.web;

  scope.get(WEB_PATHS.signIn, async (): Promise<SignInMethods> => ({
    local: config.localSignIn,
    oidc: oidc && { label: oidc.label, start: WEB_PATHS.oidcStart },
  }));

  scope.post(WEB_PATHS.signIn, async (request, reply) => {
    if (!config.localSignIn) throw new WebError('FORBIDDEN', 'Passwords are not used here.');
    const { email, password } = parse(signInSchema, request.body);
    return welcome(
      deps,
      request,
      reply,
      await signIn.byPassword(email, password, visitorOf(request, config)),
    );
  });

  scope.post(WEB_PATHS.signInByLink, async (request, reply) => {
    const { token } = parse(signInByLinkSchema, request.body);
    return welcome(deps, request, reply, await signIn.byLink(token, visitorOf(request, config)));
  });

  scope.post(WEB_PATHS.signOut, async (request, reply) => {
    const { visitor } = request;
    if (visitor !== null) {
      const { id } = visitor.session;
      await sessions.end(visitor.accountId, id);
      await record({ action: 'sign-out', actor: visitor.email, target: id, from: request.ip });
    }
    clearSessionCookie(request, reply, config);
    return reply.code(204).send();
  });

  scope.get(WEB_PATHS.me, member, (request) => describeMe(deps, requireMember(request)));

  scope.get(WEB_PATHS.sessions, member, async (request): Promise<WebSessions> => {
    const { accountId, session } = requireMember(request);
    const found = await sessions.list(accountId);
    return {
      sessions: found.map(({ id, createdAt, lastSeenAt, client, method }) => {
        return { id, createdAt, lastSeenAt, client, method, current: id === session.id };
      }),
    };
  });

  scope.delete(WEB_PATHS.sessions, member, async (request, reply) => {
    const { accountId, email, session } = requireMember(request);
    for (const id of await sessions.endOthers(accountId, session.id)) {
      await record({ action: 'session.ended', actor: email, target: id, from: request.ip });
    }
    return reply.code(204).send();
  });

  scope.delete(WEB_PATHS.session, member, async (request, reply) => {
    const { accountId, email, session } = requireMember(request);
    const id = idOf(request);
    if (!(await sessions.end(accountId, id))) throw new WebError('NOT_FOUND', 'There is no such session.');
    await record({ action: 'session.ended', actor: email, target: id, from: request.ip });
    if (id === session.id) clearSessionCookie(request, reply, config);
    return reply.code(204).send();
  });
};
