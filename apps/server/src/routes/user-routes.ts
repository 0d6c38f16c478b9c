import { queryText, userCsvColumns, userRoutes } from '@dreamfork/api-client/contract';
import { actorOf, recordAct } from '../services/audit/record-act.ts';
import {
  blockUser,
  grantPremium,
  revokePremium,
  unblockUser,
} from '../services/users/act-on-user.ts';
import { listUsers, readUsers } from '../services/users/list-users.ts';
import { readUserStatistics } from '../services/users/user-statistics.ts';
import type { RouteGroup } from './register-routes.ts';
import { sendCsv } from './send-csv.ts';

export const registerUserRoutes: RouteGroup = ({ answer, send, services, limits }) => {
  // The specification has these calls under two addresses.
  for (const definition of [userRoutes.list, userRoutes.listAlias]) {
    answer(definition, ({ query }) => listUsers(services, query));
  }
  for (const definition of [userRoutes.statistics, userRoutes.statisticsAlias]) {
    answer(definition, () => readUserStatistics(services));
  }
  send(
    userRoutes.exportCsv,
    async (call) => {
      await recordAct(services.database, services, {
        action: 'users-export',
        actor: actorOf(call),
        after: { filters: queryText(call.query) },
      });
      const pages = readUsers(services, call.query);
      return sendCsv(call.reply, { name: 'dreamfork-users', columns: userCsvColumns, pages });
    },
    { preHandler: limits.exports },
  );
  answer(userRoutes.block, (call) => blockUser(services, { ...call.params, actor: actorOf(call) }));
  answer(userRoutes.unblock, (call) =>
    unblockUser(services, { ...call.params, actor: actorOf(call) }),
  );
  answer(userRoutes.grantPremium, (call) =>
    grantPremium(services, { ...call.params, ...call.body, actor: actorOf(call) }),
  );
  answer(userRoutes.revokePremium, (call) =>
    revokePremium(services, { ...call.params, actor: actorOf(call) }),
  );
};
