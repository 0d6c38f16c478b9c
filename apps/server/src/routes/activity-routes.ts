import { activityCsvColumns, activityRoutes } from '@dreamfork/api-client/contract';
import { readActivity, readActivitySummary } from '../services/statistics/read-activity.ts';
import type { RouteGroup } from './register-routes.ts';
import { sendExport } from './send-export.ts';

export const registerActivityRoutes: RouteGroup = ({ answer, send, services, limits }) => {
  answer(activityRoutes.list, ({ query }) => readActivity(services, query));
  answer(activityRoutes.summary, ({ query }) => readActivitySummary(services, query));
  send(
    activityRoutes.exportCsv,
    (call) => {
      async function* pages() {
        yield (await readActivity(services, call.query)).items;
      }
      return sendExport(services, call, {
        action: 'activity-export',
        name: 'dreamfork-activity',
        columns: activityCsvColumns,
        pages: pages(),
      });
    },
    { preHandler: limits.exports },
  );
};
