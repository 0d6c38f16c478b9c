import { auditCsvColumns, auditRoutes } from '@dreamfork/api-client/contract';
import { listAudit, readWholeAudit } from '../services/audit/list-audit.ts';
import type { RouteGroup } from './register-routes.ts';
import { sendExport } from './send-export.ts';

export const registerAuditRoutes: RouteGroup = ({ answer, send, services, limits }) => {
  answer(auditRoutes.list, ({ query }) => listAudit(services, query));
  send(
    auditRoutes.exportCsv,
    (call) =>
      sendExport(services, call, {
        action: 'audit-export',
        name: 'dreamfork-audit',
        columns: auditCsvColumns,
        pages: readWholeAudit(services, call.query),
      }),
    { preHandler: limits.exports },
  );
};
