import { auditQuerySchema, WEB_PATHS } from '@housestyle/contract/web';
import { administrator } from '../../plugins/web-session.ts';
import { readAuditTrail } from '../../services/audit.ts';
import { parse } from './parse.ts';
import type { WebRoutes } from './types.ts';

/** The audit trail in pages: for administrators. */
export const auditRoutes: WebRoutes = (scope, { storage }) => {
  scope.get(WEB_PATHS.audit, administrator, (request) =>
    readAuditTrail(storage, parse(auditQuerySchema, request.query)),
  );
};
