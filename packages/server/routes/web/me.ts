import type { Me } from '@housestyle/contract/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setSessionCookie } from '../../plugins/web-session.ts';
import { quotaOf, rateLimitOf, type Month } from '../../services/quota.ts';
import type { NewSession } from '../../services/sessions.ts';
import type { SessionOwner } from '../../storage/sessions.ts';
import type { WebDeps } from './types.ts';

/** What the web app knows of who is signed in. */
export async function describeMe({ storage, quota, clock }: WebDeps, owner: SessionOwner): Promise<Me> {
  const month: Month = quota.monthOf(owner, clock());
  return {
    account: { id: owner.accountId, email: owner.email, tier: owner.tier, role: owner.role },
    quota: quotaOf(month),
    quotaReset: month.reset,
    sessionId: owner.session.id,
    hasPassword: (await storage.credentials.passwordHash(owner.accountId)) !== null,
  };
}

/** Hands a new session to the browser: its cookie, and the headers and the body of somebody who is known. */
export async function welcome(
  deps: WebDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { token }: NewSession,
): Promise<Me> {
  const owner = await deps.web.sessions.find(token);
  if (owner === null) throw new Error('A session ended as it began.');
  request.rateLimit = rateLimitOf(deps.quota.monthOf(owner, deps.clock()));
  setSessionCookie(request, reply, deps.web.config, token);
  return describeMe(deps, owner);
}
