import {
  accountChangeSchema,
  newAccountSchema,
  WEB_PATHS,
  WebError,
  type SignInLink,
  type WebAccount,
  type WebAccounts,
} from '@housestyle/contract/web';
import type { FastifyRequest } from 'fastify';
import { administrator, baseUrlOf, requireAdministrator } from '../../plugins/web-session.ts';
import { createAccount, describeChange, listAccounts, updateAccount } from '../../services/accounts.ts';
import { createSignInLink } from '../../services/sign-in-links.ts';
import type { Account } from '../../storage/accounts.ts';
import { idOf, parse } from './parse.ts';
import type { WebRoutes } from './types.ts';

/** Accounts, their tiers, limits and roles: for administrators. */
export const adminRoutes: WebRoutes = (scope, { storage, clock, limits, web }) => {
  const accountOf = async (request: FastifyRequest): Promise<Account> => {
    const account = await storage.accounts.findById(idOf(request));
    if (account === null) throw new WebError('NOT_FOUND', 'There is no such account.');
    return account;
  };

  scope.get(WEB_PATHS.accounts, administrator, async (): Promise<WebAccounts> => {
    return { accounts: await listAccounts(storage, clock), limits: { ...limits } };
  });

  scope.post(WEB_PATHS.accounts, administrator, async (request, reply): Promise<WebAccount> => {
    const admin = requireAdministrator(request);
    const { email, tier, limit = null, role = 'member' } = parse(newAccountSchema, request.body);
    const account = await createAccount(storage, clock, { email, tier, limit, role });
    await web.record({
      action: 'account.created',
      actor: admin.email,
      target: account.email,
      from: request.ip,
      detail: `${role}, ${tier}`,
    });
    reply.code(201);
    return account;
  });

  scope.patch(WEB_PATHS.account, administrator, async (request): Promise<WebAccount> => {
    const admin = requireAdministrator(request);
    const wish = parse(accountChangeSchema, request.body);
    const before = await accountOf(request);
    if (before.id === admin.accountId && wish.role === 'member') {
      throw new WebError('CONFLICT', 'Another administrator must take this role from you.');
    }
    const { tier, limit, role } = wish;
    const after = await updateAccount(storage, before.email, {
      ...(tier !== undefined && { tier }),
      ...(limit !== undefined && { limit }),
      ...(role !== undefined && { role }),
    });
    const detail = describeChange(before, after);
    if (detail !== null) {
      await web.record({
        action: 'account.changed',
        actor: admin.email,
        target: after.email,
        from: request.ip,
        detail,
      });
    }
    return after;
  });

  scope.post(WEB_PATHS.accountLink, administrator, async (request, reply): Promise<SignInLink> => {
    const admin = requireAdministrator(request);
    const account = await accountOf(request);
    const link = await createSignInLink(storage, clock, account.id, baseUrlOf(request, web.config));
    await web.record({
      action: 'sign-in-link.created',
      actor: admin.email,
      target: account.email,
      from: request.ip,
    });
    reply.code(201);
    return link;
  });
};
