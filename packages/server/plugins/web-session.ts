import cookies from '@fastify/cookie';
import { WebError } from '@housestyle/contract/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { WebConfig } from '../config-web.ts';
import { clientName } from '../services/client-name.ts';
import { rateLimitOf, type QuotaService } from '../services/quota.ts';
import { ABSOLUTE_TIME } from '../services/sessions.ts';
import type { Visitor } from '../services/sign-in.ts';
import type { SessionOwner } from '../storage/sessions.ts';
import type { WebParts } from '../web.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the cookie stands for; null: nobody's. Routes of the web app only. */
    visitor: SessionOwner | null;
  }
}

const SESSION_COOKIE = 'housestyle_session';
const ATTEMPT_COOKIE = 'housestyle_oidc';

interface Deps {
  readonly quota: QuotaService;
  readonly clock: Clock;
  readonly web: Pick<WebParts, 'config' | 'sessions'>;
}

/**
 * The routes of the web app know people by a cookie and by nothing else, and take changes from the service's own pages
 * alone. Refusing who is not signed in is up to the routes: `member`, `administrator`.
 */
export function addWebSession(scope: FastifyInstance, { quota, clock, web }: Deps): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, web: true };
  });
  scope.register(cookies);
  scope.decorateRequest('visitor', null);
  scope.addHook('onRequest', async (request) => {
    if (!['GET', 'HEAD'].includes(request.method)) refuseOtherSites(request, web.config);
    const visitor = await web.sessions.find(readCookie(request, web.config, SESSION_COOKIE));
    if (visitor === null) return;
    request.visitor = visitor;
    request.rateLimit = rateLimitOf(quota.monthOf(visitor, clock()));
  });
}

/** Browsers say where a request comes from; what does not say so, or comes from elsewhere, changes nothing. */
function refuseOtherSites(request: FastifyRequest, { publicUrl }: WebConfig): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin } = request.headers;
  if (site === undefined && typeof origin === 'string' && URL.canParse(origin)) {
    const { host } = new URL(origin);
    if (host === request.host || (publicUrl !== null && host === new URL(publicUrl).host)) return;
  }
  throw new WebError('FORBIDDEN', "Changes are taken from the service's own pages only.");
}

/** The signed-in account; throws `SIGN_IN_REQUIRED`. */
export function requireMember({ visitor }: FastifyRequest): SessionOwner {
  if (visitor === null) throw new WebError('SIGN_IN_REQUIRED');
  return visitor;
}

/** The signed-in administrator; throws `SIGN_IN_REQUIRED` or `FORBIDDEN`. */
export function requireAdministrator(request: FastifyRequest): SessionOwner {
  const visitor = requireMember(request);
  if (visitor.role !== 'admin') throw new WebError('FORBIDDEN', 'This is for administrators.');
  return visitor;
}

type Access = {
  readonly onRequest: (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
};

/** Route options: refused before any of the body is read. */
export const member: Access = {
  onRequest(request, _reply, done) {
    requireMember(request);
    done();
  },
};

export const administrator: Access = {
  onRequest(request, _reply, done) {
    requireAdministrator(request);
    done();
  },
};

/** Who asks, for what begins a session. */
export function visitorOf(request: FastifyRequest, config: WebConfig): Visitor {
  return {
    address: request.ip,
    client: clientName(request.headers['user-agent']),
    token: readCookie(request, config, SESSION_COOKIE),
  };
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: WebConfig,
  token: string,
) {
  setCookie(request, reply, config, SESSION_COOKIE, token, ABSOLUTE_TIME / 1000);
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, config: WebConfig): void {
  setCookie(request, reply, config, SESSION_COOKIE, '', 0);
}

export function setAttemptCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: WebConfig,
  state: string,
) {
  setCookie(request, reply, config, ATTEMPT_COOKIE, state, state === '' ? 0 : 600);
}

export function readAttemptCookie(request: FastifyRequest, config: WebConfig): string | undefined {
  return readCookie(request, config, ATTEMPT_COOKIE);
}

/** Where the caller's browser finds the service. */
export function baseUrlOf(request: FastifyRequest, { publicUrl }: WebConfig): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

function isSecure(request: FastifyRequest, config: WebConfig): boolean {
  return baseUrlOf(request, config).startsWith('https:');
}

/** A browser keeps the prefix for cookies that only this host could set, over TLS. */
function nameOf(request: FastifyRequest, config: WebConfig, name: string): string {
  return isSecure(request, config) ? `__Host-${name}` : name;
}

function readCookie(request: FastifyRequest, config: WebConfig, name: string): string | undefined {
  return request.cookies[nameOf(request, config, name)];
}

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: WebConfig,
  name: string,
  value: string,
  maxAge: number,
): void {
  reply.setCookie(nameOf(request, config, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request, config),
    maxAge,
  });
}
