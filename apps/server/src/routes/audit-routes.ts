import { auditCsvColumns, auditRoutes, queryText } from '@dreamfork/api-client/contract';
import { listAudit, readWholeAudit } from '../services/audit/list-audit.ts';
import { actorOf, recordAct } from '../services/audit/record-act.ts';
import type { RouteGroup } from './register-routes.ts';
import { sendCsv } from './send-csv.ts';

export const registerAuditRoutes: RouteGroup = ({ answer, send, services, limits }) => {
  answer(auditRoutes.list, ({ query }) => listAudit(services, query));
  send(
    auditRoutes.exportCsv,
    async (call) => {
      await recordAct(services.database, services, {
        action: 'audit-export',
        actor: actorOf(call),
        after: { filters: queryText(call.query) },
      });
      const pages = readWholeAudit(services, call.query);
      return sendCsv(call.reply, { name: 'dreamfork-audit', columns: auditCsvColumns, pages });
    },
    { preHandler: limits.exports },
  );
};
