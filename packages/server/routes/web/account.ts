import { passwordChangeSchema, WEB_PATHS, WebError } from '@housestyle/contract/web';
import { member, requireMember, visitorOf } from '../../plugins/web-session.ts';
import { checkNewPassword, hashPassword, verifyPassword } from '../../services/passwords.ts';
import { welcome } from './me.ts';
import { parse } from './parse.ts';
import type { WebRoutes } from './types.ts';

/** Milliseconds after signing in for which an account without a password may set one. */
const FRESH = 15 * 60_000;

/** The account's own password. A change ends every session, and begins this one anew. */
export const accountRoutes: WebRoutes = (scope, deps) => {
  const { storage, clock, web } = deps;

  scope.post(WEB_PATHS.password, member, async (request, reply) => {
    const { accountId, email, session } = requireMember(request);
    const wish = parse(passwordChangeSchema, request.body);
    if (!web.config.localSignIn) throw new WebError('FORBIDDEN', 'Passwords are not used here.');
    checkNewPassword(wish.newPassword, email);

    const hash = await storage.credentials.passwordHash(accountId);
    const deed = { action: 'password.changed', actor: email, target: email, from: request.ip } as const;
    if (hash === null) {
      const age = clock().getTime() - Date.parse(session.createdAt);
      if (age > FRESH) throw new WebError('FORBIDDEN', 'Sign in anew, then set a password.');
    } else {
      web.signIn.guess(email, request.ip);
      if (!(await verifyPassword(wish.currentPassword ?? '', hash))) {
        await web.record({ ...deed, result: 'failed' });
        throw new WebError('FORBIDDEN', 'The current password is wrong.');
      }
      web.signIn.guessed(email, request.ip);
    }

    await storage.credentials.savePassword(
      accountId,
      await hashPassword(wish.newPassword),
      clock().toISOString(),
    );
    await web.sessions.endOthers(accountId, null);
    await web.record(deed);
    const started = await web.sessions.start(
      accountId,
      session.method,
      visitorOf(request, web.config).client,
    );
    return welcome(deps, request, reply, started);
  });
};
