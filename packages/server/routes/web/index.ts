import type { FastifyInstance } from 'fastify';
import { addWebErrors } from '../../plugins/web-errors.ts';
import { addWebSession } from '../../plugins/web-session.ts';
import { accountRoutes } from './account.ts';
import { adminRoutes } from './admin.ts';
import { analyzeRoutes } from './analyze.ts';
import { auditRoutes } from './audit.ts';
import { keyRoutes } from './keys.ts';
import { oidcRoutes } from './oidc.ts';
import { sessionRoutes } from './session.ts';
import { styleRoutes } from './style.ts';
import type { WebDeps, WebRoutes } from './types.ts';
import { usageRoutes } from './usage.ts';

const RESOURCES: readonly WebRoutes[] = [
  sessionRoutes,
  oidcRoutes,
  accountRoutes,
  keyRoutes,
  styleRoutes,
  usageRoutes,
  analyzeRoutes,
  adminRoutes,
  auditRoutes,
];

/** The web app's own API, below `/api/web`: cookies are read here and nowhere else, API keys anywhere but here. */
export function addWebRoutes(app: FastifyInstance, deps: WebDeps): void {
  app.register(async (scope) => {
    addWebErrors(scope);
    addWebSession(scope, deps);
    for (const addRoutes of RESOURCES) addRoutes(scope, deps);
  });
}
