import { WEB_PATHS } from '@housestyle/contract/web';
import { member, requireMember } from '../../plugins/web-session.ts';
import { reportUsage } from '../../services/usage.ts';
import type { WebRoutes } from './types.ts';

/** The account's month, and its last twelve by door and mode. */
export const usageRoutes: WebRoutes = (scope, { storage, clock, quota, web }) => {
  scope.get(WEB_PATHS.usage, member, async (request) => {
    await web.usage.flush();
    return reportUsage(storage, clock, quota.monthOf(requireMember(request), clock()));
  });
};
