import {
  newKeySchema,
  WEB_PATHS,
  WebError,
  type CreatedWebKey,
  type WebKey,
  type WebKeys,
} from '@housestyle/contract/web';
import { member, requireMember } from '../../plugins/web-session.ts';
import { createKey, revokeKey } from '../../services/keys.ts';
import { MAX_ACTIVE_KEYS, type ApiKey } from '../../storage/keys.ts';
import { idOf, parse } from './parse.ts';
import type { WebRoutes } from './types.ts';

/** The account's API keys. A value is shown once, by the answer that makes it. */
export const keyRoutes: WebRoutes = (scope, { storage, clock, web }) => {
  scope.get(WEB_PATHS.keys, member, async (request): Promise<WebKeys> => {
    const { accountId, tier } = requireMember(request);
    const keys = await storage.keys.list(accountId);
    return { keys: keys.map(toWebKey), limit: MAX_ACTIVE_KEYS, allowed: tier !== 'free' };
  });

  scope.post(WEB_PATHS.keys, member, async (request, reply): Promise<CreatedWebKey> => {
    const { email } = requireMember(request);
    const { label = null } = parse(newKeySchema, request.body ?? {});
    const created = await createKey(storage, clock, { email, label });
    await web.record({
      action: 'key.created',
      actor: email,
      target: created.id,
      from: request.ip,
      detail: `…${created.lastFour}`,
    });
    reply.code(201);
    return { ...toWebKey(created), key: created.key };
  });

  scope.delete(WEB_PATHS.key, member, async (request): Promise<WebKey> => {
    const { accountId, email } = requireMember(request);
    const id = idOf(request);
    const own = (await storage.keys.list(accountId)).find((key) => key.id === id);
    if (own === undefined) throw new WebError('NOT_FOUND', 'There is no such key.');
    const revoked = await revokeKey(storage, clock, id);
    if (own.revokedAt === null) {
      const detail = `…${own.lastFour}`;
      await web.record({ action: 'key.revoked', actor: email, target: id, from: request.ip, detail });
    }
    return toWebKey(revoked);
  });
};

function toWebKey({ id, label, lastFour, createdAt, lastUsedAt, revokedAt }: ApiKey): WebKey {
  return { id, label, lastFour, createdAt, lastUsedAt, revokedAt };
}
