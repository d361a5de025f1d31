import { WEB_PATHS } from '@housestyle/contract/web';
import { member, requireMember } from '../../plugins/web-session.ts';
import type { WebRoutes } from './types.ts';

/** The same analysis and the same counter as the public route, for any signed-in account, Free included. */
export const analyzeRoutes: WebRoutes = (scope, { answerAnalysis }) => {
  scope.post(WEB_PATHS.analyze, member, (request, reply) =>
    answerAnalysis(request, reply, requireMember(request), 'web'),
  );
};
