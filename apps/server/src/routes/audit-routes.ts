import { auditRoutes } from '@dreamfork/api-client/contract';
import { listAudit } from '../services/audit/list-audit.ts';
import type { RouteGroup } from './register-routes.ts';

export const registerAuditRoutes: RouteGroup = ({ answer, services }) => {
  answer(auditRoutes.list, ({ query }) => listAudit(services, query));
};
