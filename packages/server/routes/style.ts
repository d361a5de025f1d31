import { STYLE_PATH, type SavedStyle } from '@housestyle/contract';
import type { FastifyInstance } from 'fastify';
import { requireApiAccess } from '../plugins/authentication.ts';
import { currentStyle, type StyleWorld } from '../services/saved-styles.ts';

/** `GET /api/v1/style`: the saved style of the key's account, to read. It is no analysis and is not counted. */
export function addStyleRoute(app: FastifyInstance, world: StyleWorld): void {
  app.get(STYLE_PATH, async (request): Promise<SavedStyle> => {
    const { accountId } = requireApiAccess(request);
    const { revision, style } = await currentStyle(world, accountId);
    const { rules = null, termSubs = [], glossary = [] } = style;
    return { revision, rules, termSubs, glossary };
  });
}
